import type { JsonObject } from '../../src/json/value.js';
import { defineRule } from '../../src/lint/rule.js';
import { OPEN_DOOR, room } from '../example-room.js';
import { roomWithTask } from '../subscription/example-tasks.js';
import { CHAIN } from './example-chain.js';

const clickedChain = (): string =>
  roomWithTask('4', 2, ({ DirectEffector }) => {
    const linkedTask = {
      Trigger: {},
      Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
      TargetState: 101,
      Name: '1_open_door',
      TaskTriggerId: OPEN_DOOR,
    };
    (DirectEffector as JsonObject).Effector = { $type: CHAIN, linkedTasks: [linkedTask] };
  });

export default defineRule({
  id: 'effect/chain-placement',
  level: 'info',
  lenient: { level: 'off' },
  fix: 'none',
  summary: 'RunTriggersFromEffector stands in an effector subscription',
  source: 'quest and task records, part 2, RunTriggersFromEffector',
  why: 'A chain is documented as the effect of an effector subscription, which fires it when a quest changes. Whether a trigger can fire one directly is not documented.',
  examples: () => ({
    good: [{ title: 'a chain that the completion of a quest fires', text: room() }],
    bad: [
      {
        title: 'a chain that a trigger fires directly',
        text: clickedChain(),
        findings: [
          {
            at: '/logic/4#/Tasks/2/DirectEffector/Effector/$type',
            marks: `\\"${CHAIN}\\"`,
            message:
              'this chain is not in an effector subscription: put it there, so that a change of a quest fires it',
          },
        ],
      },
    ],
  }),
  effect({ type, place, subscription }, report) {
    if (type !== CHAIN || subscription.kind === 'effector') return;
    report({
      at: place.at('$type'),
      message:
        'this chain is not in an effector subscription: put it there, so that a change of a quest fires it',
    });
  },
});
