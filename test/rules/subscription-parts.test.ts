import { describe, expect, test } from 'vitest';
import { OPEN_DOOR } from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { lintExample, marksOf, placeOf } from '../lint-example.js';
import { roomWithTask } from './changed-tasks.js';

const EFFECT = { $type: 'HideObjectEvent' };
const CLICK = { $type: 'OnClickEvent' };

/** What subscription/trigger-form says of a changed task: places, what they mark, and messages. */
function parts(text: string): string[][] {
  return lintExample(text)
    .findings.filter(({ rule }) => rule === 'subscription/trigger-form')
    .map((finding) => [
      placeOf(finding),
      marksOf(text, finding),
      finding.message,
      ...finding.related.map(({ message, ...place }) => `${placeOf(place)}: ${message}`),
    ]);
}

const changed = (item: string, index: number, change: JsonObject, removed: readonly string[] = []): string =>
  roomWithTask(item, index, (task) => {
    for (const field of removed) delete task[field];
    Object.assign(task, change);
  });

test.each<[name: string, change: JsonObject, removed: readonly string[], field: string, message: string]>([
  [
    'with its Effector in a DirectEffector gets it out',
    { DirectEffector: { Effector: EFFECT } },
    ['Effector'],
    'DirectEffector',
    'an effector subscription cannot have a DirectEffector: move the Effector in it to the subscription and remove DirectEffector',
  ],
  [
    'with an event as Trigger, even an unknown one, moves it',
    { Trigger: { $type: 'OnFirstSnow' } },
    ['Effector'],
    'Trigger',
    'an effector subscription has an Effector and no Trigger: write the effect to fire as Effector, and move the Trigger to a TaskTriggerSubscription',
  ],
])('an effector subscription: %s', (_name, change, removed, field, message) => {
  expect(parts(changed('2', 1, change, removed))).toEqual([
    [`/logic/2#/Tasks/1/${field}`, `\\"${field}\\"`, message],
  ]);
});

describe('a trigger subscription', () => {
  const basic = '/logic/4#/Tasks/2';
  test.each<[name: string, change: JsonObject, removed: readonly string[], expected: string[]]>([
    [
      'with its event as Effector renames it',
      { Effector: CLICK },
      ['Trigger'],
      [
        '/Effector',
        'Effector',
        'the event of a trigger subscription is its Trigger: rename Effector to Trigger',
      ],
    ],
    [
      'with its event as DirectEffector renames it',
      { DirectEffector: CLICK },
      ['Trigger'],
      [
        '/DirectEffector',
        'DirectEffector',
        'the event of a trigger subscription is its Trigger: rename DirectEffector to Trigger',
      ],
    ],
    [
      'with its Trigger in DirectEffector gets it out',
      { DirectEffector: { Trigger: CLICK, Effector: EFFECT } },
      ['Trigger'],
      [
        '/DirectEffector/Trigger',
        'Trigger',
        'the Trigger of a subscription belongs beside DirectEffector, not inside it: move it out of DirectEffector',
      ],
    ],
    [
      'with both exchanged renames both',
      { Trigger: EFFECT, DirectEffector: CLICK },
      [],
      [
        '/Trigger',
        'Trigger',
        'Trigger and DirectEffector are exchanged: rename each of them to the other',
        `${basic}/DirectEffector: DirectEffector`,
      ],
    ],
  ])('%s', (_name, change, removed, [at, marked, ...rest]) => {
    expect(parts(changed('4', 2, change, removed))).toEqual([[`${basic}${at}`, `\\"${marked}\\"`, ...rest]]);
  });

  test('with an event in both fields says nothing about an exchange', () => {
    expect(parts(changed('4', 2, { DirectEffector: CLICK })).map(([, , message]) => message)).not.toContain(
      'Trigger and DirectEffector are exchanged: rename each of them to the other',
    );
  });
});

test.each<[field: string, article: string, value: JsonValue]>([
  ['Effector', 'an', EFFECT],
  ['DirectEffector', 'a', { Effector: EFFECT, Id: '1a480c2e-93b5-46d7-9102-83a4c5e67890' }],
])('a linked task has no %s', (field, article, value) => {
  const text = roomWithTask('3', 1, ({ Effector }) => {
    const { linkedTasks } = Effector as { linkedTasks: JsonObject[] };
    Object.assign(linkedTasks[0] ?? {}, { [field]: value, TaskTriggerId: OPEN_DOOR });
  });
  expect(parts(text)).toEqual([
    [
      `/logic/3#/Tasks/1/Effector/linkedTasks/0/${field}`,
      `\\"${field}\\"`,
      `a linked task cannot have ${article} ${field}: move the effect to a TaskEffectorSubscription of its quest`,
    ],
  ]);
});
