import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { compareThree, type Part } from '../../src/room/three-way.js';
import { runs } from '../runs.js';

/* Rooms as three flat tables, merged without texts: the oracle of the comparison of three. */
type Table = Readonly<Record<string, number>>;
interface Room {
  readonly items: Table;
  readonly logic: Table;
  readonly quests: Table;
  readonly settings: Table;
  readonly tasks: number;
}

const table = (keys: readonly string[]): fc.Arbitrary<Table> =>
  fc
    .tuple(...keys.map(() => fc.constantFrom(0, 1, 2)))
    // 0 is absent.
    .map((values) =>
      Object.fromEntries(keys.map((key, at) => [key, values[at] ?? 0]).filter(([, n]) => n !== 0)),
    );
const ITEMS = ['1', '2', '10'];
const room: fc.Arbitrary<Room> = fc.record({
  items: table(ITEMS),
  logic: table(ITEMS),
  quests: table(['a', 'b', 'c', 'd']),
  settings: table(['x', 'y']),
  tasks: fc.constantFrom(1, 2),
});
/** Most records of a side are those of the base. */
const side = (base: Room): fc.Arbitrary<Room> =>
  fc.tuple(room, fc.infiniteStream(fc.nat(3))).map(([other, choices]) => {
    const changes = (): boolean => choices.next().value === 0;
    const mix = (one: Table, two: Table): Table => {
      const mixed: Record<string, number> = {};
      for (const key of new Set([...Object.keys(one), ...Object.keys(two)])) {
        const value = changes() ? two[key] : one[key];
        if (value !== undefined) mixed[key] = value;
      }
      return mixed;
    };
    const items = mix(base.items, other.items);
    return {
      items,
      // Logic without an item is dropped by an import.
      logic: only(mix(base.logic, other.logic), items),
      quests: mix(base.quests, other.quests),
      settings: mix(base.settings, other.settings),
      tasks: changes() ? other.tasks : base.tasks,
    };
  });
const only = (one: Table, keys: Table): Table =>
  Object.fromEntries(Object.entries(one).filter(([key]) => key in keys));
const three = room
  .map((made) => ({ ...made, logic: only(made.logic, made.items) }))
  .chain((base) => fc.tuple(fc.constant(base), side(base), side(base)));

/** a and b are a pair, as are c and d. */
const PAIR: Readonly<Record<string, string>> = { a: 'ab', b: 'ab', c: 'cd', d: 'cd' };

function text({ items, logic, quests, settings, tasks }: Room, indent: number): Uint8Array {
  const map = (one: Table, value: (n: number, key: string) => unknown): object =>
    Object.fromEntries(Object.entries(one).map(([key, n]) => [key, value(n, key)]));
  const value = {
    settings: map(settings, (n) => n),
    roomItems: map(items, (n) => ({ prefabName: 'A', n })),
    quests: map(quests, (n, key) => ({ EntryId: PAIR[key], n })),
    roomTasks: { Tasks: [tasks] },
    logic: map(logic, (n) => JSON.stringify({ n })),
  };
  return new TextEncoder().encode(JSON.stringify(value, null, indent));
}

const value = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** The parts that both sides have changed differently, and the merge of the two. */
function mergeByHand(base: Room, theirs: Room, mine: Room): { conflicts: Set<string>; merged: Room } {
  const conflicts = new Set<string>();
  const keys = (get: (side: Room) => Table): string[] => [
    ...new Set([base, theirs, mine].flatMap((each) => Object.keys(get(each)))),
  ];
  const merge = (get: (side: Room) => Table, partOf: (key: string) => string): Table => {
    const merged: Record<string, number> = {};
    const all = keys(get);
    for (const part of new Set(all.map(partOf))) {
      const members = all.filter((key) => partOf(key) === part);
      const touched = (by: Room): boolean => members.some((key) => get(by)[key] !== get(base)[key]);
      const differ = members.some((key) => get(theirs)[key] !== get(mine)[key]);
      if (touched(theirs) && touched(mine) && differ) conflicts.add(part);
      for (const key of members) {
        const n = get(touched(mine) ? mine : theirs)[key];
        if (n !== undefined) merged[key] = n;
      }
    }
    return merged;
  };
  const merged = {
    items: merge(
      ({ items }) => items,
      (key) => `item/${key}`,
    ),
    logic: merge(
      ({ logic }) => logic,
      (key) => `logic/${key}`,
    ),
    quests: merge(
      ({ quests }) => quests,
      (key) => `quest/${PAIR[key]}`,
    ),
    settings: merge(
      ({ settings }) => settings,
      (key) => `setting/${key}`,
    ),
    tasks: mine.tasks === base.tasks ? theirs.tasks : mine.tasks,
  };
  if (theirs.tasks !== base.tasks && mine.tasks !== base.tasks && theirs.tasks !== mine.tasks)
    conflicts.add('tasks');
  // Logic that one side has changed, and whose item the other has removed.
  for (const key of ITEMS)
    for (const [one, other] of [
      [theirs, mine],
      [mine, theirs],
    ] as const)
      if (key in base.items && !(key in other.items) && one.logic[key] !== base.logic[key])
        if (one.logic[key] !== other.logic[key]) conflicts.add(`logic/${key}`);
  return { conflicts, merged };
}

const name = (part: Part): string => (part.kind === 'tasks' ? 'tasks' : `${part.kind}/${part.key}`);

test('three rooms are merged as tables would be, unless both sides changed the same part', () => {
  const seen = { merged: 0, conflicts: 0 };
  fc.assert(
    fc.property(three, ([base, theirs, mine]) => {
      const expected = mergeByHand(base, theirs, mine);
      const compared = compareThree(text(base, 2), text(theirs, 1), text(mine, 0));
      expect(new Set(compared.conflicts.map(name))).toEqual(expected.conflicts);
      const merged = compared.merged();
      if (expected.conflicts.size > 0) {
        seen.conflicts++;
        expect(merged).toBeUndefined();
        return;
      }
      seen.merged++;
      if (merged === undefined) throw new Error('no merge');
      expect(value(merged)).toEqual(value(text(expected.merged, 0)));
      expect(value(importInto(text(theirs, 1), merged))).toEqual(value(text(expected.merged, 0)));
    }),
    { numRuns: runs(600, 100) },
  );
  expect(Math.min(seen.merged, seen.conflicts)).toBeGreaterThan(5);
});
