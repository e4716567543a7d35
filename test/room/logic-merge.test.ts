import { expect, test } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { compareThree } from '../../src/room/three-way.js';
import { spread } from '../runs.js';

/* Logic in extraData (`e`) and in its section (`l`), which wins, merged cell by cell as the oracle. */
type Table = Readonly<Record<string, number>>;

const BASES: Readonly<Record<string, Table>> = {
  'the same in both places': { 'e.a': 1, 'e.b': 1, 'l.a': 1, 'l.b': 1 },
  'different members in each place': { 'e.a': 1, 'l.b': 1 },
  'some members in both places': { 'e.a': 1, 'e.b': 1, 'l.b': 2, 'l.c': 1 },
  'another value in each place': { 'e.a': 1, 'l.a': 2 },
  'logic only': { 'l.a': 1, 'l.b': 1 },
  'extraData only': { 'e.a': 1, 'e.b': 1 },
  'logic beside an empty extraData': { 'e.': 1, 'l.a': 1, 'l.b': 1 },
};

const cellsIn = (place: string, table: Table): [string, number][] =>
  Object.entries(table).filter(([cell]) => cell.startsWith(place));
const named = (place: string, cells: readonly [string, number][]): Table =>
  Object.fromEntries(cells.map(([cell, n]) => [`${place}${cell.slice(2)}`, n]));
const without = (table: Table, place: string): Table =>
  Object.fromEntries(Object.entries(table).filter(([cell]) => !cell.startsWith(place)));

/** A table without one cell. The place that it was in stays, if only as an empty object. */
function removed(table: Table, cell: string): Table {
  const place = cell.slice(0, 2);
  const { [cell]: _, ...others } = table;
  return cellsIn(place, others).length > 0 ? others : { ...others, [place]: 1 };
}

type Edit = readonly [name: string, edit: (table: Table) => Table];
const EDITS: readonly Edit[] = [
  ['nothing', (table) => table],
  ...['e.a', 'e.b', 'e.c', 'l.a', 'l.b', 'l.c', 'title'].flatMap((cell) =>
    [7, 8].map((n): Edit => [`${cell}=${n}`, (table) => ({ ...table, [cell]: n })]),
  ),
  ...['e.a', 'e.b', 'l.a', 'l.b'].map((cell): Edit => [`-${cell}`, (table) => removed(table, cell)]),
  ...['e.', 'l.'].map((place): Edit => [`-${place}`, (table) => without(table, place)]),
  ['all to extraData', (table) => ({ ...without(table, 'l.'), ...named('e.', cellsIn('l.', table)) })],
  [
    'all to logic',
    (table) => ({
      ...without(table, 'e.'),
      ...named('l.', cellsIn('e.', table)),
      ...named('l.', cellsIn('l.', table)),
    }),
  ],
  [
    'all in both places',
    (table) => {
      const all = [...cellsIn('e.', table), ...cellsIn('l.', table)];
      return { ...table, ...named('e.', all), ...named('l.', all) };
    },
  ],
];

function held(place: string, table: Table): string | undefined {
  const cells = cellsIn(place, table);
  const members = cells.filter(([cell]) => cell !== place).map(([cell, n]) => [cell.slice(2), n]);
  return cells.length === 0 ? undefined : JSON.stringify(Object.fromEntries(members));
}

function roomOf(table: Table): Uint8Array {
  const [extraData, entry] = [held('e.', table), held('l.', table)];
  const { title = 1 } = table;
  const value = {
    roomItems: { 5: { prefabName: 'GLB', title, extraData }, 6: { prefabName: 'GLB' } },
    logic: { 6: '{}', 5: entry },
  };
  return new TextEncoder().encode(JSON.stringify(value));
}

/** What counts, by the names of the cells. */
function counted(table: Table): Table {
  const { 'e.': _, 'l.': __, ...all } = table;
  return { ...named('', cellsIn('e.', all)), ...named('', cellsIn('l.', all)), title: table.title ?? 1 };
}

function countedIn(bytes: Uint8Array): Table {
  const { roomItems, logic } = JSON.parse(new TextDecoder().decode(bytes)) as {
    roomItems: { 5: { title: number; extraData?: string } };
    logic: { 5?: string };
  };
  const { title, extraData } = roomItems[5];
  const entry = logic[5];
  return { ...JSON.parse(extraData || '{}'), ...JSON.parse(entry || '{}'), title };
}

function mergeByHand(base: Table, theirs: Table, mine: Table): Table | undefined {
  const merged: Record<string, number> = {};
  for (const cell of new Set([base, theirs, mine].flatMap((each) => Object.keys(each)))) {
    const [was, their, my] = [base[cell], theirs[cell], mine[cell]];
    if (their !== my && their !== was && my !== was) return undefined;
    const value = my === was ? their : my;
    if (value !== undefined) merged[cell] = value;
  }
  return merged;
}

/** A place that one side empties is a conflict wherever the other side changes anything in it. */
const EMPTIES = /^(?:-|all to)/;

test.each(Object.keys(BASES))('logic with %s loses nothing of either side in a merge', (name) => {
  const base = BASES[name] as Table;
  const wrong: string[] = [];
  let [merges, conflicts] = [0, 0];
  for (const [one, changeTheirs] of EDITS)
    for (const [other, changeMine] of spread(EDITS, 7)) {
      const [theirs, mine] = [changeTheirs(base), changeMine(base)];
      const expected = mergeByHand(counted(base), counted(theirs), counted(mine));
      const three = compareThree(roomOf(base), roomOf(theirs), roomOf(mine));
      const merged = three.merged();
      if (merged === undefined) {
        conflicts++;
        if (expected !== undefined && !EMPTIES.test(one) && !EMPTIES.test(other))
          wrong.push(`${one} | ${other}: a conflict`);
        continue;
      }
      merges++;
      try {
        expect(countedIn(merged)).toEqual(expected);
        expect(countedIn(importInto(roomOf(theirs), merged))).toEqual(expected);
      } catch {
        wrong.push(`${one} | ${other}: ${new TextDecoder().decode(merged)}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(merges).toBeGreaterThan(100);
  expect(conflicts).toBeGreaterThan(3);
});
