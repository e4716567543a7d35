import type { Splice } from '../json/edit/edit.js';
import { applySplices, Revision } from '../json/edit/splices.js';
import { TakenSplices } from '../json/edit/taken-splices.js';
import type { Finding, FixSafety } from './finding.js';
import type { FindingLimit } from './finding-limit.js';
import type { LintResult } from './result.js';

/** A repair that has been made, as the finding that asked for it. */
export type Repaired = Pick<Finding, 'rule' | 'message'>;

export interface Repair {
  /** The text before: with secrets covered in `shown`, byte for byte. */
  readonly before: { readonly bytes: Uint8Array; readonly shown: Uint8Array };
  /** The text after all repairs, which is the one before when there was nothing to repair. */
  readonly after: { readonly bytes: Uint8Array; readonly shown: Uint8Array };
  /** From the text before to the one after. */
  readonly splices: readonly Splice[];
  readonly repaired: readonly Repaired[];
  /** What is found in the text after. */
  readonly result: LintResult;
  /** Fixes that were still there when the rounds were over. */
  readonly unfinished: boolean;
}

/** The maximum number of rounds. One fix can make another possible or necessary. */
const MOST_ROUNDS = 10;
/** The same while a text cannot be read: then a round sees only the first faults. */
const MOST_UNREADABLE_ROUNDS = 100;

/** A repair left something that cannot be checked any more: a fault of roomlint. Nothing of it may be written. */
export class RepairError extends Error {
  override readonly name = 'RepairError';
}

/** What to repair. */
export interface RepairRequest {
  /** Whether to make fixes that may change a meaning, too. */
  readonly unsafe: boolean;
  /** What was found in the text as it is. */
  readonly first: LintResult;
  /** Says of which findings the fixes are wanted; of all unless given. */
  readonly wanted?: (finding: Finding) => boolean;
  /** How many findings are made in full after each round. It has to keep fixes. All findings unless given. */
  readonly limit?: FindingLimit;
}

/**
 * Repairs a text round by round.
 *
 * @param unreadable rules whose findings say that a text cannot be read
 * @throws RepairError when the repaired text cannot be read any more
 */
export function repairText(
  bytes: Uint8Array,
  { unsafe, first, wanted = () => true }: RepairRequest,
  lint: (bytes: Uint8Array) => LintResult,
  unreadable: ReadonlySet<string>,
): Repair {
  const revision = new Revision(bytes.length);
  const repaired: Repaired[] = [];
  let text = bytes;
  let result = first;
  let chosen = chooseFixes(result.findings.filter(wanted), unsafe);
  const rounds = { readable: 0, unreadable: 0 };
  const isOver = (): boolean => rounds.readable >= MOST_ROUNDS || rounds.unreadable >= MOST_UNREADABLE_ROUNDS;
  while (chosen.findings.length > 0 && !isOver()) {
    if (isUnreadable(result, unreadable)) rounds.unreadable++;
    else rounds.readable++;
    text = applySplices(text, chosen.splices);
    revision.add(chosen.splices);
    for (const { rule, message } of chosen.findings) repaired.push({ rule, message });
    const next = lint(text);
    refuseBroken(result, next, unreadable);
    result = next;
    chosen = chooseFixes(result.findings.filter(wanted), unsafe);
  }
  return {
    before: { bytes, shown: first.shownBytes },
    after: { bytes: text, shown: result.shownBytes },
    splices: revision.splices,
    repaired,
    result,
    unfinished: chosen.findings.length > 0,
  };
}

function refuseBroken(before: LintResult, after: LintResult, unreadable: ReadonlySet<string>): void {
  // Of a text that could not be read before, nothing could be known.
  if (isUnreadable(before, unreadable)) return;
  const broken = after.findings.find(({ rule }) => unreadable.has(rule));
  if (broken !== undefined)
    throw new RepairError(`the fixes would have left a file with this fault: ${broken.message}`);
  if (after.unchecked !== undefined && before.unchecked === undefined)
    throw new RepairError(`the fixes would have left a file that cannot be checked: ${after.unchecked}`);
}

function isUnreadable({ findings }: LintResult, unreadable: ReadonlySet<string>): boolean {
  return findings.some(({ rule }) => unreadable.has(rule));
}

/** The fixes that can be made together: safe ones first, then by where they are. A fix is made whole or not at all. */
function chooseFixes(
  findings: readonly Finding[],
  unsafe: boolean,
): { findings: readonly Finding[]; splices: readonly Splice[] } {
  const wanted: readonly FixSafety[] = unsafe ? ['safe', 'unsafe'] : ['safe'];
  const chosen: Finding[] = [];
  let splices: Splice[] = [];
  for (const safety of wanted) {
    const candidates = findings.filter(({ fix }) => fix?.safety === safety);
    const taken = new TakenSplices(splices);
    for (const finding of candidates) {
      const edits = finding.fix?.edits ?? [];
      if (edits.length === 0 || !taken.add(edits)) continue;
      chosen.push(finding);
    }
    splices = taken.sorted;
  }
  return { findings: chosen, splices };
}
