/*
 * The runner of GitHub Actions executes commands in the output of a step, on both streams: `::name::` at the
 * start of a line, after any white space, and `##[name]` anywhere. Azure Pipelines executes `##vso[name]`,
 * TeamCity `##teamcity[name]`. Text from a snapshot may contain any of them.
 */
import { printable, visibleJson } from '../../bytes/json/quote.js';

const OLD_COMMAND = /##([\w.]{0,20})\[/g;
/** The runner skips Unicode white space before a command. */
const COMMAND_LINE = /^([\t\v\f \u0085\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)::/gm;

/** Breaks up everything in a log that the runner would take for a command. */
export function withoutCommands(text: string): string {
  return text.replaceAll(OLD_COMMAND, '## $1[').replaceAll(COMMAND_LINE, '$1: :');
}

/** Whether the runner might find a command in a text. */
export function mayHoldCommands(text: string): boolean {
  return text.search(OLD_COMMAND) !== -1 || text.search(COMMAND_LINE) !== -1;
}

/** A value as JSON that contains no command of the runner, and nothing that a terminal acts on. */
export function jsonWithoutCommands(value: unknown, indentation?: number): string {
  return jsonTextWithoutCommands(JSON.stringify(value, null, indentation));
}

/** {@link jsonWithoutCommands} for JSON text, which has commands and control characters in strings only. */
export function jsonTextWithoutCommands(json: string): string {
  return visibleJson(json).replaceAll(OLD_COMMAND, '##$1\\u005b');
}

/** Characters of the names of files that commands can hold as they are. */
const IN_NAMES = '\t\r\n';

/** A command that becomes an annotation on GitHub. @param text printable, in one line or several */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string {
  const all = Object.entries(properties).map(([name, value]) => {
    const shown = escaped(printable(String(value), IN_NAMES).replaceAll(OLD_COMMAND, '## $1['));
    return `${name}=${shown.replaceAll(':', '%3A').replaceAll(',', '%2C')}`;
  });
  return `::${level} ${all.join(',')}::${escaped(withoutCommands(text))}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
