import type { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import type { ActiveRule } from './active-rule.js';
import { type Draft, shownPlace } from './draft.js';
import { LEVELS, type Level } from './level.js';

/** Two of the rules that have findings at a place: at least one is another than a given one. */
interface Rules {
  one?: ActiveRule;
  other?: ActiveRule;
}

/** What is known of a place that some draft names in `unless`. */
interface Named {
  /** Those with findings of at least each level. */
  readonly here: Readonly<Record<Level, Rules>>;
  readonly within: Readonly<Record<Level, Rules>>;
  /** How many drafts of each rule are undecided there. */
  readonly undecidedHere: Map<ActiveRule, number>;
  readonly undecidedWithin: Map<ActiveRule, number>;
}

/**
 * Finds drafts that only follow from findings of other rules at the places in their `unless`. A finding explains
 * nothing that is more severe: an error is never hidden by a warning.
 */
export class Explanations {
  private readonly root = new PlaceBranch<Named>();

  /** @param spelled the place in the file */
  constructor(private readonly spelled: (place: Place) => Place) {}

  /** Notes the places that a draft names. To be called for all drafts before anything else. */
  name({ unless = [] }: Draft): void {
    for (const named of unless) this.root.at(this.placeOf(named)).value ??= nothing();
  }

  /** Notes a finding. */
  add(rule: ActiveRule, place: Place, level: Level): void {
    const explained = LEVELS.slice(LEVELS.indexOf(level));
    this.visit(
      place,
      ({ here }) => {
        for (const each of explained) note(here[each], rule);
      },
      ({ within }) => {
        for (const each of explained) note(within[each], rule);
      },
    );
  }

  /** Notes that a draft is undecided, or with -1 that it is no longer. */
  addUndecided(rule: ActiveRule, draft: Draft, count: 1 | -1): void {
    const change = (counts: Map<ActiveRule, number>): void => {
      const left = (counts.get(rule) ?? 0) + count;
      if (left === 0) counts.delete(rule);
      else counts.set(rule, left);
    };
    const place = shownPlace(draft);
    if (place === undefined) return;
    this.visit(
      place,
      ({ undecidedHere }) => change(undecidedHere),
      ({ undecidedWithin }) => change(undecidedWithin),
    );
  }

  /** Whether the draft, of this level, follows from a finding of another rule; undefined while that is open. */
  explains(rule: ActiveRule, level: Level, { unless = [] }: Draft): boolean | undefined {
    let isOpen = false;
    for (const named of unless) {
      const known = this.root.at(this.placeOf(named)).value;
      const isWithin = 'within' in named;
      const { one, other } = known?.[isWithin ? 'within' : 'here'][level] ?? {};
      if (other !== undefined || (one !== undefined && one !== rule)) return true;
      const undecided = known?.[isWithin ? 'undecidedWithin' : 'undecidedHere'];
      isOpen ||= undecided !== undefined && undecided.size > (undecided.has(rule) ? 1 : 0);
    }
    return isOpen ? undefined : false;
  }

  /** Visits what is known of a place, and of those around it. */
  private visit(place: Place, here: (named: Named) => void, within: (named: Named) => void): void {
    let branch: PlaceBranch<Named> | undefined = this.root;
    for (const { parent, step } of this.spelled(place).chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return;
      if (branch.value !== undefined) within(branch.value);
    }
    if (branch.value !== undefined) here(branch.value);
  }

  private placeOf(named: NonNullable<Draft['unless']>[number]): Place {
    return this.spelled('within' in named ? named.within : named);
  }
}

function nothing(): Named {
  const none = (): Record<Level, Rules> => ({ error: {}, warning: {}, info: {} });
  return { here: none(), within: none(), undecidedHere: new Map(), undecidedWithin: new Map() };
}

function note(rules: Rules, rule: ActiveRule): void {
  if (rules.one === undefined) rules.one = rule;
  else if (rules.one !== rule) rules.other ??= rule;
}
