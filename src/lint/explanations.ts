import type { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import type { ActiveRule } from './active-rule.js';
import type { Draft } from './draft.js';
import { LEVELS, type Level } from './level.js';

/** The rules that have findings at a place, or within it, with the most severe level of each. */
interface Named {
  readonly here: Map<ActiveRule, Level>;
  readonly within: Map<ActiveRule, Level>;
}

/**
 * Finds drafts that only follow from findings of other rules at the places in their `unless`. A finding explains
 * nothing that is more severe: an error is never hidden by a warning.
 */
export class Explanations {
  private readonly root = new PlaceBranch<Named>();

  /**
   * @param drafts those to be explained
   * @param spelled the place in the file
   */
  constructor(
    drafts: readonly Draft[],
    private readonly spelled: (place: Place) => Place,
  ) {
    for (const { unless = [] } of drafts)
      for (const named of unless)
        this.root.at(this.placeOf(named)).value ??= { here: new Map(), within: new Map() };
  }

  /** Notes a finding at its place, and within those around it. */
  add(rule: ActiveRule, place: Place, level: Level): void {
    let branch: PlaceBranch<Named> | undefined = this.root;
    for (const { parent, step } of this.spelled(place).chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return;
      if (branch.value !== undefined) note(branch.value.within, rule, level);
    }
    if (branch.value !== undefined) note(branch.value.here, rule, level);
  }

  /** Whether the draft, of this level, follows from a finding of another rule. */
  explains(rule: ActiveRule, level: Level, { unless = [] }: Draft): boolean {
    return unless.some((named) => {
      const known = this.root.at(this.placeOf(named)).value;
      const rules = known?.['within' in named ? 'within' : 'here'] ?? new Map<ActiveRule, Level>();
      return [...rules].some(
        ([other, found]) => other !== rule && LEVELS.indexOf(found) <= LEVELS.indexOf(level),
      );
    });
  }

  private placeOf(named: NonNullable<Draft['unless']>[number]): Place {
    return this.spelled('within' in named ? named.within : named);
  }
}

function note(rules: Map<ActiveRule, Level>, rule: ActiveRule, level: Level): void {
  const known = rules.get(rule);
  if (known === undefined || LEVELS.indexOf(level) < LEVELS.indexOf(known)) rules.set(rule, level);
}
