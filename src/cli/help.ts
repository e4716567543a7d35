import type { Argv } from 'yargs';
import { capitalized } from '../text/in-words.js';
import type { Command, CommandGroup, CommandTitle, ExitMeanings } from './command.js';
import { EXIT } from './exit-codes.js';
import { createYargs } from './yargs.js';

const WIDTH = 110;

/** The help of roomlint as a whole. */
export function generalHelp(commands: Iterable<CommandTitle>, exits: ExitMeanings): Promise<string> {
  const yargs = createYargs([])
    .usage(
      `roomlint finds mistakes in room-data snapshots, at the exact byte, before an import makes them live.

Usage: roomlint [command] [options] [paths..]`,
    )
    .epilogue(
      `check is the default command: \`roomlint rooms/\` is \`roomlint check rooms/\`.
\`roomlint <command> --help\` lists a command's options, \`roomlint --version\` shows the version.

Examples:
  roomlint garden.json                                  check one snapshot
  roomlint rooms/                                       check every .json file below a folder
  curl -s "$URL" | roomlint -                           check standard input
  roomlint --max-warnings 0 garden.json && ./import.sh  import only if there are no errors and warnings

${exitCodes(exits)}`,
    );
  listCommands(commands, yargs);
  return rendered(yargs);
}

export async function groupHelp(group: CommandGroup): Promise<string> {
  const { name, synopsis, summary, details } = group;
  const yargs = createYargs([])
    .usage(`${capitalized(summary)}\n\nUsage: roomlint ${name} ${synopsis}`)
    .epilogue(`${details}\n\n\`roomlint ${name} <command> --help\` lists a command's options.`);
  listCommands(await group.loadAll(), yargs);
  return rendered(yargs);
}

function listCommands(commands: Iterable<CommandTitle>, yargs: Argv): void {
  for (const { name, synopsis, summary } of commands)
    yargs.command(`${name} ${synopsis.replaceAll(/[<>]/g, '')}`, summary);
}

export function commandHelp(command: Command): Promise<string> {
  const yargs = createYargs([])
    .usage(`${capitalized(command.summary)}\n\nUsage: roomlint ${command.name} ${command.synopsis}`)
    .options(Object.fromEntries(command.allOptions))
    .epilogue(`${command.details}\n\n${exitCodes(command.exits)}`);
  return rendered(yargs);
}

async function rendered(yargs: Argv): Promise<string> {
  const help = await yargs.wrap(WIDTH).getHelp();
  return `${withoutTypes(help).trimEnd()}\n`;
}

/** Removes [boolean] and [string], which yargs writes behind each option. */
function withoutTypes(help: string): string {
  return help.replaceAll(/(?:\n[ ]*|[ ]*)\[(?:boolean|string|array)\]$/gm, '');
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
