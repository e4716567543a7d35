import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { logic, task, tasksOf } from '../example-changes.js';
import { FIND_KEY, rawRoom, room } from '../example-room.js';
import { lintExample } from '../lint-example.js';
import { inFull } from './shown-findings.js';

/* Wordings that only unusual values bring up: which word is chosen, and how things are counted. */

type Sections = Record<string, Record<string, JsonValue>>;

const effect = (record: JsonObject): string => task('2', 1, { Effector: record });
const expression = (text: string): string => effect({ $type: 'FunctionEffector', V: text });
const raw = (change: (sections: Sections) => void): string =>
  rawRoom((snapshot) => change(snapshot as unknown as Sections));

describe('three numbers of an effect', () => {
  const velocity = (vel: JsonValue): string[] => inFull(effect({ $type: 'AddVelocityToPlayer', vel }));

  test.each<[JsonValue]>([[[1, 2, 3]], [{ x: 1, y: 2, z: 3 }]])('may be %j', (vel) => {
    expect(velocity(vel)).toEqual([]);
  });

  test.each<[JsonValue]>([
    [[1, 2]],
    [[1, 2, 3, 4]],
    [[1, 2, '3']],
    [['1', '2', '3']],
    [{ x: 1, y: 2 }],
    [{ x: '1', y: '2', z: 3 }],
    [{ x: 1, y: 2, z: '3' }],
    [7],
    [null],
    ['x'],
  ])('may not be %j', (vel) => {
    expect(velocity(vel)).toEqual([
      `effect/parameters /logic/2#/Tasks/1/Effector/vel: vel of this AddVelocityToPlayer is ${JSON.stringify(vel)}: write a list of 3 numbers`,
    ]);
  });

  test('are named where they are missing', () => {
    expect(inFull(effect({ $type: 'AddVelocityToPlayer' }))).toEqual([
      'effect/parameters /logic/2#/Tasks/1/Effector: this AddVelocityToPlayer has no vel: add it as a list of 3 numbers',
    ]);
  });
});

describe('keys of logic by prefab', () => {
  const BY_PREFAB = { 'logic/field-types': { byPrefab: true } };

  test('of any kind are not judged', () => {
    const text = room(({ roomItems, logic: all }) => {
      roomItems['5'] = { ...roomItems['4'], prefabName: 'WorldText' };
      all['5'] = { Tasks: [], ViewNodes: [], text: 'a', fc: [1], bb: null, fs: 'x' };
    });
    expect(inFull(text, BY_PREFAB)).toEqual([]);
  });

  test.each<[c: JsonValue, isColour: boolean]>([
    ['8B4513', true],
    ['#8b4513', true],
    ['x8B4513', false],
    ['8B45134', false],
    ['8B451', false],
    [813451, false],
  ])('of a wall have no colour under c: %j', (c, isColour) => {
    const advice = isColour ? ': write col for the colour' : '';
    expect(inFull(logic('3', { c }), BY_PREFAB)).toEqual([
      `logic/field-types /logic/3#/c: c is ${JSON.stringify(c)} on a ResizableCube, where it is true or false${advice}`,
    ]);
  });

  test('are called by a prefab with the right article', () => {
    expect(inFull(effect({ $type: 'DuplicateEnemy', spawnName: 'Cellar', enemyName: 'x' }))).toEqual([
      'effect/prefab /logic/2#/Tasks/1/Effector/$type: DuplicateEnemy works only on an EnemyNPC, and this is item 2 (GLB): move it to an EnemyNPC',
      'reference/spawn-point /logic/2#/Tasks/1/Effector/spawnName: no spawn point of this room is called "Cellar": give a SpawnPoint this name (n), or correct spawnName',
    ]);
  });
});

describe('an expression', () => {
  const at = '/logic/2#/Tasks/1/Effector/V';

  test.each(
    Object.entries<string>({
      "SetTask('find_key')":
        'expression/arguments SetTask() has 1 argument and takes 2 or 3: add what is missing',
      "SelectPlayerParameter([Players], 'health')":
        'expression/arguments "SelectPlayerParameter" is not a function: write SelectPlayersParameters',
      'Abs()': 'expression/arguments Abs() has 0 arguments and takes 1: add what is missing',
      'Abs(1,2)': 'expression/arguments Abs() has 2 arguments and takes 1: write 1.2, not 1,2',
      'Abs(1.0,2)': 'expression/arguments Abs() has 2 arguments and takes 1: remove what it does not take',
      'Abs(1,2.0)': 'expression/arguments Abs() has 2 arguments and takes 1: remove what it does not take',
      'Abs(0,1,2)': 'expression/arguments Abs() has 3 arguments and takes 1: remove what it does not take',
      "if($TN{find_key} == 'Nowhere', 1.0, 0.0)":
        "expression/state $TN{find_key} is compared with 'Nowhere', but it is a number: write $T{find_key}, or compare with a number",
      "if($TN{find_key} == 'Active', 1.0, 0.0)":
        "expression/state $TN{find_key} is compared with 'Active', but it is a number: write $T{find_key}, or compare with 1.0",
      'if($T{find_key} == 7.0, 1.0, 0.0)':
        "expression/state $T{find_key} is compared with 7.0, but it is a string: write $TN{find_key}, or compare with 'Active'",
      'if(2.0 == $T{find_key}, 1.0, 0.0)':
        "expression/state $T{find_key} is compared with 2.0, but it is a string: write $TN{find_key}, or compare with 'Completed'",
      "if('Activ' == $T{find_key}, 1.0, 0.0)":
        'expression/state $T{find_key} is compared with "Activ", which is not a state: write \'Active\'',
      'if(1.0 < $T{find_key}, 1.0, 0.0)':
        'expression/state $T{find_key} is a string, which < does not compare: write $TN{find_key}',
      "if($T{find_key} in ('Activ', 'Completed'), 1.0, 0.0)":
        'expression/state $T{find_key} is compared with "Activ", which is not a state: write \'Active\'',
    }),
  )('%s', (text, finding) => {
    const [rule, ...message] = finding.split(' ');
    expect(inFull(expression(text))).toEqual([`${rule} ${at}: ${message.join(' ')}`]);
  });

  test.each([
    "if($T{find_key} in 'Activ', 1.0, 0.0)",
    'if($T{find_key} in $T{open_door}, 1.0, 0.0)',
    "if('Activ' in $T{find_key}, 1.0, 0.0)",
  ])('that looks for a state in something else than a list is not judged: %s', (text) => {
    expect(inFull(expression(text))).toEqual([]);
  });
});

test.each<[delay: JsonValue, shown: string]>([
  [5, '5'],
  ['5', 'seconds'],
])('a Delay beside the Trigger of a linked task: %j', (Delay, shown) => {
  const text = room((changed) => {
    const { Effector } = tasksOf(changed, '3')[1] ?? {};
    const [link] = (Effector as JsonObject).linkedTasks as JsonObject[];
    Object.assign(link ?? {}, { Trigger: {}, Delay });
  });
  expect(inFull(text)).toEqual([
    `effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Delay: Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": ${shown}}`,
  ]);
});

describe('a limit of the text', () => {
  test('of one level', () => {
    expect(inFull('{"settings":{}}', { 'text/depth': { max: 1 } })).toEqual([
      'text/depth /settings: nested more than 1 level deep: flatten the objects and lists around it',
    ]);
  });

  test.each<[places: number, shown: string]>([
    [999, '999'],
    [1000, '1,000 or more'],
    [1500, '1,000 or more'],
  ])('counts bytes of another encoding in %i places', (places, shown) => {
    expect(inFull(Buffer.from(`{"a":"${'\u00e9x'.repeat(places)}"}`, 'latin1'))).toEqual([
      `text/encoding : bytes in ${shown} places are not UTF-8, but probably Windows-1252 (Latin-1): open the file in that encoding, and save it as UTF-8`,
    ]);
  });

  test('finds a credential in a key as well', () => {
    const key = 'https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a';
    expect(lintExample(JSON.stringify({ settings: { [key]: 1 } })).findings).toMatchObject([
      {
        rule: 'text/secret',
        message: 'this key contains a signed upload URL: remove it, or use the assetURL that came with it',
      },
    ]);
  });

  test.each<[text: string, message: string]>([
    ['[1}', '} does not close [: add ] before it, or write ] instead'],
    ['{"a": 1]', '] does not close {: add } before it, or write } instead'],
    [']', '] has no opening bracket: remove it, or add the opening bracket'],
    ['{"a": ]}', '] has no opening bracket: add [ before it'],
    ['[undefined]', 'undefined does not exist in JSON: remove it, or write a value'],
    ['{"a":undefined}', 'undefined does not exist in JSON: remove the member, or write a value'],
    ['[NaN]', 'NaN does not exist in JSON: write a number'],
    ['{"a":NaN}', 'NaN does not exist in JSON: write a number, or remove the member'],
    ['{"a":[1 "b":2}', 'a ] and a comma are missing: add them before this'],
    ['{"a":[1, "b":2}', 'a ] is missing: add ] before this or earlier'],
  ])('names the brackets and literals of %s', (text, message) => {
    expect(inFull(text)).toEqual([`text/syntax : ${message}`]);
  });

  test('has one fix for slips of two kinds in a string', () => {
    const text = raw(({ logic: all }) => {
      const wall = String(all?.['3']);
      Object.assign(all ?? {}, { 3: wall.replace(':true', ':True').replace(/\}$/, ',}') });
    });
    const [finding, ...others] = lintExample(text).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      message: 'in the logic of item 3 (ResizableCube), True does not exist in JSON: write true',
      fix: { safety: 'unsafe', description: 'write the string as JSON' },
    });
  });
});

describe('records in the wrong place', () => {
  test('very many parents that are not there are one finding', () => {
    const text = room(({ roomItems }) => {
      for (let key = 5; key < 11; key++) roomItems[key] = { ...roomItems['2'], parentItemID: key + 100 };
    });
    expect(inFull(text)).toEqual([
      'item/parent-exists /roomItems/5/parentItemID: parentItemID of item 5 (GLB) is 105, but roomItems has no item "105": correct it, or set it to 0 for no parent (and in 5 more places)',
    ]);
  });

  test('the EntryId as id of all entries is one finding', () => {
    const text = room(({ quests }) => {
      for (const entry of Object.values(quests)) entry.id = entry.EntryId ?? null;
    });
    expect(inFull(text)).toEqual([
      `quest/id-matches-key /quests/${FIND_KEY}/id: id is "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f" and the key of the entry is "${FIND_KEY}": use the same in both places (and in 3 more places)`,
    ]);
  });

  test('a setting of other software', () => {
    expect(
      inFull(
        raw(({ settings }) => Object.assign(settings ?? {}, { skybox: 'x' })),
        {},
      ),
    ).toEqual([
      'settings/foreign-key /settings/skybox: "skybox" is not a known setting: it is in roomSettingsExtraData, as skyBoxDayTextureUrl',
    ]);
  });

  test('a trigger under the $type of an effector', () => {
    expect(inFull(task('2', 0, { $type: 'TaskEffectorSubscription' }))).toEqual([
      'schema /logic/2#/Tasks/0: this effector subscription has no Effector: name the effect to fire, such as {"$type":"ShowObjectEvent"}',
      'subscription/trigger-form /logic/2#/Tasks/0/Trigger: an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription',
      'subscription/target-state /logic/2#/Tasks/0/TargetState: TargetState 181 is a transition code, for triggers and linked tasks only: write 1 (Active) or 2 (Completed), or leave it out for "Not Active"',
    ]);
  });
});
