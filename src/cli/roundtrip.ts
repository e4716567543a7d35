import { rulePack } from '../../rules/index.js';
import { unprescannedBuffer } from '../files/prescan-thread.js';
import { type FileReading, readSnapshotFile, readStandardInput } from '../files/read.js';
import { printable } from '../json/quote.js';
import { createLinter } from '../lint/linter.js';
import { activeRules, presetSetting } from '../lint/pack.js';
import { type PlaceMatcher, placeGlobFault, placeMatcher } from '../lint/place-glob.js';
import { comparisonJson, hazardJson } from '../report/roundtrip-json.js';
import { comparisonText, hazardText, type Sides } from '../report/roundtrip-text.js';
import { compareTexts, NotJsonError } from '../roundtrip/compare.js';
import { KEEPS, type Keep } from '../roundtrip/difference.js';
import { findHazards, rewritten } from '../roundtrip/hazards.js';
import { nearest } from '../text/nearest.js';
import { type Command, EXIT, type ExitCode } from './command.js';
import { forPeople, warn, writeOut } from './streams.js';
import { hasColors, painter } from './terminal.js';
import { runThrough } from './through.js';
import { type Arguments, UsageError } from './usage.js';

const STDIN = '-';
const FORMATS = ['text', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** `roomlint roundtrip`: compares two files, or one with what a tool makes of it, and says what was lost. */
export const roundtrip: Command = {
  name: 'roundtrip',
  synopsis: '[options] <before> [<after>]',
  summary: 'say what was lost between two versions of a file, or what a tool would lose',
  options: [
    {
      name: 'keep',
      value: KEEPS.join('|'),
      example: '--keep values',
      help: `what must be the same: every byte (unless given), every value (white space, spelling and the order
of members may differ), or everything that roomlint does not know`,
    },
    {
      name: 'allow',
      value: 'GLOB',
      example: "--allow '/quests/**'",
      repeatable: true,
      help: 'a part that may differ, as a pointer glob. May be given several times.',
    },
    {
      name: 'through',
      value: 'COMMAND',
      example: "--through 'jq .'",
      help: 'run this with the file on its standard input, and compare what it writes with the file',
    },
    {
      name: 'since',
      value: 'REF',
      example: '--since origin/main',
      help: `compare each snapshot that this branch has changed with what it was where the branch left REF;
--keep is then unknown unless given, and paths narrow it down`,
    },
    { name: 'format', value: 'NAME', example: '--format json', help: 'text (unless given) or json' },
  ],
  details: `"-" is standard input, for one of the two. With one file and nothing to compare it with, it says what an ordinary JSON tool
would destroy in this file.

  roomlint roundtrip before.json after.json
  roomlint roundtrip --keep unknown downloaded.json edited.json
  roomlint roundtrip --keep values --allow '/logic/*#/Tasks/*/Id' before.json after.json
  roomlint roundtrip garden.json --through 'python3 my-script.py'
  roomlint roundtrip garden.json
  roomlint roundtrip --since origin/main rooms/
`,
  exits: {
    clean: 'what must be kept is kept',
    findings: 'something is lost that must be kept',
    error: 'the two could not be compared: bad usage, an unreadable file, no JSON, a tool that failed',
  },
  async run(given) {
    const ref = given.values.get('since')?.[0];
    return ref === undefined ? runRoundtrip(readRequest(given)) : sinceRef(ref, given);
  },
};

interface Request {
  readonly before: string;
  readonly after: string | undefined;
  readonly through: string | undefined;
  readonly keep: Keep;
  readonly allow: readonly PlaceMatcher[];
  readonly format: Format;
}

/** The work cannot be done; the message says which part of it and why. */
class CommandError extends Error {}

async function runRoundtrip(request: Request): Promise<ExitCode> {
  try {
    return await compare(request);
  } catch (error) {
    if (error instanceof CommandError) warn(error.message);
    else if (error instanceof NotJsonError)
      warn(notJson(error, { before: nameOf(request.before), after: afterName(request) }));
    else throw error;
    return EXIT.error;
  }
}

async function compare(request: Request): Promise<ExitCode> {
  const { keep, allow, format } = request;
  const paint = painter(format === 'text' && hasColors('out'));
  const before = read(request.before);
  const after = await other(request, before);
  if (after === undefined) {
    const hazards = findHazards(before);
    requireSame(before, rewritten(before));
    if (format === 'json') print(hazardJson(keep, hazards));
    else printText(hazardText(nameOf(request.before), before.length, hazards, paint));
    return EXIT.clean;
  }
  const comparison = compareTexts(before, after, { keep, allow });
  const sides = { before: nameOf(request.before), after: afterName(request), exempts: allow.length > 0 };
  if (format === 'json') print(comparisonJson(comparison));
  else printText(comparisonText(comparison, sides, paint));
  return comparison.verdict === 'lost' ? EXIT.findings : EXIT.clean;
}

/**
 * Proves of every snapshot that a branch has changed that nothing is lost which has to be kept. A file that was renamed is the same
 * file; one that is new has nothing to lose.
 */
async function sinceRef(ref: string, given: Arguments): Promise<ExitCode> {
  const { values, positionals } = given;
  const beside = ['through', 'format'].find((option) => values.has(option));
  if (beside !== undefined)
    throw new UsageError(`--since and --${beside} do not go together: leave out one of them`);
  const keep = oneOf('keep', KEEPS, values.get('keep')?.[0] ?? 'unknown');
  const allow = readAllowed(values.get('allow') ?? []);
  const paint = painter(hasColors('out'));
  const { branchChanges } = await import('./git-selection.js');
  const { changes, problems } = await branchChanges(ref, positionals);
  const { base, files, deleted } = changes;
  let code: ExitCode = EXIT.clean;
  for (const { path, message } of problems) {
    warn(`${path}: ${message}`);
    code = EXIT.error;
  }
  for (const { path, before, read: readAfter } of files) {
    if (before === undefined) {
      printText([`${printable(path)} is new: nothing of it can be lost\n\n`]);
      continue;
    }
    const sides = { before: `${base.slice(0, 8)}:${before.name}`, after: path, exempts: allow.length > 0 };
    try {
      // Git may convert line ends: where every byte counts, both sides have to be as a checkout writes them.
      const was = bytesOf(before.read(mostBytes(), keep === 'bytes'), sides.before);
      const is = bytesOf(readAfter(mostBytes(), unprescannedBuffer), path);
      const comparison = compareTexts(was, is, { keep, allow });
      const text = comparisonText(comparison, sides, paint);
      printText([`${printable(path)}\n`, ...text, '\n']);
      if (comparison.verdict === 'lost' && code === EXIT.clean) code = EXIT.findings;
    } catch (error) {
      if (error instanceof CommandError) warn(error.message);
      else if (error instanceof NotJsonError) warn(notJson(error, sides));
      else throw error;
      code = EXIT.error;
    }
  }
  for (const { path } of deleted) printText([`${printable(path)} is deleted as a whole\n\n`]);
  if (files.length + deleted.length + problems.length === 0)
    printText([`no snapshot has changed since ${printable(ref)}\n`]);
  return code;
}

/** What the file is compared with; undefined when it is looked at by itself. */
async function other(request: Request, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { before, after, through } = request;
  if (after !== undefined) return read(after);
  if (through === undefined) return undefined;
  const path = before === STDIN ? undefined : before;
  const output = await runThrough(through, { bytes, path }, mostBytes());
  if (output.kind === 'error') throw new CommandError(`"${through}": ${output.message}`);
  return output.bytes;
}

/** What our own reader leaves out nobody else could find. */
function requireSame(bytes: Uint8Array, again: Uint8Array): void {
  if (Buffer.compare(bytes, again) === 0) return;
  throw new Error('reading and writing the file does not give back its bytes');
}

function read(path: string): Uint8Array {
  const most = mostBytes();
  const reading: FileReading =
    path === STDIN
      ? readStandardInput(most, unprescannedBuffer)
      : readSnapshotFile(path, most, unprescannedBuffer);
  return bytesOf(reading, nameOf(path));
}

function bytesOf(reading: FileReading, name: string): Uint8Array {
  if (reading.kind === 'bytes') return reading.bytes;
  if (reading.kind === 'error') throw new CommandError(`${name}: ${reading.message}`);
  const most = mostBytes().toLocaleString('en');
  throw new CommandError(`${name}: it has more than ${most} bytes, the most that an import takes`);
}

function nameOf(path: string): string {
  return path === STDIN ? '<stdin>' : path;
}

function afterName({ after }: Request): string {
  return after === undefined ? '<through>' : nameOf(after);
}

function notJson({ which, at, fault }: NotJsonError, sides: Pick<Sides, 'before' | 'after'>): string {
  const name = sides[which];
  const sentence = /[.?!]$/.test(fault) ? fault : `${fault}.`;
  return `${name}:${at.line}:${at.column} ${sentence} Only JSON can be compared`;
}

function print(pieces: Iterable<string>, shown = (piece: string): string => piece): void {
  let batch = '';
  for (const piece of pieces) {
    batch += shown(piece);
    if (batch.length < BATCH) continue;
    writeOut(batch);
    batch = '';
  }
  writeOut(batch);
}

/** Text for people, which may hold what a snapshot says. */
function printText(pieces: Iterable<string>): void {
  print(pieces, forPeople);
}

/** Pieces are written together up to about this many UTF-16 units. */
const BATCH = 1 << 18;

/** What an import takes: no file beyond that is worth comparing. */
function mostBytes(): number {
  const settings = [...rulePack].map(([id, rule]) => [id, presetSetting('recommended', rule)] as const);
  return createLinter(rulePack, activeRules(rulePack, new Map(settings))).maxBytes;
}

/** @throws UsageError when it cannot be meant */
function readRequest({ values, positionals }: Arguments): Request {
  const [before, after, extra] = positionals;
  const through = values.get('through')?.[0];
  if (before === undefined)
    throw new UsageError('roundtrip needs a file, as in roomlint roundtrip before.json after.json');
  if (extra !== undefined) throw new UsageError(`roundtrip compares two files: leave out "${extra}"`);
  if (after !== undefined && through !== undefined)
    throw new UsageError(`--through makes the second text itself: leave out "${after}"`);
  if (before === STDIN && after === STDIN)
    throw new UsageError('standard input can be one of the two files, not both');
  if (after === undefined && through === undefined) {
    const idle = ['keep', 'allow'].find((option) => values.has(option));
    if (idle !== undefined)
      throw new UsageError(`--${idle} is about a comparison: give a second file, or --through`);
  }
  const allow = readAllowed(values.get('allow') ?? []);
  const keep = oneOf('keep', KEEPS, values.get('keep')?.[0] ?? 'bytes');
  const format = oneOf('format', FORMATS, values.get('format')?.[0] ?? 'text');
  return { before, after, through, keep, allow, format };
}

function readAllowed(globs: readonly string[]): PlaceMatcher[] {
  return globs.map((glob) => {
    const fault = placeGlobFault(glob);
    if (fault !== undefined) throw new UsageError(`--allow ${fault}`);
    return placeMatcher(glob);
  });
}

function oneOf<Choice extends string>(option: string, choices: readonly Choice[], given: string): Choice {
  const choice = choices.find((known) => known === given);
  if (choice !== undefined) return choice;
  const guess = nearest(given, choices);
  const hint = guess === undefined ? `there are ${choices.join(', ')}` : `did you mean ${guess}?`;
  throw new UsageError(`--${option} has no "${given}": ${hint}`);
}
