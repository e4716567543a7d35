import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { planImport } from '../../src/room/plan.js';
import type { ValueChange } from '../../src/room/value-change.js';
import { editedPair, randomPair } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';
import { applyChanges, type ListedChange, openLike } from './apply-changes.js';
import { parsedValue } from './pair-properties.js';

vi.setConfig({ testTimeout: 600_000 });

function expectAppliedChanges(room: Uint8Array, snapshot: Uint8Array): readonly ValueChange[] {
  const plan = planImport(room, snapshot);
  const [changes, verdict] = [[...plan.changes], plan.verdict];
  // As the JSON of the plan has them.
  const listed = JSON.parse(JSON.stringify(changes)) as ListedChange[];
  const applied = applyChanges(parsedValue(room), listed);
  const after = parsedValue(importInto(room, snapshot));
  expect(applied).toEqual(openLike(after, applied));
  expect(changes.length === 0).toBe(verdict === 'unchanged');
  return changes;
}

test('the listed changes, applied to a room, give the room after the import', () => {
  let count = 0;
  const kinds = new Set<string>();
  fc.assert(
    fc.property(editedPair, ([room, snapshot]) => {
      const [before, after] = [room, snapshot].map((value) =>
        new TextEncoder().encode(JSON.stringify(value)),
      );
      const changes = expectAppliedChanges(before as Uint8Array, after as Uint8Array);
      count += changes.length;
      for (const { kind, embedded, words } of changes)
        kinds.add(`${kind} ${embedded.length} ${words.only ?? ''}`);
    }),
    { numRuns: runs(10_000, 200) },
  );
  expect(count).toBeGreaterThan(500);
  for (const kind of ['added', 'changed', 'removed'])
    for (const level of [0, 1, 2]) expect(kinds).toContain(`${kind} ${level} `);
  // The rarest ones come up among all cases only.
  if (process.env.FULL_RUNS === undefined) return;
  expect(kinds).toContain('changed 0 spelling');
  expect(kinds).toContain('changed 1 order');
});

test('the same holds for rooms with odd keys, odd values and any spelling', () => {
  fc.assert(
    fc.property(randomPair, ([room, snapshot]) => {
      expectAppliedChanges(room.bytes, snapshot.bytes);
    }),
    { numRuns: runs(10_000, 200) },
  );
});
