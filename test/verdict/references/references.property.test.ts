import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applySplices,
  checkSnapshot,
  references,
  rekeyItem,
  renameQuest,
  type Splice,
} from '../../../src/index.js';
import { questId, type RoomNames, randomRoom } from '../../properties/arbitraries/named-rooms.js';
import { many, runs } from '../../runs.js';

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** How many occurrences each rule reports. */
function counts(bytes: Uint8Array): Map<string, number> {
  const found = new Map<string, number>();
  for (const { rule, related } of checkSnapshot(bytes, { extends: 'all' }).findings)
    found.set(rule, (found.get(rule) ?? 0) + 1 + related.length);
  return found;
}

function expectNoNewFinding(before: Uint8Array, after: Uint8Array): void {
  const earlier = counts(before);
  // Where a field of its own holds the old Name, it is no longer assumed that it moves the quest.
  for (const [rule, count] of counts(after))
    if (!/^flow|never-checked$/.test(rule))
      expect([rule, count <= (earlier.get(rule) ?? 0)]).toEqual([rule, true]);
}

interface Renaming {
  readonly after: RoomNames;
  readonly change: (bytes: Uint8Array) => readonly Splice[];
  readonly back: (bytes: Uint8Array) => readonly Splice[];
}

function renamed(names: RoomNames, pick: number, newName: string): Renaming {
  const quest = pick % names.quests.length;
  return {
    after: { ...names, quests: names.quests.with(quest, newName) },
    change: (bytes) => renameQuest(bytes, questId(quest), newName),
    back: (bytes) => renameQuest(bytes, questId(quest), names.quests[quest] ?? ''),
  };
}

function rekeyed(names: RoomNames, pick: number): Renaming {
  const item = pick % names.items.length;
  const key = names.items[item] ?? '';
  return {
    after: { ...names, items: names.items.with(item, '777') },
    change: (bytes) => rekeyItem(bytes, key, '777'),
    back: (bytes) => rekeyItem(bytes, '777', key),
  };
}

// All random cases take minutes, and longer beside other work.
describe('in any room', { timeout: 3_600_000 }, () => {
  // None is a word that an effect of the room holds: the analysis assumes that such an effect may move the quest.
  const newNames = fc.constantFrom('7_new_name', '12_neu ß', '0_y');
  test.each([
    ['renameQuest', renamed],
    ['rekeyItem', rekeyed],
  ])(
    '%s changes what is meant and nothing else, and changing it back restores every byte',
    (_, renamingOf) => {
      fc.assert(
        fc.property(randomRoom, fc.nat(), newNames, ({ names, print }, pick, newName) => {
          const { after, change, back } = renamingOf(names, pick, newName);
          const before = print(names);
          const changed = applySplices(before, change(before));
          expect(textOf(changed)).toBe(textOf(print(after)));
          // Two checks cost more than all the rest.
          if (pick % many(1, 10) === 0) expectNoNewFinding(before, changed);
          expect(textOf(applySplices(changed, back(changed)))).toBe(textOf(before));
        }),
        { numRuns: runs(2000), interruptAfterTimeLimit: 16_000 },
      );
    },
  );

  test('references finds every place where an id, a Name or a key is written, and no other', () => {
    fc.assert(
      fc.property(randomRoom, ({ names, print }) => {
        const bytes = print(names);
        const { quests, items } = references(bytes);
        for (const [index, { ids, references: all }] of quests.entries()) {
          const named = textOf(print({ ...names, quests: names.quests.with(index, '7_hereandnowhereelse') }));
          const byName = all.filter(({ by }) => by === 'name');
          expect(byName).toHaveLength(named.split('hereandnowhereelse').length - 1);
          const written = ids.flatMap((id) => textOf(bytes).match(new RegExp(`\\b${id}\\b`, 'g')) ?? []);
          expect(all.filter(({ by }) => by !== 'name')).toHaveLength(written.length);
          expect(new Set(all.map(({ span }) => span.start)).size).toBe(all.length);
          const name = names.quests[index] ?? '';
          const allowed = [...ids, name, name.slice(name.indexOf('_') + 1)];
          for (const { span } of all)
            expect(allowed).toContain(textOf(bytes.subarray(span.start, span.end)).replaceAll(/[\\"]/g, ''));
        }
        for (const [index, { references: all }] of items.entries()) {
          const keyed = textOf(print({ ...names, items: names.items.with(index, '987654321') }));
          expect(all).toHaveLength(keyed.split('987654321').length - 1);
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});
