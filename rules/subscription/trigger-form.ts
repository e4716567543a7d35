import {
  DOCUMENTED_TYPES,
  defineRule,
  hasField,
  keyAt,
  meantType,
  type OwnedComplaint,
  quoteValue,
  type RecordName,
  recordAt,
  room,
  throughout,
} from '../kit.js';
import { effectorParts, linkedTaskParts, triggerParts } from './interchanged-parts.js';
import { badExamples } from './trigger-form-examples.js';

export default defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  fix: 'none',
  summary:
    'A trigger subscription has TaskTriggerId or DirectEffector, and only an effector subscription has Effector',
  source: 'quest and task records, part 2, TaskEffectorSubscription and TaskTriggerSubscription',
  why: 'The quest-advancing form has TaskTriggerId and no DirectEffector, the basic form has DirectEffector and no TaskTriggerId. Effector belongs to effector subscriptions, Trigger to trigger subscriptions. The documents describe no other form.',
  owns: [
    ...oneOf('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
    ...oneOf('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
    // With both fields, or neither, the record has no form.
    { record: 'trigger-subscription', keyword: 'type', field: ['DirectEffector'] },
    { record: 'trigger-subscription', keyword: 'type', field: ['TaskTriggerId'] },
  ],
  subscriptions: ['effector', 'quest-trigger', 'basic-trigger', 'undecided-trigger', 'linked-task'],
  on: {
    nearMiss(miss, report) {
      if (miss.kind !== 'type' || miss.subject !== 'subscription') return;
      const { type, spelled, hasDirectEffector } = miss;
      // subscription/unknown-type reports a misspelled name of the right type.
      if (meantType('subscription', spelled) === type) return;
      const fields =
        type === 'TaskTriggerSubscription'
          ? `has a Trigger, a ${hasDirectEffector ? 'DirectEffector' : 'transition code'} and no Effector`
          : 'has an Effector, no transition code and no Trigger';
      report({
        at: miss.place.at('$type'),
        message: `this ${DOCUMENTED_TYPES.has(spelled) ? spelled : quoteValue(spelled)} ${fields}: set its $type to "${type}"`,
      });
    },
    subscription(subscription, report) {
      const { kind, record, place } = subscription;
      if (kind === 'effector') {
        for (const draft of effectorParts(subscription)) report(draft);
        return;
      }
      if (kind === 'linked-task') {
        for (const draft of linkedTaskParts(subscription)) report(draft);
        return;
      }
      const parts = triggerParts(subscription);
      if (parts !== undefined) {
        report(parts);
        // Both forms and an Effector are two faults.
        if (!hasField(record, 'Effector') || !hasField(record, 'DirectEffector')) return;
      }
      if (kind !== 'undecided-trigger') return;
      if (hasField(record, 'DirectEffector')) {
        report({
          at: keyAt(place.at('DirectEffector')),
          message:
            'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
          related: [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }],
        });
        return;
      }
      const neither = {
        at: recordAt(place),
        message:
          'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
      };
      report(throughout('neither', neither));
    },
  },
  examples: () => ({
    good: [{ title: 'triggers of both forms', text: room() }],
    bad: badExamples(),
  }),
});

/** In the form that has `own`, the field `other` must be absent, even if it is null. */
function oneOf(record: RecordName, own: string, other: string): OwnedComplaint[] {
  return [
    { record, keyword: 'required', field: [own] },
    { record, keyword: 'not', field: [other] },
    { record, keyword: 'type', field: [other] },
  ];
}
