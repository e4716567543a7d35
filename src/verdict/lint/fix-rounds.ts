import type { Splice } from '../../bytes/json/edit/edit.js';
import { applySplices, TakenSplices } from '../../bytes/json/edit/splices.js';
import { MAX_PLACES, readSyntaxFaults } from '../../bytes/json/syntax/syntax.js';
import { isThroughout, type SyntaxFault } from '../../bytes/json/syntax/syntax-fault.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { byteOffset } from '../../bytes/text/span.js';
import type { Finding, FixSafety } from './finding.js';
import { type FindLoss, takeLossless } from './harmless-fixes.js';
import { lastingNames } from './occurrences.js';
import { MAX_SYNTAX_MISTAKES } from './read-text.js';
import type { LintResult } from './result.js';

export interface CheckedText {
  readonly bytes: Uint8Array;
  readonly result: LintResult;
}

/** Why fixes were left out, by the {@link lastingNames} of their findings. */
export type Refusals = ReadonlyMap<string, string>;

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
  /** For findings of the text after, whose fixes would lose something. */
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

/** Findings that are not fixed. */
class HeldFindings {
  /** Why each is not fixed, by their {@link lastingNames}; undefined where its holder knows. */
  private readonly reasons = new Map<string, string | undefined>();

  add(finding: Finding, why: string | undefined): void {
    for (const name of lastingNames(finding)) this.reasons.set(name, why);
  }

  has(finding: Finding): boolean {
    // Naming an occurrence takes time, and usually none is held.
    return this.reasons.size > 0 && lastingNames(finding).some((name) => this.reasons.has(name));
  }

  /** Why findings among these are held, if there is a reason. */
  refusals(findings: () => readonly Finding[]): Refusals {
    const refused = new Map<string, string>();
    if (![...this.reasons.values()].some((why) => why !== undefined)) return refused;
    for (const name of findings().flatMap(lastingNames)) {
      const why = this.reasons.get(name);
      if (why !== undefined) refused.set(name, why);
    }
    return refused;
  }
}

/** How many places of a text are fixed at a time: so many take about 200 MB. */
const MAX_AT_ONCE = 500_000;

/** Sorted splices, with those that fix the same syntax mistakes in places beyond the reported ones. */
export function fixedThroughout(bytes: Uint8Array, made: readonly Splice[]): readonly Splice[] {
  const mark = byteOrderMarkLength(bytes);
  const text = bytes.subarray(mark);
  const reported = readSyntaxFaults(text, MAX_SYNTAX_MISTAKES);
  if (reported.length < MAX_PLACES) return made;
  const kinds = kindsFixedBy(made, reported, mark);
  if (kinds.size === 0) return made;
  const taken = new TakenSplices(bytes.length);
  taken.add(made);
  for (const fault of readSyntaxFaults(text, MAX_SYNTAX_MISTAKES, MAX_AT_ONCE).slice(MAX_PLACES))
    if (kinds.has(kindOf(fault))) taken.add(splicesOf(fault, mark));
  return taken.sorted;
}

/** The mistakes that splices fix in all their places; none if the splices fix something else as well. */
function kindsFixedBy(
  made: readonly Splice[],
  reported: readonly SyntaxFault[],
  mark: number,
): ReadonlySet<string> {
  const unexplained = new Set(made.map(keyOf));
  const fixed = new Set<string>();
  const left = new Set<string>();
  for (const fault of reported) {
    const keys = splicesOf(fault, mark).map(keyOf);
    if (keys.length === 0) continue;
    const isFixed = keys.every((key) => unexplained.delete(key));
    (isFixed && isThroughout(fault.kind) ? fixed : left).add(kindOf(fault));
  }
  if (unexplained.size > 0) return new Set();
  for (const kind of left) fixed.delete(kind);
  return fixed;
}

function kindOf({ kind, fix }: SyntaxFault): string {
  return `${kind} ${fix?.safety ?? ''}`;
}

function splicesOf({ fix }: SyntaxFault, mark: number): Splice[] {
  const { replacements = [] } = fix ?? {};
  return replacements.map(({ span: { start, end }, text }) => ({
    start: byteOffset(start + mark),
    end: byteOffset(end + mark),
    text,
  }));
}

function keyOf({ start, end, text }: Splice): string {
  return `${start} ${end} ${text}`;
}
