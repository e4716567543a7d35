import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { whyNot } from '../files/read.js';
import { replaceFile } from '../files/replace-file.js';
import type { SelectedFile } from '../files/select.js';
import { Baseline, BaselineError } from '../lint/baseline.js';
import type { Finding } from '../lint/finding.js';
import type { LintResult } from '../lint/result.js';
import { counted } from '../report/counted.js';
import { warn } from './streams.js';
import { type Arguments, type OptionHelp, UsageError } from './usage.js';

/** The baseline that is written where none is named. */
const USUAL_NAME = 'roomlint-baseline.json';

export const BASELINE_OPTIONS: readonly OptionHelp[] = [
  {
    name: 'baseline',
    value: 'FILE',
    example: `--baseline ${USUAL_NAME}`,
    help: 'report only what this file does not know already',
  },
  {
    name: 'update-baseline',
    help: `take all findings for known: write them to the baseline (${USUAL_NAME} unless named)`,
  },
  { name: 'prune-baseline', help: 'remove from the baseline what no finding matches any more' },
];

type Use = 'read' | 'update' | 'prune';

/** The findings that a team has accepted for now, kept in a baseline file. */
export class KnownFindings {
  private stale = 0;
  private accepted = 0;
  /** Findings that were known, and are not told. */
  private leftOut = 0;

  private constructor(
    readonly path: string,
    private readonly use: Use,
    private readonly baseline: Baseline,
    private readonly before: Uint8Array | undefined,
  ) {}

  /** @throws UsageError when the switches contradict each other, or the baseline cannot be read */
  static open({ values, switches }: Pick<Arguments, 'values' | 'switches'>): KnownFindings | undefined {
    const [update, prune] = [switches.has('update-baseline'), switches.has('prune-baseline')];
    if (update && prune)
      throw new UsageError('--update-baseline and --prune-baseline contradict each other: give one of them');
    const named = values.get('baseline')?.[0];
    if (named === undefined && !update && !prune) return undefined;
    const path = named ?? USUAL_NAME;
    if (update && !existsSync(path)) return new KnownFindings(path, 'update', Baseline.empty(), undefined);
    const before = read(path);
    const use = update ? 'update' : prune ? 'prune' : 'read';
    return new KnownFindings(path, use, parse(path, before), before);
  }

  /** Whether a finding is known, so that nothing is to be done about it. */
  knows(file: SelectedFile, finding: Finding): boolean {
    return this.use !== 'update' && this.baseline.knows(this.nameOf(file), finding);
  }

  /** What is left to report of a file. */
  fresh(file: SelectedFile, result: LintResult): LintResult {
    const name = this.nameOf(file);
    // Without all rules having run to their end, what is missing is not gone.
    const isWhole = result.crashes.length === 0 && result.unchecked === undefined;
    if (this.use === 'update') {
      if (isWhole) this.baseline.accept(name, result.findings);
      this.accepted += result.findings.length;
      return { ...result, findings: isWhole ? [] : result.findings };
    }
    const { fresh, stale } = this.baseline.match(name, result.findings);
    const gone = [...stale.values()].reduce((sum, prints) => sum + prints.length, 0);
    if (gone > 0 && isWhole) {
      this.stale += gone;
      if (this.use === 'prune') this.baseline.forget(name, stale);
      else
        warn(
          `${this.path}: ${counted(gone, 'entry', 'entries')} of ${file.path} (${[...stale.keys()].join(', ')}) ${gone === 1 ? 'matches' : 'match'} no finding any more: --prune-baseline removes ${gone === 1 ? 'it' : 'them'}`,
        );
    }
    this.leftOut += result.findings.length - fresh.length;
    return { ...result, findings: fresh };
  }

  /**
   * Writes the baseline where that was asked for.
   *
   * @returns why it could not be written
   */
  async close(): Promise<string | undefined> {
    if (this.use === 'read') {
      if (this.leftOut > 0)
        warn(
          `${this.path}: ${counted(this.leftOut, 'known finding')} ${this.leftOut === 1 ? 'is' : 'are'} left out`,
        );
      return undefined;
    }
    if (this.use === 'prune') this.forgetMissingFiles();
    const after = new TextEncoder().encode(this.baseline.toString());
    const problem = await this.write(after);
    if (problem !== undefined) return `${this.path} was not written: ${problem}`;
    warn(
      this.use === 'update'
        ? `${this.path}: ${this.accepted === 1 ? '1 finding is' : `${this.accepted} findings are`} known now`
        : `${this.path}: ${this.stale === 0 ? 'nothing' : counted(this.stale, 'entry', 'entries')} removed`,
    );
    return undefined;
  }

  private forgetMissingFiles(): void {
    for (const name of this.baseline.paths) {
      if (existsSync(resolve(dirname(this.path), name))) continue;
      this.stale += this.baseline.count(name);
      this.baseline.forgetFile(name);
    }
  }

  private async write(after: Uint8Array): Promise<string | undefined> {
    if (this.before === undefined) {
      try {
        writeFileSync(this.path, after, { flag: 'wx' });
        return undefined;
      } catch (error) {
        return whyNot(error);
      }
    }
    const replaced = await replaceFile(this.path, this.before, after);
    if (replaced.kind === 'changed') return 'somebody else has changed it meanwhile, so run this again';
    return replaced.kind === 'error' ? replaced.message : undefined;
  }

  /** Files are named from where the baseline is, so that it holds wherever the command is run. */
  private nameOf({ absolute }: SelectedFile): string {
    return relative(dirname(resolve(this.path)), absolute)
      .split(sep)
      .join('/');
  }
}

function read(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(
      `the baseline ${path} cannot be read: ${whyNot(error)} (--update-baseline writes one)`,
    );
  }
}

function parse(path: string, bytes: Uint8Array): Baseline {
  try {
    return Baseline.read(new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof BaselineError)) throw error;
    throw new UsageError(`the baseline ${path} cannot be used: ${error.message}`);
  }
}
