import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, questsOnly } from '../example-room.js';
import { findingsOf, lintExample, placeOf } from '../lint-example.js';
import { found } from './shown-findings.js';

/* Where the order of the file decides which of several places is reported, moving records makes no new occurrence. */

const occurrences = (text: string): readonly string[] =>
  findingsOf(text).flatMap(({ occurrences = [] }) => occurrences);

const ITEM = {
  prefabName: 'GLB',
  pos: { x: 0, y: 0, z: 0 },
  rot: { x: 0, y: 0, z: 0, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
};
/** Members in this order, which no object keeps for keys that are whole numbers. */
const members = (entries: readonly (readonly [string, object])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(', ')}}`;
const itemsOf = (parents: readonly (readonly [string, number])[]): string =>
  `{"roomItems": ${members(parents.map(([key, parentItemID]) => [key, { ...ITEM, parentItemID }]))}}`;
const questsOf = (change: (quests: Record<string, JsonObject>) => void) => {
  const { quests } = JSON.parse(questsOnly(change)) as { quests: Record<string, JsonObject> };
  const entries = Object.entries(quests);
  return [entries, entries.toReversed()].map((each) => `{"quests": ${members(each)}}`) as [string, string];
};

const COPY = ['mlh6c7p9x7q1ab', 'mlh6c7p9z3w8cd'] as const;
const addCopy = (quests: Record<string, JsonObject>, change: JsonObject): void => {
  for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
    const id = COPY[index] ?? '';
    quests[id] = { ...structuredClone(quests[original] ?? {}), id, ...change };
  }
};

describe('the same occurrences in any order of the records', () => {
  test('items that are each other’s parents', () => {
    const parents = [
      ['2', 3],
      ['3', 4],
      ['4', 2],
    ] as const;
    const [first, last] = [itemsOf(parents), itemsOf(parents.toReversed())];
    expect([found(first), found(last)]).toEqual([
      ['item/parent-cycle /roomItems/2/parentItemID'],
      ['item/parent-cycle /roomItems/4/parentItemID'],
    ]);
    expect(occurrences(last)).toEqual(occurrences(first));
    const others = itemsOf([
      ['2', 3],
      ['3', 2],
      ['4', 5],
      ['5', 4],
    ]);
    expect(new Set(occurrences(others).map((each) => each.slice(0, 32))).size).toBe(2);
  });

  test.each<[what: string, change: JsonObject]>([
    ['a Name that two quests have', { EntryId: '7b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d' }],
    [
      'a bare Name that two quests have',
      { EntryId: '7b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d', Name: '2_find_key' },
    ],
  ])('%s', (_what, change) => {
    const [first, last] = questsOf((quests) => addCopy(quests, change));
    expect(found(first)).not.toEqual(found(last));
    expect(occurrences(last)).toEqual(occurrences(first));
    expect(occurrences(first)).toHaveLength(1);
  });

  test.each(
    Object.entries<(quests: Record<string, JsonObject>) => void>({
      'two entries with one Status': (quests) => {
        for (const field of ['Rewards', 'SuccessMsg']) delete quests[FIND_KEY_COMPLETED]?.[field];
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Status: 'inProgress' });
      },
      'three entries with one EntryId': (quests) => {
        quests[COPY[0]] = { ...structuredClone(quests[FIND_KEY] ?? {}), id: COPY[0] };
      },
      'two entries whose EntryId differs': (quests) => {
        const EntryId = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0e';
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { EntryId });
      },
    }),
  )('%s', (_what, change) => {
    const [first, last] = questsOf(change);
    expect(found(first)).not.toEqual(found(last));
    expect(occurrences(last)).toEqual(occurrences(first));
    expect(occurrences(first)).toHaveLength(1);
  });

  test('two values that are equally common', () => {
    const Creator = 'Xm4RtY8uWx2ZaB6cDe0FgH3jKl7N';
    const [first, last] = questsOf((quests) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) Object.assign(quests[key] ?? {}, { Creator });
    });
    expect([found(first), found(last)]).toEqual([
      [`quest/creator /quests/${OPEN_DOOR}/Creator`],
      [`quest/creator /quests/${FIND_KEY_COMPLETED}/Creator`],
    ]);
    const words = lintExample(first).findings[0]?.message;
    expect(words).toBe(
      `Creator is "${Creator}" here and "Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N" on other quests: use the same on all quests`,
    );
  });
});

test('requirements that are repeated on two quests are two occurrences', () => {
  const [text] = questsOf((quests) => {
    const required = (id: string) => ({ delete: false, amount: 1, type: 'quest', id });
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
      Object.assign(quests[key] ?? {}, { Requirements: [required(FIND_KEY), required(FIND_KEY)] });
    addCopy(quests, {
      EntryId: '7b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d',
      Name: '2_hide_key',
      Requirements: [required(FIND_KEY), required(FIND_KEY), required(OPEN_DOOR), required(OPEN_DOOR)],
    });
  });
  const { findings } = lintExample(text);
  expect(findings.map(placeOf)).toEqual([
    `/quests/${OPEN_DOOR}/Requirements/1/id`,
    `/quests/${COPY[0]}/Requirements/1/id`,
    `/quests/${COPY[0]}/Requirements/3/id`,
  ]);
  expect(new Set(occurrences(text).map((each) => each.slice(0, 32))).size).toBe(occurrences(text).length);
});
