import { describe, expect, test } from 'vitest';
import { importInto } from '../../../src/verdict/room/import.js';
import { UnusableSnapshotError } from '../../../src/verdict/room/snapshot-text.js';
import { NotJsonError } from '../../../src/verdict/roundtrip/not-json.js';
import { tableRows, valueRows } from '../../table-rows.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const imported = (room: string, snapshot: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(importInto(bytes(room), bytes(snapshot)));

const ROOM = `{
  "roomItems": {
    "1": {"prefabName": "A", "scale": {"x": 1.0}, "mystery": "\\u00e9"},
    "2": {"prefabName": "B"},
    "10": {"prefabName": "C"}
  },
  "settings": {"a": 1.0, "b": "\\u0041"} , "mine": [1.0]
}
`;
const ITEM_1 = '"1":{"mystery":"é","scale":{"x":1},"prefabName":"A"}';

/* Sentences in quotes are those of the game-management API. */
test.each<readonly [what: string, snapshot: string, after: string]>([
  ...valueRows<readonly [what: string, snapshot: string, after: string]>(
    'verdict/room/tables.md',
    'Imports into a room',
  ),
  [
    'what says the same keeps its spelling',
    `{"settings":{"b":"A","a":1},"roomItems":{"10":{"prefabName":"C"},"2":{"prefabName":"B"},${ITEM_1}}}`,
    ROOM,
  ],
  [
    'a new item follows the others, and one with another value is replaced as a whole',
    `{"roomItems":{${ITEM_1},"11":{"pos": 1e2},"2":{"prefabName":"D"},"10":{"prefabName":"C"}}}`,
    ROOM.replace('{"prefabName": "B"}', '{"prefabName":"D"}').replace(
      '{"prefabName": "C"}',
      '{"prefabName": "C"},\n    "11": {"pos": 1e2}',
    ),
  ],
  [
    '"settings present: that whole section is rewritten", and unknown sections of the room stay',
    '{"mine": 2, "theirs": 3, "settings": { "both": {"y":2} }}',
    ROOM.replace('{"a": 1.0, "b": "\\u0041"}', '{ "both": {"y":2} }'),
  ],
])('%s', (_what, snapshot, after) => {
  expect(imported(ROOM, snapshot)).toBe(after);
});

test.each(tableRows('verdict/room/import.md').map(({ cells }) => cells))(
  '%s',
  (_what, room = '', snapshot = '', after = '') => {
    expect(imported(room, snapshot)).toBe(after);
  },
);

test('a byte-order mark and white space around the room stay', () => {
  const room = '\ufeff \n{"settings": {}}\n\n';
  expect(imported(room, '{"settings": {"a": 1}}')).toBe(room.replace('{}', '{"a": 1}'));
});

describe('what cannot be imported', () => {
  test.each([
    ...valueRows<[string, string]>('verdict/room/tables.md', 'Files that cannot be imported'),
    [`{"a": ${'['.repeat(300)}${']'.repeat(300)}}`, 'it is nested more than 256 levels deep'],
  ])('%.20s', (text, fault) => {
    expect(() => imported('{}', text)).toThrow(new UnusableSnapshotError('after', fault));
    expect(() => imported(text, '{}')).toThrow(new UnusableSnapshotError('before', fault));
  });

  test('text that is not JSON names its first fault', () => {
    expect(() => imported('{}', '{"a": nul}')).toThrow(NotJsonError);
    expect(() => imported('{}', '['.repeat(100_000))).toThrow(/not JSON|levels/);
  });
});
