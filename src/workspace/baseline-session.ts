import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LinkError, refuseLinks, writeDurably } from '../files/pending-file.js';
import { unprescannedBuffer } from '../files/prescan-thread.js';
import { readSnapshotFile } from '../files/read.js';
import { whyRefused } from '../files/refusals.js';
import { relativePath } from '../files/relative-path.js';
import { replaceFile } from '../files/replace-file.js';
import type { SelectedFile } from '../files/select.js';
import { MAX_OUTPUT } from '../files/sizes.js';
import { Baseline, BaselineError } from '../lint/baseline.js';
import type { Finding } from '../lint/finding.js';
import type { KnownFindings } from '../lint/known-findings.js';
import { OccurrenceSet, withOccurrences } from '../lint/occurrences.js';
import type { LintResult } from '../lint/result.js';
import { counted } from '../text/in-words.js';
import { CommandError } from './command-error.js';

export interface OpenBaseline {
  /** As it was given, relative to `cwd`. */
  readonly path: string;
  readonly cwd: string;
  /** `read` leaves out known findings, `update` accepts all and forgets those that are gone. */
  readonly use: 'read' | 'update';
}

/** What a baseline accepted at the commit that changes are compared with. */
export interface AtBase {
  /** Its name there, from the root of the repository on. */
  readonly name: string;
  readonly baseline: Baseline;
  /** The name of a file in it. */
  readonly nameOf: (absolute: string) => string;
}

/** A baseline file in use: the findings that a team has accepted for now. */
export class BaselineSession {
  /** How many files with entries no longer exist. */
  private missing = 0;
  private accepted = 0;
  /** Known findings, which are not reported. */
  private leftOut = 0;

  private constructor(
    private readonly options: OpenBaseline,
    private readonly baseline: Baseline,
    private readonly before: Uint8Array | undefined,
    private readonly atBase: AtBase | undefined,
  ) {}

  /** @param atBase what must accept a finding, too @throws CommandError when the baseline cannot be read */
  static open(options: OpenBaseline, atBase?: AtBase): BaselineSession {
    const absolute = resolve(options.cwd, options.path);
    if (options.use === 'update' && !existsSync(absolute))
      return new BaselineSession(options, Baseline.empty(), undefined, atBase);
    const before = read(options.path, absolute);
    return new BaselineSession(options, parse(options.path, before), before, atBase);
  }

  get absolute(): string {
    return resolve(this.options.cwd, this.options.path);
  }

  /** Whether it has findings of a file, which was checked then. */
  knows(file: SelectedFile): boolean {
    return this.baseline.count(this.nameOf(file)) > 0;
  }

  /** What it accepts in a file, for those who leave it out themselves. */
  knownIn(file: SelectedFile): KnownFindings {
    return { baseline: new TextDecoder().decode(this.before), file: this.nameOf(file) };
  }

  /** The findings that are to be reported and fixed, with their unknown occurrences only. */
  unknown(file: SelectedFile, findings: readonly Finding[]): readonly Finding[] {
    if (this.options.use === 'update') return findings;
    return this.withBase(file, findings, this.baseline.unknown(this.nameOf(file), findings));
  }

  /** Adds what was not accepted at the base. */
  private withBase(
    { absolute }: SelectedFile,
    findings: readonly Finding[],
    unknown: readonly Finding[],
  ): readonly Finding[] {
    const { atBase } = this;
    if (atBase === undefined) return unknown;
    const before = atBase.baseline.unknown(atBase.nameOf(absolute), findings);
    const open = new OccurrenceSet([...unknown, ...before]);
    return withOccurrences(findings, (rule, occurrence) => open.has(rule, occurrence));
  }

  /** What remains to be reported, and perhaps a note on entries. @param uses which rules were used */
  apply(
    file: SelectedFile,
    result: LintResult,
    uses: (ruleId: string) => boolean,
  ): { readonly result: LintResult; readonly note?: string } {
    const name = this.nameOf(file);
    // When a rule did not finish, a missing finding may still be there.
    const isWhole = result.crashes.length === 0 && result.unchecked === undefined;
    if (this.options.use === 'update') {
      if (isWhole) this.baseline.accept(name, result.findings);
      this.accepted += result.findings.length;
      return { result: { ...result, findings: isWhole ? [] : result.findings } };
    }
    const { fresh: unknown, stale: unmatched } = this.baseline.match(name, result.findings);
    const fresh = this.withBase(file, result.findings, unknown);
    const stale = new Map([...unmatched].filter(([rule]) => uses(rule)));
    const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
    this.leftOut += result.findings.length - fresh.length;
    const remaining = { ...result, findings: fresh };
    if (gone === 0 || !isWhole) return { result: remaining };
    return { result: remaining, note: this.staleNote(file, gone, stale) };
  }

  private staleNote({ path }: SelectedFile, gone: number, stale: ReadonlyMap<string, unknown>): string {
    const rules = [...stale.keys()].join(', ');
    const [match, it] = gone === 1 ? ['matches', 'it'] : ['match', 'them'];
    return `${this.options.path}: ${counted(gone, 'entry', 'entries')} for ${path} (${rules}) no longer ${match} a finding: --update-baseline removes ${it}, and accepts all that is found`;
  }

  /** Writes the baseline if it is to be updated. @returns a message about it, if any */
  async close(): Promise<{ readonly kind: 'note' | 'problem'; readonly message: string } | undefined> {
    const { path, use } = this.options;
    if (use === 'read') {
      const message = `${path}: ${counted(this.leftOut, 'known finding')} left out`;
      return this.leftOut > 0 ? { kind: 'note', message } : undefined;
    }
    this.forgetMissingFiles();
    const problem = await this.write(new TextEncoder().encode(this.baseline.toString()));
    if (problem !== undefined) return { kind: 'problem', message: `${path} was not written: ${problem}` };
    const missing = this.missing === 0 ? '' : `, removed ${counted(this.missing, 'missing file')}`;
    return { kind: 'note', message: `${path}: accepted ${counted(this.accepted, 'finding')}${missing}` };
  }

  private forgetMissingFiles(): void {
    for (const name of this.baseline.paths) {
      if (existsSync(resolve(dirname(this.absolute), name))) continue;
      this.missing++;
      this.baseline.forgetFile(name);
    }
  }

  private async write(after: Uint8Array): Promise<string | undefined> {
    try {
      refuseLinks(this.absolute, this.options.cwd);
      if (this.before === undefined) {
        writeDurably(this.absolute, after);
        return undefined;
      }
    } catch (error) {
      return error instanceof LinkError ? error.message : whyRefused('write', error);
    }
    const replaced = await replaceFile(this.absolute, this.before, after);
    if (replaced.kind === 'changed') return 'another program changed it meanwhile: run this again';
    return replaced.kind === 'error' ? replaced.message : undefined;
  }

  /** Files are named relative to the baseline, so that it works wherever the command is run. */
  private nameOf({ absolute }: SelectedFile): string {
    return relativePath(dirname(this.absolute), absolute);
  }
}

function read(path: string, absolute: string): Uint8Array {
  // Bounded, because it may be a link to a device that never ends.
  const reading = readSnapshotFile(absolute, MAX_OUTPUT, unprescannedBuffer);
  if (reading.kind === 'bytes') return reading.bytes;
  throw new CommandError(
    reading.kind === 'too-large'
      ? `cannot read the baseline ${path}: it is larger than ${MAX_OUTPUT.toLocaleString('en')} bytes`
      : `cannot read the baseline ${path}: ${reading.message}${existsSync(absolute) ? '' : ' (--update-baseline writes one)'}`,
  );
}

function parse(path: string, bytes: Uint8Array): Baseline {
  try {
    return Baseline.read(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof BaselineError)) throw error;
    throw new CommandError(`cannot use the baseline ${path}: ${error.message}`);
  }
}
