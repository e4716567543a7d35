import type { Place } from '../json/place.js';
import { PlaceBranch } from '../json/place-branch.js';
import type { ActiveRule } from './active-rule.js';
import type { Draft } from './draft.js';

/** Which rules have findings at a place: two of them are enough to say whether another rule than a given one has. */
interface Rules {
  one?: ActiveRule;
  other?: ActiveRule;
}

/** What is known of a place that some draft names in `unless`. */
interface Named {
  readonly here: Rules;
  readonly within: Rules;
}

/**
 * Finds drafts that only follow from findings of other rules. It knows only the places that drafts name in `unless`, however many
 * findings there are.
 */
export class Explanations {
  private readonly root = new PlaceBranch<Named>();

  /**
   * @param drafts those with `unless`
   * @param spelled the place in the file
   */
  constructor(
    drafts: Iterable<Draft>,
    private readonly spelled: (place: Place) => Place,
  ) {
    for (const { unless = [] } of drafts)
      for (const named of unless) this.root.at(this.placeOf(named)).value ??= { here: {}, within: {} };
  }

  /** Notes a finding. */
  add(rule: ActiveRule, place: Place): void {
    let branch: PlaceBranch<Named> | undefined = this.root;
    let here: Rules | undefined;
    for (const { parent, step } of this.spelled(place).chain()) {
      if (parent !== undefined) branch = branch.next(step);
      if (branch === undefined) return;
      here = branch.value?.here;
      if (branch.value !== undefined) note(branch.value.within, rule);
    }
    if (here !== undefined) note(here, rule);
  }

  /** Whether another rule has a finding that the draft follows from. */
  explains(rule: ActiveRule, { unless = [] }: Draft): boolean {
    return unless.some((named) => {
      const known = this.root.at(this.placeOf(named)).value;
      const { one, other } = known?.['within' in named ? 'within' : 'here'] ?? {};
      return other !== undefined || (one !== undefined && one !== rule);
    });
  }

  private placeOf(named: NonNullable<Draft['unless']>[number]): Place {
    return this.spelled('within' in named ? named.within : named);
  }
}

function note(rules: Rules, rule: ActiveRule): void {
  if (rules.one === undefined) rules.one = rule;
  else if (rules.one !== rule) rules.other ??= rule;
}
