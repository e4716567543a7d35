import { removeLeftovers, replaceFile } from '../files/replace-file.js';
import type { SelectedFile } from '../files/select.js';
import { printable } from '../json/quote.js';
import { countFindings, type Finding } from '../lint/finding.js';
import type { Linter } from '../lint/linter.js';
import { type Repair, RepairError } from '../lint/repair.js';
import type { LintResult } from '../lint/result.js';
import { counted, countedFindings } from '../report/counted.js';
import { unifiedDiff } from '../report/unified-diff.js';
import { mayHoldCommands } from '../report/workflow-commands.js';
import { isTerminal, runsInActions, warn, writeOut, writeOutBytes } from './streams.js';
import { type OptionHelp, UsageError } from './usage.js';

export const REPAIR_OPTIONS: readonly OptionHelp[] = [
  {
    name: 'fix',
    help: 'repair what can be repaired safely, and report what remains. Files are replaced whole,\nstandard input goes to standard output',
  },
  { name: 'unsafe-fixes', help: 'with --fix or --fix-dry-run: make repairs, too, that may change a meaning' },
  { name: 'fix-dry-run', help: 'write no file, but show the repairs as a unified diff' },
];

/** What is to become of fixes: nothing, files, or a diff on standard output. */
export type RepairMode = 'off' | 'write' | 'show';

/**
 * Where a repaired text goes: to standard output, into the place of the file, or there and into git's index, by `stage`, which says what
 * went wrong.
 */
export type RepairTarget =
  | { readonly kind: 'standard-output' }
  | { readonly kind: 'file' }
  | { readonly kind: 'index'; readonly stage: () => string | undefined };

/** What is left of a file after its repairs. */
export type Outcome =
  | {
      readonly kind: 'checked';
      /** The file as it is now, and what is found in it. */
      readonly bytes: Uint8Array;
      readonly result: LintResult;
      /** What would be found once everything that is shown is done. */
      readonly remaining: LintResult;
    }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly isCrash: boolean;
      /** What is found in the file, which is as it was; undefined when that is no longer what was read. */
      readonly result: LintResult | undefined;
    };

/** Makes the repairs of `check`, or shows them. */
export class Repairs {
  constructor(
    readonly mode: RepairMode,
    private readonly unsafe: boolean,
  ) {}

  /** @throws UsageError when the switches contradict each other */
  static open(switches: ReadonlySet<string>): Repairs {
    const [write, show, unsafe] = ['fix', 'fix-dry-run', 'unsafe-fixes'].map((name) => switches.has(name));
    if (write && show)
      throw new UsageError('--fix and --fix-dry-run contradict each other: give one of them');
    if (unsafe && !write && !show)
      throw new UsageError('--unsafe-fixes adds to --fix or --fix-dry-run: give one of them, too');
    return new Repairs(write ? 'write' : show ? 'show' : 'off', unsafe === true);
  }

  /** What goes to standard output beside a report: then the report has to go elsewhere. */
  standardOutput(readsStandardInput: boolean): string | undefined {
    if (this.mode === 'show') return 'the diff of --fix-dry-run';
    return this.mode === 'write' && readsStandardInput ? 'the repaired standard input' : undefined;
  }

  /**
   * Repairs one file, or shows how.
   *
   * @param target where it goes: to standard output where the bytes came by standard input
   */
  async make(
    file: SelectedFile,
    target: RepairTarget,
    bytes: Uint8Array,
    linter: Linter,
    first: LintResult,
    wanted: (finding: Finding) => boolean,
  ): Promise<Outcome> {
    if (this.mode === 'off') return { kind: 'checked', bytes, result: first, remaining: first };
    const isStandardInput = target.kind === 'standard-output';
    if (this.mode === 'write' && !isStandardInput) removeLeftovers(file.absolute);
    let repair: Repair;
    try {
      repair = linter.repair(bytes, { unsafe: this.unsafe, first, wanted });
    } catch (error) {
      if (!(error instanceof RepairError)) throw error;
      if (this.mode === 'write' && isStandardInput) writeOutBytes(bytes);
      const message = `it was not repaired, by a fault of roomlint. Please report this: ${error.message}`;
      return { kind: 'failed', message, isCrash: true, result: first };
    }
    if (this.mode === 'show') return this.show(file, repair, first);
    const outcome = isStandardInput ? pass(repair) : await write(file, repair, first);
    if (outcome.kind === 'failed' || repair.repaired.length === 0) return outcome;
    warn(this.madeRepairs(file, repair));
    const problem = target.kind === 'index' ? target.stage() : undefined;
    if (problem === undefined) return outcome;
    const message = `it was repaired, and the repairs are not staged: ${problem}`;
    return { kind: 'failed', message, isCrash: false, result: outcome.result };
  }

  private show({ path }: SelectedFile, repair: Repair, first: LintResult): Outcome {
    const { before, after, splices } = repair;
    const shown = isTerminal('out') ? (line: string): string => printable(line, '\t') : undefined;
    const change = { path, before: before.shown, after: after.shown, splices };
    writeDiff(() => unifiedDiff(change, shown));
    const remaining = remains(repair);
    if (repair.repaired.length > 0)
      warn(`${path}: ${repairs(repair)} would be made${tally(repair)}; ${remaining} would remain`);
    else warn(`${path}: there is nothing to repair; ${remaining} would remain`);
    // The report is about the file as it is; what would remain decides how the command ends.
    return { kind: 'checked', bytes: before.bytes, result: first, remaining: repair.result };
  }

  private madeRepairs({ path }: SelectedFile, repair: Repair): string {
    const more = repair.unfinished ? '; there is more to repair: run it again' : '';
    return `${path}: ${repairs(repair)} made${tally(repair)}${more}`;
  }
}

/**
 * A diff has to be exact: where it holds what the runner of GitHub Actions would take for a command, the runner is told to look away
 * until it meets a word that nobody can guess. `git apply` passes over lines around a diff.
 */
function writeDiff(diff: () => Iterable<string>): void {
  const pieces = diff();
  if (!runsInActions() || !holdsCommands(diff())) {
    for (const piece of pieces) writeOut(piece);
    return;
  }
  const word = globalThis.crypto.randomUUID();
  writeOut(`::stop-commands::${word}\n`);
  for (const piece of pieces) writeOut(piece);
  writeOut(`::${word}::\n`);
}

function holdsCommands(pieces: Iterable<string>): boolean {
  for (const piece of pieces) if (mayHoldCommands(piece)) return true;
  return false;
}

/** Standard input is passed on even when there was nothing to repair, or could not be: whoever reads it has no other copy. */
function pass({ after, result }: Repair): Outcome {
  writeOutBytes(after.bytes);
  return { kind: 'checked', bytes: after.bytes, result, remaining: result };
}

async function write({ absolute }: SelectedFile, repair: Repair, first: LintResult): Promise<Outcome> {
  const { before, after, result } = repair;
  const checked = { kind: 'checked', bytes: after.bytes, result, remaining: result } as const;
  if (repair.splices.length === 0) return checked;
  const replaced = await replaceFile(absolute, before.bytes, after.bytes);
  switch (replaced.kind) {
    case 'replaced':
      return checked;
    case 'changed':
      return {
        kind: 'failed',
        message: 'it was changed by somebody else while it was repaired: nothing was written, run this again',
        isCrash: false,
        result: undefined,
      };
    case 'error': {
      const message = `it was not repaired: ${replaced.message}`;
      return { kind: 'failed', message, isCrash: false, result: first };
    }
  }
}

function repairs({ repaired }: Repair): string {
  return counted(repaired.length, 'repair');
}

/** How many repairs of which rule. */
function tally({ repaired }: Repair): string {
  const counts = new Map<string, number>();
  for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const parts = [...counts].map(([rule, count]) => (count === 1 ? rule : `${rule} ${count} times`));
  return ` (${parts.join(', ')})`;
}

function remains({ result }: Repair): string {
  return countedFindings(countFindings(result.findings)) || 'no findings';
}
