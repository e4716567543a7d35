import type { Finding } from '../../verdict/lint/finding.js';
import type { WantedFixes } from '../../verdict/lint/fix-rounds.js';
import { RepairError } from '../../verdict/lint/harmless-fixes.js';
import { holdsSnapshotRecord } from '../../verdict/lint/holds-snapshot.js';
import type { Linter } from '../../verdict/lint/linter.js';
import { withoutFix } from '../../verdict/lint/located-finding.js';
import { occurrencesOf } from '../../verdict/lint/occurrences.js';
import type { Repair } from '../../verdict/lint/repair.js';
import type { LintResult } from '../../verdict/lint/result.js';

const MAY_BE_OTHER = 'it may not be a snapshot: name the file to fix it anyway';

/** Tries the safe fixes of a file that is only checked, and takes those away that `--fix` would refuse. */
export async function withTriedFixes(
  bytes: Uint8Array,
  found: LintResult,
  linter: Linter,
  { wanted, mayBeOther }: { readonly wanted: WantedFixes; readonly mayBeOther: boolean },
): Promise<LintResult> {
  const { findings, omitted, isStopped } = found;
  if (isStopped === true || omitted.size > 0 || !wanted(findings).some(isSafe)) return found;
  // Loads the comparison, which other checks do without.
  const { findLoss } = await import('../../verdict/roundtrip/find-loss.js');
  let repair: Repair;
  try {
    repair = linter.repair(bytes, { unsafe: false, first: found, wanted, findLoss });
  } catch (error) {
    if (error instanceof RepairError) return found;
    throw error;
  }
  if (mayBeOther && repair.splices.length > 0 && !holdsSnapshotRecord(repair.after.bytes))
    return {
      ...found,
      findings: findings.map((each) => (isSafe(each) ? withoutFix(each, MAY_BE_OTHER) : each)),
    };
  if (repair.refused.length === 0) return found;
  const refused = new Map(
    repair.refused.flatMap((finding) =>
      occurrencesOf(finding).map(
        (occurrence) => [`${finding.rule} ${occurrence}`, finding.notFixed] as const,
      ),
    ),
  );
  const whyNot = (finding: Finding): string | undefined =>
    occurrencesOf(finding)
      .map((occurrence) => refused.get(`${finding.rule} ${occurrence}`))
      .find((why) => why !== undefined);
  return {
    ...found,
    findings: findings.map((finding) => {
      const why = isSafe(finding) ? whyNot(finding) : undefined;
      return why === undefined ? finding : withoutFix(finding, why);
    }),
  };
}

function isSafe({ fix }: Finding): boolean {
  return fix?.safety === 'safe';
}
