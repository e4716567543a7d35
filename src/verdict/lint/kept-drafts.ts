import type { Place } from '../../bytes/json/place.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { claimKey, claimsOf, type Draft, placeOf, shownValues } from './draft.js';
import { counterOf, type FindingCounter } from './finding.js';
import { isAtLeast, type Level } from './levels.js';
import { type ActiveRule, levelFor } from './pack.js';

/** An occurrence that a rule has reported. */
interface RuleDraft {
  readonly active: ActiveRule;
  readonly draft: Draft;
}

/** An occurrence with the level that it has where it is. */
export interface LeveledDraft extends RuleDraft {
  readonly level: Level;
}

/** The drafts of one file until they are located. Beyond a limit, drafts of a rule are only counted. */
export class KeptDrafts {
  private drafts: RuleDraft[] = [];
  /** Findings that are only counted, by rule. */
  readonly omitted = new Map<string, FindingCounter>();
  /** How many findings each rule has reported. */
  private readonly counts = new Map<ActiveRule, { reported: number }>();
  /** The places of drafts that are about several: a rule reports such a draft at each of them, and one is kept. */
  private readonly shared = new Set<string>();

  /** @param most of one rule */
  constructor(private readonly most: number) {}

  /** Hands over the drafts and frees them. */
  takeAll(): readonly RuleDraft[] {
    const { drafts } = this;
    this.drafts = [];
    return drafts;
  }

  add(active: ActiveRule, draft: Draft): void {
    if (this.isKnown(active, draft)) return;
    const count = getOrInsert(this.counts, active, () => ({ reported: 0 }));
    if (++count.reported > this.most && this.omit(active, draft)) return;
    this.drafts.push({ active, draft });
  }

  /** Whether a draft about several places was reported at another one of them. */
  private isKnown(active: ActiveRule, draft: Draft): boolean {
    const claims = claimsOf(draft);
    if (claims.length < 2) return false;
    const about = JSON.stringify([active.rule.id, draft.kind, ...claims.map(claimKey).sort()]);
    if (this.shared.has(about)) return true;
    this.shared.add(about);
    return false;
  }

  /** Only counts a finding, if its level is known without its location. */
  private omit(active: ActiveRule, { kind, fix }: Draft): boolean {
    const level = levelFor(active, kind);
    if (typeof level === 'function' || level === 'off') return false;
    counterOf(this.omitted, active.rule.id).add(level, fix?.safety === 'safe');
    return true;
  }
}

/**
 * Leaves out the drafts of rules that report `onlyIfAlone` where another rule has a finding as severe at a value
 * which the draft shows. So no error is hidden by a warning, or by a rule that is off there.
 *
 * @param spelled the place in the file
 */
export function dropAccompanied(
  drafts: readonly LeveledDraft[],
  spelled: (place: Place) => Place,
): readonly LeveledDraft[] {
  const ifAlone = drafts.filter(({ active }) => active.rule.onlyIfAlone === true);
  if (ifAlone.length === 0) return drafts;
  const keyOf = (place: Place): string => claimKey(spelled(place));
  /** The findings at the values that drafts in question show. */
  const found = new Map(
    ifAlone.flatMap(({ draft }) =>
      shownValues(draft).map((place) => [keyOf(place), [] as LeveledDraft[]] as const),
    ),
  );
  for (const each of drafts) {
    for (const claim of claimsOf(each.draft)) {
      const place = placeOf(claim);
      if (place !== undefined) found.get(keyOf(place))?.push(each);
    }
  }
  const isAccompanied = ({ active, level, draft }: LeveledDraft): boolean =>
    shownValues(draft).some((place) =>
      found.get(keyOf(place))?.some((other) => other.active !== active && isAtLeast(other.level, level)),
    );
  const left = new Set(ifAlone.filter(isAccompanied));
  return drafts.filter((each) => !left.has(each));
}
