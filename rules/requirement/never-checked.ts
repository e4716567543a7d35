import {
  ASKS_FLOW,
  counted,
  type Draft,
  defineRule,
  FIND_KEY,
  flowName,
  listed,
  MAX_RELATED,
  movedByExpression,
  OPEN_DOOR,
  room,
  tasksOf,
  throughoutFile,
} from '../kit.js';

export default defineRule({
  id: 'requirement/never-checked',
  level: 'warning',
  kinds: { 'never-checked': {} },
  fix: 'none',
  summary: 'A quest with requirements becomes Active, where they are checked',
  source: 'quest and task records, part 3, other rules tied to transitions',
  why: 'Requirements keep a quest from becoming Active. The documents tie them to nothing else: where 181, 141 or an expression completes a quest that was never Active, it is completed whether they are met or not.',
  ...ASKS_FLOW,
  on: {
    flow({ faults }, report, { snapshot: { emptyLogic, quests } }) {
      for (const { quest, completions } of faults.unchecked) {
        const [first, ...others] = quest.requirements;
        if (first === undefined) continue;
        const codes = [...new Set(completions.map(({ code }) => code.code))].sort((one, next) => one - next);
        const how = codes.length === 0 ? 'an expression' : listed(codes.map(String), 'and');
        const what =
          others.length === 0 ? 'this requirement' : `these ${counted(others.length + 1, 'requirement')}`;
        const draft: Draft = {
          at: first.place.at('id'),
          // The trigger that activates the quest may have been there.
          unless: emptyLogic,
          message: `nothing checks ${what}: only ${how} completes ${flowName(quest)}, which never becomes Active. Activate it with 111 and complete it with 121`,
          related: [
            ...others.map(({ place }) => ({ at: place.at('id'), message: 'nothing checks this one either' })),
            ...completions.map(({ place }) => ({
              at: place.at('TargetState'),
              message: 'this completes it',
            })),
          ].slice(0, MAX_RELATED),
        };
        report({ ...throughoutFile(draft, quests?.pairs.length), subject: quest.entry.key });
      }
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'a requirement of a quest that a trigger activates (111)', text: room() },
    ],
    bad: [
      {
        title: 'a quest that is completed at once (181), whatever it requires',
        text: room((changed) => {
          const [enter, exit] = tasksOf(changed, '4');
          Object.assign(enter ?? {}, { TargetState: 181 });
          tasksOf(changed, '4').splice(1, exit === undefined ? 0 : 1);
          tasksOf(changed, '3').splice(0, 1);
        }),
        at: `/quests/${OPEN_DOOR}/Requirements/0/id`,
        marks: `"${FIND_KEY}"`,
        message:
          'nothing checks this requirement: only 181 completes "1_open_door", which never becomes Active. Activate it with 111 and complete it with 121',
      },
    ],
  }),
});
