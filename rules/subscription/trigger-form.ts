import {
  DOCUMENTED_TYPES,
  defineRule,
  found,
  hasField,
  keyAt,
  meantType,
  OPEN_DOOR,
  type OwnedComplaint,
  quoteValue,
  type RecordName,
  recordAt,
  room,
  type SubscriptionKind,
  task,
  textField,
} from '../kit.js';

const SURPLUS_TRIGGER =
  'an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription';
const OWN_EFFECTOR = 'a trigger subscription cannot have an Effector of its own: move it into DirectEffector';
const SURPLUS_EFFECTOR: Partial<Record<SubscriptionKind, string>> = {
  'quest-trigger':
    'a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription',
  'basic-trigger':
    'a trigger subscription cannot have an Effector of its own: keep the effect in DirectEffector and remove Effector',
};

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
  kinds: ['effector', 'quest-trigger', 'basic-trigger', 'undecided-trigger'],
  nearMiss(miss, report) {
    if (miss.kind !== 'type' || miss.subject !== 'subscription') return;
    const { type, spelled } = miss;
    // subscription/unknown-type reports a misspelled name of the right type.
    if (meantType('subscription', spelled) === type) return;
    const fields =
      type === 'TaskTriggerSubscription'
        ? 'has a Trigger, a transition code and no Effector'
        : 'has an Effector, no transition code and no Trigger';
    report({
      at: miss.place.at('$type'),
      message: `this ${DOCUMENTED_TYPES.has(spelled) ? spelled : quoteValue(spelled)} ${fields}: set its $type to "${type}"`,
    });
  },
  subscription({ kind, record, place }, report) {
    if (kind === 'effector') {
      // Without a $type nobody knows which of the two kinds was meant; schema asks for it.
      if (hasField(record, 'Trigger') && textField(record, '$type') !== undefined)
        report({ at: keyAt(place.at('Trigger')), message: SURPLUS_TRIGGER });
      return;
    }
    if (hasField(record, 'Effector')) {
      report({ at: keyAt(place.at('Effector')), message: SURPLUS_EFFECTOR[kind] ?? OWN_EFFECTOR });
      // A trigger with neither field has its effect in the wrong one.
      if (kind === 'undecided-trigger' && !hasField(record, 'DirectEffector')) return;
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
    report({
      at: recordAt(place),
      message:
        'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    });
  },
  examples: () => ({
    good: [{ title: 'triggers of both forms', text: room() }],
    bad: [
      {
        title: 'both fields in one trigger subscription',
        text: task('4', 2, { TaskTriggerId: OPEN_DOOR }),
        findings: found(
          '/logic/4#/Tasks/2/DirectEffector',
          '\\"DirectEffector\\"',
          'a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
        ),
      },
      {
        title: 'a trigger that is called an effector subscription',
        text: task('2', 0, { $type: 'TaskEffectorSubscription' }),
        findings: found(
          '/logic/2#/Tasks/0/$type',
          '\\"TaskEffectorSubscription\\"',
          'this TaskEffectorSubscription has a Trigger, a transition code and no Effector: set its $type to "TaskTriggerSubscription"',
        ),
      },
      {
        title: 'an effector with a misspelled type that resembles the other one',
        text: task('2', 1, { $type: 'TriggerSubscription' }),
        findings: found(
          '/logic/2#/Tasks/1/$type',
          '\\"TriggerSubscription\\"',
          'this "TriggerSubscription" has an Effector, no transition code and no Trigger: set its $type to "TaskEffectorSubscription"',
        ),
      },
      {
        title: 'an effector that is called a trigger subscription',
        text: task('2', 1, { $type: 'TaskTriggerSubscription' }),
        findings: found(
          '/logic/2#/Tasks/1/$type',
          '\\"TaskTriggerSubscription\\"',
          'this TaskTriggerSubscription has an Effector, no transition code and no Trigger: set its $type to "TaskEffectorSubscription"',
        ),
      },
      {
        title: 'an effector subscription with a Trigger',
        text: task('2', 1, { Trigger: { $type: 'OnClickEvent' } }),
        findings: found('/logic/2#/Tasks/1/Trigger', '\\"Trigger\\"', SURPLUS_TRIGGER),
      },
      {
        title: 'a trigger that advances a quest and has an Effector',
        text: task('2', 0, { Effector: { $type: 'HideObjectEvent' } }),
        findings: found(
          '/logic/2#/Tasks/0/Effector',
          '\\"Effector\\"',
          'a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription',
        ),
      },
      {
        title: 'an effect in DirectEffector and one in Effector',
        text: task('4', 2, { Effector: { $type: 'HideObjectEvent' } }),
        findings: found(
          '/logic/4#/Tasks/2/Effector',
          '\\"Effector\\"',
          'a trigger subscription cannot have an Effector of its own: keep the effect in DirectEffector and remove Effector',
        ),
      },
      {
        title: 'an effect in Effector instead of DirectEffector',
        text: task('4', 2, { DirectEffector: undefined, Effector: { $type: 'HideObjectEvent' } }),
        findings: found('/logic/4#/Tasks/2/Effector', '\\"Effector\\"', OWN_EFFECTOR),
      },
      {
        title: 'neither field',
        text: task('4', 0, { TaskTriggerId: undefined }),
        findings: found(
          '/logic/4#/Tasks/0',
          '{',
          'this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
        ),
      },
    ],
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
