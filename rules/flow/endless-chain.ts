import {
  ASKS_FLOW,
  circleOf,
  defineRule,
  flowName,
  linkTo,
  movedByExpression,
  OPEN_DOOR,
  playText,
  recordAt,
  relatedRecords,
  room,
  stateName,
  tasksOf,
} from '../kit.js';

export default defineRule({
  id: 'flow/endless-chain',
  level: 'warning',
  kinds: { endless: {} },
  fix: 'none',
  summary: 'Linked tasks without Delay do not set each other off forever',
  source: 'quest and task records, part 3; part 2, RunTriggersFromEffector',
  why: 'A linked task without Delay applies at once. If linked tasks lead back to the first of them, and neither a code, a limit nor chance ends it, the loop never ends. Reported only where a simulated play runs into it.',
  ...ASKS_FLOW,
  on: {
    flow(flow, report) {
      for (const { links, facts, play } of flow.endlessChains) {
        const [first, ...others] = links;
        if (first === undefined) continue;
        const reached = facts.map(({ quest, state }) => ({ quest: flow.model.quests[quest], state }));
        const start =
          play.steps.length === 0 ? 'once the page has loaded' : `after ${playText(flow.model, play)}`;
        const labels = reached.map(({ quest, state }) => `${quest && flowName(quest)} ${stateName(state)}`);
        report({
          at: recordAt(first.place),
          // The Delay of a link may be what is wrong.
          unless: links.flatMap(({ place }) => [{ within: place.at('Trigger') }, place.at('Delay')]),
          identity: JSON.stringify(reached.map(({ quest, state }) => `${state} ${quest?.entry.key}`).sort()),
          message: `${circleOf(labels)} follow each other forever ${start}: give one of these linked tasks a Delay, or break the loop`,
          related: relatedRecords(others, 'the loop goes on here'),
        });
      }
    },
  },
  examples: () => ({
    good: [movedByExpression(), { title: 'a quest that is reset after a delay', text: room() }],
    bad: [
      {
        title: 'a quest that completes and activates itself',
        text: room((changed) => {
          const [opening, opened] = tasksOf(changed, '3');
          linkTo(opening, OPEN_DOOR, 121, '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc');
          linkTo(opened, OPEN_DOOR, 131, 'd604c8ea-5f71-4293-9dce-4f6081a23456');
        }),
        at: '/logic/3#/Tasks/0/Effector/linkedTasks/0',
        marks: '{',
        message:
          '"1_open_door" Completed → "1_open_door" Active → "1_open_door" Completed follow each other forever after click 2, enter 4: give one of these linked tasks a Delay, or break the loop',
      },
    ],
  }),
});
