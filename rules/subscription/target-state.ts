import { readKeys } from '../../src/model/schema/index.js';
import {
  defineRule,
  fixIn,
  integerField,
  type JsonObject,
  quoteValue,
  removeMember,
  transitionCode,
} from '../kit.js';

const STATES = 'write 1 (Active) or 2 (Completed), or leave it out for "Not Active"';

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
          message: 'TargetState 0 is never written: leave TargetState out for "Not Active"',
          fix: canRemove(record)
            ? fixIn(subscription, removeMember(at, 'safe', 'remove TargetState'))
            : undefined,
        });
        return;
      }
      const isCode = transitionCode(state) !== undefined;
      const what = isCode ? 'a transition code, for triggers and linked tasks only' : 'not a quest state';
      const message = `TargetState ${quoteValue(state)} is ${what}: ${STATES}`;
      const kind = isCode ? 'code' : 'no-state';
      report({ at, kind, message });
    },
  },
});

/** Whether no other field of the record would then be taken for TargetState. */
function canRemove({ TargetState: _state, ...others }: JsonObject): boolean {
  return readKeys('effector-subscription', others).slips.every(({ field }) => field !== 'TargetState');
}
