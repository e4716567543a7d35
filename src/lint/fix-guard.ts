import { attemptsFor, leaveOutCulprits } from './culprits.js';
import { type Finding, totalOf } from './finding.js';
import { type CheckedText, type FixRounds, fixableFindings, type WantedFixes } from './fix-rounds.js';
import type { Refusals } from './lossless-fixes.js';
import type { LintResult } from './result.js';

const TOO_MANY = 'too many fixes in this file would lead to new findings';

/** Whether fixes of the rule `fixed` let the rule `found` see what it could not see before. */
export type Reveals = (fixed: string, found: string) => boolean;

export interface GuardedFixes {
  /** Undefined when no fix could be applied. */
  readonly rounds: FixRounds | undefined;
  readonly refused: Refusals;
}

/** How to fix a text under guard. */
export interface GuardOptions {
  readonly unsafe: boolean;
  readonly wanted: WantedFixes;
  readonly reveals: Reveals;
  /** Fixes a text in rounds, except for some of its findings. */
  readonly fix: (start: CheckedText, held: Iterable<Finding>) => FixRounds;
}

/**
 * Applies all fixes except those after which some rule has more findings, which it finds by halving the list.
 * The result depends on the text only, so that a text whose fixes are refused stays the same.
 */
export function fixGuarded(start: CheckedText, options: GuardOptions): GuardedFixes {
  const { reveals, fix } = options;
  const all = fix(start, []);
  const reason = newFinding(start.result, all, reveals);
  if (reason === undefined) return { rounds: all, refused: all.refused };
  const { unsafe, wanted } = options;
  const candidates = fixableFindings(wanted(start.result.findings), unsafe);
  const most = attemptsFor(start.bytes);
  const { made, culprits } = leaveOutCulprits([candidates], { reason, most }, (held) => {
    const rounds = fix(start, held);
    return { made: rounds, reason: newFinding(start.result, rounds, reveals) };
  });
  const refused = new Map(made?.refused);
  for (const [finding, why] of culprits)
    refused.set(
      finding,
      why === undefined ? TOO_MANY : `the fix (${finding.fix?.description}) would lead to ${why}`,
    );
  return { rounds: made, refused };
}

/** What a rule reports more often than before the fixes, in words; undefined when there is no such rule. */
function newFinding(before: LintResult, { end, fixed }: FixRounds, reveals: Reveals): string | undefined {
  const counts = countByRule(before);
  for (const [rule, count] of countByRule(end.result)) {
    if (count <= (counts.get(rule) ?? 0) || fixed.some((one) => reveals(one.rule, rule))) continue;
    const known = new Set(before.findings.map(({ fingerprint }) => fingerprint));
    const ofRule = end.result.findings.filter((finding) => finding.rule === rule);
    const example = ofRule.find(({ fingerprint }) => !known.has(fingerprint)) ?? ofRule[0];
    return example === undefined ? rule : `${rule}: ${example.message}`;
  }
  return undefined;
}

function countByRule({ findings, omitted }: LintResult): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  for (const [rule, more] of omitted) counts.set(rule, (counts.get(rule) ?? 0) + totalOf(more));
  return counts;
}
