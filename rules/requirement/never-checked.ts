import { counted } from '../../src/bytes/text/in-words.js';
import { defineRule, listed } from '../kit.js';
import { ASKS_FLOW } from '../wording/flow-knowledge.js';
import { flowName, hasEmptyLogic, MAX_RELATED } from '../wording/flow-wording.js';

interface Values {
  readonly quest: string;
  readonly requirements: number;
  /** The codes that complete the quest; none where expressions do. */
  readonly codes: readonly number[];
}

export default defineRule({
  id: 'requirement/never-checked',
  level: 'warning',
  kinds: {
    'never-checked': ({ quest, requirements, codes }: Values) =>
      `nothing checks ${requirements === 1 ? 'this requirement' : `these ${counted(requirements, 'requirement')}`}: only ${codes.length === 0 ? 'an expression' : listed(codes.map(String), 'and')} completes ${quest}, which never becomes Active. Activate it with 111 and complete it with 121`,
  },
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
        report({
          kind: 'never-checked',
          at: first.place.at('id'),
          values: { quest: flowName(quest), requirements: others.length + 1, codes },
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
