import { counted } from '../../src/bytes/text/in-words.js';
import { defineRule, listed } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, hasEmptyLogic, MAX_RELATED } from '../wording/flow-wording.js';

export default defineRule({
  id: 'requirement/never-checked',
  level: 'warning',
  kinds: ['never-checked'],
  fix: 'none',
  summary: 'A quest with requirements becomes Active, where they are checked',
  source: 'quest and task records, part 3, other rules tied to transitions',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, context) {
      if (hasEmptyLogic(context)) return;
      for (const { quest, completions } of faults.unchecked) {
        const [first, ...others] = quest.requirements;
        if (first === undefined) continue;
        const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
        const how = codes.length === 0 ? 'an expression' : listed(codes.map(String), 'and');
        const what =
          others.length === 0 ? 'this requirement' : `these ${counted(others.length + 1, 'requirement')}`;
        report({
          at: first.place.at('id'),
          message: `nothing checks ${what}: only ${how} completes ${flowName(quest)}, which never becomes Active. Activate it with 111 and complete it with 121`,
          related: [
            ...others.map(({ place }) => ({ at: place.at('id'), message: 'nothing checks this one either' })),
            ...completions.map(({ place }) => ({
              at: place.at('TargetState'),
              message: 'this completes it',
            })),
          ].slice(0, MAX_RELATED),
        });
      }
    },
  },
});
