import type { OwnedComplaint, RecordName } from '../../src/model/schema/index.js';
import { defineRule, hasField, keyAt, recordAt } from '../kit.js';

export default defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  kinds: {
    both: 'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
    neither:
      'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    trigger: {
      level: 'warning',
      says: 'the documents give an effector subscription no Trigger: move it to a TaskTriggerSubscription',
    },
    effector: {
      level: 'warning',
      says: 'the documents give a trigger subscription no Effector: move it to a TaskEffectorSubscription',
    },
  },
  sentence:
    'a quest-advancing trigger has TaskTriggerId and no DirectEffector, and the basic form has DirectEffector and no TaskTriggerId',
  fix: 'none',
  summary:
    'A trigger subscription has TaskTriggerId or DirectEffector, and only an effector subscription has Effector',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  owns: [
    ...oneOf('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
    ...oneOf('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
    // With both fields, or neither, the record has no form.
    { record: 'trigger-subscription', keyword: 'type', field: ['DirectEffector'] },
    { record: 'trigger-subscription', keyword: 'type', field: ['TaskTriggerId'] },
  ],
  subscriptions: ['effector', 'quest-trigger', 'basic-trigger', 'undecided-trigger'],
  on: {
    subscription({ kind, record, place }, report) {
      if (kind === 'effector') {
        // Without a $type nobody knows which of the two kinds was meant; schema asks for it.
        if (hasField(record, 'Trigger') && hasField(record, '$type'))
          report({ kind: 'trigger', at: keyAt(place.at('Trigger')) });
        return;
      }
      if (hasField(record, 'Effector')) report({ kind: 'effector', at: keyAt(place.at('Effector')) });
      if (kind !== 'undecided-trigger') return;
      const related = [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }];
      if (hasField(record, 'DirectEffector'))
        report({ kind: 'both', at: keyAt(place.at('DirectEffector')), related });
      else report({ kind: 'neither', at: recordAt(place) });
    },
  },
});

/** In the form that has `own`, the field `other` must be absent, even if it is null. */
function oneOf(record: RecordName, own: string, other: string): OwnedComplaint[] {
  return [
    { record, keyword: 'required', field: [own] },
    { record, keyword: 'not', field: [other] },
    { record, keyword: 'type', field: [other] },
  ];
}
