import { expect, test } from 'vitest';
import { tasksOf } from '../../rules/example-changes.js';
import { room } from '../../rules/example-room.js';
import { type ContentForm, PREFABS, type ValueKind } from '../../src/catalog/catalog.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { addItem, basicTrigger } from '../catalog/planted-rooms.js';
import { lintPreset } from '../lint-example.js';
import { cleanRooms, type OpenRoom, openRoom, textOf } from '../rules/record-slips/rooms.js';

const VALUES: Readonly<Record<ValueKind, JsonValue>> = {
  string: 'a',
  number: 1,
  boolean: true,
  array: [],
  object: {},
  colour: 'FFB200',
  '3 numbers': [0, 0, 0],
  any: 1,
};

function contentOf(form: ContentForm | undefined): string {
  switch (form?.kind) {
    case 'url':
      return `https://files.example/a${form.ending ?? ''}`;
    case 'one of':
      return form.names[0] ?? '';
    case 'name after':
      return `${form.beginning}Fire`;
    default:
      return '';
  }
}

const found = (text: string): string[] =>
  lintPreset('catalog', text).findings.map(({ rule, message }) => `${rule}: ${message}`);

/** An item of each prefab, with all keys of its logic; those of two items are exchanged. */
function roomOf(one?: string, other?: string): string {
  return room((changed) => {
    let key = 10;
    for (const prefab of PREFABS.values()) {
      const values: JsonObject = {};
      for (const [name, kind] of prefab.keys) values[name] = VALUES[kind];
      addItem(changed, String(key++), prefab.name, values, contentOf(prefab.content));
    }
    const { logic, roomItems } = changed;
    const keyOf = (name: string) => [...PREFABS.keys()].indexOf(name) + 10;
    Object.assign(roomItems[keyOf('EnemyNPC')] ?? {}, { parentItemID: keyOf('GLB') });
    if (one !== undefined && other !== undefined)
      [logic[one], logic[other]] = [logic[other] as JsonObject, logic[one] as JsonObject];
  });
}

test('the logic of any two items that was exchanged gives one finding at most', () => {
  expect(found(roomOf())).toEqual([]);
  const keys = [...PREFABS.keys()].map((_, index) => String(index + 10));
  const several: string[] = [];
  for (const [index, one] of keys.entries())
    for (const other of keys.slice(index + 1)) {
      const added = found(roomOf(one, other));
      if (added.length > 1) several.push(`${one} and ${other}: ${added.join('; ')}`);
    }
  expect(several).toEqual([]);
});

/** Logic as objects instead of strings, as some tools write it. */
const raw = (open: OpenRoom): string => JSON.stringify(open);

const arena = (): OpenRoom =>
  openRoom(
    room((changed) => {
      addItem(changed, '5', 'SpawnPoint', { n: 'Cellar' });
      addItem(changed, '6', 'SpawnPoint', { n: 'Attic' });
      addItem(changed, '7', 'WorldText', { text: 'Welcome' });
      addItem(changed, '8', 'JumpPad', { p: 12 });
      addItem(changed, '9', 'Leaderboard', { ln: 'laps' });
      addItem(changed, '10', 'GLBNPC', { n: 'Maria', a: 'Wave' }, 'https://models.example/');
      addItem(changed, '11', 'Light', { c: 'FFB200', b: 2 });
      addItem(changed, '12', 'Gun', { clipSize: 8, clipAmmoLabel: 'ammo' });
      const again = { $type: 'DuplicateEnemy', spawnName: 'Cellar' };
      const task = basicTrigger('OnEnemyDied', again);
      addItem(changed, '13', 'EnemyNPC', { health: 5, Tasks: [task] }, 'https://models.example/');
      Object.assign(changed.roomItems['13'] ?? {}, { parentItemID: 2 });
      for (const [digit, effect] of [
        ['1', { $type: 'TeleportEvent', id: 'here', sn: 'Attic' }],
        ['3', { $type: 'OpenLeaderboardEffect', lb: 'laps' }],
        ['4', { $type: 'DisplayValueEvent', label: 'ammo' }],
      ] as const)
        tasksOf(changed, '3').push(basicTrigger('OnCollideEvent', effect, digit));
    }),
  );

const ROOMS: readonly (readonly [title: string, open: OpenRoom, write: (open: OpenRoom) => string])[] = [
  ['an arena', arena(), textOf],
  ['an arena whose logic values are objects', arena(), raw],
  ...cleanRooms().flatMap((text, index) => [
    [`room ${index}`, openRoom(text), textOf] as const,
    [`room ${index} whose logic values are objects`, openRoom(text), raw] as const,
  ]),
];
/** Exchanges of items of the same two prefabs are alike. */
const ALIKE = 2;

test.each(ROOMS)('in %s, exchanged logic gives one finding at most', (_title, open, write) => {
  const before = countsOf(write(open));
  const tried = new Map<string, number>();
  const several: string[] = [];
  const keys = Object.keys(open.logic);
  for (const [index, one] of keys.entries())
    for (const other of keys.slice(index + 1)) {
      const kinds = [one, other].map((key) => String(open.roomItems[key]?.prefabName)).sort();
      const times = tried.get(kinds.join()) ?? 0;
      if (times >= ALIKE) continue;
      tried.set(kinds.join(), times + 1);
      const { [one]: first = {}, [other]: second = {} } = open.logic;
      const after = countsOf(write({ ...open, logic: { ...open.logic, [one]: second, [other]: first } }));
      let added = 0;
      for (const [rule, count] of after) added += Math.max(0, count - (before.get(rule) ?? 0));
      if (added > 1) several.push(`${one} and ${other}: ${[...after.keys()].join()}`);
    }
  expect(several).toEqual([]);
});

function countsOf(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of lintPreset('catalog', text).findings) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return counts;
}
