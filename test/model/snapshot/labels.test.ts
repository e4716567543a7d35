import { expect, test } from 'vitest';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { itemLabel, itemNames, itemText, labelText } from '../../../src/model/snapshot/labels.js';
import { valueRows } from '../../table-rows.js';

const SIGNED = 'https://store.example/o/chest.glb?X-Amz-Signature=0123456789abcdef0123456789abcdef';
const titled = { prefabName: 'GLB', hoverTitle: 'Chest', contentString: 'https://cdn.example/a/chest.glb' };

test.each([
  ['its title, which its logic holds', titled, '{"Tasks":[],"title":"Door","text":"Hi"}', 'GLB "Door"'],
  ['its text without a title', titled, '{"text":"Welcome\\nall"}', 'GLB "Welcome\\nall"'],
  ['its title in logic that is an object', titled, { title: 'Door' }, 'GLB "Door"'],
  ['its title in extraData', { ...titled, extraData: '{"title":"Gate"}' }, undefined, 'GLB "Gate"'],
  ['its hoverTitle where the logic is broken', titled, '{"title":', 'GLB "Chest"'],
  ['its hoverTitle where the title is blank', titled, '{"title":"  "}', 'GLB "Chest"'],
  ['its file where the hoverTitle is blank', { ...titled, hoverTitle: '' }, undefined, 'GLB "chest.glb"'],
  ['only its title where it has no prefabName', { hoverTitle: 'Chest' }, '{}', '"Chest"'],
  ['nothing where it is no record', 'Trigger', undefined, ''],
  ['nothing of numbers', { prefabName: 1, hoverTitle: 2 }, '{"title":3}', ''],
  ['its file without what is secret', { contentString: SIGNED }, undefined, '"chest.glb"'],
])('an item is called by %s', (_, item, logic, label) => {
  expect(labelText(itemLabel(item as PlainJson, logic as PlainJson))).toBe(label);
});

test.each(valueRows<[string, string | undefined]>('model/snapshot/tables.md', 'Files of a contentString'))(
  'the file of the contentString %s is %s',
  (contentString, title) => {
    expect(itemLabel({ contentString } as PlainObject).title).toBe(title);
  },
);

test('a label is one short line without credentials', () => {
  const item = { prefabName: 'a\u001b[31m'.repeat(1e5), hoverTitle: '\n\u202e'.repeat(1e5) };
  expect(itemText({ key: '5\u0007', ...itemLabel(item as PlainObject) })).toMatch(
    /^item "5\\u0007" \(a\\u001b\[31ma.{1,60}… "\\n\\u202e.{1,60}…"\)$/,
  );
  expect(labelText(itemLabel({ prefabName: 'GLB', hoverTitle: SIGNED } as PlainObject))).not.toContain(
    '0123456789abcdef',
  );
  expect(itemNames({ hoverTitle: 'x-access-key: abc123def456' } as PlainObject)).toEqual([
    'x-access-key: ***',
  ]);
});
