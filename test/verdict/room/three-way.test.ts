import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlainObject } from '../../../src/bytes/json/value.js';
import { importInto } from '../../../src/verdict/room/import.js';
import { compareThree } from '../../../src/verdict/room/three-way.js';
import { runs } from '../../runs.js';
import { withLogicInOnePlace, withStringsRead } from './import-by-hand.js';

/* A room as a flat table of cells, merged cell by cell: the oracle of the merge by field. */
type Table = Readonly<Record<string, number>>;

const BASE: Table = Object.fromEntries(
  `item.title item.pos item.extra.a item.extra.b logic.task1.code logic.task1.name logic.task1.effect.speed
  logic.task2.code logic.task2.effect.speed logic.task2.effect.links.a.code logic.task2.effect.links.a.delay
  logic.task2.effect.links.b.code logic.task2.direct.state logic.task2.direct.speed logic.col quest.limit
  quest.name quest.text.a setting.night setting.data.x setting.data.event.y tasks.task3.code other.n`
    .split(/\s+/)
    .map((cell) => [cell, 1]),
);
/** What is added or removed as a whole. The logic of an item goes with it. */
const WHOLE = ['item', 'logic.task1', 'logic.task2', 'logic.task4', 'logic.task5', 'other'];
const isIn = (cell: string, group: string): boolean =>
  cell.startsWith(`${group}.`) || (group === 'item' && cell.startsWith('logic.'));
const without = (table: Table, gone: (cell: string) => boolean): Table =>
  Object.fromEntries(Object.entries(table).filter(([cell]) => !gone(cell)));

/** Whether a cell belongs to something that was removed before. */
const lacks = (table: Table, cell: string): boolean =>
  WHOLE.some((group) => {
    const [before, after] = [BASE, table].map((each) => Object.keys(each).some((one) => isIn(one, group)));
    return isIn(cell, group) && before && !after;
  });

const CELLS = [...Object.keys(BASE), 'item.hover', 'setting.sky', 'logic.task4.code', 'logic.task5.code'];
/** Every edit of a cell or a group, with two values each. */
const EDITS: readonly ((table: Table) => Table)[] = [
  (table) => table,
  ...CELLS.flatMap((cell) =>
    [2, 3].map((n) => (table: Table) => (lacks(table, cell) ? table : { ...table, [cell]: n })),
  ),
  ...['item.title', 'item.extra.b', 'logic.col', 'setting.night', 'quest.limit'].map(
    (cell) => (table: Table) => without(table, (each) => each === cell),
  ),
  ...['item', 'logic.task1', 'logic.task2', 'other'].map(
    (group) => (table: Table) => without(table, (cell) => isIn(cell, group)),
  ),
];

function mergeByHand(theirs: Table, mine: Table): Table | undefined {
  const merged: Record<string, number> = {};
  const group = (table: Table, name: string): string =>
    JSON.stringify(Object.entries(without(table, (cell) => !isIn(cell, name))).sort());
  for (const name of WHOLE)
    for (const [one, other] of [
      [theirs, mine],
      [mine, theirs],
    ] as const)
      if (group(one, name) === '[]' && group(BASE, name) !== '[]')
        if (![group(BASE, name), '[]'].includes(group(other, name))) return undefined;
  for (const cell of new Set([BASE, theirs, mine].flatMap((table) => Object.keys(table)))) {
    const [base, their, my] = [BASE[cell], theirs[cell], mine[cell]];
    if (their !== my && their !== base && my !== base) return undefined;
    const value = my === base ? their : my;
    if (value !== undefined) merged[cell] = value;
  }
  return merged;
}

/** The cells of a group, by their own names. */
function cells(table: Table, group: string): Record<string, number> {
  const own = Object.entries(table).filter(([cell]) => cell.startsWith(`${group}.`));
  const named = own.map(([cell, n]) => [cell.slice(group.length + 1), n] as const);
  return Object.fromEntries(named.filter(([name]) => !name.includes('.')));
}

function taskAt(table: Table, path: string): PlainObject[] {
  const own = cells(table, path);
  if (Object.keys(own).length === 0) return [];
  const effect = cells(table, `${path}.effect`);
  const linkedTasks = ['a', 'b'].flatMap((quest) => {
    const { code, delay } = cells(table, `${path}.effect.links.${quest}`);
    const link = { TaskTriggerId: quest, TargetState: code ?? 0, Trigger: { Delay: delay ?? 0 } };
    return code === undefined && delay === undefined ? [] : [link];
  });
  const { state, speed = 0 } = cells(table, `${path}.direct`);
  const Effector = { $type: 'E', ...effect, ...(linkedTasks.length === 0 ? {} : { linkedTasks }) };
  const DirectEffector = { Effector: { $type: 'D', speed }, TargetState: state ?? 0 };
  return [
    {
      Id: path,
      ...own,
      ...(effect.speed === undefined ? {} : { Effector }),
      ...(state === undefined ? {} : { DirectEffector }),
    },
  ];
}

type Place = 'logic' | 'extraData' | 'both';

/** The room of a table, with the logic of its item where a service may keep it. */
function roomOf(table: Table, place: Place = 'logic', indent = 0): Uint8Array {
  const { pos = 0, ...item } = cells(table, 'item');
  const hasItem = Object.keys(table).some((cell) => isIn(cell, 'item'));
  const tasks = ['task1', 'task2', 'task4', 'task5'].flatMap((name) => taskAt(table, `logic.${name}`));
  const logic = JSON.stringify({ ...cells(table, 'logic'), Tasks: tasks });
  const mystery = JSON.stringify(cells(table, 'item.extra'));
  const extraData = place === 'logic' ? {} : { extraData: logic };
  const entry = {
    ...cells(table, 'quest'),
    EntryId: 'e',
    ExtraText: JSON.stringify(cells(table, 'quest.text')),
  };
  const event = JSON.stringify(cells(table, 'setting.data.event'));
  const roomSettingsExtraData = JSON.stringify({ ...cells(table, 'setting.data'), EventData: event });
  const other = table['other.n'] === undefined ? {} : { 7: { n: table['other.n'] } };
  const value = {
    roomItems: {
      ...(hasItem ? { 5: { ...item, pos: { x: pos, y: 0 }, mystery, ...extraData } } : {}),
      ...other,
    },
    quests: { p: { ...entry, Status: 'inProgress' }, q: { ...entry, Status: 'completed' } },
    settings: { ...cells(table, 'setting'), roomSettingsExtraData },
    roomTasks: { Tasks: taskAt(table, 'tasks.task3') },
    logic: hasItem && place !== 'extraData' ? { 5: logic } : {},
  };
  return new TextEncoder().encode(JSON.stringify(value, null, indent));
}

type Three = [base: Uint8Array, theirs: Uint8Array, mine: Uint8Array];
const encoded = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** A room by value, with tasks that both sides added in any order. */
function opened(bytes: Uint8Array): unknown {
  const sort = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.map(sort).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sort(each)]));
  };
  return sort(withStringsRead(withLogicInOnePlace(JSON.parse(new TextDecoder().decode(bytes)))));
}

test('three rooms are merged field by field as tables would be, wherever their logic is', () => {
  const seen = { merges: 0, conflicts: 0 };
  const place = fc.constantFrom<Place>('logic', 'logic', 'extraData', 'both');
  const side = fc.array(fc.constantFrom(...EDITS), { minLength: 1, maxLength: 2 });
  // Behind the first edit, each cell has one for each of the two values.
  const clash = fc
    .nat(CELLS.length - 1)
    .map((cell) => [1, 2].map((n) => EDITS.slice(2 * cell + n, 2 * cell + n + 1)));
  const sides = fc.oneof({ weight: 3, arbitrary: fc.tuple(side, side) }, { weight: 1, arbitrary: clash });
  const tableOf = (edits: readonly ((table: Table) => Table)[]): Table =>
    edits.reduce((table, edit) => edit(table), BASE);
  fc.assert(
    fc.property(sides, place, place, place, (both, basePlace, theirPlace, myPlace) => {
      const [theirs = BASE, mine = BASE] = both.map(tableOf);
      const expected = mergeByHand(theirs, mine);
      const three = compareThree(
        roomOf(BASE, basePlace, 2),
        roomOf(theirs, theirPlace, 1),
        roomOf(mine, myPlace),
      );
      const merged = three.merged();
      seen[expected === undefined ? 'conflicts' : 'merges']++;
      expect([merged === undefined, three.conflicts.length > 0]).toEqual(
        Array(2).fill(expected === undefined),
      );
      if (merged === undefined || expected === undefined) return;
      expect(opened(merged)).toEqual(opened(roomOf(expected)));
      expect(opened(importInto(roomOf(theirs, theirPlace, 1), merged))).toEqual(opened(roomOf(expected)));
    }),
    { numRuns: runs(10_000, 120) },
  );
  expect(Math.min(seen.merges, seen.conflicts)).toBeGreaterThan(5);
});

describe('a conflict', () => {
  const base = roomOf(BASE, 'logic', 2);
  const changed = (n: number, more: Table = {}): Uint8Array =>
    roomOf({ ...BASE, 'item.title': n, 'quest.limit': n, 'logic.task1.code': n, ...more });
  const [theirs, mine] = [changed(2, { 'item.pos': 2 }), changed(3)];

  test('is resolved by patterns for parts and fields, and stays where patterns for both sides match', () => {
    const resolutions = {
      ours: ['items/5#/title', 'logic/*#/Tasks/*'],
      theirs: ['quests/p#/limit', 'items/6'],
    };
    const three = compareThree(base, theirs, mine, resolutions);
    expect([three.conflicts, three.unused]).toEqual([[], ['items/6']]);
    const expected = { ...BASE, 'item.title': 3, 'item.pos': 2, 'quest.limit': 2, 'logic.task1.code': 3 };
    expect(opened(three.merged() as Uint8Array)).toEqual(opened(roomOf(expected)));
    const both = compareThree(base, theirs, mine, { ours: ['items/*'], theirs: ['items/5'] });
    expect(both.conflicts.map(({ kind }) => kind)).toContain('item');
  });

  test('about a removed item is resolved for its logic as well', () => {
    const gone = roomOf(without(BASE, (cell) => isIn(cell, 'item')));
    const logicOnly = roomOf({ ...BASE, 'logic.task1.code': 2 });
    for (const orphan of [{}, { logic: { 5: '{}' } }, { logic: { 5: '{"col":"old"}' } }]) {
      const without = encoded({ ...JSON.parse(new TextDecoder().decode(gone)), ...orphan });
      expect(compareThree(base, logicOnly, without).conflicts).toMatchObject([
        { kind: 'logic', yours: 'logic' in orphan ? 'changed' : 'removed', theirs: 'changed' },
      ]);
      expect(compareThree(base, without, logicOnly).conflicts).toMatchObject([{ kind: 'logic' }]);
    }
    const { logic } = JSON.parse(new TextDecoder().decode(base));
    const kept = encoded({ ...JSON.parse(new TextDecoder().decode(gone)), logic });
    expect(compareThree(base, kept, gone).conflicts).toEqual([]);
    for (const [resolutions, items] of [
      [{ ours: ['items/5'], theirs: [] }, { 5: {} }],
      [{ ours: [], theirs: ['items/5'] }, {}],
    ] as const) {
      const merged = compareThree(base, gone, mine, resolutions).merged();
      const { roomItems, logic } = JSON.parse(new TextDecoder().decode(merged));
      expect([Object.keys(roomItems), Object.keys(logic)]).toEqual([
        [...Object.keys(items), '7'],
        Object.keys(items),
      ]);
    }
  });

  test('about a field that was changed in one entry of a quest each takes both entries of one side', () => {
    const quest = (p: number, q: number): object => {
      const [one, other] = [p, q].map((limit) => ({ EntryId: 'e', limit }));
      return { quests: { p: { ...one, Status: 'inProgress' }, q: { ...other, Status: 'completed' } } };
    };
    const [before, one, other] = [quest(1, 1), quest(2, 1), quest(1, 3)].map(encoded) as Three;
    expect(compareThree(before, one, other).conflicts).toHaveLength(1);
    for (const [resolutions, merged] of [
      [{ ours: ['quests/*'], theirs: [] }, quest(1, 3)],
      [{ ours: [], theirs: ['quests/*'] }, quest(2, 1)],
    ] as const)
      expect(opened(compareThree(before, one, other, resolutions).merged() as Uint8Array)).toEqual(merged);
  });

  test.each<readonly [what: string, change: (links: PlainObject[]) => void]>([
    ['moved', (links) => links.reverse()],
    ['removed', (links) => links.pop()],
    ['added', (links) => links.push({ TargetState: 141, TaskTriggerId: 'a' })],
    ['of another quest', (links) => Object.assign(links[0] ?? {}, { TaskTriggerId: 'b' })],
  ])('of linked tasks without Ids is one list where one of them was %s', (_what, change) => {
    const delayed = (links: PlainObject[]): void =>
      void Object.assign(links[1] ?? {}, { Trigger: { Delay: 7 } });
    const [before, one, other] = [() => {}, delayed, change].map((edit) => {
      const linkedTasks: PlainObject[] = [101, 111].map((TargetState) => ({
        TargetState,
        TaskTriggerId: 'a',
        Trigger: {},
      }));
      edit(linkedTasks);
      const logic = { 1: JSON.stringify({ Tasks: [{ Id: 'x', Effector: { $type: 'E', linkedTasks } }] }) };
      return encoded({ roomItems: { 1: {} }, logic });
    }) as Three;
    for (const { conflicts } of [compareThree(before, one, other), compareThree(before, other, one)])
      expect(conflicts).toMatchObject([{ fields: [{ embedded: ['/Tasks/0/Effector/linkedTasks'] }] }]);
  });
});

test('logic stays in the places where mine has it, and nowhere else', () => {
  const places: readonly Place[] = ['logic', 'extraData', 'both'];
  for (const basePlace of places)
    for (const theirPlace of places)
      for (const myPlace of places) {
        const theirs = roomOf({ ...BASE, 'logic.task1.code': 2 }, theirPlace);
        const mine = roomOf({ ...BASE, 'logic.task2.code': 3 }, myPlace);
        const merged = compareThree(roomOf(BASE, basePlace), theirs, mine).merged();
        const { roomItems, logic } = JSON.parse(new TextDecoder().decode(merged));
        const found = ['extraData' in roomItems[5], '5' in logic];
        expect([basePlace, theirPlace, myPlace, ...found]).toEqual([
          ...[basePlace, theirPlace, myPlace],
          ...[myPlace !== 'logic', myPlace !== 'extraData'],
        ]);
      }
  const empty = (item: object): Uint8Array => encoded({ roomItems: { 1: item }, logic: {} });
  const three = compareThree(empty({ extraData: '{}' }), empty({ extraData: '{}', n: 1 }), empty({}));
  expect(JSON.parse(new TextDecoder().decode(three.merged()))).toEqual({
    roomItems: { 1: { n: 1 } },
    logic: {},
  });
});

test('logic that goes from entries to items and the other way in one version keeps the section', () => {
  const room = (value: object): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const [base, theirs, mine] = [
    { roomItems: { 2: { extraData: '{"a":1}' }, 4: {} }, logic: { 4: '{"b":1}' } },
    { roomItems: { 2: {}, 4: { extraData: '{"b":1}' } }, logic: { 2: '{"a":2}' } },
    { roomItems: { 2: { extraData: '{"a":1}' } } },
  ].map(room) as [Uint8Array, Uint8Array, Uint8Array];
  const three = compareThree(base, theirs, mine);
  expect(three.conflicts).toEqual([]);
  expect(new TextDecoder().decode(three.merged())).toBe('{"roomItems":{"2":{"extraData":"{\\"a\\":2}"}}}');
});

test('the bytes of mine stay outside what is merged, also in strings', () => {
  const base = String.raw`{"logic":{"5":"{\"a\":1,\"b\":1,\"n\":1.0,\"Tasks\":[]}"},"roomItems":{"5":{"x":1.0,"y":1,"z":1}}}`;
  const theirs = base.replace(String.raw`\"b\":1`, String.raw`\"b\":2`).replace('"y":1', '"y":2.50');
  const mine = String.raw`{ "logic" : {"5" : "{\u0022a\": 3,\"b\":1,  \"n\":1.0, \"Tasks\" :[]}"}, "roomItems":{"5":{"x":1.0 , "y":1,"z" : 3e0}} }`;
  const [one, two, three] = [base, theirs, mine].map((each) => new TextEncoder().encode(each));
  const merged = compareThree(one as Uint8Array, two as Uint8Array, three as Uint8Array).merged();
  const expected = mine.replace(String.raw`\"b\":1`, String.raw`\"b\":2`).replace('"y":1', '"y":2.50');
  expect(new TextDecoder().decode(merged)).toBe(expected);
});
