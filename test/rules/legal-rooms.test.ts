import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { task } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../example-room.js';
import { lintPreset, placeOf } from '../lint-example.js';

type Sections = Record<string, JsonValue>;

/** Errors and warnings of the presets that people use. */
const faults = (text: string): string[] =>
  (['recommended', 'lenient'] as const).flatMap((preset) =>
    lintPreset(preset, text)
      .findings.filter(({ level }) => level !== 'info')
      .map(({ level, rule, message }) => `${preset}: ${level} ${rule}: ${message}`),
  );

const of = (sections: Sections, name: string): JsonObject => {
  const section = sections[name] ?? null;
  return isObject(section) ? section : {};
};
const ITEM: JsonObject = {
  prefabName: 'ResizableCube',
  pos: { x: 0, y: 1, z: 0 },
  rot: { x: 0, y: 0, z: 0, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
};
const withItem = (key: string, more: JsonObject = {}): string =>
  rawRoom((all) => Object.assign(of(all, 'roomItems'), { [key]: { ...ITEM, ...more } }));
const inSection = (section: string, members: JsonObject): string =>
  rawRoom((all) => Object.assign(of(all, section), members));

describe('what the documents leave open is no error and no warning', () => {
  test.each(['total', 'sum', '2 (2)', '2 copy', 'item_2', 'Tür'])('an item under the key %j', (key) => {
    expect(faults(withItem(key))).toEqual([]);
  });

  test.each<[field: string, value: JsonValue]>([
    ['quests', {}],
    ['Tasks', []],
    ['logic', '{"Tasks":[],"ViewNodes":[]}'],
    ['Status', 'completed'],
    ['tasksRefresh', true],
    ['isNight', true],
  ])('an item with a field of its own that is called %s', (field, value) => {
    expect(faults(withItem('9', { [field]: value }))).toEqual([]);
  });

  test('an item without fields', () => {
    expect(faults(rawRoom((all) => Object.assign(of(all, 'roomItems'), { 9: {} })))).toEqual([]);
  });

  test.each<[section: string, members: JsonObject]>([
    ['roomTasks', { isNight: true }],
    ['roomTasks', { quests: {}, owner: { EntryId: 'none' } }],
    ['settings', { quests: true, Tasks: [] }],
  ])('members of its own in %s: %j', (section, members) => {
    expect(faults(inSection(section, members))).toEqual([]);
  });

  test('sections of its own, also of items', () => {
    expect(faults(rawRoom((all) => Object.assign(all, { catalogue: { 7: ITEM }, notes: ['x'] })))).toEqual(
      [],
    );
  });

  test.each<[what: string, element: JsonValue]>([
    ['a text', 'x'],
    ['a broken subscription', { $type: 'TaskTriggerSubscription', TargetState: 7 }],
    ['a misspelled subscription', { $type: 'TaskTrigger', Id: 3 }],
  ])('%s in roomTasks.Tasks and in ViewNodes', (_what, element) => {
    expect(faults(inSection('roomTasks', { Tasks: [element] }))).toEqual([]);
    const text = room(({ logic }) => void Object.assign(logic['2'] ?? {}, { ViewNodes: [element] }));
    expect(faults(text)).toEqual([]);
  });

  test('a field of its own on both entries of a quest', () => {
    const text = room(({ quests }) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
        Object.assign(quests[key] ?? {}, { pos: 3, Trackd: 1 });
    });
    expect(faults(text)).toEqual([]);
  });

  test('a copy of a quest entry among the items', () => {
    const text = rawRoom((all) =>
      Object.assign(of(all, 'roomItems'), { 9: of(all, 'quests')[FIND_KEY] ?? null }),
    );
    expect(faults(text)).toEqual([]);
  });

  test.each<JsonObject>([{ position: [0, 1, 0] }, { position: [0, 1, 0], isRelative: true }, {}])(
    'a MoveToSpot with the fields %j only',
    (fields) => {
      const text = task('2', 1, { Effector: { $type: 'MoveToSpot', _transformState: fields } });
      expect(faults(text)).toEqual([]);
    },
  );
});

test('a broken copy has the same findings under every key', () => {
  const faultsOf = (key: string): string[] => {
    const text = withItem(key, { placed: 'yes', rot: { x: 0, y: 0, z: 0, w: 3 }, parentItemID: 77 });
    return lintPreset('recommended', text).findings.map(
      (each) => `${each.level} ${each.rule} ${placeOf(each)}`,
    );
  };
  for (const key of ['9', '2 (2)', 'total'])
    expect(faultsOf(key)).toEqual([
      `warning item/unit-rotation /roomItems/${key}/rot`,
      `error schema /roomItems/${key}/placed`,
      `warning item/parent-exists /roomItems/${key}/parentItemID`,
    ]);
});
