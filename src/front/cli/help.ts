import { addTo } from '../../bytes/text/add-to.js';
import { capitalized } from '../../bytes/text/in-words.js';
import { type Command, type CommandTitle, EXIT, type ExitMeanings } from './command.js';
import type { OptionSpec } from './options.js';

const WIDTH = 110;

/** The help of roomlint as a whole. */
export function generalHelp(commands: Iterable<CommandTitle>, exits: ExitMeanings): string {
  const rows = [...commands].map(({ name, summary }): Row => [`roomlint ${name}`, summary]);
  return `roomlint finds mistakes in room-data snapshots, at the exact byte, before an import makes them live.

Usage: roomlint [command] [options] [paths..]

Commands:
${table(rows)}
check is the default command: \`roomlint rooms/\` is \`roomlint check rooms/\`.
\`roomlint <command> --help\` lists a command's options, \`roomlint --version\` shows the version.

Examples:
  roomlint garden.json                                  check one snapshot
  roomlint rooms/                                       check every .json file below a folder
  curl -s "$URL" | roomlint -                           check standard input
  roomlint --max-warnings 0 garden.json && ./import.sh  import only if there are no errors and warnings

${exitCodes(exits)}
`;
}

export function commandHelp(command: Command): string {
  const { name: own, synopsis, summary, details, exits } = command;
  const groups = new Map<string, Row[]>();
  for (const [name, spec] of command.allOptions) {
    const { short: letter, description, group } = spec;
    const short = letter === undefined ? '    ' : `-${letter}, `;
    addTo(groups, group, [`${short}--${name}${valueName(name, spec)}`, description]);
  }
  const width = widthOf([...groups.values()].flat());
  const options = [...groups].map(([group, rows]) => `${group}\n${table(rows, width)}\n`);
  return `${capitalized(summary)}

Usage: roomlint ${own} ${synopsis}

${options.join('')}${details}

${exitCodes(exits)}
`;
}

/** What the value of an option is, where its last word does not say so. */
const VALUES: Readonly<Record<string, string>> = {
  allow: 'glob',
  data: 'folder',
  focus: 'quest',
  folder: 'folder',
  format: 'format',
  'import-from': 'origin',
  'max-removed': 'limit',
  only: 'rule',
  protect: 'part',
  resolve: 'place=side',
  room: 'id',
  root: 'folder',
  since: 'ref',
  through: 'command',
  unlisted: 'field',
};

/** ` <file>`; empty for a switch. */
function valueName(name: string, { kind, isPath }: OptionSpec): string {
  if (kind === 'switch') return '';
  if (VALUES[name] !== undefined) return ` <${VALUES[name]}>`;
  if (isPath) return ' <file>';
  return kind === 'number' ? ' <n>' : ` <${name.split('-').at(-1)}>`;
}

type Row = readonly [left: string, right: string];

function widthOf(rows: readonly Row[]): number {
  return rows.reduce((width, [left]) => Math.max(width, left.length), 0);
}

/** Rows in two columns. */
function table(rows: readonly Row[], width = widthOf(rows)): string {
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${hanging(right, width + 4)}\n`).join('');
}

function exitCodes(exits: ExitMeanings): string {
  const meanings = [
    [EXIT.clean, exits.clean],
    [EXIT.findings, exits.findings],
    [EXIT.error, exits.error],
    [EXIT.crash, 'roomlint crashed: a bug in roomlint'],
  ] as const;
  const lines = meanings.flatMap(([code, meaning]) =>
    meaning === undefined ? [] : [`  ${code}  ${hanging(meaning, 5)}`],
  );
  return `Exit codes:\n${lines.join('\n')}`;
}

/** A text in lines that leave room for an indent, which all but the first have. */
function hanging(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && indent + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
