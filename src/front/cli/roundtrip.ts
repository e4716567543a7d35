import { closeSync, openSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { type PlaceMatcher, placeGlobFault, placeMatcher } from '../../verdict/lint/place-glob.js';
import { MAX_CREDENTIALS } from '../../verdict/lint/redaction.js';
import type { Answer } from '../../verdict/report/answer.js';
import { comparisonAnswer, hazardsAnswer, type Sides } from '../../verdict/report/roundtrip-answer.js';
import {
  branchReport,
  comparisonReport,
  type FileOutcome,
  hazardReport,
} from '../../verdict/report/roundtrip-json.js';
import { compareTexts } from '../../verdict/roundtrip/compare.js';
import { type Comparison, KEEPS, type Keep } from '../../verdict/roundtrip/difference.js';
import { findHazards } from '../../verdict/roundtrip/hazards.js';
import { isNeverSnapshot } from '../../world/files/known-files.js';
import type { ChangedFile } from '../../world/files/repository.js';
import { startProgram } from '../../world/files/start-program.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { inputName, readInput, requireBytes } from '../../world/workspace/input.js';
import { whyNotCompared } from '../../world/workspace/not-compared.js';
import { STDIN } from '../../world/workspace/path-source.js';
import { defineCommand, EXIT, type ExitCode } from './command.js';
import { formatOf } from './formats.js';
import { oneOf } from './option-values.js';
import { formatOption, list, type OptionTable, refuseBoth, value } from './options.js';
import { ANSWER_FORMATS, type AnswerFormat, printAnswers } from './print-answers.js';
import type { Terminal } from './terminal.js';

const COMPARISON = 'Comparison:';
const FILES = 'Files:';

const OPTIONS = {
  keep: value(
    `what must be the same: ${KEEPS.join(', ')}. The default is bytes: every byte. With values, white space, spelling and member order may differ. With unknown, everything that roomlint does not know must be kept`,
    { group: COMPARISON, example: '--keep values' },
  ),
  allow: list('a part that may differ, as a pointer GLOB. Repeatable', {
    group: COMPARISON,
    example: "--allow '/quests/**'",
  }),
  through: value('run COMMAND with the file on its standard input, and compare its output with the file', {
    group: FILES,
    example: "--through 'jq .'",
  }),
  since: value(
    'compare each snapshot that this branch has changed with what it was where the branch left REF. Paths narrow it down; the default of --keep is then unknown',
    { group: FILES, example: '--since origin/main' },
  ),
  format: formatOption(ANSWER_FORMATS),
} as const satisfies OptionTable;

/** `roomlint roundtrip`: compares two files, or one with what a tool makes of it, and says what was lost. */
export const roundtrip = defineCommand(
  {
    options: OPTIONS,
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
  async (given, { cwd, words, terminal }) => {
    const { since, through, allow = [] } = given;
    const keep = oneOf('keep', KEEPS, given.keep ?? (since === undefined ? 'bytes' : 'unknown'));
    const format = oneOf('format', ANSWER_FORMATS, formatOf(given.format, terminal.world.env));
    const comparer = new Comparer({ cwd, keep, format, allow: readAllowed(allow) }, terminal);
    if (since !== undefined) {
      refuseBoth(given, 'since', 'through');
      return comparer.compareSince(since, words);
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
    return comparer.compare({ before, after, through });
  },
);

interface Wanted {
  readonly cwd: string;
  readonly keep: Keep;
  readonly format: AnswerFormat;
  readonly allow: readonly PlaceMatcher[];
}

/** Two files, or one and what a tool makes of it; or one by itself. */
interface Compared {
  readonly before: string;
  readonly after: string | undefined;
  readonly through: string | undefined;
}

class Comparer {
  constructor(
    private readonly wanted: Wanted,
    private readonly terminal: Terminal,
  ) {}

  async compare(files: Compared): Promise<ExitCode> {
    const { before, after } = files;
    const names = { before: inputName(before), after: after === undefined ? '<through>' : inputName(after) };
    try {
      return await this.compareFiles(files, names);
    } catch (error) {
      const why = whyNotCompared(error, names);
      throw why === undefined ? error : new CommandError(why);
    }
  }

  private async compareFiles(files: Compared, names: Omit<Sides, 'exempts'>): Promise<ExitCode> {
    const { keep, format } = this.wanted;
    const before = this.read(files.before);
    const after = await this.other(files, before);
    if (after === undefined) {
      const hazards = findHazards(before);
      const answers = () => [hazardsAnswer(names.before, before.length, hazards)];
      printAnswers(format, { answers, json: () => hazardReport(keep, hazards) }, this.terminal);
      return EXIT.clean;
    }
    const comparison = this.comparisonOf(before, after);
    const answers = () => [comparisonAnswer(this.sidesOf(names), comparison)];
    printAnswers(format, { answers, json: () => comparisonReport(comparison) }, this.terminal);
    return comparison.verdict === 'lost' ? EXIT.findings : EXIT.clean;
  }

  /** A renamed file is the same file; a new one has nothing to lose. */
  async compareSince(ref: string, paths: readonly string[]): Promise<ExitCode> {
    const { keep, format, cwd } = this.wanted;
    const { branchChanges } = await import('../../world/workspace/git-source.js');
    const { changes, problems } = branchChanges(ref, { paths, cwd, access: this.terminal.world });
    const { base, files, deleted } = changes;
    const compared = files.map((file) =>
      isNeverSnapshot(basename(file.absolute)) ? undefined : this.compareChanged(file, base),
    );
    const outcomes: FileOutcome[] = [
      ...problems.map(
        ({ path, message }) => ({ status: 'error', path, message: `${path}: ${message}` }) as const,
      ),
      ...compared.filter((outcome) => outcome !== undefined),
      ...deleted
        .filter(({ absolute }) => !isNeverSnapshot(basename(absolute)))
        .map(({ path }) => ({ status: 'deleted', path }) as const),
    ];
    for (const outcome of outcomes) if (outcome.status === 'error') this.terminal.warn(outcome.message);
    const answers = () => outcomes.map((outcome) => this.outcomeAnswer(outcome, base));
    printAnswers(format, { answers, json: () => branchReport(keep, outcomes) }, this.terminal);
    if (outcomes.length === 0) this.terminal.warn(`no snapshot has changed since ${printable(ref)}`);
    const passedOver = compared.filter((outcome) => outcome === undefined).length;
    if (passedOver > 0) this.terminal.warn(`${counted(passedOver, 'other JSON file')} passed over`);
    return outcomes
      .map(exitCodeOf)
      .reduce<ExitCode>((highest, code) => (code > highest ? code : highest), EXIT.clean);
  }

  private outcomeAnswer(outcome: FileOutcome, base: string): Answer {
    const { path: title } = outcome;
    switch (outcome.status) {
      case 'error':
        return { title, verdict: { symbol: '✗', text: outcome.message }, isError: true };
      case 'new':
        return { title, verdict: { symbol: '✓', text: 'new: there is nothing to lose' } };
      case 'deleted':
        return { title, verdict: { symbol: '!', text: 'deleted' } };
      case 'compared':
        return comparisonAnswer(this.sidesSince(title, outcome.before, base), outcome.comparison);
    }
  }

  private sidesSince(path: string, before: string, base: string): Sides {
    return this.sidesOf({ before: `${base.slice(0, 8)}:${before}`, after: path });
  }

  private sidesOf(names: Omit<Sides, 'exempts'>): Sides {
    return { ...names, exempts: this.wanted.allow.length > 0 };
  }

  /** Undefined for a file that holds no snapshot, neither now nor before. */
  private compareChanged({ path, before, read }: ChangedFile, base: string): FileOutcome | undefined {
    if (before === undefined) {
      const reading = read(MAX_IMPORTED_BYTES);
      return reading.kind === 'bytes' && !holdsSnapshot(reading.bytes) ? undefined : { status: 'new', path };
    }
    const sides = this.sidesSince(path, before.name, base);
    try {
      // Git may convert line ends: where every byte counts, both sides have to be as a checkout writes them.
      const asCheckedOut = this.wanted.keep === 'bytes';
      const was = requireBytes(before.read(MAX_IMPORTED_BYTES, asCheckedOut), sides.before).bytes;
      const is = requireBytes(read(MAX_IMPORTED_BYTES), path).bytes;
      if (!holdsSnapshot(was) && !holdsSnapshot(is)) return undefined;
      return { status: 'compared', path, before: before.name, comparison: this.comparisonOf(was, is) };
    } catch (error) {
      if (error instanceof CommandError) return { status: 'error', path, message: error.message };
      const message = whyNotCompared(error, sides);
      if (message === undefined) throw error;
      return { status: 'error', path, message };
    }
  }

  private comparisonOf(before: Uint8Array, after: Uint8Array): Comparison {
    const { keep, allow } = this.wanted;
    return compareTexts(before, after, { keep, allow, maxCredentials: MAX_CREDENTIALS });
  }

  /** The other side of the comparison; undefined when the file is looked at by itself. */
  private async other(files: Compared, bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const { before, after, through } = files;
    if (after !== undefined) return this.read(after);
    if (through === undefined) return undefined;
    const { cwd } = this.wanted;
    const path = before === STDIN ? undefined : resolve(cwd, before);
    const says = this.toolMessages(bytes);
    const output = await runThrough(through, { bytes, path, cwd }, { most: MAX_IMPORTED_BYTES, says });
    if (output.kind === 'error') throw new CommandError(`"${through}": ${output.message}`);
    return output.bytes;
  }

  /** Prints what a tool says on standard error, which may quote the file, without the credentials of the file. */
  private toolMessages(bytes: Uint8Array): (lines: string) => void {
    const { terminal } = this;
    let isHidden: boolean | undefined;
    return (lines) => {
      const wasHidden = isHidden;
      isHidden ??= terminal.hide(bytes, MAX_CREDENTIALS);
      if (isHidden) terminal.writeErr(lines);
      else if (wasHidden === undefined)
        terminal.warn('what the tool says is not shown: there are too many credentials');
    };
  }

  private read(path: string): Uint8Array {
    const from = { cwd: this.wanted.cwd, stdin: this.terminal.world.stdin };
    return requireBytes(readInput(path, from), inputName(path)).bytes;
  }
}

function exitCodeOf(outcome: FileOutcome): ExitCode {
  if (outcome.status === 'error') return EXIT.error;
  const isLost = outcome.status === 'compared' && outcome.comparison.verdict === 'lost';
  return isLost ? EXIT.findings : EXIT.clean;
}

/** A file that our own reader does not give back whole could not be compared. */
function readAllowed(globs: readonly string[]): PlaceMatcher[] {
  return globs.map((glob) => {
    const fault = placeGlobFault(glob);
    if (fault !== undefined) throw new CommandError(`--allow ${fault}`);
    return placeMatcher(glob);
  });
}

/** What a tool wrote, or why it wrote nothing. */
type ToolOutput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly message: string };

/** What a tool reads from its standard input. */
interface ToolInput {
  readonly bytes: Uint8Array;
  /** The file that holds it; undefined when it came from standard input. */
  readonly path: string | undefined;
  /** The folder to run it in. */
  readonly cwd: string;
}

/** Where the output of a tool goes. */
interface ToolSinks {
  /** It is stopped when it writes more bytes. */
  readonly most: number;
  /** Whole lines of its standard error. */
  readonly says: (lines: string) => void;
}

/** Runs a shell command on some bytes, and returns its output. */
function runThrough(
  command: string,
  { bytes, path, cwd }: ToolInput,
  { most, says }: ToolSinks,
): Promise<ToolOutput> {
  const file = path === undefined ? undefined : openFile(path);
  return new Promise((resolve) => {
    const stdio = [file ?? ('pipe' as const), 'pipe' as const, 'pipe' as const];
    const tool = startProgram(command, [], { cwd, env: process.env, shell: true, stdio });
    if (file !== undefined) closeSync(file);
    const pieces: Buffer[] = [];
    let length = 0;
    tool.on('error', (error) => resolve({ kind: 'error', message: `cannot be started: ${error.message}` }));
    tool.stdin?.on('error', () => {
      // It has closed its input. Its exit code says whether that was intended.
    });
    tool.stdout?.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) {
        pieces.push(piece);
        return;
      }
      // Ending the shell does not end its children. They end by themselves once their pipe is closed, and are
      // not waited for.
      tool.stdin?.destroy();
      tool.stdout?.destroy();
      tool.kill();
      tool.unref();
      resolve({ kind: 'error', message: `wrote more than ${most.toLocaleString('en')} bytes` });
    });
    let said = '';
    tool.stderr?.setEncoding('utf8').on('data', (piece: string) => {
      const lines = piece.lastIndexOf('\n') + 1;
      if (lines > 0) says(said + piece.slice(0, lines));
      said = lines > 0 ? piece.slice(lines) : said + piece;
    });
    tool.on('close', (code, signal) => {
      if (said !== '') says(`${said}\n`);
      if (signal !== null) resolve({ kind: 'error', message: `was ended by ${signal}` });
      else if (code !== 0) resolve({ kind: 'error', message: `ended with exit code ${code}` });
      else resolve({ kind: 'bytes', bytes: Buffer.concat(pieces) });
    });
    tool.stdin?.end(bytes);
  });
}

/** Opens a regular file as `tool < file` does, because a tool cannot open Node's pipes as /dev/stdin. */
function openFile(path: string): number | undefined {
  try {
    return statSync(path).isFile() ? openSync(path, 'r') : undefined;
  } catch {
    // It was removed meanwhile, but its bytes have been read.
    return undefined;
  }
}
