import { printable } from '../../bytes/json/quote.js';
import { counted } from '../../bytes/text/in-words.js';
import { countFindings, type Finding } from '../../verdict/lint/finding.js';
import type { WantedFixes } from '../../verdict/lint/fix-rounds.js';
import { RepairError } from '../../verdict/lint/harmless-fixes.js';
import { holdsSnapshotRecord } from '../../verdict/lint/holds-snapshot.js';
import type { Linter } from '../../verdict/lint/linter.js';
import { withoutFix } from '../../verdict/lint/located-finding.js';
import { lastingNames } from '../../verdict/lint/occurrences.js';
import type { Repair } from '../../verdict/lint/repair.js';
import type { LintResult } from '../../verdict/lint/result.js';
import { countedFindings } from '../../verdict/report/report.js';
import { findLoss } from '../../verdict/roundtrip/find-loss.js';
import { replaceFile } from '../files/replace-file.js';
import type { SelectedFile } from '../files/select.js';
import type { CheckEvent, Emit } from './outcomes.js';
import type { ReadableTask } from './source.js';

/** What becomes of fixes: nothing, files, or a diff. */
export type FixOptions = { readonly mode: 'off' } | Fixing;

interface Fixing {
  readonly mode: 'write' | 'show';
  /** Whether to apply fixes that may change a meaning as well. */
  readonly unsafe: boolean;
  /** Whether a safe fix that would lose something is a crash, for tests of rules. */
  readonly strict?: boolean;
}

/** The maximum number of refused fixes with a note of their own. */
const MAX_REFUSALS = 5;

/** A file after its fixes. */
export type Outcome =
  | {
      readonly kind: 'done';
      /** Size of the file as it is now, and what is found in it. */
      readonly bytes: number;
      readonly result: LintResult;
      /** What would be found once every fix that is shown is applied. */
      readonly remaining: LintResult;
    }
  | {
      readonly kind: 'failed';
      readonly severity: 'error' | 'crash';
      readonly message: string;
      /** What is found in the file, which was not changed; undefined when that is no longer what was read. */
      readonly result: LintResult | undefined;
    };

/** The bytes of a file, and what was found in them. */
export interface Checked {
  readonly bytes: Uint8Array;
  readonly result: LintResult;
  /** Whether it may belong to another program: then it is changed only if it certainly holds a snapshot. */
  readonly mayBeOther: boolean;
}

const MAY_BE_OTHER = 'it may not be a snapshot: name the file to fix it anyway';

/** More fixes are not made: they would take minutes and gigabytes. */
const MAX_FIXES = 50_000;

/** Fixes one file, or shows how. @param wanted which findings to fix */
export async function fixFile(
  options: Fixing,
  { file, target }: ReadableTask,
  linter: Linter,
  first: Checked,
  wanted: WantedFixes,
  emit: Emit,
): Promise<Outcome> {
  const writes = options.mode === 'write';
  const isPassedOn = target.kind === 'output';
  const fixable = wanted(first.result.findings).filter(({ fix }) => fix !== undefined);
  if (fixable.length > MAX_FIXES || first.result.omitted.size > 0) {
    if (writes && isPassedOn) emit({ kind: 'output', bytes: first.bytes });
    const message = `${file.path}: nothing is fixed: more than ${MAX_FIXES.toLocaleString('en')} findings have a fix. Use --only to fix them rule by rule`;
    emit({ kind: 'note', message });
    return unchanged(first, first.result);
  }
  const repair = repairOf(first, linter, wanted, options);
  if (repair instanceof RepairError) {
    if (writes && isPassedOn) emit({ kind: 'output', bytes: first.bytes });
    const message = `not fixed, because of a bug in a rule. Please report it: ${repair.message}`;
    return { kind: 'failed', severity: 'crash', message, result: first.result };
  }
  if (isOther(first, repair)) {
    const message = `${file.path} is not fixed: it may not be a snapshot, because nothing in it has two documented fields of a record. To fix it anyway, name it`;
    emit({ kind: 'note', message });
    return unchanged(first, first.result);
  }
  for (const event of refusalNotes(file, repair)) emit(event);
  if (repair.outgrown) {
    const most = linter.maxBytes.toLocaleString('en');
    emit({
      kind: 'note',
      message: `${file.path}: some fixes are not made: the file would have more than ${most} bytes`,
    });
  }
  if (!writes) {
    for (const event of shown(file, repair, wanted)) emit(event);
    // The report is about the file as it is; what would remain decides the exit code.
    return unchanged(first, repair.result);
  }
  // Standard input is passed on even when nothing was fixed: its reader has no other copy.
  if (isPassedOn) emit({ kind: 'output', bytes: repair.after.bytes });
  const outcome = isPassedOn ? applied(repair) : write(file, repair, first.result);
  if (outcome.kind === 'failed' || repair.repaired.length === 0) return outcome;
  emit({ kind: 'note', message: fixedNote(file, repair) });
  const problem = target.kind === 'index' ? target.stage() : undefined;
  if (problem === undefined) return outcome;
  const message = `fixed, but the fixes are not staged: ${problem}`;
  return { kind: 'failed', severity: 'error', message, result: outcome.result };
}

/**
 * Tries the safe fixes of a file that is only checked, and takes those away that `--fix` would refuse: a report names
 * no others.
 */
export function withTriedFixes(first: Checked, linter: Linter, wanted: WantedFixes): LintResult {
  const { result } = first;
  const repair = repairOf(first, linter, wanted, { unsafe: false });
  if (repair instanceof RepairError) return result;
  const isNone = isOther(first, repair);
  if (!isNone && repair.refused.length === 0) return result;
  const refused = new Map(
    repair.refused.flatMap((finding) => lastingNames(finding).map((key) => [key, finding.notFixed] as const)),
  );
  const whyNot = (finding: Finding): string | undefined =>
    isNone
      ? MAY_BE_OTHER
      : lastingNames(finding)
          .map((key) => refused.get(key))
          .find((why) => why !== undefined);
  const tried = result.findings.map((finding) => {
    const why = finding.fix?.safety === 'safe' ? whyNot(finding) : undefined;
    return why === undefined ? finding : withoutFix(finding, why);
  });
  return { ...result, findings: tried };
}

/** Makes the fixes in memory; an error is a bug in a rule. */
function repairOf(
  { bytes, result }: Checked,
  linter: Linter,
  wanted: WantedFixes,
  { unsafe, strict = false }: Pick<Fixing, 'unsafe' | 'strict'>,
): Repair | RepairError {
  try {
    return linter.repair(bytes, { wanted, unsafe, strict, first: result, findLoss });
  } catch (error) {
    if (error instanceof RepairError) return error;
    throw error;
  }
}

/** Whether a file is not to be changed, because it may belong to another program. */
function isOther({ mayBeOther }: Checked, { splices, after }: Repair): boolean {
  return mayBeOther && splices.length > 0 && !holdsSnapshotRecord(after.bytes);
}

/** Lists the findings whose fixes were refused, with the reasons. */
function refusalNotes({ path }: SelectedFile, { refused }: Repair): readonly CheckEvent[] {
  const messages = refused
    .slice(0, MAX_REFUSALS)
    .map(({ rule, notFixed = '' }) => `${path}: ${rule} is not fixed: ${printable(notFixed)}`);
  const more = refused.length - MAX_REFUSALS;
  if (more > 0) messages.push(`${path}: ${counted(more, 'more finding is', 'more findings are')} not fixed`);
  return messages.map((message) => ({ kind: 'note', message }));
}

function unchanged({ bytes, result }: Checked, remaining: LintResult): Outcome {
  return { kind: 'done', bytes: bytes.length, result, remaining };
}

function applied({ after, result }: Repair): Outcome {
  return { kind: 'done', bytes: after.bytes.length, result, remaining: result };
}

function write({ absolute }: SelectedFile, repair: Repair, first: LintResult): Outcome {
  if (repair.splices.length === 0) return applied(repair);
  const replaced = replaceFile(absolute, repair.before.bytes, repair.after.bytes);
  if (replaced.kind === 'replaced') return applied(repair);
  const result = replaced.kind === 'changed' ? undefined : first;
  return { kind: 'failed', severity: 'error', message: `not fixed: ${replaced.message}`, result };
}

/** What would be fixed. */
function shown({ path }: SelectedFile, repair: Repair, wanted: WantedFixes): readonly CheckEvent[] {
  const { before, after, splices, repaired, result } = repair;
  const remaining = countedFindings(countFindings(wanted(result.findings), result.omitted)) || 'no findings';
  const would = repaired.length === 0 ? 'nothing to fix' : `would fix ${counted(repaired.length, 'finding')}`;
  return [
    { kind: 'diff', change: { path, before: before.shown, after: after.shown, splices } },
    { kind: 'note', message: `${path}: ${would}${tally(repair)}; ${remaining} would remain` },
  ];
}

function fixedNote({ path }: SelectedFile, repair: Repair): string {
  const more = repair.unfinished ? '; more can be fixed: run it again' : '';
  return `${path}: fixed ${counted(repair.repaired.length, 'finding')}${tally(repair)}${more}`;
}

/** The number of fixes by rule. */
function tally({ repaired }: Repair): string {
  if (repaired.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { rule } of repaired) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const parts = [...counts].map(([rule, count]) => (count === 1 ? rule : `${rule} ${count} times`));
  return ` (${parts.join(', ')})`;
}
