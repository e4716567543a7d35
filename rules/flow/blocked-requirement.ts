import type { FlowQuest } from '../../src/model/flow/index.js';
import { defineRule, quoteValue, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, hasEmptyLogic } from '../wording/flow-wording.js';

interface Blocked {
  readonly quest: FlowQuest;
  readonly required: FlowQuest;
  /** Whether the quest can be completed without becoming Active. */
  readonly skipsActive: boolean;
}

/** What follows for the quest: `so "0_a" can never become Active`. */
function consequence({ quest, skipsActive }: Blocked): string {
  return `so ${flowName(quest)} can never become Active${skipsActive ? ', and only skips that state' : ''}`;
}

export default defineRule({
  id: 'flow/blocked-requirement',
  level: 'warning',
  kinds: {
    'never-completed': (blocked: Blocked) => {
      const needed = flowName(blocked.required);
      return `${flowName(blocked.quest)} requires ${needed}, which can never be completed, ${consequence(blocked)}: add a trigger that completes ${needed}`;
    },
    'too-often': ({
      amount,
      most,
      ...blocked
    }: Blocked & { readonly amount: number; readonly most: number }) => {
      const needed = flowName(blocked.required);
      return `amount is ${quoteValue(amount)}, but ${needed} can be completed ${most === 1 ? 'only once' : `${quoteValue(most)} times at most`}, ${consequence(blocked)}: lower amount, or reset ${needed} after its completion`;
    },
  },
  onlyIfAlone: true,
  fix: 'none',
  summary: 'A required quest can be completed as often as needed',
  source: 'quest and task records, part 3, other rules tied to transitions; part 2, requirement object',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, context) {
      if (hasEmptyLogic(context)) return;
      const { faults } = flow;
      // A required quest that never starts is reported by flow/never-activated, unless that rule is off. A draft that
      // never starts is not a finding.
      const isStartReported = context.optionsOf('flow/never-activated') !== undefined;
      const neverStarts = new Set(
        faults.neverActivated.flatMap(({ quest, isDraft }) => (isDraft || isStartReported ? [quest] : [])),
      );
      for (const { requirement, quest, required, most } of faults.blockedRequirements) {
        if (neverStarts.has(required)) continue;
        // Another rule reports quests that require each other.
        const inCycles = context.snapshot.quests?.requirementTangles.entries;
        if (inCycles?.has(quest.entry) && inCycles.has(required.entry)) continue;
        const skipsActive = flow.analysis.mayEnter(quest.index, 2);
        const related = [{ at: recordAt(required.entry.place), message: 'the required quest' }];
        const blocked = { quest, required, skipsActive };
        const { place, amount } = requirement;
        if (most === 0) report({ kind: 'never-completed', at: place.at('id'), values: blocked, related });
        else
          report({
            kind: 'too-often',
            at: place.at('amount'),
            values: { ...blocked, amount, most },
            related,
          });
      }
    },
  },
});
