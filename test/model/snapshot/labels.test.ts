import { expect, test } from 'vitest';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { itemLabel, itemNames, itemText, labelText } from '../../../src/model/snapshot/labels.js';
import { valueRows } from '../../table-rows.js';

const SIGNED = 'https://store.example/o/chest.glb?X-Amz-Signature=0123456789abcdef0123456789abcdef';

test.each(valueRows<[string, PlainJson, PlainJson, string]>('model/snapshot/tables.md', 'Names of items'))(
  'an item is called by %s',
  (_, item, logic, label) => expect(labelText(itemLabel(item, logic))).toBe(label),
);

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
