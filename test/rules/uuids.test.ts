import { readFileSync } from 'node:fs';
import { MAX, NIL, v1, v3, v4, v5, v6, v7, validate, version } from 'uuid';
import { describe, expect, test } from 'vitest';
import { checkSnapshot, repairSnapshot } from '../../src/index.js';

const GARDEN = readFileSync(new URL('../../examples/garden.json', import.meta.url), 'utf8');
const NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const given: readonly string[] = [
  ...[v1(), v3('room', NAMESPACE), v4(), v4().toUpperCase(), v5('room', NAMESPACE), v6(), v7(), NIL, MAX],
  ...[`urn:uuid:${v4()}`, `{${v4()}}`, v4().replaceAll('-', ''), ` ${v4()}`, `${v4()}\n`, 'unique-uuid', ''],
];

/** A room in which one quest or one subscription has another id. */
const PLACES = [
  { rule: 'quest/entry-id-uuid', room: withEntryId },
  { rule: 'subscription/id-uuid', room: withSubscriptionId },
];

describe.each(PLACES)('$rule', ({ rule, room }) => {
  test.each(given)('accepts %j only when the package uuid calls it a UUID of version 4', (id) => {
    const sound = validate(id) && version(id) === 4;
    const found = checkSnapshot(room(id)).findings.filter((finding) => finding.rule === rule);
    expect(found.length > 0).toBe(!sound);
  });
});

test('an Id that a fix makes is a UUID of version 4 by the package uuid', () => {
  const { after } = repairSnapshot(withSubscriptionId(v1()), {}, { unsafe: true });
  const { logic } = JSON.parse(new TextDecoder().decode(after.bytes));
  const ids = Object.values<string>(logic).flatMap((text) =>
    JSON.parse(text).Tasks.map(({ Id }: { Id: string }) => Id),
  );
  expect(ids.length).toBeGreaterThan(2);
  expect(ids.filter((id) => !validate(id) || version(id) !== 4)).toEqual([]);
});

function withEntryId(id: string): Uint8Array {
  const room = JSON.parse(GARDEN);
  const [first] = Object.values<{ EntryId: string }>(room.quests);
  const before = first?.EntryId;
  for (const entry of Object.values<{ EntryId: string }>(room.quests))
    if (entry.EntryId === before) entry.EntryId = id;
  return new TextEncoder().encode(JSON.stringify(room));
}

function withSubscriptionId(id: string): Uint8Array {
  const room = JSON.parse(GARDEN);
  const [key = '', text = ''] =
    Object.entries<string>(room.logic).find(([, value]) => value.includes('"Id"')) ?? [];
  const logic = JSON.parse(text);
  logic.Tasks[0].Id = id;
  room.logic[key] = JSON.stringify(logic);
  return new TextEncoder().encode(JSON.stringify(room));
}
