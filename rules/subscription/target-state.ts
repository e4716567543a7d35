import { readKeys } from '../../src/schema/index.js';
import {
  defineRule,
  fixIn,
  integerField,
  type JsonObject,
  quoteValue,
  removeMember,
  transitionCode,
} from '../kit.js';

/** How an effect waits for each state. */
const WAYS = ['leave it out for Not Active', 'write 1 for Active', 'write 2 for Completed'] as const;

export default defineRule({
  id: 'subscription/target-state',
  level: 'error',
  kinds: ['zero', 'code', 'no-state'],
  sentence: 'TargetState of an effector subscription is 1, 2 or left out; it is never written as 0',
  fix: 'mixed',
  summary: 'TargetState of an effector subscription is 1, 2 or absent',
  source: 'quest and task records, part 2, TaskEffectorSubscription',
  subscriptions: ['effector'],
  on: {
    subscription(subscription, report) {
      const { record, place } = subscription;
      const state = integerField(record, 'TargetState');
      if (state === undefined || state === 1 || state === 2) return;
      const at = place.at('TargetState');
      if (state === 0) {
        report({
          at,
          kind: 'zero',
          message: `TargetState 0 is never written: ${WAYS[0]}`,
          fix: canRemove(record)
            ? fixIn(subscription, removeMember(at, 'safe', 'remove TargetState'))
            : undefined,
        });
        return;
      }
      const code = transitionCode(state);
      const what =
        code === undefined
          ? `not a quest state: write 1 for Active or 2 for Completed, or ${WAYS[0]}`
          : `a transition code, for triggers and linked tasks only: ${WAYS[code.to]}`;
      report({
        at,
        kind: code === undefined ? 'no-state' : 'code',
        message: `TargetState ${quoteValue(state)} is ${what}`,
      });
    },
  },
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove({ TargetState: _state, ...others }: JsonObject): boolean {
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}
