import { basename, resolve } from 'node:path';
import { isNeverSnapshot } from '../../files/known-files.js';
import { unprescannedBuffer } from '../../files/prescan-thread.js';
import type { ChangedFile } from '../../files/repository.js';
import { printable } from '../../json/quote.js';
import { holdsSnapshot } from '../../lint/holds-snapshot.js';
import { type PlaceMatcher, placeGlobFault, placeMatcher } from '../../lint/place-glob.js';
import { MAX_CREDENTIALS } from '../../lint/redaction.js';
import type { Answer } from '../../report/agent/reply.js';
import { agentText } from '../../report/agent/reply.js';
import { comparisonAnswer, hazardsAnswer } from '../../report/agent/roundtrip.js';
import { BranchJson, comparisonJson, type FileOutcome, hazardJson } from '../../report/roundtrip-json.js';
import { comparisonText, hazardText, type Sides } from '../../report/roundtrip-text.js';
import { type CompareOptions, compareTexts } from '../../roundtrip/compare.js';
import type { Keep } from '../../roundtrip/difference.js';
import { findHazards, rewritten } from '../../roundtrip/hazards.js';
import { MAX_IMPORTED_BYTES } from '../../snapshot/import-limit.js';
import { MAX_RECORDS } from '../../snapshot/sections.js';
import { counted } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { inputName, readInput, requireBytes } from '../../workspace/input.js';
import { whyNotCompared } from '../../workspace/not-compared.js';
import { STDIN } from '../../workspace/path-source.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { maskOutput } from '../masking.js';
import { writeBatched } from '../streams.js';
import { plain, type Terminal } from '../terminal.js';
import { runThrough } from './through.js';

/** What `roomlint roundtrip` was asked to do. */
export type RoundtripRequest = FileRequest | SinceRequest;

interface CommonRequest {
  readonly cwd: string;
  readonly keep: Keep;
  readonly allow: readonly string[];
  readonly format: 'text' | 'json' | 'agent';
}

/** Compares two files, or one with what a tool makes of it; or looks at one by itself. */
export interface FileRequest extends CommonRequest {
  readonly kind: 'files';
  readonly before: string;
  readonly after: string | undefined;
  readonly through: string | undefined;
}

/** Compares what a branch has changed with what it was. */
export interface SinceRequest extends CommonRequest {
  readonly kind: 'since';
  readonly ref: string;
  readonly paths: readonly string[];
}

/** Compares, and prints what was lost. */
export async function roundtrip(request: RoundtripRequest, terminal: Terminal): Promise<ExitCode> {
  maskOutput(terminal);
  const comparer = new Comparer(request, terminal, readAllowed(request.allow));
  return request.kind === 'files' ? comparer.compare(request) : comparer.compareSince(request);
}

/** Said of a file that holds no snapshot, neither now nor before. */
const PASSED_OVER = 'passed over';

class Comparer {
  constructor(
    private readonly common: CommonRequest,
    private readonly terminal: Terminal,
    private readonly allow: readonly PlaceMatcher[],
  ) {}

  async compare(request: FileRequest): Promise<ExitCode> {
    const { before, after } = request;
    const names = { before: inputName(before), after: after === undefined ? '<through>' : inputName(after) };
    try {
      return await this.compareFiles(request, names);
    } catch (error) {
      const why = whyNotCompared(error, names);
      throw why === undefined ? error : new CommandError(why);
    }
  }

  private async compareFiles(
    request: FileRequest,
    names: Pick<Sides, 'before' | 'after'>,
  ): Promise<ExitCode> {
    const { keep, format } = request;
    const paint = format === 'text' ? this.terminal.painter('out') : plain;
    const before = this.read(request.before);
    const after = await this.other(request, before);
    if (after === undefined) {
      const hazards = findHazards(before);
      requireSame(before, rewritten(before));
      if (format === 'json') this.print(hazardJson(keep, hazards));
      else if (format === 'agent') this.printText(agentText([hazardsAnswer(names.before, hazards)]));
      else this.printText(hazardText(names.before, before.length, hazards, paint));
      return EXIT.clean;
    }
    const comparison = compareTexts(before, after, this.optionsFor(keep));
    const sides = { ...names, exempts: this.allow.length > 0 };
    if (format === 'json') this.print(comparisonJson(comparison));
    else if (format === 'agent') this.printText(agentText([comparisonAnswer(sides, comparison)]));
    else this.printText(comparisonText(comparison, sides, paint));
    return comparison.verdict === 'lost' ? EXIT.findings : EXIT.clean;
  }

  private optionsFor(keep: CompareOptions['keep']): CompareOptions {
    return { keep, allow: this.allow, maxRecords: MAX_RECORDS, maxCredentials: MAX_CREDENTIALS };
  }

  /** A renamed file is the same file; a new one has nothing to lose. */
  async compareSince({ ref, paths, cwd, keep, format }: SinceRequest): Promise<ExitCode> {
    const { branchChanges } = await import('../../workspace/git-source.js');
    const { changes, problems } = branchChanges(ref, { paths, cwd, access: this.terminal.world });
    const { base, files, deleted } = changes;
    const json = format === 'json' ? new BranchJson(keep) : undefined;
    const answers: Answer[] = [];
    let code: ExitCode = EXIT.clean;
    let reported = 0;
    let passedOver = 0;
    const report = (outcome: FileOutcome): void => {
      const one = exitCodeOf(outcome);
      if (one > code) code = one;
      reported++;
      if (outcome.status === 'error') this.terminal.warn(outcome.message);
      if (json !== undefined) this.print(json.file(outcome));
      else if (format === 'agent') for (const each of this.outcomeAnswer(outcome, base)) answers.push(each);
      else this.printText(this.outcomeText(outcome, base));
    };
    if (json !== undefined) this.print([json.start()]);
    for (const { path, message } of problems)
      report({ status: 'error', path, message: `${path}: ${message}` });
    for (const file of files) {
      const one = isNeverSnapshot(basename(file.absolute)) ? PASSED_OVER : this.compareChanged(file, base);
      if (one === PASSED_OVER) passedOver++;
      else report(one);
    }
    for (const { path, absolute } of deleted)
      if (!isNeverSnapshot(basename(absolute))) report({ status: 'deleted', path });
    if (json !== undefined) this.print([json.end()]);
    else if (answers.length > 0) this.printText(agentText(answers));
    else if (reported === 0) this.printText(`no snapshot has changed since ${printable(ref)}\n`);
    if (passedOver > 0) this.terminal.warn(`${counted(passedOver, 'other JSON file')} passed over`);
    return code;
  }

  private outcomeAnswer(outcome: FileOutcome, base: string): readonly Answer[] {
    if (outcome.status !== 'compared') {
      const head = this.outcomeText(outcome, base).trimEnd();
      return head === '' ? [] : [{ head: [head], data: {} }];
    }
    return [comparisonAnswer(this.sidesOf(outcome.path, outcome.before, base), outcome.comparison)];
  }

  /** Empty for an error, which standard error shows. */
  private outcomeText(outcome: FileOutcome, base: string): string {
    const path = printable(outcome.path);
    switch (outcome.status) {
      case 'error':
        return '';
      case 'new':
        return `${path} is new: there is nothing to lose\n\n`;
      case 'deleted':
        return `${path} was deleted\n\n`;
      case 'compared': {
        const sides = this.sidesOf(outcome.path, outcome.before, base);
        const text = comparisonText(outcome.comparison, sides, this.terminal.painter('out'));
        return `${path}\n${text}\n`;
      }
    }
  }

  private sidesOf(path: string, before: string, base: string): Sides {
    return { before: `${base.slice(0, 8)}:${before}`, after: path, exempts: this.allow.length > 0 };
  }

  private compareChanged(
    { path, before, read }: ChangedFile,
    base: string,
  ): FileOutcome | typeof PASSED_OVER {
    if (before === undefined) {
      const reading = read(MAX_IMPORTED_BYTES, unprescannedBuffer);
      return reading.kind === 'bytes' && !holdsSnapshot(reading.bytes)
        ? PASSED_OVER
        : { status: 'new', path };
    }
    const { keep } = this.common;
    const sides = this.sidesOf(path, before.name, base);
    try {
      // Git may convert line ends: where every byte counts, both sides have to be as a checkout writes them.
      const was = requireBytes(before.read(MAX_IMPORTED_BYTES, keep === 'bytes'), sides.before).bytes;
      const is = requireBytes(read(MAX_IMPORTED_BYTES, unprescannedBuffer), path).bytes;
      if (!holdsSnapshot(was) && !holdsSnapshot(is)) return PASSED_OVER;
      const comparison = compareTexts(was, is, this.optionsFor(keep));
      return { status: 'compared', path, before: before.name, comparison };
    } catch (error) {
      if (error instanceof CommandError) return { status: 'error', path, message: error.message };
      const message = whyNotCompared(error, sides);
      if (message === undefined) throw error;
      return { status: 'error', path, message };
    }
  }

  /** The other side of the comparison; undefined when the file is looked at by itself. */
  private async other(request: FileRequest, bytes: Uint8Array): Promise<Uint8Array | undefined> {
    const { before, after, through, cwd } = request;
    if (after !== undefined) return this.read(after);
    if (through === undefined) return undefined;
    const path = before === STDIN ? undefined : resolve(cwd, before);
    const output = await runThrough(through, { bytes, path, cwd }, MAX_IMPORTED_BYTES);
    if (output.kind === 'error') throw new CommandError(`"${through}": ${output.message}`);
    return output.bytes;
  }

  private read(path: string): Uint8Array {
    const from = { cwd: this.common.cwd, stdin: this.terminal.world.stdin };
    return requireBytes(readInput(path, from), inputName(path)).bytes;
  }

  private print(pieces: Iterable<string>): void {
    writeBatched(pieces, (text) => this.terminal.writeProgram('strings', text));
  }

  /** Text for people, which may quote a snapshot. */
  private printText(text: string): void {
    this.terminal.say(text);
  }
}

function exitCodeOf(outcome: FileOutcome): ExitCode {
  if (outcome.status === 'error') return EXIT.error;
  const isLost = outcome.status === 'compared' && outcome.comparison.verdict === 'lost';
  return isLost ? EXIT.findings : EXIT.clean;
}

/** A file that our own reader does not give back whole could not be compared. */
function requireSame(bytes: Uint8Array, again: Uint8Array): void {
  if (Buffer.compare(bytes, again) === 0) return;
  throw new Error('reading and writing the file does not give back its bytes');
}

function readAllowed(globs: readonly string[]): PlaceMatcher[] {
  return globs.map((glob) => {
    const fault = placeGlobFault(glob);
    if (fault !== undefined) throw new CommandError(`--allow ${fault}`);
    return placeMatcher(glob);
  });
}
