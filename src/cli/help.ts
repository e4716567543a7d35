import { type Command, EXIT, type ExitMeanings } from './command.js';
import type { OptionHelp } from './usage.js';

const EXITS: ExitMeanings = {
  clean: 'nothing at error level, and warnings within --max-warnings',
  findings: 'findings',
  error:
    'the work could not be done: bad usage or config, an unreadable file, a pattern that selects nothing',
};

export function generalHelp(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name, synopsis }) => `${name} ${synopsis}`.length));
  const lines = commands.map(
    ({ name, synopsis, summary }) => `  ${`${name} ${synopsis}`.padEnd(width)}  ${summary}`,
  );
  return `roomlint finds what is wrong with room-data snapshots, at the exact byte, before an import makes it live.

Usage
  roomlint [command] [options] [paths..]

Commands
${lines.join('\n')}

"check" is the default: "roomlint rooms/" is "roomlint check rooms/".
"roomlint <command> --help" tells the options of each, "roomlint --version" the version.

Try it
  roomlint garden.json                    check one snapshot
  roomlint rooms/                         check every .json file below a folder
  curl -s "$URL" | roomlint -             check what a pipe brings
  roomlint garden.json && ./import.sh     import only what has no error

${exitCodes(EXITS)}`;
}

export function commandHelp(command: Command): string {
  const options: readonly OptionHelp[] = [...command.options, { name: 'help', help: 'show this help' }];
  const titles = options.map(({ name, value }) => (value === undefined ? `--${name}` : `--${name} ${value}`));
  const width = Math.max(...titles.map((title) => title.length));
  const lines = options.map(({ help }, index) => {
    const [first = '', ...rest] = help.split('\n');
    const more = rest.map((line) => `\n${' '.repeat(width + 4)}${line}`).join('');
    return `  ${(titles[index] ?? '').padEnd(width)}  ${first}${more}`;
  });
  return `${command.summary}

Usage
  roomlint ${command.name} ${command.synopsis}

Options
${lines.join('\n')}

${command.details}
${exitCodes(command.exits ?? EXITS)}`;
}

function exitCodes({ clean, findings, error }: ExitMeanings): string {
  return `Exit codes
  ${EXIT.clean}  ${clean}${findings === undefined ? '' : `\n  ${EXIT.findings}  ${findings}`}
  ${EXIT.error}  ${error}
  ${EXIT.crash}  a crash: a fault of roomlint
`;
}
