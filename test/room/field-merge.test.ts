import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { importInto } from '../../src/room/import.js';
import { planImport } from '../../src/room/plan.js';
import { compareThree } from '../../src/room/three-way.js';
import { spread } from '../runs.js';

/* A room as a flat table of cells, merged cell by cell: the oracle of the merge by field. */
type Table = Readonly<Record<string, number>>;

const BASE: Table = {
  'item.title': 1,
  'item.pos': 1,
  'item.extra.a': 1,
  'item.extra.b': 1,
  'item.logic.task1.code': 1,
  'item.logic.task1.name': 1,
  'item.logic.task1.effect.speed': 1,
  'item.logic.task2.code': 1,
  'item.logic.task2.effect.speed': 1,
  'item.logic.task2.effect.links.a.code': 1,
  'item.logic.task2.effect.links.a.delay': 1,
  'item.logic.task2.effect.links.b.code': 1,
  'item.logic.task2.direct.state': 1,
  'item.logic.task2.direct.speed': 1,
  'item.logic.col': 1,
  'quest.limit': 1,
  'quest.name': 1,
  'quest.text.a': 1,
  'setting.night': 1,
  'setting.data.x': 1,
  'setting.data.event.y': 1,
  'tasks.task3.code': 1,
};
/** What is added or removed as a whole. */
const WHOLE = ['item', 'item.logic.task1', 'item.logic.task2', 'item.logic.task4', 'item.logic.task5'];
const isIn = (cell: string, group: string): boolean => cell.startsWith(`${group}.`);
const without = (table: Table, gone: (cell: string) => boolean): Table =>
  Object.fromEntries(Object.entries(table).filter(([cell]) => !gone(cell)));

/** Every edit of a cell or a group, with two values each. */
const EDITS: readonly (readonly [name: string, edit: (table: Table) => Table])[] = [
  ['nothing', (table) => table],
  ...Object.keys(BASE).flatMap((cell) =>
    [2, 3].map((n) => [`${cell}=${n}`, (table: Table) => ({ ...table, [cell]: n })] as const),
  ),
  ...['item.title', 'item.extra.b', 'item.logic.col', 'setting.night', 'quest.limit'].map(
    (cell) => [`-${cell}`, (table: Table) => without(table, (each) => each === cell)] as const,
  ),
  ...['item', 'item.logic.task1', 'item.logic.task2'].map(
    (group) => [`-${group}`, (table: Table) => without(table, (cell) => isIn(cell, group))] as const,
  ),
  ...['item.hover', 'setting.sky', 'item.logic.task4.code', 'item.logic.task5.code'].flatMap((cell) =>
    [2, 3].map((n) => [`+${cell}=${n}`, (table: Table) => ({ ...table, [cell]: n })] as const),
  ),
  [
    'limit and code',
    (table) => ({ ...table, 'quest.limit': 9, 'item.logic.task2.code': 9, 'item.extra.a': 9 }),
  ],
];

function mergeByHand(theirs: Table, mine: Table): Table | undefined {
  const merged: Record<string, number> = {};
  const has = (table: Table, group: string): boolean => Object.keys(table).some((cell) => isIn(cell, group));
  const same = (one: Table, other: Table, group: string): boolean =>
    JSON.stringify(sorted(without(one, (cell) => !isIn(cell, group)))) ===
    JSON.stringify(sorted(without(other, (cell) => !isIn(cell, group))));
  for (const group of WHOLE)
    for (const [one, other] of [
      [theirs, mine],
      [mine, theirs],
    ] as const)
      if (has(BASE, group) && !has(one, group) && !same(other, BASE, group) && has(other, group))
        return undefined;
  for (const cell of new Set([BASE, theirs, mine].flatMap((table) => Object.keys(table)))) {
    const [base, their, my] = [BASE[cell], theirs[cell], mine[cell]];
    if (their !== my && their !== base && my !== base) return undefined;
    const value = my === base ? their : my;
    if (value !== undefined) merged[cell] = value;
  }
  return merged;
}

function sorted(table: Table): Table {
  return Object.fromEntries(Object.entries(table).sort());
}

/** The cells of a group, by their own names. */
function cells(table: Table, group: string): JsonObject {
  return Object.fromEntries(
    Object.entries(table).flatMap(([cell, n]) => {
      const name = cell.slice(group.length + 1);
      return isIn(cell, group) && !name.includes('.') ? [[name, n]] : [];
    }),
  );
}

function roomOf(table: Table): JsonObject {
  const task = (path: string): JsonObject[] => {
    const own = cells(table, path);
    if (Object.keys(own).length === 0) return [];
    const effect = cells(table, `${path}.effect`);
    const links = ['a', 'b'].flatMap((quest) => {
      const { code, delay } = cells(table, `${path}.effect.links.${quest}`);
      const isThere = code !== undefined || delay !== undefined;
      return isThere
        ? [{ TaskTriggerId: quest, TargetState: code ?? 0, Trigger: { Delay: delay ?? 0 } }]
        : [];
    });
    const linkedTasks = links.length === 0 ? {} : { linkedTasks: links };
    const { state, speed } = cells(table, `${path}.direct`);
    const direct = {
      DirectEffector: { Effector: { $type: 'D', speed: speed ?? 0 }, TargetState: state ?? 0 },
    };
    return [
      {
        Id: path,
        ...own,
        ...(effect.speed === undefined ? {} : { Effector: { $type: 'E', ...effect, ...linkedTasks } }),
        ...(state === undefined ? {} : direct),
      },
    ];
  };
  const { pos, ...item } = cells(table, 'item');
  const hasItem = Object.keys(table).some((cell) => isIn(cell, 'item'));
  const { data: _, ...settings } = cells(table, 'setting');
  const entry = {
    ...cells(table, 'quest'),
    EntryId: 'e',
    ExtraText: JSON.stringify(cells(table, 'quest.text')),
  };
  return {
    roomItems: hasItem
      ? {
          5: {
            ...item,
            pos: { x: pos ?? 0, y: pos === undefined ? 1 : 0 },
            mystery: JSON.stringify(cells(table, 'item.extra')),
          },
        }
      : {},
    quests: { p: { ...entry, Status: 'inProgress' }, q: { ...entry, Status: 'completed' } },
    settings: {
      ...settings,
      roomSettingsExtraData: JSON.stringify({
        ...cells(table, 'setting.data'),
        EventData: JSON.stringify(cells(table, 'setting.data.event')),
      }),
    },
    roomTasks: { Tasks: task('tasks.task3') },
    logic: hasItem
      ? {
          5: JSON.stringify({
            ...cells(table, 'item.logic'),
            Tasks: ['task1', 'task2', 'task4', 'task5'].flatMap((name) => task(`item.logic.${name}`)),
          }),
        }
      : {},
  };
}

const text = (table: Table, indent: number): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(roomOf(table), null, indent));

/** A value with the objects of its strings, and with tasks that both sides added in any order. */
function opened(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('{')) return opened(JSON.parse(value));
  if (Array.isArray(value))
    return value.map(opened).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, opened(each)]));
}

const read = (bytes: Uint8Array): unknown => opened(JSON.parse(new TextDecoder().decode(bytes)));

test('two rooms are merged field by field as two tables would be, for all pairs of edits', () => {
  const base = text(BASE, 2);
  const wrong: string[] = [];
  let [merges, conflicts] = [0, 0];
  const edited = spread(EDITS, 48).map(([name, change]) => {
    const table = change(BASE);
    return { name, table, theirs: text(table, 1), mine: text(table, 0) };
  });
  for (const { name: one, table: theirs, theirs: theirText } of edited)
    for (const { name: other, table: mine, mine: myText } of edited) {
      const expected = mergeByHand(theirs, mine);
      const three = compareThree(base, theirText, myText);
      const merged = three.merged();
      if (expected === undefined) {
        conflicts++;
        if (merged !== undefined || three.conflicts.length === 0)
          wrong.push(`${one} | ${other}: no conflict`);
        continue;
      }
      merges++;
      if (merged === undefined) wrong.push(`${one} | ${other}: ${JSON.stringify(three.conflicts)}`);
      else if (JSON.stringify(read(merged)) !== JSON.stringify(opened(roomOf(expected)))) {
        try {
          expect(read(merged)).toEqual(opened(roomOf(expected)));
          expect(read(importInto(theirText, merged))).toEqual(opened(roomOf(expected)));
        } catch {
          wrong.push(`${one} | ${other}: ${new TextDecoder().decode(merged)}`);
        }
      }
    }
  expect(wrong).toEqual([]);
  expect([merges, conflicts].map((count) => count > 100)).toEqual([true, true]);
});

describe('a conflict', () => {
  const base = text(BASE, 2);
  const theirs = text(
    { ...BASE, 'item.title': 2, 'item.pos': 2, 'quest.limit': 2, 'item.logic.task1.code': 2 },
    1,
  );
  const mine = text({ ...BASE, 'item.title': 3, 'quest.limit': 3, 'item.logic.task1.code': 3 }, 0);

  test('names the fields with all three values, and those of a quest once', () => {
    const { conflicts } = compareThree(base, theirs, mine);
    expect(
      conflicts.map(({ kind, fields }) => [
        kind,
        fields.map(({ words, ...field }) => ({ ...field, what: words.what })),
      ]),
    ).toEqual([
      [
        'item',
        [{ pointer: '/roomItems/5/title', embedded: [], base: 1, yours: 3, theirs: 2, what: 'title' }],
      ],
      [
        'logic',
        [
          {
            pointer: '/logic/5',
            embedded: ['/Tasks/0/code'],
            base: 1,
            yours: 3,
            theirs: 2,
            what: 'code of E',
          },
        ],
      ],
      ['quest', [{ pointer: '/quests/p/limit', embedded: [], base: 1, yours: 3, theirs: 2, what: 'limit' }]],
    ]);
  });

  test('is resolved by patterns for parts and fields', () => {
    const three = compareThree(base, theirs, mine, {
      ours: ['items/5#/title', 'logic/*#/Tasks/*'],
      theirs: ['quests/p#/limit', 'items/6'],
    });
    expect([three.conflicts, three.unused]).toEqual([[], ['items/6']]);
    const merged = three.merged();
    const expected = {
      ...BASE,
      'item.title': 3,
      'item.pos': 2,
      'quest.limit': 2,
      'item.logic.task1.code': 3,
    };
    expect(read(merged as Uint8Array)).toEqual(opened(roomOf(expected)));
  });

  test('about a removed item is resolved for its logic as well', () => {
    const gone = text(
      without(BASE, (cell) => isIn(cell, 'item')),
      0,
    );
    for (const [resolution, isKept] of [
      [{ ours: ['items/5'], theirs: [] }, true],
      [{ ours: [], theirs: ['items/5'] }, false],
    ] as const) {
      const three = compareThree(base, gone, mine, resolution);
      const value = JSON.parse(new TextDecoder().decode(three.merged())) as Record<string, object>;
      expect(Object.keys(value.roomItems ?? {})).toEqual(isKept ? ['5'] : []);
      expect(Object.keys(value.logic ?? {})).toEqual(isKept ? ['5'] : []);
    }
    const back = compareThree(base, mine, gone, { ours: [], theirs: ['items/5'] });
    expect(read(back.merged() as Uint8Array)).toEqual(read(mine));
  });

  test('stays where patterns for both sides match', () => {
    const { conflicts } = compareThree(base, theirs, mine, { ours: ['items/*'], theirs: ['items/5'] });
    expect(conflicts.map(({ kind }) => kind)).toContain('item');
  });

  test('of two entries of one quest is one, so that no half of it changes', () => {
    const change = (bytes: Uint8Array, key: string, n: number): Uint8Array => {
      const value = JSON.parse(new TextDecoder().decode(bytes)) as { quests: Record<string, JsonObject> };
      (value.quests[key] as JsonObject).limit = n;
      return new TextEncoder().encode(JSON.stringify(value));
    };
    const three = compareThree(base, change(base, 'p', 2), change(base, 'q', 3));
    expect(three.merged()).toBeUndefined();
    expect(three.conflicts.map(({ fields }) => fields.map(({ pointer }) => pointer))).toEqual([
      ['/quests/q/limit'],
    ]);
  });
});

/** Two links of a chain without Ids, changed by two sides. */
function mergedLinks(
  changeTheirs: (links: JsonObject[]) => void,
  changeMine: (links: JsonObject[]) => void,
): unknown {
  const [base, theirs, mine] = [() => {}, changeTheirs, changeMine].map((change) => {
    const links: JsonObject[] = [
      { TargetState: 101, TaskTriggerId: 'a', Trigger: {} },
      { TargetState: 111, TaskTriggerId: 'a', Trigger: { Delay: 5 } },
    ];
    change(links);
    const Effector = { $type: 'RunTriggersFromEffector', linkedTasks: links };
    const logic = { 1: JSON.stringify({ Tasks: [{ Id: 'x', Effector }] }) };
    return new TextEncoder().encode(JSON.stringify({ roomItems: { 1: {} }, logic }));
  });
  const three = compareThree(base as Uint8Array, theirs as Uint8Array, mine as Uint8Array);
  const merged = three.merged();
  if (merged === undefined)
    return three.conflicts.flatMap(({ fields }) =>
      fields.map(({ embedded, words }) => [embedded[0], words.what]),
    );
  const { logic } = JSON.parse(new TextDecoder().decode(merged)) as { logic: Record<string, string> };
  return JSON.parse(logic[1] ?? '').Tasks[0].Effector.linkedTasks;
}

describe('linked tasks without Ids', () => {
  const set = (index: number, fields: JsonObject) => (links: JsonObject[]) => {
    links[index] = { ...links[index], ...fields };
  };

  test('are matched by position, and their Trigger is merged by field', () => {
    expect(mergedLinks(set(1, { Trigger: { Delay: 7 } }), set(1, { TargetState: 121 }))).toEqual([
      { TargetState: 101, TaskTriggerId: 'a', Trigger: {} },
      { TargetState: 121, TaskTriggerId: 'a', Trigger: { Delay: 7 } },
    ]);
    expect(mergedLinks(set(1, { Trigger: { Delay: 7 } }), set(1, { Trigger: { Delay: 9 } }))).toEqual([
      [
        '/Tasks/0/Effector/linkedTasks/1/Trigger/Delay',
        'Delay of linked task for "a" of RunTriggersFromEffector',
      ],
    ]);
  });

  test('conflict as a list where one side moved, added or removed one, or made it one of another quest', () => {
    const delayed = set(1, { Trigger: { Delay: 7 } });
    const changes: ((links: JsonObject[]) => void)[] = [
      (links) => links.reverse(),
      (links) => links.pop(),
      (links) => links.push({ TargetState: 141, TaskTriggerId: 'a' }),
      set(0, { TaskTriggerId: 'b' }),
    ];
    for (const change of changes)
      for (const [theirs, mine] of [
        [delayed, change],
        [change, delayed],
      ] as const)
        expect(mergedLinks(theirs, mine)).toEqual([
          ['/Tasks/0/Effector/linkedTasks', 'linkedTasks of RunTriggersFromEffector'],
        ]);
  });
});

test('the bytes of mine stay outside what is merged, also in strings', () => {
  const base =
    '{"logic":{"5":"{\\"a\\":1,\\"b\\":1,\\"n\\":1.0,\\"Tasks\\":[]}"},"roomItems":{"5":{"x":1.0,"y":1,"z":1}}}';
  const theirs = base.replace('\\"b\\":1', '\\"b\\":2').replace('"y":1', '"y":2.50');
  const mine =
    '{ "logic" : {"5" : "{\\u0022a\\":\\t3,\\"b\\":1,  \\"n\\":1.0, \\"Tasks\\" :[]}"},\n"roomItems":{"5":{"x":1.0 , "y":1,"z" : 3e0}} }';
  const bytes = [base, theirs, mine.replace('\\t', ' ')].map((each) => new TextEncoder().encode(each));
  const merged = compareThree(...(bytes as [Uint8Array, Uint8Array, Uint8Array])).merged();
  expect(new TextDecoder().decode(merged)).toBe(
    mine.replace('\\t', ' ').replace('\\"b\\":1', '\\"b\\":2').replace('"y":1', '"y":2.50'),
  );
  expect(planImport(bytes[1] as Uint8Array, merged as Uint8Array).verdict).toBe('changes');
});
