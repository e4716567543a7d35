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
  why: 'A trigger either advances a quest or fires an effect of its own. With both fields, or with none, the game cannot tell which.',
  owns: [
    ...oneOf('trigger-subscription-basic', 'DirectEffector', 'TaskTriggerId'),
    ...oneOf('trigger-subscription-quest', 'TaskTriggerId', 'DirectEffector'),
    // Neither form: both fields are there, or none is.
    { record: 'trigger-subscription', keyword: 'type', field: ['DirectEffector'] },
    { record: 'trigger-subscription', keyword: 'type', field: ['TaskTriggerId'] },
  ],
  kinds: ['undecided-trigger'],
  subscription({ record, place }, report) {
    if (hasField(record, 'DirectEffector')) {
      report({
        at: keyAt(place.at('DirectEffector')),
        message:
          'DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the other to advance a quest',
        related: [{ at: keyAt(place.at('TaskTriggerId')), message: 'TaskTriggerId' }],
      });
      return;
    }
    report({
      at: recordAt(place),
      message:
        'this trigger subscription has neither TaskTriggerId nor DirectEffector: write the first to advance a quest, or the second to fire an effect',
    });
  },
  examples: () => ({
    good: [{ title: 'triggers of either form', text: room() }],
    bad: [
      {
        title: 'both fields in one trigger subscription',
        text: task('4', 2, { TaskTriggerId: OPEN_DOOR }),
        findings: found(
          '/logic/4#/Tasks/2/DirectEffector',
          '\\"DirectEffector\\"',
          'DirectEffector stands beside TaskTriggerId: keep the one to fire an effect, or the other to advance a quest',
        ),
      },
      {
        title: 'neither field',
        text: task('4', 0, { TaskTriggerId: undefined }),
        findings: found(
          '/logic/4#/Tasks/0',
          '{',
          'this trigger subscription has neither TaskTriggerId nor DirectEffector: write the first to advance a quest, or the second to fire an effect',
        ),
      },
    ],
  }),
});

/** In the form that has `own`, the field `other` is one too many, whatever it holds. */
function oneOf(record: RecordName, own: string, other: string): OwnedComplaint[] {
  return [
    { record, keyword: 'required', field: [own] },
    { record, keyword: 'not', field: [other] },
    { record, keyword: 'type', field: [other] },
  ];
}
