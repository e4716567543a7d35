import type { Splice } from '../json/edit/edit.js';
import { applySplices } from '../json/edit/splices.js';
import type { Finding, FixSafety } from './finding.js';
import type { FindLoss } from './loss.js';
import { type Refusals, takeLossless } from './lossless-fixes.js';
import { namesIn } from './occurrence-keys.js';
import { occurrencesOf } from './occurrences.js';
import type { LintResult } from './result.js';

export interface CheckedText {
  readonly bytes: Uint8Array;
  readonly result: LintResult;
}

/** The result of fixing a text in rounds. */
export interface FixRounds {
  readonly end: CheckedText;
  /** The splices of each round, in the text after the previous one. */
  readonly splices: readonly (readonly Splice[])[];
  /** The findings whose fixes were applied. */
  readonly fixed: readonly Pick<Finding, 'rule' | 'message'>[];
  /** There were more fixes when the rounds were over. */
  readonly unfinished: boolean;
  /** The last fixes were not applied, because the text would have become larger than is read. */
  readonly outgrown: boolean;
  /** Findings of the text after whose fixes were left out, because they would lose something. */
  readonly refused: Refusals;
}

/** Selects the findings to fix, some of them perhaps only in part. */
export type WantedFixes = (findings: readonly Finding[]) => readonly Finding[];

export interface RoundOptions {
  /** The maximum number of rounds. One fix can make another possible or necessary. */
  readonly most: number;
  /** Whether to apply fixes that may change a meaning as well. */
  readonly unsafe: boolean;
  readonly wanted: WantedFixes;
  /** Findings of the text that are not fixed in any round. */
  readonly held?: Iterable<Finding>;
  /** Larger texts are not read. */
  readonly maxBytes: number;
  readonly findLoss: FindLoss;
  /** Whether a safe fix that would lose something ends the repair. */
  readonly strict: boolean;
  readonly check: (bytes: Uint8Array, before: LintResult) => LintResult;
  /** Adds what the splices of a round leave out of a mistake that has more places than are reported. */
  readonly widened?: (bytes: Uint8Array, splices: readonly Splice[]) => readonly Splice[];
}

/**
 * Applies fixes that neither overlap nor lose anything, and checks the result, until none is left.
 * @throws RepairError when a safe fix would lose something and `strict` is set
 */
export function fixInRounds(start: CheckedText, options: RoundOptions): FixRounds {
  const { most, unsafe, check } = options;
  const held = new HeldFindings();
  for (const finding of options.held ?? []) held.add(finding, undefined);
  const choose = (findings: readonly Finding[]): Finding[] =>
    fixableFindings(
      options.wanted(findings).filter((finding) => !held.has(finding)),
      unsafe,
    );
  const splices: (readonly Splice[])[] = [];
  const fixed: Pick<Finding, 'rule' | 'message'>[] = [];
  let end = start;
  let outgrown = false;
  let wanted = choose(end.result.findings);
  while (wanted.length > 0 && splices.length < most) {
    const { chosen, refused } = takeLossless(end.bytes, wanted, options);
    for (const [finding, why] of refused) held.add(finding, why);
    if (chosen === undefined) {
      wanted = wanted.filter((finding) => !held.has(finding));
      continue;
    }
    const round = options.widened?.(end.bytes, chosen.splices) ?? chosen.splices;
    const bytes = round === chosen.splices ? chosen.bytes : applySplices(end.bytes, round);
    if (bytes.length > options.maxBytes) {
      outgrown = true;
      break;
    }
    splices.push(round);
    for (const { rule, message } of chosen.findings) fixed.push({ rule, message });
    end = { bytes, result: check(bytes, end.result) };
    wanted = choose(end.result.findings);
  }
  const refused = held.refusals(() => options.wanted(end.result.findings));
  return { end, splices, fixed, unfinished: wanted.length > 0 && !outgrown, outgrown, refused };
}

/** The findings that have a fix, those with a safe one first. */
export function fixableFindings(findings: readonly Finding[], unsafe: boolean): Finding[] {
  const wanted: readonly FixSafety[] = unsafe ? ['safe', 'unsafe'] : ['safe'];
  return wanted.flatMap((safety) =>
    findings.filter(({ fix }) => fix?.safety === safety && fix.edits.length > 0),
  );
}

/** Findings that are not fixed, by their occurrences, which stay the same when the text around them changes. */
class HeldFindings {
  /** Why each is not fixed; undefined where its holder knows. */
  private readonly reasons = new Map<string, string | undefined>();

  add(finding: Finding, why: string | undefined): void {
    for (const key of keysOf(finding)) this.reasons.set(key, why);
  }

  has(finding: Finding): boolean {
    // Naming an occurrence takes time, and usually none is held.
    return this.reasons.size > 0 && keysOf(finding).some((key) => this.reasons.has(key));
  }

  /** The findings among these that are held for a reason. */
  refusals(findings: () => readonly Finding[]): Refusals {
    const refused = new Map<Finding, string>();
    if (![...this.reasons.values()].some((why) => why !== undefined)) return refused;
    for (const finding of findings()) {
      const why = keysOf(finding)
        .map((key) => this.reasons.get(key))
        .find((each) => each !== undefined);
      if (why !== undefined) refused.set(finding, why);
    }
    return refused;
  }
}

function keysOf(finding: Finding): readonly string[] {
  return occurrencesOf(finding)
    .flatMap(namesIn)
    .map((name) => `${finding.rule} ${name}`);
}
