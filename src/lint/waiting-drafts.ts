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

interface Queue {
  readonly active: ActiveRule;
  readonly drafts: Draft[];
}

/** Drafts with `unless`, which wait until the other rules have reported everything. */
export class WaitingDrafts {
  /** In the order of the rules, once it is decided about them. */
  private queues: readonly Queue[] = [];
  private readonly byRule = new Map<ActiveRule, Draft[]>();

  constructor(private readonly rules: readonly ActiveRule[]) {}

  add(active: ActiveRule, draft: Draft): void {
    addTo(this.byRule, active, draft);
  }

  /** Decides about all drafts, and keeps those that do not follow from `found` or each other. */
  settle(
    found: Iterable<Explaining>,
    { spelled, levelOf }: PlaceLookups,
    keep: (active: ActiveRule, draft: Draft) => void,
  ): void {
    if (this.byRule.size === 0) return;
    this.queues = this.rules.flatMap((active) => {
      const drafts = this.byRule.get(active);
      return drafts === undefined ? [] : [{ active, drafts }];
    });
    const waiting = this.queues.flatMap(({ drafts }) => drafts);
    const explanations = new Explanations(spelled);
    for (const draft of waiting) {
      explanations.name(draft);
    }
    const explain = (finding: Explaining): void => {
      const level = levelOf(finding);
      if (finding.place !== undefined && level !== 'off')
        explanations.add(finding.active, finding.place, level);
    };
    for (const finding of found) {
      explain(finding);
    }
    for (const { active, drafts } of this.queues)
      for (const draft of drafts) {
        explanations.addUndecided(active, draft, 1);
      }
    const isExplained = (active: ActiveRule, draft: Draft): boolean | undefined => {
      const level = levelOf(explainingOf(active, draft));
      return explanations.explains(active, level === 'off' ? 'info' : level, draft);
    };
    const decided = (active: ActiveRule, draft: Draft, isDropped: boolean): void => {
      explanations.addUndecided(active, draft, -1);
      if (isDropped) return;
      explain(explainingOf(active, draft));
      keep(active, draft);
    };
    for (let left = waiting.length; left > 0; left = this.count()) {
      for (const { active, drafts } of this.queues)
        for (const draft of drafts.splice(0)) {
          const isDropped = isExplained(active, draft);
          if (isDropped === undefined) drafts.push(draft);
          else decided(active, draft, isDropped);
        }
      if (this.count() === left) this.favourFirst(isExplained, decided);
    }
  }

  /** Of drafts that would drop each other, the first rule keeps its own. */
  private favourFirst(
    isExplained: (active: ActiveRule, draft: Draft) => boolean | undefined,
    decided: (active: ActiveRule, draft: Draft, isDropped: boolean) => void,
  ): void {
    const first = this.queues.find(({ drafts }) => drafts.length > 0);
    if (first === undefined) return;
    for (const draft of first.drafts.splice(0))
      decided(first.active, draft, isExplained(first.active, draft) === true);
  }

  private count(): number {
    return this.queues.reduce((sum, { drafts }) => sum + drafts.length, 0);
  }
}
