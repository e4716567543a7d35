import type { OwnedComplaint, RecordName } from '../../src/model/schema/index.js';
import { type Draft, defineRule, hasField, keyAt, recordAt, type Subscription } from '../kit.js';

export default defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  kinds: ['both', 'neither', { name: 'trigger', level: 'warning' }, { name: 'effector', level: 'warning' }],
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
    subscription(subscription, report) {
      const { kind, record } = subscription;
      if (kind === 'effector') {
        // Without a $type nobody knows which of the two kinds was meant; schema asks for it.
        if (hasField(record, 'Trigger') && hasField(record, '$type'))
          report(surplus(subscription, 'Trigger'));
        return;
      }
      if (hasField(record, 'Effector')) report(surplus(subscription, 'Effector'));
      if (kind === 'undecided-trigger') report(withoutForm(subscription));
    },
  },
});

const SURPLUS = {
  Trigger: 'the documents give an effector subscription no Trigger: move it to a TaskTriggerSubscription',
  Effector: 'the documents give a trigger subscription no Effector: move it to a TaskEffectorSubscription',
} as const;

function surplus({ place }: Subscription, field: keyof typeof SURPLUS): Draft {
  return {
    at: keyAt(place.at(field)),
    kind: field === 'Trigger' ? 'trigger' : 'effector',
    message: SURPLUS[field],
  };
}

/** A trigger subscription with both of the fields that tell its form, or with neither. */
function withoutForm({ record, place }: Subscription): Draft {
  if (hasField(record, 'DirectEffector'))
    return {
      at: keyAt(place.at('DirectEffector')),
      kind: 'both',
      message:
        'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
      related: [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }],
    };
  return {
    at: recordAt(place),
    kind: 'neither',
    message:
      'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
  };
}

/** In the form that has `own`, the field `other` must be absent, even if it is null. */
function oneOf(record: RecordName, own: string, other: string): OwnedComplaint[] {
  return [
    { record, keyword: 'required', field: [own] },
    { record, keyword: 'not', field: [other] },
    { record, keyword: 'type', field: [other] },
  ];
}
