import type { Place } from '../json/place.js';
import { addTo } from '../text/add-to.js';
import type { ActiveRule } from './active-rule.js';
import type { Draft } from './draft.js';
import { Explanations } from './explanations.js';
import { type Explaining, explainingOf } from './kept-drafts.js';
import type { RuleLevel } from './level.js';

/** What deciding about a draft needs to know of its places. */
interface PlaceLookups {
  readonly spelled: (place: Place) => Place;
  readonly levelOf: (finding: Explaining) => RuleLevel;
}

/** Drafts with `unless`, which wait until the other rules have reported everything. */
export class WaitingDrafts {
  private readonly byRule = new Map<ActiveRule, Draft[]>();

  constructor(private readonly rules: readonly ActiveRule[]) {}

  add(active: ActiveRule, draft: Draft): void {
    addTo(this.byRule, active, draft);
  }

  /**
   * Keeps the drafts that follow from nothing found, nor from a draft of an earlier rule that was kept.
   *
   * @param found lists the other findings; not called where no draft waits
   */
  settle(
    found: () => readonly Explaining[],
    { spelled, levelOf }: PlaceLookups,
    keep: (active: ActiveRule, draft: Draft) => void,
  ): void {
    if (this.byRule.size === 0) return;
    const explanations = new Explanations([...this.byRule.values()].flat(), spelled);
    const explain = (finding: Explaining): void => {
      const level = levelOf(finding);
      if (finding.place !== undefined && level !== 'off')
        explanations.add(finding.active, finding.place, level);
    };
    for (const finding of found()) explain(finding);
    for (const active of this.rules)
      for (const draft of this.byRule.get(active) ?? []) {
        const finding = explainingOf(active, draft);
        const level = levelOf(finding);
        if (explanations.explains(active, level === 'off' ? 'info' : level, draft)) continue;
        explain(finding);
        keep(active, draft);
      }
  }
}
