import { expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { type ContentForm, PREFABS, type ValueKind } from '../../src/catalog/catalog.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { addItem } from '../catalog/planted-rooms.js';
import { lintPreset } from '../lint-example.js';

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
