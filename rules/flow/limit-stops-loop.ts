import {
  ASKS_FLOW,
  defineRule,
  fieldOf,
  flowName,
  movedByExpression,
  OPEN_DOOR,
  recordAt,
  room,
} from '../kit.js';

const limited = (limit: number, group?: string): string =>
  room(({ quests }) => {
    for (const quest of Object.values(quests))
      if (quest.Name === '1_open_door')
        Object.assign(quest, { RepeatableLimit: limit, ...(group === undefined ? {} : { Group: group }) });
  });

export default defineRule({
  id: 'flow/limit-stops-loop',
  level: 'warning',
  kinds: { once: {} },
  fix: 'none',
  summary: 'A quest that resets itself to be repeated has no RepeatableLimit of 1',
  source: 'quest and task records, part 3, other rules tied to transitions',
  why: 'With a RepeatableLimit of 1 the quest cannot complete again, so resetting it after its completion does not make it repeatable.',
  ...ASKS_FLOW,
  on: {
    flow({ selfMoves }, report) {
      const reported = new Set<number>();
      for (const { quest, link, isInVain } of selfMoves) {
        if (quest.limit !== 1 || reported.has(quest.index)) continue;
        reported.add(quest.index);
        report({
          at: quest.entry.place.at('RepeatableLimit'),
          unless: fieldOf(quest, 'RepeatableLimit'),
          message: isInVain
            ? `RepeatableLimit is 1 and Group is multiplayer, so ${flowName(quest)} stays completed for everyone and its linked task may do nothing: set it to 0 if the quest is to repeat, or do without the reset`
            : `RepeatableLimit is 1, so ${flowName(quest)} cannot be completed again after its linked task resets it: set it to 0 if the quest is to repeat, or do without the reset`,
          related: [{ at: recordAt(link.place), message: 'the linked task that resets it' }],
        });
      }
    },
  },
  examples: () => ({
    good: [
      movedByExpression(),
      { title: 'a loop without a limit', text: room() },
      { title: 'a loop that ends after the third time', text: limited(3) },
    ],
    bad: [
      {
        title: 'a loop that can go round once',
        text: limited(1),
        at: `/quests/${OPEN_DOOR}/RepeatableLimit`,
        marks: '1',
        message:
          'RepeatableLimit is 1, so "1_open_door" cannot be completed again after its linked task resets it: set it to 0 if the quest is to repeat, or do without the reset',
      },
      {
        title: 'a loop of a quest that stays completed for everyone',
        text: limited(1, 'multiplayer'),
        at: `/quests/${OPEN_DOOR}/RepeatableLimit`,
        marks: '1',
        message:
          'RepeatableLimit is 1 and Group is multiplayer, so "1_open_door" stays completed for everyone and its linked task may do nothing: set it to 0 if the quest is to repeat, or do without the reset',
      },
    ],
  }),
});
