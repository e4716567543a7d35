import { describe, expect, test } from 'vitest';
import { expression, items, logic as logicOf, task } from '../../rules/example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  rawRoom,
  room,
} from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { lintExample, placeOf } from '../lint-example.js';

/*
 * What rules say where a value that they read is missing, empty, of another type, or one of several. Flow is
 * left aside: what cannot be read cannot be played.
 */

const found = (text: string, options?: Record<string, JsonObject>): string[] =>
  lintExample(text, options)
    .findings.filter(({ rule }) => !rule.startsWith('flow/'))
    .flatMap((finding) => [
      `${finding.rule} ${placeOf(finding)}: ${finding.message}`,
      ...finding.related.map((each) => `  ${placeOf(each)}: ${each.message}`),
      ...(finding.fix === undefined ? [] : [`  ${finding.fix.safety} fix: ${finding.fix.description}`]),
    ]);

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
    expect(found(text)).toEqual(findings);
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
      [`logic/colour ${PILL}: c is "#ff0000": write ff0000, without #`, '  safe fix: write ff0000'],
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
    expect(found(text)).toEqual(findings);
  });

  test.each<readonly [text: string, findings: readonly string[]]>([
    ['', []],
    [
      ' ',
      [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds only white space: write "{}", or remove the entry',
      ],
    ],
    [
      '[]',
      [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds a list: it must hold a JSON object, between { and }',
      ],
    ],
    [
      '7',
      [
        'logic/json-string /logic/2: the logic of item 2 (GLB) holds 7: it must hold a JSON object, between { and }',
      ],
    ],
    [
      '{',
      [
        'logic/json-string /logic/2: in the logic of item 2 (GLB), the JSON ends inside an object: add the missing }, or restore the part that was cut off',
        '  /logic/2: opened here and never closed',
      ],
    ],
  ])('%j where empty logic is allowed', (text, findings) => {
    expect(found(withLogic(text), { 'logic/json-string': { allowEmpty: true } })).toEqual(findings);
  });
});

describe('expressions', () => {
  const V = '/logic/2#/Tasks/1/Effector/V';

  test.each<readonly [text: string, findings: readonly string[]]>([
    ["$T{find_key} in 'Active'", []],
    [
      "$T{find_key} in ('Actve', 'Completed')",
      [
        `expression/state ${V}: $T{find_key} is compared with "Actve", which is not a state: write 'Active'`,
        "  unsafe fix: write 'Active'",
      ],
    ],
    ["$N{coins} in ('Actve', 1.0)", []],
    ["$T{find_key} + ('Actve', 1.0)", []],
    ["$TN{find_key} in ('Actve', 1.0)", []],
    [
      'SetTask(‘open_door’, ‘Active’, 0.0)',
      [
        `expression/syntax ${V}: this expression has curly quotes: write '`,
        '  unsafe fix: write straight quotes',
      ],
    ],
    [
      'SetTask(‘open_door’, ‘Active’, 0.0',
      [`expression/syntax ${V}: this expression has curly quotes: write '`],
    ],
  ])('%s', (text, findings) => {
    expect(found(expression(text))).toEqual(findings);
  });
});

describe('quests', () => {
  const [KEY, COMPLETED] = [`/quests/${FIND_KEY}`, `/quests/${FIND_KEY_COMPLETED}`];
  const alone = (change: JsonObject): string =>
    questsOnly((quests) => {
      delete quests[OPEN_DOOR_COMPLETED];
      Object.assign(quests[OPEN_DOOR] ?? {}, change);
    });
  const lacksCompleted = `quest/pair-complete /quests/${OPEN_DOOR}: "1_open_door" has no completed entry: add one with the same EntryId`;
  const own = (value: JsonValue, other: JsonValue): string =>
    questsOnly((quests) => {
      Object.assign(quests[FIND_KEY] ?? {}, { mine: value });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { mine: other });
    });

  const copied = (change: JsonObject): string =>
    questsOnly((quests) => {
      for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries())
        quests[`copy ${index}`] = { ...structuredClone(quests[original] ?? {}), ...change };
    });
  const copy = [
    'quest/pair-complete /quests/copy 0/EntryId: this quest looks like a copy of "0_find_key": give it its own EntryId and ids',
    `  ${KEY}/EntryId: the original`,
  ];
  const COPY_FIX = '  unsafe fix: give the copy its own EntryId and ids';
  /** Entries with one EntryId, of which JSON.parse puts the second first. */
  const crowded = (): string => {
    const { quests } = JSON.parse(questsOnly()) as { quests: Record<string, JsonObject> };
    const entries = [
      ['mlh9aaaaaaaaaa', FIND_KEY],
      ['7', FIND_KEY],
      ['mlh9cccccccccc', FIND_KEY_COMPLETED],
    ].map(([key, like = '']) => `"${key}":${JSON.stringify({ ...quests[like], id: key })}`);
    return `{"quests":{${entries.join()}}}`;
  };

  test.each<Row>([
    ['that was copied', copied({}), [...copy, COPY_FIX]],
    [
      'that was copied, with an object as its id',
      copied({ id: { a: 1 } }),
      [
        ...copy,
        ...[0, 1].map((each) => `schema /quests/copy ${each}/id: id is an object: it must be a string`),
      ],
    ],
    [
      'that was copied, with null as its id',
      copied({ id: null }),
      [
        ...copy,
        COPY_FIX,
        ...[0, 1].map((each) => `schema /quests/copy ${each}/id: id is null: it must be a string`),
      ],
    ],
    [
      'with three entries, of which the second has a number as its key',
      crowded(),
      [
        'quest/id-format /quests/7: quest id "7" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"',
        'quest/pair-complete /quests/7/EntryId: 3 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
        '  /quests/mlh9aaaaaaaaaa/EntryId: the first of them',
      ],
    ],
    [
      'without its other entry',
      alone({}),
      [lacksCompleted, '  unsafe fix: add the completed entry, copied from this one'],
    ],
    [
      'without its other entry, with a field of its own',
      alone({ Nme: 'x' }),
      [lacksCompleted, '  unsafe fix: add the completed entry, copied from this one'],
    ],
    ['without its other entry, with a misspelled field', alone({ visible: true }), [lacksCompleted]],
    [
      'whose other entry references still use',
      room(({ quests }) => delete quests[FIND_KEY]),
      [
        `quest/pair-complete ${COMPLETED}: "0_find_key" has no inProgress entry: add one with the same EntryId and the id "${FIND_KEY}", which references still use`,
        '  unsafe fix: add the inProgress entry, copied from this one, with the id that references still use',
      ],
    ],
    [
      'whose Name ends in a space on one entry and is a number on the other',
      questsOnly((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, { Name: '0_find_key ' });
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Name: 7 });
      }),
      [
        `quest/name-space ${KEY}/Name: Name is "0_find_key ", with white space at its end: remove it here and wherever the Name is used`,
        `schema ${COMPLETED}/Name: Name is 7: it must be a string`,
      ],
    ],
    [
      'with a field before all others on one entry',
      questsOnly((quests) => {
        quests[FIND_KEY] = { zz: 1, ...quests[FIND_KEY] };
      }),
      [
        `quest/pair-symmetry ${COMPLETED}: "zz" is only on the inProgress entry of "0_find_key": both entries must have it, or neither`,
        `  ${KEY}/zz: the entry that has it`,
        '  unsafe fix: copy "zz" from the inProgress entry',
      ],
    ],
    [
      'with a string on one entry and a number on the other',
      own('x', 7),
      [
        `quest/pair-symmetry ${COMPLETED}/mine: "mine" is 7 here and "x" on the inProgress entry of "0_find_key": use the same value on both`,
        `  ${KEY}/mine: the value of the inProgress entry`,
      ],
    ],
    [
      'with a number on one entry and a string on the other',
      own(7, 'x'),
      [
        `quest/pair-symmetry ${COMPLETED}/mine: "mine" is "x" here and 7 on the inProgress entry of "0_find_key": use the same value on both`,
        `  ${KEY}/mine: the value of the inProgress entry`,
      ],
    ],
    [
      'that requires something else than a quest',
      questsOnly((quests) => {
        for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
          Object.assign(quests[key] ?? {}, {
            Requirements: [{ delete: false, amount: 1, type: 'item', id: 'sword' }],
          });
      }),
      [
        `schema /quests/${OPEN_DOOR}/Requirements/0/type: type is "item": it must be "quest"`,
        `  /quests/${OPEN_DOOR_COMPLETED}/Requirements/0/type: the same on the other entry`,
      ],
    ],
  ])('%s', (_what, text, findings) => {
    expect(found(text)).toEqual(findings);
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
    found(declaring(count)).filter((line) => line.startsWith('reference/'));

  test('are compared where there are ten thousand, and left alone where there are more', () => {
    const coin =
      'reference/variable /logic/3#/Tasks/0/Effector/V: nothing sets the variable "coin": did you mean "cion"?';
    expect(ofVariables(9_999)).toEqual([coin]);
    expect(ofVariables(10_000)).toEqual([]);
  });
});
