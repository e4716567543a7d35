import { KEEPS } from '../../roundtrip/difference.js';
import { CommandError } from '../../workspace/command-error.js';
import { AGENT, formatOf } from '../agent-format.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf } from '../option-values.js';
import { type Given, list, type OptionTable, refuseBoth, value } from '../options.js';
import type { RoundtripRequest } from './roundtrip.js';

const COMPARISON = 'Comparison:';
const FILES = 'Files:';
const REPORT = 'Report:';
const FORMATS = ['text', 'json', AGENT] as const;
const STDIN = '-';

const OPTIONS = {
  keep: value(
    `what must be the same: ${KEEPS.join(', ')}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`,
    { group: COMPARISON, example: '--keep values', words: KEEPS },
  ),
  allow: list('a part that may differ, as a pointer GLOB. Repeatable', {
    group: COMPARISON,
    example: "--allow '/quests/**'",
    words: [],
  }),
  through: value('run COMMAND with the file on its standard input, and compare its output with the file', {
    group: FILES,
    example: "--through 'jq .'",
    words: [],
  }),
  since: value(
    'compare each snapshot that this branch has changed with what it was where the branch left REF. Paths narrow it down; the default of --keep is then unknown',
    { group: FILES, example: '--since origin/main', words: [] },
  ),
  format: value('text (the default), json or agent', {
    group: REPORT,
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
} as const satisfies OptionTable;

type RoundtripOptions = Given<typeof OPTIONS>;

/** `roomlint roundtrip`: compares two files, or one with what a tool makes of it, and says what was lost. */
export const roundtrip = defineCommand(
  {
    name: 'roundtrip',
    synopsis: '[options] <before> [<after>]',
    summary: 'show what was lost between two versions of a file, or what a tool would lose',
    options: OPTIONS,
    completes: 'files',
    details: `"-" is standard input, for one of the two files. With one file and nothing to compare it with, roundtrip lists
what an ordinary JSON tool would destroy in it.

Examples:
  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/`,
    exits: {
      clean: 'everything that must be kept is kept',
      findings: 'something that must be kept is lost',
      error: 'no comparison: invalid usage, an unreadable file, invalid JSON, or a tool that failed',
    },
  },
  async (given, call) => {
    const request = readRequest(given, call);
    return (await import('./roundtrip.js')).roundtrip(request, call.terminal);
  },
);

/** @throws CommandError when the options cannot be combined */
function readRequest(given: RoundtripOptions, { cwd, words, terminal }: Call): RoundtripRequest {
  const { since: ref, through, allow = [] } = given;
  if (ref !== undefined) {
    refuseBoth(given, 'since', 'through');
    return {
      kind: 'since',
      ref,
      cwd,
      paths: words,
      allow,
      keep: oneOf('keep', KEEPS, given.keep ?? 'unknown'),
      format: oneOf('format', FORMATS, formatOf(given.format, terminal.world.env)),
    };
  }
  const [before, after, extra] = words;
  if (before === undefined)
    throw new CommandError('roundtrip needs a file, as in roomlint roundtrip before.json after.json');
  if (extra !== undefined) throw new CommandError(`roundtrip compares two files: remove "${extra}"`);
  if (after !== undefined && through !== undefined)
    throw new CommandError(`--through makes the second file itself: remove "${after}"`);
  if (before === STDIN && after === STDIN)
    throw new CommandError('standard input can be one of the two files, not both');
  if (after === undefined && through === undefined) {
    const idle = (['keep', 'allow'] as const).find((option) => given[option] !== undefined);
    if (idle !== undefined)
      throw new CommandError(`--${idle} needs a comparison: add a second file, or --through`);
  }
  const keep = oneOf('keep', KEEPS, given.keep ?? 'bytes');
  const format = oneOf('format', FORMATS, formatOf(given.format, terminal.world.env));
  return { kind: 'files', before, after, through, cwd, keep, allow, format };
}
