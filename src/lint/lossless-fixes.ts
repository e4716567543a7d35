import type { Splice } from '../json/edit/edit.js';
import { applySplices } from '../json/edit/splices.js';
import { TakenSplices } from '../json/edit/taken-splices.js';
import { groupedBy } from '../text/add-to.js';
import { attemptsFor, leaveOutCulprits } from './culprits.js';
import type { Finding } from './finding.js';
import type { FindLoss } from './loss.js';
import { RepairError } from './repair-error.js';

/** Findings whose fixes were left out, each with the reason. */
export type Refusals = ReadonlyMap<Finding, string>;

const TOO_MANY = 'too many fixes in this file would lose something that the documents do not describe';

/** Fixes that are applied together, and the text after them. */
interface AppliedFixes {
  readonly findings: readonly Finding[];
  readonly splices: readonly Splice[];
  readonly bytes: Uint8Array;
}

interface LosslessFixes {
  /** Undefined when every fix would lose something. */
  readonly chosen: AppliedFixes | undefined;
  readonly refused: Refusals;
}

/**
 * Applies the fixes that neither overlap nor lose more than they declare. @param findings by precedence
 * @throws RepairError for a safe fix that would lose something, with `strict`
 */
export function takeLossless(
  bytes: Uint8Array,
  findings: readonly Finding[],
  { findLoss, strict }: { readonly findLoss: FindLoss; readonly strict: boolean },
): LosslessFixes {
  const all = applyTogether(bytes, findings);
  const lossOf = (applied: AppliedFixes): string | undefined =>
    findLoss(
      bytes,
      applied.bytes,
      // What a safe fix declares to remove does not count.
      applied.findings.flatMap(({ fix, discards = [] }) => (fix?.safety === 'unsafe' ? discards : [])),
    );
  const reason = lossOf(all);
  if (reason === undefined) return { chosen: all, refused: new Map() };
  const { made, culprits } = leaveOutCulprits(
    [...groupedBy(all.findings, ({ rule }) => rule).values()],
    { reason, most: attemptsFor(bytes) },
    (held) => {
      const applied = applyTogether(
        bytes,
        all.findings.filter((finding) => !held.has(finding)),
      );
      return { made: applied, reason: lossOf(applied) };
    },
  );
  const refused = new Map<Finding, string>();
  for (const [finding, loss] of culprits) {
    const fix = `the fix (${finding.fix?.description})`;
    if (strict && loss !== undefined && finding.fix?.safety === 'safe')
      throw new RepairError(`${finding.rule} calls ${fix} safe, but it ${loss}`);
    refused.set(finding, loss === undefined ? TOO_MANY : `${fix} ${loss}`);
  }
  return { chosen: made, refused };
}

/** A fix is applied whole or not at all, and of those that overlap, the first one. */
function applyTogether(bytes: Uint8Array, findings: readonly Finding[]): AppliedFixes {
  const taken = new TakenSplices([]);
  const chosen = findings.filter(({ fix }) => taken.add(fix?.edits ?? []));
  return { findings: chosen, splices: taken.sorted, bytes: applySplices(bytes, taken.sorted) };
}
