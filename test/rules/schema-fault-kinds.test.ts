import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { type ExampleRoom, room } from '../example-room.js';
import { lintWith, placeOf, settingsFor } from '../lint-example.js';

/* Which faults of the schema are one mistake that a script made in many places, and which are two. */

type Change = (open: ExampleRoom) => void;

const SCHEMA = activeRules(rulePack, settingsFor('all')).filter(({ rule }) => rule.id === 'schema');
const found = (...changes: readonly Change[]): string[] =>
  lintWith(
    SCHEMA,
    room((open) => {
      for (const change of changes) change(open);
    }),
  ).findings.map((finding) => `${placeOf(finding)}: ${finding.message}`);

const part = (record: JsonObject | undefined, field: string): JsonObject => {
  const value = record?.[field] ?? null;
  return isObject(value) ? value : {};
};
const items =
  (change: (item: JsonObject) => void): Change =>
  ({ roomItems }) =>
    Object.values(roomItems).forEach(change);
const quests =
  (change: (entry: JsonObject) => void): Change =>
  (open) =>
    Object.values(open.quests).forEach(change);
const required = (change: (requirement: JsonObject) => void): Change =>
  quests((entry) => {
    const requirement = { delete: false, amount: 1, type: 'quest', id: 'mlh4k2p9x7q1ab' };
    change(requirement);
    entry.Requirements = [requirement];
  });
/** The subscriptions in Tasks, the linked task, and the DirectEffectors. */
const inTasks =
  (kinds: readonly ('task' | 'link' | 'direct')[], change: (task: JsonObject) => void): Change =>
  ({ logic }) => {
    for (const { Tasks } of Object.values(logic))
      for (const task of Tasks as JsonObject[]) {
        if (kinds.includes('task')) change(task);
        if (kinds.includes('direct') && 'DirectEffector' in task) change(part(task, 'DirectEffector'));
        const { linkedTasks } = part(task, 'Effector');
        if (kinds.includes('link') && Array.isArray(linkedTasks)) change(linkedTasks[0] as JsonObject);
      }
  };
const EVERY = ['task', 'link', 'direct'] as const;
const without =
  (...fields: readonly string[]) =>
  (record: JsonObject): void => {
    for (const field of fields) delete record[field];
  };
const having =
  (fields: JsonObject) =>
  (record: JsonObject): void => {
    for (const [field, value] of Object.entries(fields)) if (field in record) record[field] = value;
  };
const inVector =
  (field: string, change: (vector: JsonObject) => void) =>
  (item: JsonObject): void =>
    change(part(item, field));
const spot =
  (field: string, value: JsonValue): Change =>
  ({ logic }) => {
    const [task] = (logic['3']?.Tasks ?? []) as JsonObject[];
    const transform = part(part(task, 'Effector'), '_transformState');
    transform[field] = value;
  };

test.each(
  Object.entries<[changes: readonly Change[], finding: string]>({
    'components that vectors lack': [
      [
        items(inVector('pos', without('z'))),
        items(inVector('scale', without('x', 'y'))),
        items(inVector('rot', without('w'))),
      ],
      '/roomItems/2/pos: pos has no z: a position needs x, y and z (and in 8 more places)',
    ],
    'vectors that are lists': [
      [items(having({ pos: [1, 2, 3] })), items(having({ scale: [1, 2, 3] }))],
      '/roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, a rotation also w, here {x: 1, y: 2, z: 3} (and in 5 more places)',
    ],
    'vectors that are texts': [
      [items(having({ pos: 'x' })), items(having({ rot: 'y' }))],
      '/roomItems/2/pos: pos is the string "x": it must be an object with the numbers x, y and z (and in 5 more places)',
    ],
    'components that are texts': [
      [items(inVector('pos', having({ x: 'a' }))), items(inVector('scale', having({ y: 'b', z: 'c' })))],
      '/roomItems/2/pos/x: pos.x is the string "a": it must be a number (and in 8 more places)',
    ],
    'texts that are numbers': [
      [items(having({ prefabName: 7 })), items(having({ contentString: 8 }))],
      '/roomItems/2/prefabName: prefabName is 7: it must be a string (and in 5 more places)',
    ],
    'values in quotes': [
      [
        items(inVector('pos', having({ z: '1' }))),
        items(having({ parentItemID: '0' })),
        quests(having({ RepeatableLimit: '0', Enabled: 'true' })),
        required(having({ amount: '1' })),
        inTasks(['direct'], having({ TargetState: '2' })),
      ],
      '/roomItems/2/pos/z: pos.z is the string "1": it must be a number, without quotes (and in 17 more places)',
    ],
    'booleans of quests that are texts': [
      [quests(having({ Enabled: 'yes' })), quests(having({ Tracked: 'yes' }))],
      '/quests/mlh4k2p9x7q1ab/Enabled: Enabled is the string "yes": it must be true (and in 7 more places, on 2 quests)',
    ],
    'whole and other numbers of quests that are texts': [
      [quests(having({ RepeatableLimit: 'many' })), quests(having({ FinishTime: 'never' }))],
      '/quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is the string "many": it must be a whole number: how often the quest can be completed, 0 for no limit (and in 7 more places, on 2 quests)',
    ],
    'several fields that entries lack': [
      [
        ({ quests: all }) => {
          for (const [index, entry] of Object.values(all).entries())
            without(...(index < 2 ? ['Name', 'Enabled'] : ['Tracked', 'Creator', 'AutoStart']))(entry);
        },
      ],
      '/quests/mlh4k2p9x7q1ab: this quest entry has no Name or Enabled: for Name, write a number, an underscore and a name, such as "0_collect"; for Enabled, write true: the quest does not work without it (and on 1 more quest)',
    ],
    'an Id that subscriptions and linked tasks lack': [
      [inTasks(['task', 'link'], without('Id'))],
      '/logic/2#/Tasks/0: this trigger subscription has no Id: write a UUID v4 that is used nowhere else in the file (and in 6 more places)',
    ],
    'a $type that is missing or no text': [
      [
        inTasks(['task'], without('$type')),
        inTasks(['task', 'direct'], (task) => without('$type')(part(task, 'Effector'))),
        inTasks(['task'], (task) => having({ $type: 7 })(part(task, 'Trigger'))),
      ],
      '/logic/2#/Tasks/0: this trigger subscription has no $type: write "TaskTriggerSubscription" (and in 14 more places)',
    ],
    'texts of subscriptions, linked tasks and direct effects that are numbers': [
      [inTasks(EVERY, having({ Id: 7 }))],
      '/logic/2#/Tasks/0/Id: Id is 7: it must be a string (and in 8 more places)',
    ],
    'parts of subscriptions and direct effects that are texts': [
      [inTasks(['task', 'direct'], having({ Effector: 'x' })), inTasks(['task'], having({ Trigger: 'x' }))],
      '/logic/2#/Tasks/0/Trigger: Trigger is the string "x": it must be an object with a $type (and in 7 more places)',
    ],
  }),
)('one mistake is one finding, in every field and record of its kind: %s', (_what, [changes, finding]) => {
  expect(found(...changes)).toEqual([finding]);
});

test.each(
  Object.entries<[changes: readonly Change[], findings: readonly string[]]>({
    'of items': [
      [
        items(inVector('rot', without('w'))),
        items(having({ pos: [1, 2, 3] })),
        items(inVector('scale', having({ y: 'b' }))),
        items(having({ parentItemID: 'x', prefabName: 7, placed: 'yes' })),
      ],
      [
        '/roomItems/2/prefabName: prefabName is 7: it must be a string (and in 2 more places)',
        '/roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, here {x: 1, y: 2, z: 3} (and in 2 more places)',
        '/roomItems/2/rot: rot has no w: set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1} (and in 2 more places)',
        '/roomItems/2/scale/y: scale.y is the string "b": it must be a number (and in 2 more places)',
        '/roomItems/2/parentItemID: parentItemID is the string "x": it must be a whole number: the id of the parent item, or 0 for none (and in 2 more places)',
        '/roomItems/2/placed: placed is the string "yes": it must be true or false (and in 2 more places)',
      ],
    ],
    'of items, in other fields': [
      [
        items(inVector('scale', without('x'))),
        items(having({ pos: 'x' })),
        items(inVector('rot', having({ w: null }))),
        items(having({ parentItemID: '0', contentString: 8 })),
      ],
      [
        '/roomItems/2/pos: pos is the string "x": it must be an object with the numbers x, y and z (and in 2 more places)',
        '/roomItems/2/rot/w: rot.w is null: it must be a number (and in 2 more places)',
        '/roomItems/2/scale: scale has no x: a scale needs x, y and z (and in 2 more places)',
        '/roomItems/2/contentString: contentString is 8: it must be a string (and in 2 more places)',
        '/roomItems/2/parentItemID: parentItemID is the string "0": it must be a whole number, without quotes (and in 2 more places)',
      ],
    ],
    'of vectors': [
      [
        items(having({ rot: 7 })),
        items(having({ pos: null })),
        items(inVector('scale', having({ x: 'a', y: null }))),
      ],
      [
        '/roomItems/2/pos: pos is null: it must be an object with the numbers x, y and z (and in 2 more places)',
        '/roomItems/2/rot: rot is 7: it must be an object with the numbers x, y, z and w (and in 2 more places)',
        '/roomItems/2/scale/x: scale.x is the string "a": it must be a number (and in 2 more places)',
        '/roomItems/2/scale/y: scale.y is null: it must be a number (and in 2 more places)',
      ],
    ],
    'of vectors in two sections': [
      [
        items(inVector('pos', having({ x: 'a' }))),
        items(having({ rot: 'x' })),
        spot('position', ['x', 0, 0]),
        spot('scale', 'x'),
      ],
      [
        '/roomItems/2/pos/x: pos.x is the string "a": it must be a number (and in 2 more places)',
        '/roomItems/2/rot: rot is the string "x": it must be an object with the numbers x, y, z and w (and in 2 more places)',
        '/logic/3#/Tasks/0/Effector/_transformState/position/0: _transformState.position[0] is the string "x": it must be a number',
        '/logic/3#/Tasks/0/Effector/_transformState/scale: _transformState.scale is the string "x": it must be a list of 3 numbers: x, y and z',
      ],
    ],
    'of quests': [
      [
        quests(having({ Enabled: 'yes', RepeatableLimit: 'many', Status: 'done' })),
        quests(without('Name')),
        required(having({ delete: 'n' })),
      ],
      [
        '/quests/mlh4k2p9x7q1ab: this quest entry has no Name: write a number, an underscore and a name, such as "0_collect" (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Status: Status is "done": it must be "inProgress" or "completed" (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Enabled: Enabled is the string "yes": it must be true (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is the string "many": it must be a whole number: how often the quest can be completed, 0 for no limit (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Requirements/0/delete: delete is the string "n": it must be false (and on 1 more quest)',
      ],
    ],
    'of quests and their requirements': [
      [
        quests(having({ Tracked: 'true', FinishTime: 'never', Status: 'done' })),
        quests(without('Enabled')),
        required(having({ type: 'n' })),
      ],
      [
        '/quests/mlh4k2p9x7q1ab: this quest entry has no Enabled: write true: the quest does not work without it (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Status: Status is "done": it must be "inProgress" or "completed" (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is the string "never": it must be a number of seconds, 0 for no time limit (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Requirements/0/type: type is "n": it must be "quest" (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Tracked: Tracked is the string "true": it must be true or false, without quotes (and on 1 more quest)',
      ],
    ],
    'of quests, and of numbers in their requirements': [
      [quests(having({ RepeatableLimit: 'many' })), required(having({ amount: 'n' }))],
      [
        '/quests/mlh4k2p9x7q1ab/RepeatableLimit: RepeatableLimit is the string "many": it must be a whole number: how often the quest can be completed, 0 for no limit (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Requirements/0/amount: amount is the string "n": it must be a whole number of 1 or more, usually 1 (and on 1 more quest)',
      ],
    ],
    'of fields that quests and requirements lack': [
      [quests(without('Name')), required(without('amount'))],
      [
        '/quests/mlh4k2p9x7q1ab: this quest entry has no Name: write a number, an underscore and a name, such as "0_collect" (and on 1 more quest)',
        '/quests/mlh4k2p9x7q1ab/Requirements/0: this requirement has no amount: write how often the required quest must be completed, usually 1 (and on 1 more quest)',
      ],
    ],
    'of subscriptions': [
      [
        inTasks(['task'], without('Id')),
        inTasks(['task'], (task) => having({ $type: 7 })(part(task, 'Trigger'))),
        inTasks(['direct'], having({ Effector: 'x' })),
        spot('position', 'x'),
      ],
      [
        '/logic/2#/Tasks/0: this trigger subscription has no Id: write a UUID v4 that is used nowhere else in the file (and in 5 more places)',
        '/logic/2#/Tasks/0/Trigger/$type: $type is 7: it must be a string (and in 3 more places)',
        '/logic/3#/Tasks/0/Effector/_transformState/position: _transformState.position is the string "x": it must be a list of 3 numbers: x, y and z',
        '/logic/4#/Tasks/2/DirectEffector/Effector: Effector is the string "x": it must be an object with a $type',
      ],
    ],
    'of linked tasks': [
      [
        inTasks(['link'], without('Name')),
        inTasks(['task'], having({ Id: 7 })),
        inTasks(['task'], having({ Trigger: 'x' })),
        inTasks(['direct'], (task) => without('$type')(part(task, 'Effector'))),
      ],
      [
        '/logic/2#/Tasks/0/Trigger: Trigger is the string "x": it must be an object with a $type (and in 3 more places)',
        '/logic/2#/Tasks/0/Id: Id is 7: it must be a string (and in 6 more places)',
        "/logic/3#/Tasks/1/Effector/linkedTasks/0: this linked task has no Name: write the quest's Name, with its number",
        '/logic/4#/Tasks/2/DirectEffector/Effector: this effect has no $type: name the effect, such as "ShowObjectEvent"',
      ],
    ],
    'of numbers in quotes': [
      [items(inVector('pos', having({ x: '1', y: 'a' })))],
      [
        '/roomItems/2/pos/x: pos.x is the string "1": it must be a number, without quotes (and in 5 more places)',
      ],
    ],
    'of one vector': [
      [
        ({ roomItems }) => {
          inVector('pos', having({ x: 'a', y: 'b' }))(roomItems['2'] ?? {});
          inVector('scale', having({ x: null, y: 'c' }))(roomItems['2'] ?? {});
        },
      ],
      [
        '/roomItems/2/pos/x: pos.x is the string "a": it must be a number (and in 2 more places)',
        '/roomItems/2/scale/x: scale.x is null: it must be a number',
      ],
    ],
  }),
)('mistakes of several kinds are a finding each: %s', (_what, [changes, findings]) => {
  expect(found(...changes)).toEqual(findings);
});
