import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { roomWith } from '../example-changes.js';
import { rawRoom, room } from '../example-room.js';
import { lintExample, lintPreset, marksOf, placeOf } from '../lint-example.js';
import { many } from '../runs.js';
import { found } from './shown-findings.js';

const ITEM = {
  prefabName: 'GLB',
  pos: { x: 0, y: 0, z: 0 },
  rot: { x: 0, y: 0, z: 0, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
};
const items = (record: Readonly<Record<string, object>>): string =>
  JSON.stringify({
    roomItems: Object.fromEntries(
      Object.entries(record).map(([key, fields]) => [key, { ...ITEM, ...fields }]),
    ),
  });

describe('the parent of an item', () => {
  test.each([0, 2, -0])('may be %d', (parentItemID) => {
    expect(found(items({ 2: {}, 3: { parentItemID } }))).toEqual([]);
  });

  test('is reported once for each item that is missing, with all its children', () => {
    const text = items({ 2: { parentItemID: 7 }, 3: { parentItemID: -1 }, 4: { parentItemID: 7 } });
    expect(found(text)).toEqual([
      'item/parent-exists /roomItems/2/parentItemID',
      'item/parent-exists /roomItems/3/parentItemID',
    ]);
    expect(lintExample(text).findings[0]?.related.map(placeOf)).toEqual(['/roomItems/4/parentItemID']);
  });

  test('of the wrong type is left to schema', () => {
    expect(found(items({ 2: { parentItemID: 'seven' }, 3: { parentItemID: 1.5 } }))).toEqual([
      'schema /roomItems/2/parentItemID',
      'schema /roomItems/3/parentItemID',
    ]);
  });

  test('exists when its key does, even if its record is broken', () => {
    expect(
      found(`{ "roomItems": { "2": 7, "3": ${JSON.stringify({ ...ITEM, parentItemID: 2 })} } }`),
    ).toEqual(['schema /roomItems/2']);
  });

  test('whose key differs in white space is named', () => {
    const text = items({ '2 ': {}, 3: { parentItemID: 2 } });
    expect(lintPreset('recommended', text).findings.map(({ message }) => message)).toEqual([
      'parentItemID of item 3 (GLB) is 2, but roomItems has no item "2" but "2 " (they differ only in white space at the beginning or end): correct the key of the item',
    ]);
    expect(found(text)).toEqual([
      'item/parent-exists /roomItems/3/parentItemID',
      'item/key-number /roomItems/2 ',
    ]);
  });

  test('in cycles is one finding per cycle, at its first item in the file, for any length', () => {
    const text = `{ "roomItems": { ${[
      ['9', 4],
      ['4', 9],
      ['7', 7],
      ['5', 4],
      ['3', 2],
      ['2', 3],
    ]
      .map(([key, parentItemID]) => `"${key}": ${JSON.stringify({ ...ITEM, parentItemID })}`)
      .join(', ')} } }`;
    const { findings } = lintExample(text);
    expect(findings.map((finding) => [placeOf(finding), finding.message])).toEqual([
      [
        '/roomItems/9/parentItemID',
        "items 9 (GLB) → 4 (GLB) → 9 (GLB) are each other's parents: set parentItemID of one of them to 0",
      ],
      ['/roomItems/7/parentItemID', 'item 7 (GLB) is its own parent: set parentItemID to 0'],
      [
        '/roomItems/3/parentItemID',
        "items 3 (GLB) → 2 (GLB) → 3 (GLB) are each other's parents: set parentItemID of one of them to 0",
      ],
    ]);
    expect(findings[0]?.related.map(({ message }) => message)).toEqual(['the parent of item 4 (GLB)']);
  });

  test('gives a very long cycle one short message', { timeout: 60_000 }, () => {
    const count = many(100_000, 12_000);
    const text = items(
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [index + 1, { parentItemID: ((index + 1) % count) + 1 }]),
      ),
    );
    const [finding, ...more] = lintExample(text).findings;
    expect(more).toEqual([]);
    expect(finding?.rule).toBe('item/parent-cycle');
    expect(finding?.message).toContain(`… (${count - 12} more)`);
  });
});

test.each([
  [{ x: Math.SQRT1_2, y: 0, z: 0, w: Math.SQRT1_2 }, []],
  [{ x: 0.5, y: 0.5, z: 0.5, w: -0.5 }, []],
  [{ x: 0, y: 0, z: 0, w: 1.021 }, ['item/unit-rotation /roomItems/2/rot']],
  [{ x: 1e200, y: 0, z: 0, w: 0 }, ['item/unit-rotation /roomItems/2/rot']],
  [{ x: 1e-200, y: 0, z: 0, w: 0 }, ['item/unit-rotation /roomItems/2/rot']],
  [{ x: 0, y: 0, z: 0 }, ['schema /roomItems/2/rot']],
  [{ x: 0, y: 0, z: 0, w: '1' }, ['schema /roomItems/2/rot/w']],
])('a rotation: %j: %j', (rot, expected) => {
  expect(found(items({ 2: { rot } }))).toEqual(expected);
});

describe('sections', () => {
  test('that are undocumented are reported one by one, at their keys, unless there are no documented ones', () => {
    const text = rawRoom((snapshot) => {
      Object.assign(snapshot, { one: 1, logics: {} });
    });
    expect(found(text)).toEqual(['snapshot/unknown-section /one', 'snapshot/unknown-section /logics']);
    expect(marksOf(text, lintExample(text).findings[1]!)).toBe('"logics"');
    expect(found('{ "one": 1, "two": 2 }')).toEqual(['snapshot/nothing-to-import ']);
  });

  test('that are empty are reported with what an import removes; quests not in lenient', () => {
    const text = '{ "roomItems": {}, "quests": {}, "logic": {}, "roomTasks": { "Tasks": [] } }';
    expect(found(text)).toEqual([
      'snapshot/removes-all-items /roomItems',
      'snapshot/removes-all-quests /quests',
    ]);
    expect(found(text, 'lenient')).toEqual(['snapshot/removes-all-items /roomItems']);
    expect(found('{ "roomItems": [], "quests": null }')).toEqual(['schema /roomItems', 'schema /quests']);
  });

  test('logic without items is one finding, and no logic entry is reported as well', () => {
    const text = rawRoom((snapshot) => {
      delete snapshot.roomItems;
    });
    expect(found(text)).toEqual(['snapshot/logic-without-items /logic']);
  });
});

describe('logic', () => {
  test.each<[string | JsonObject, readonly string[]]>([
    ['', []],
    [' {} ', []],
    ['{"col":""}', []],
    ['{"Tasks":[]}', ['item/logic-key-clash /roomItems/2/extraData']],
    ['on sale', ['item/logic-key-clash /roomItems/2/extraData']],
    [
      '{"col":',
      ['item/extra-data-json /roomItems/2/extraData', 'item/logic-key-clash /roomItems/2/extraData'],
    ],
  ])('in an item and in logic clashes where extraData says something else: %j', (extraData, expected) => {
    const text = roomWith({ roomItems: { 2: { extraData } } });
    expect([...found(text)].sort()).toEqual(expected);
  });

  test.each([{ e: 'loud' }, JSON.stringify({ e: 'loud' })])(
    'in an item and in logic has its keys judged in logic only: %j',
    (extraData) => {
      const text = roomWith({ roomItems: { 2: { extraData } } });
      expect(found(text).filter((each) => each.startsWith('logic/'))).toEqual([]);
    },
  );

  test('in extraData that is an object is checked like a string', () => {
    const text = room(({ roomItems }) => {
      const Tasks = [{ $type: 'TaskEffectorSubscription' }];
      Object.assign(roomItems['2'] ?? {}, { extraData: { Tasks } });
    });
    expect(found(text)).toContain('schema /roomItems/2/extraData/Tasks/0');
  });

  test.each([
    [{ Tasks: [], ViewNodes: [], col: '', e: -1.5, c: false }, []],
    [{ Tasks: [], ViewNodes: [], col: null, e: null, c: null }, ['col', 'e', 'c']],
    [{ Tasks: [], ViewNodes: [], col: 1, e: '1', c: 'true' }, ['col', 'e', 'c']],
  ])('has three fields of documented types: %j', (logic, wrong) => {
    const text = room((example) => {
      example.logic['3'] = logic;
    });
    expect(found(text)).toEqual(wrong.map((field) => `logic/field-types /logic/3#/${field}`));
    expect(found(text, 'lenient')).toEqual([]);
  });
});
