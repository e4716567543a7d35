import {
  ASKS_FLOW,
  CHAIN_TYPE,
  chain,
  countedWords,
  defineRule,
  flowName,
  hasField,
  movedByExpression,
  OPEN_DOOR,
  type Place,
  recordAt,
  relatedRecords,
  room,
  tasksOf,
} from '../kit.js';

/** Where a Delay may be that belongs in the Trigger of a linked task: beside it, and beside linkedTasks. */
function delaysElsewhere(link: Place): Place[] {
  const chain = link.parent?.parent;
  return [link, ...(chain === undefined ? [] : [chain])].map((place) => place.at('Delay'));
}

export default defineRule({
  id: 'flow/reset-races-completion',
  level: 'warning',
  kinds: { 'at-once': {} },
  fix: 'none',
  summary: 'A quest that leaves Completed by itself does so after a Delay',
  source: 'quest and task records, part 3, the common loop',
  why: 'In the common loop, a quest is reset after a Delay so that the effects of its completion finish first. Without a Delay, the quest leaves Completed at the same moment as they start.',
  ...ASKS_FLOW,
  on: {
    flow({ selfMoves }, report) {
      for (const { quest, link, isInVain, effects } of selfMoves) {
        if (isInVain) continue;
        const waiting = effects.filter(({ effect }) => effect !== CHAIN_TYPE);
        if (waiting.length === 0 || link.cause.kind !== 'link' || link.cause.delay > 0) continue;
        const waits = waiting.length === 1 ? 'waits' : 'wait';
        report({
          at: recordAt(link.place),
          // Its Delay may be what is wrong, or its Trigger may be missing.
          unless: [link.place, { within: link.place.at('Trigger') }, ...delaysElsewhere(link.place)],
          message: `TargetState ${link.code.code} moves ${flowName(quest)} on as soon as it is completed, while ${countedWords(waiting.map(() => 'effect'))} ${waits} for the completion: give this linked task a Delay`,
          related: relatedRecords(waiting, 'this effect waits for the completion'),
        });
      }
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'a reset after a delay', text: room() },
      {
        title: 'a reset at once of a quest without effects of its completion',
        text: chain({}, [{ Trigger: {} }]),
      },
    ],
    bad: [
      {
        title: 'a reset at the moment at which an item hides',
        text: room((changed) => {
          const [opening, opened] = tasksOf(changed, '3');
          const effector = opened?.Effector;
          if (hasField(opened ?? {}, 'Effector'))
            Object.assign(opened ?? {}, {
              Effector: JSON.parse(JSON.stringify(effector).replace('"Delay":5', '"Delay":0')),
            });
          tasksOf(changed, '2').push({
            ...opening,
            Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
            TargetState: 2,
            TaskTriggerId: OPEN_DOOR,
          });
        }),
        at: '/logic/3#/Tasks/1/Effector/linkedTasks/0',
        marks: '{',
        message:
          'TargetState 171 moves "1_open_door" on as soon as it is completed, while 1 effect waits for the completion: give this linked task a Delay',
      },
    ],
  }),
});
