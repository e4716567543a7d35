import { expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { planImport } from '../../src/room/plan.js';
import { redactChanges } from '../../src/room/redacted-change.js';
import { maskOf } from '../../src/roundtrip/redact.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const room = (item: string): Uint8Array => bytes(`{"roomItems":{"5":{"prefabName":"GLB",${item}}}}`);

function redacted(before: Uint8Array, after: Uint8Array): readonly { [name: string]: JsonValue }[] {
  const changes = redactChanges([...planImport(before, after).changes], maskOf([before, after]));
  return JSON.parse(JSON.stringify(changes)) as { [name: string]: JsonValue }[];
}

test.each([
  ['12345678', '12345679'],
  ['12345678901234567890', '12345678901234567891'],
])('a number that is a credential is masked, in double precision as well: %s', (before, after) => {
  const changes = redacted(room(`"x-access-key":${before}`), room(`"x-access-key":${after}`));
  expect(changes.every(({ masked }) => masked === true)).toBe(true);
  expect(JSON.stringify(changes)).not.toMatch(/\d{6}/);
});

test('a credential in a pointer is masked, and the change says so', () => {
  const changes = redacted(room('"a":1'), room('"a":1,"x-access-key: aaaabbbbcccc1":{"b":2}'));
  expect(changes).toEqual([
    { pointer: '/roomItems/5/x-access-key: ***', embedded: [], kind: 'added', after: { b: 2 }, masked: true },
  ]);
});

test('other numbers stay numbers beside a credential', () => {
  const changes = redacted(
    room('"x-access-key":"aaaabbbbcccc1","currentEditornetId":12345678'),
    room('"x-access-key":"aaaabbbbcccc1","currentEditornetId":12345679'),
  );
  expect(changes).toEqual([
    {
      pointer: '/roomItems/5/currentEditornetId',
      embedded: [],
      kind: 'changed',
      before: 12345678,
      after: 12345679,
    },
  ]);
});
