import {
  defineRule,
  found,
  hasField,
  keyAt,
  OPEN_DOOR,
  type OwnedComplaint,
  type RecordName,
  recordAt,
  room,
  task,
} from '../kit.js';

export default defineRule({
  id: 'subscription/trigger-form',
  level: 'error',
  fix: 'none',
  summary: 'A trigger subscription has either TaskTriggerId or DirectEffector',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  why: 'The quest-advancing form has TaskTriggerId and no DirectEffector, the basic form has DirectEffector and no TaskTriggerId. The documents describe no other form.',
  owns: [
    ...oneOf('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
    ...oneOf('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
    // With both fields, or neither, the record has no form.
    { record: 'trigger-subscription', keyword: 'type', field: ['DirectEffector'] },
    { record: 'trigger-subscription', keyword: 'type', field: ['TaskTriggerId'] },
  ],
  kinds: ['undecided-trigger'],
  subscription({ record, place }, report) {
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
