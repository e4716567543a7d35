import { readKeys } from '../../src/model/schema/index.js';
import { fixIn, integerField, type JsonObject, removeMember, rule, transitionCode } from '../kit.js';

const STATES = 'write 1 (Active) or 2 (Completed), or leave it out for "Not Active"';

export default rule({
  id: 'subscription/target-state',
  level: 'error',
  kinds: {
    zero: 'TargetState 0 is never written: leave TargetState out for "Not Active"',
    code: ({ state }: { state: number }) =>
      `TargetState ${state} is a transition code, for triggers and linked tasks only: ${STATES}`,
    'no-state': ({ state }: { state: number }) => `TargetState ${state} is not a quest state: ${STATES}`,
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
      if (state !== 0) {
        report({ kind: transitionCode(state) === undefined ? 'no-state' : 'code', at, values: { state } });
        return;
      }
      const fix = removeMember(at, 'safe', 'remove TargetState');
      report({ kind: 'zero', at, fix: canRemove(record) ? fixIn(subscription, fix) : undefined });
    },
  },
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove({ TargetState: _state, ...others }: JsonObject): boolean {
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}
