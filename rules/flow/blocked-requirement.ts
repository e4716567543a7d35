import { defineRule, quoteValue, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, hasEmptyLogic } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/blocked-requirement',
  level: 'warning',
  kinds: ['never-completed', 'too-often'],
  onlyIfAlone: true,
  fix: 'none',
  summary: 'A required quest can be completed as often as needed',
  source: 'quest and task records, part 3, other rules tied to transitions; part 2, requirement object',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, context) {
      if (hasEmptyLogic(context)) return;
      const {
        snapshot: { quests },
        optionsOf,
      } = context;
      // The analysis is asked for at a fault only: quiet rooms are never analysed.
      const { faults } = flow;
      // flow/never-activated reports what never starts. Nothing waits for a draft, except other drafts.
      const reportsStart = optionsOf('flow/never-activated') !== undefined;
      const neverStarts = new Set(
        faults.neverActivated.flatMap(({ quest, isDraft }) => (isDraft || reportsStart ? [quest] : [])),
      );
      for (const { requirement, quest, required, most } of faults.blockedRequirements) {
        if (neverStarts.has(required)) continue;
        const tangled = quests?.requirementTangles.entries;
        // A cycle of requirements is a finding of its own.
        if (tangled?.has(quest.entry) && tangled.has(required.entry)) continue;
        const [name, needed] = [flowName(quest), flowName(required)];
        const completes = flow.analysis.mayEnter(quest.index, 2) ? ', and only skips that state' : '';
        const never = `so ${name} can never become Active${completes}`;
        const related = [{ at: recordAt(required.entry.place), message: 'the required quest' }];
        if (most === 0)
          report({
            at: requirement.place.at('id'),
            kind: 'never-completed',
            message: `${name} requires ${needed}, which can never be completed, ${never}: add a trigger that completes ${needed}`,
            related,
          });
        else
          report({
            at: requirement.place.at('amount'),
            kind: 'too-often',
            message: `amount is ${quoteValue(requirement.amount)}, but ${needed} can be completed ${most === 1 ? 'only once' : `${quoteValue(most)} times at most`}, ${never}: lower amount, or reset ${needed} after its completion`,
            related,
          });
      }
    },
  },
});
