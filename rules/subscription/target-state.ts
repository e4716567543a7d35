import { readKeys } from '../../src/model/schema/index.js';
import { defineRule, fixIn, integerField, type JsonObject, removeMember, transitionCode } from '../kit.js';

/** How an effect waits for each state. */
const WAYS = ['leave it out for Not Active', 'write 1 for Active', 'write 2 for Completed'] as const;

export default defineRule({
  id: 'subscription/target-state',
  level: 'error',
  kinds: {
    zero: `TargetState 0 is never written: ${WAYS[0]}`,
    code: ({ state, to }: { state: number; to: 0 | 1 | 2 }) =>
      `TargetState ${state} is a transition code, for triggers and linked tasks only: ${WAYS[to]}`,
    'no-state': ({ state }: { state: number }) =>
      `TargetState ${state} is not a quest state: write 1 for Active or 2 for Completed, or ${WAYS[0]}`,
  },
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
      const code = transitionCode(state);
      if (state === 0) {
        const fix = removeMember(at, 'safe', 'remove TargetState');
        report({ kind: 'zero', at, fix: canRemove(record) ? fixIn(subscription, fix) : undefined });
      } else if (code === undefined) report({ kind: 'no-state', at, values: { state } });
      else report({ kind: 'code', at, values: { state, to: code.to } });
    },
  },
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove({ TargetState: _state, ...others }: JsonObject): boolean {
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}
