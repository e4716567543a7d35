import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { expression, items, logic as logicOf, task } from '../example-changes.js';
import { rawRoom, room } from '../example-room.js';
import { inDetail } from './shown-findings.js';

/*
 * Values that rules read, missing, empty, of another type or one of several. Unreadable flow is left aside.
 */

const withLogic = (text: string): string =>
  rawRoom(({ logic }) => {
    (logic as JsonObject)['2'] = text;
  });

type Row = readonly [what: string, text: string, findings: readonly string[]];

describe('items', () => {
  const rotated = (rot: JsonObject): string => items({ 3: { rot } });
  const lacks = (field: string): string[] => [
    `schema /roomItems/3/rot: rot has no ${field}: a rotation needs x, y, z and w`,
  ];

  test.each<Row>([
    ['without x', rotated({ y: 0, z: 0, w: 2 }), lacks('x')],
    ['without y', rotated({ x: 0, z: 0, w: 2 }), lacks('y')],
    ['without z', rotated({ x: 0, y: 0, w: 2 }), lacks('z')],
    [
      'without w',
      rotated({ x: 0, y: 0, z: 0 }),
      ['schema /roomItems/3/rot: rot has no w: set w to 1 for no rotation, {x: 0, y: 0, z: 0, w: 1}'],
    ],
    [
      'that is missing',
      items({ 3: { rot: undefined } }),
      [
        'item/expected-fields /roomItems/3: item 3 (ResizableCube) has no rot: add prefabName, pos, rot and scale to every item',
      ],
    ],
  ])('have no length of a rotation %s', (_what, text, findings) => {
    expect(inDetail(text)).toEqual(findings);
  });
});

describe('logic', () => {
  const pill = (c: JsonValue): string =>
    task('4', 2, {
      DirectEffector: {
        Effector: { $type: 'NotificationPillEvent', nt: 'You need the key', c },
        Id: '1a480c2e-93b5-46d7-9102-83a4c5e6789a',
        TargetState: 2,
        Name: '',
      },
    });
  const PILL = '/logic/4#/Tasks/2/DirectEffector/Effector/c';

  test.each<Row>([
    ['an empty colour of an effect', pill(''), []],
    ['a colour of an effect that is no string', pill(7), []],
    [
      'a colour of an effect with a #',
      pill('#ff0000'),
      [`logic/colour ${PILL}: c is "#ff0000": write ff0000, without #`, '  unsafe fix: write ff0000'],
    ],
    [
      'a colour of an effect by its name',
      pill('red'),
      [`logic/colour ${PILL}: c is "red": write 6 hex digits, such as FF0000`],
    ],
    [
      'a colour where lights have it',
      logicOf('3', { c: 'FF0000' }),
      [
        'logic/field-types /logic/3#/c: c is "FF0000" on a ResizableCube, where it is true or false: write col for the colour',
      ],
    ],
    [
      'no colour where lights have it',
      logicOf('3', { c: 'red' }),
      ['logic/field-types /logic/3#/c: c is "red" on a ResizableCube, where it is true or false'],
    ],
    [
      'a colour under another key',
      logicOf('3', { e: 'FF0000' }),
      ['logic/field-types /logic/3#/e: e is "FF0000" on a ResizableCube, where it is a number'],
    ],
  ])('%s', (_what, text, findings) => {
    expect(inDetail(text)).toEqual(findings);
  });

  const COLLECTABLE = 'item 2 (GlbCollectable)';
  const lacks = (key: string): string =>
    `logic/prefab-keys /logic/2: the logic of ${COLLECTABLE} has no ${key}: add it`;
  const misspelled = (key: string, meant: string): string[] => [
    `key/spelling /logic/2#/${key}: "${key}" is not a key of a GlbCollectable: rename it to ${meant}`,
    `  unsafe fix: rename "${key}" to ${meant}`,
  ];

  test.each<readonly [keys: JsonObject, findings: readonly string[]]>([
    [{ valueLabel: 'coins', valueChange: 1 }, []],
    [{ valueLable: 'coins', valueChange: 1 }, misspelled('valueLable', 'valueLabel')],
    [
      { valueLable: 'coins', valueChnge: 1 },
      [...misspelled('valueLable', 'valueLabel'), ...misspelled('valueChnge', 'valueChange')],
    ],
    [{ valueLable: 'coins' }, [lacks('valueChange'), ...misspelled('valueLable', 'valueLabel')]],
    [{}, [lacks('valueLabel and no valueChange').replace('add it', 'add them')]],
  ])('%j where two keys are needed', (keys, findings) => {
    const text = room(({ roomItems, logic }) => {
      const contentString = 'https://models.example/?dynamic=true';
      Object.assign(roomItems['2'] ?? {}, { prefabName: 'GlbCollectable', contentString });
      Object.assign(logic['2'] ?? {}, keys);
    });
    expect(inDetail(text)).toEqual(findings);
  });

  test.each(
    Object.entries<readonly string[]>({
      '': [],
      ' ': [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds only white space: write "{}", or remove the entry',
      ],
      '[]': [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds a list: it must hold a JSON object, between { and }',
      ],
      '7': [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds 7: it must hold a JSON object, between { and }',
      ],
      '{': [
        'logic/json-string /logic/2: in the logic of item 2 (GLB), the JSON ends inside an object: add the missing }, or restore the part that was cut off',
        '  /logic/2: opened here and never closed',
      ],
    }),
  )('%j where empty logic is allowed', (text, findings) => {
    expect(inDetail(withLogic(text), { 'logic/json-string': { allowEmpty: true } })).toEqual(findings);
  });
});

describe('expressions', () => {
  const V = '/logic/2#/Tasks/1/Effector/V';

  test.each(
    Object.entries<readonly string[]>({
      "$T{find_key} in 'Active'": [],
      "$T{find_key} in ('Actve', 'Completed')": [
        `expression/state ${V}: $T{find_key} is compared with "Actve", which is not a state: write 'Active'`,
        "  unsafe fix: write 'Active'",
      ],
      "$N{coins} in ('Actve', 1.0)": [],
      "$T{find_key} + ('Actve', 1.0)": [],
      "$TN{find_key} in ('Actve', 1.0)": [],
      'SetTask(‘open_door’, ‘Active’, 0.0)': [
        `expression/syntax ${V}: this expression has curly quotes: write '`,
        '  unsafe fix: write straight quotes',
      ],
      'SetTask(‘open_door’, ‘Active’, 0.0': [
        `expression/syntax ${V}: this expression has curly quotes: write '`,
      ],
    }),
  )('%s', (text, findings) => {
    expect(inDetail(expression(text))).toEqual(findings);
  });
});

describe('names of variables', () => {
  const declaring = (count: number): string =>
    rawRoom(({ settings, logic }) => {
      const numericParameters = Array.from({ length: count }, (_, index) => ({ N: `v${index}`, VT: 0 }));
      Object.assign(settings ?? {}, { roomSettingsExtraData: JSON.stringify({ numericParameters }) });
      const expressions = [
        ['2', 1, "SetVariable('cion', 1.0, 0.0)"],
        ['3', 0, 'if($N{coin} > 1.0, 1.0, 0.0)'],
      ] as const;
      const texts = logic as Record<string, string>;
      for (const [item, index, V] of expressions) {
        const changed = JSON.parse(texts[item] ?? '') as { Tasks: JsonObject[] };
        Object.assign(changed.Tasks[index] ?? {}, { Effector: { $type: 'FunctionEffector', V } });
        texts[item] = JSON.stringify(changed);
      }
    });
  const ofVariables = (count: number): string[] =>
    inDetail(declaring(count)).filter((line) => line.startsWith('reference/'));

  test('are compared where there are ten thousand, and left alone where there are more', () => {
    const coin =
      'reference/variable /logic/3#/Tasks/0/Effector/V: nothing sets the variable "coin": did you mean "cion"?';
    expect(ofVariables(9_999)).toEqual([coin]);
    expect(ofVariables(10_000)).toEqual([]);
  });
});
