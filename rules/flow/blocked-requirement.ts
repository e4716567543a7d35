import { defineRule, quoteValue, recordAt } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { fieldOf, flowName } from '../wording/flow-wording.js';

export default defineRule({
  id: 'flow/blocked-requirement',
  level: 'warning',
  kinds: ['never-completed', 'too-often'],
  fix: 'none',
  summary: 'A required quest can be completed as often as needed',
  source: 'quest and task records, part 3, other rules tied to transitions; part 2, requirement object',
  ...ASKS_FLOW,
  on: {
    flow(flow, report, { snapshot: { quests, emptyLogic } }) {
      // The analysis is asked for at a fault only: quiet rooms are never analysed.
      const { faults } = flow;
      const neverActivated = new Map(faults.neverActivated.map(({ quest, isDraft }) => [quest, isDraft]));
      for (const { requirement, quest, required, most } of faults.blockedRequirements) {
        // A draft is required by drafts only: they are reported as what they are.
        if (neverActivated.get(required) === true) continue;
        const tangled = quests?.requirementTangles.entries;
        // A cycle of requirements is a finding of its own.
        if (tangled?.has(quest.entry) && tangled.has(required.entry)) continue;
        // The amount may be more than the limit of the quest, the entries may require different quests, and
        // nothing may start the required quest.
        const unless = [
          requirement.place.at('amount'),
          ...fieldOf(quest, 'Requirements'),
          ...emptyLogic,
          ...(neverActivated.has(required) ? [required.entry.place] : []),
        ];
        const [name, needed] = [flowName(quest), flowName(required)];
        const completes = flow.analysis.mayEnter(quest.index, 2) ? ', and only skips that state' : '';
        const never = `so ${name} can never become Active${completes}`;
        const related = [{ at: recordAt(required.entry.place), message: 'the required quest' }];
        if (most === 0)
          report({
            at: requirement.place.at('id'),
            kind: 'never-completed',
            unless,
            message: `${name} requires ${needed}, which can never be completed, ${never}: let a trigger complete ${needed}, or remove this requirement`,
            related,
          });
        else
          report({
            at: requirement.place.at('amount'),
            kind: 'too-often',
            unless,
            message: `amount is ${quoteValue(requirement.amount)}, but ${needed} can be completed ${most === 1 ? 'only once' : `${quoteValue(most)} times at most`}, ${never}: lower amount, or reset ${needed} after its completion`,
            related,
          });
      }
    },
  },
});
