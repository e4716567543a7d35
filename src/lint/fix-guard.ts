import { type Finding, totalOf } from './finding.js';
import { type CheckedText, type FixRounds, fixableFindings, type WantedFixes } from './fix-rounds.js';
import type { LintResult } from './result.js';

/** The maximum number of attempts to tell the fixes that lead to new findings from the others. Each checks the text again. */
const MOST_ATTEMPTS = 32;
const FEWEST_ATTEMPTS = 3;
/** Bytes that all attempts together check. A text of 50 MB gets the fewest attempts, or a hostile one would take minutes. */
const MOST_BYTES_CHECKED = 64_000_000;
const TOO_MANY = 'too many fixes in this file would lead to new findings';

/** Whether the fixes of one rule bring to light what another rule could not see before. */
export type Reveals = (fixed: string, found: string) => boolean;

/** Findings whose fixes were left out, each with the reason. */
export type Refusals = ReadonlyMap<Finding, string>;

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
 * Applies all fixes to a text, unless some rule then has more findings than before. In that case it looks for the fixes that lead
 * there, by halving the list, and applies the others.
 *
 * The answer depends on nothing but the text. So a text in which every fix is refused stays as it is, however often it is fixed.
 */
export function fixGuarded(start: CheckedText, options: GuardOptions): GuardedFixes {
  const { reveals, fix } = options;
  const all = fix(start, []);
  const reason = newFinding(start.result, all, reveals);
  if (reason === undefined) return { rounds: all, refused: new Map() };
  const { unsafe, wanted } = options;
  const candidates = fixableFindings(wanted(start.result.findings), unsafe);
  const most = Math.max(
    FEWEST_ATTEMPTS,
    Math.min(MOST_ATTEMPTS, Math.floor(MOST_BYTES_CHECKED / start.bytes.length)),
  );
  return findCulprits(candidates, { reason, most }, (held) => {
    const rounds = fix(start, held);
    return { rounds, reason: newFinding(start.result, rounds, reveals) };
  });
}

/**
 * @param findings all that have a fix
 * @param reason why their fixes cannot be applied all together
 * @param most the maximum number of attempts
 * @param attempt applies all fixes except some
 */
function findCulprits(
  findings: readonly Finding[],
  { reason, most }: { readonly reason: string; readonly most: number },
  attempt: (held: ReadonlySet<Finding>) => {
    readonly rounds: FixRounds;
    readonly reason: string | undefined;
  },
): GuardedFixes {
  const refused = new Map<Finding, string>();
  const held = new Set(findings);
  let rounds: FixRounds | undefined;
  let attempts = 0;
  // The group that comes next is the last one. Each is known to lead to new findings, or has not been tried.
  const groups = [{ findings, reason: reason as string | undefined }];
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    let { reason } = group;
    if (reason === undefined && attempts++ < most) {
      for (const finding of group.findings) held.delete(finding);
      const made = attempt(held);
      if (made.reason === undefined) {
        rounds = made.rounds;
        continue;
      }
      for (const finding of group.findings) held.add(finding);
      reason = made.reason;
    }
    const [finding, ...others] = group.findings;
    if (others.length > 0)
      for (const half of halves(group.findings)) groups.push({ findings: half, reason: undefined });
    else if (finding !== undefined)
      refused.set(
        finding,
        reason === undefined ? TOO_MANY : `the fix (${finding.fix?.description}) would lead to ${reason}`,
      );
  }
  return { rounds, refused };
}

/** The second half first. */
function halves(findings: readonly Finding[]): (readonly Finding[])[] {
  const middle = (findings.length + 1) >> 1;
  return [findings.slice(middle), findings.slice(0, middle)];
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
