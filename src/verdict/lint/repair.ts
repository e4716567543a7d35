import type { Splice } from '../../bytes/json/edit/edit.js';
import { Revision } from '../../bytes/json/edit/splices.js';
import { type Finding, totalOf } from './finding.js';
import {
  type CheckedText,
  type FixRounds,
  fixableFindings,
  fixedThroughout,
  fixInRounds,
  type Refusals,
  type WantedFixes,
} from './fix-rounds.js';
import { attemptsFor, type FindLoss, leaveOutCulprits, RepairError } from './harmless-fixes.js';
import { withoutFix } from './located-finding.js';
import { lastingNames } from './occurrences.js';
import type { LintResult } from './result.js';

/* Repairs a text: its syntax until it can be read, then all else, except for fixes that do harm. */

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
  /** Findings whose fixes were refused, with the reason in `notFixed`. */
  readonly refused: readonly Finding[];
  /** Fixes that were still there when the rounds were over. */
  readonly unfinished: boolean;
  /** Fixes were left out, because the text would have become larger than is read. */
  readonly outgrown: boolean;
}

/** The maximum number of rounds. One fix can make another possible or necessary. */
const MAX_ROUNDS = 10;
/** The same while a text cannot be read: then a round sees only the first faults. */
const MAX_UNREADABLE_ROUNDS = 100;
const MIN_UNREADABLE_ROUNDS = 3;
/** Bytes that all these rounds together read. */
const MAX_BYTES_READ = 64_000_000;
/** The maximum number of times that fixes start again after some of them were refused. */
const MAX_STAGES = 4;

export interface RepairRequest {
  /** Whether to make fixes that may change a meaning, too. */
  readonly unsafe: boolean;
  /** What was found in the text as it is. */
  readonly first: LintResult;
  /** Says which fixes are wanted; all unless given. */
  readonly wanted?: WantedFixes;
  /** Says what a fix loses. */
  readonly findLoss: FindLoss;
  /** Whether a safe fix that would lose something is an error, for tests of rules. */
  readonly strict?: boolean;
}

/** What a repair needs to know about the rules. */
export interface RepairRules {
  /** Rules whose findings say that a text cannot be read. */
  readonly unreadable: ReadonlySet<string>;
  readonly reveals: Reveals;
  /** Larger texts are not read. */
  readonly maxBytes: number;
}

/**
 * Repairs a text round by round, losing nothing undeclared, until a second repair changes nothing.
 * @throws RepairError when the result cannot be read, or a safe fix would lose something and `strict` is set
 */
export function repairText(
  bytes: Uint8Array,
  { unsafe, first, wanted = (findings) => findings, findLoss, strict = false }: RepairRequest,
  lint: (bytes: Uint8Array) => LintResult,
  { unreadable, reveals, maxBytes }: RepairRules,
): Repair {
  const revision = new Revision(bytes.length);
  const repaired: Repaired[] = [];
  const add = ({ splices, fixed, end }: FixRounds): CheckedText => {
    for (const round of splices) revision.add(round);
    for (const one of fixed) repaired.push(one);
    return end;
  };
  const check = (text: Uint8Array, before: LintResult): LintResult => {
    const after = lint(text);
    refuseBroken(before, after, unreadable);
    return after;
  };
  const ofUnreadable: WantedFixes = (findings) => wanted(findings.filter(({ rule }) => unreadable.has(rule)));
  const shared = { unsafe, check, maxBytes, findLoss, strict };
  const ofText = fixInRounds(
    { bytes, result: first },
    {
      ...shared,
      most: unreadableRounds(bytes),
      wanted: ofUnreadable,
      // Nothing is known about a text that cannot be read, so that there is nothing to compare with.
      findLoss: () => undefined,
      widened: fixedThroughout,
    },
  );
  let text = add(ofText);
  let { unfinished, outgrown } = ofText;
  let refused: Refusals = new Map();
  for (let stage = 1; !unfinished; stage++) {
    const fixes = fixGuarded(text, {
      unsafe,
      wanted,
      reveals,
      fix: (start, held) => fixInRounds(start, { ...shared, most: MAX_ROUNDS, wanted, held }),
    });
    refused = fixes.refused;
    outgrown ||= fixes.rounds?.outgrown === true;
    if (fixes.rounds === undefined || fixes.rounds.splices.length === 0) break;
    text = add(fixes.rounds);
    // A fix that was refused before the other fixes may be harmless after them.
    unfinished = fixes.rounds.unfinished || (refused.size > 0 && stage === MAX_STAGES);
    if (refused.size === 0) break;
  }
  return {
    before: { bytes, shown: first.shownBytes },
    after: { bytes: text.bytes, shown: text.result.shownBytes },
    splices: revision.splices,
    repaired,
    ...withRefusals(text.result, refused),
    unfinished,
    outgrown,
  };
}

/** How many rounds a text gets while it cannot be read. */
function unreadableRounds(bytes: Uint8Array): number {
  const affordable = Math.floor(MAX_BYTES_READ / Math.max(1, bytes.length));
  return Math.max(MIN_UNREADABLE_ROUNDS, Math.min(MAX_UNREADABLE_ROUNDS, affordable));
}

/** Replaces each fix that was refused by the reason. */
function withRefusals(result: LintResult, refusals: Refusals): Pick<Repair, 'result' | 'refused'> {
  if (refusals.size === 0) return { result, refused: [] };
  const refused: Finding[] = [];
  const findings = result.findings.map((finding) => {
    const name = lastingNames(finding).find((each) => refusals.has(each));
    if (name === undefined) return finding;
    const unfixed = withoutFix(finding, refusals.get(name));
    refused.push(unfixed);
    return unfixed;
  });
  return { result: { ...result, findings }, refused };
}

function refuseBroken(before: LintResult, after: LintResult, unreadable: ReadonlySet<string>): void {
  // Nothing was known about a text that could not be read before.
  if (before.findings.some(({ rule }) => unreadable.has(rule))) return;
  const broken = after.findings.find(({ rule }) => unreadable.has(rule));
  if (broken !== undefined)
    throw new RepairError(`the fixes would have left a file with this fault: ${broken.message}`);
  if (after.unchecked !== undefined && before.unchecked === undefined)
    throw new RepairError(`the fixes would have left a file that cannot be checked: ${after.unchecked}`);
}

const TOO_MANY = 'too many fixes in this file would lead to new findings';

/** Whether fixes of the rule `fixed` let the rule `found` see what it could not see before. */
export type Reveals = (fixed: string, found: string) => boolean;

interface GuardedFixes {
  /** Undefined when no fix could be applied. */
  readonly rounds: FixRounds | undefined;
  readonly refused: Refusals;
}

/** How to fix a text under guard. */
interface GuardOptions {
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
function fixGuarded(start: CheckedText, options: GuardOptions): GuardedFixes {
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
  for (const [finding, why] of culprits) {
    const reason = why === undefined ? TOO_MANY : `after this fix (${finding.fix?.description}), ${why}`;
    for (const name of lastingNames(finding)) refused.set(name, reason);
  }
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
    return example === undefined ? `${rule} would have new findings` : `${example.message} (${rule})`;
  }
  return undefined;
}

function countByRule({ findings, omitted }: LintResult): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  for (const [rule, more] of omitted) counts.set(rule, (counts.get(rule) ?? 0) + totalOf(more));
  return counts;
}
