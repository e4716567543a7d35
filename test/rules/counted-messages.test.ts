import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';
import { messages } from './shown-findings.js';

type Quests = Record<string, JsonObject>;

const only = (text: string) => {
  const [finding, ...others] = lintExample(text).findings;
  expect(others).toEqual([]);
  return {
    at: finding && placeOf(finding),
    message: finding?.message,
    related: finding?.related.map((each) => `${placeOf(each)}: ${each.message}`),
  };
};

function addQuest(quests: Quests, name: string, digit: number): void {
  for (const original of [FIND_KEY, FIND_KEY_COMPLETED]) {
    const id = `mlh6aaaaaaa${digit}${original.slice(-2)}`;
    const EntryId = `5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c5${digit}`;
    quests[id] = { ...structuredClone(quests[original] ?? {}), id, EntryId, Name: name };
  }
}

function subscriptionsOf({ logic }: ExampleRoom): JsonObject[] {
  const found: JsonObject[] = [];
  const visit = (value: JsonValue): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && 'TaskTriggerId' in value) found.push(value);
    for (const part of Object.values(value)) visit(part);
  };
  visit(logic);
  return found;
}

describe('a finding about several things says how many', () => {
  test.each<[keys: string[], also: string]>([
    [['2'], ''],
    [['2', '3'], ' (and 1 more item)'],
    [['2', '3', '4'], ' (and 2 more items)'],
  ])('items %j without a rotation', (keys, also) => {
    const text = room(({ roomItems }) => {
      for (const key of keys) delete roomItems[key]?.rot;
    });
    expect(only(text)).toEqual({
      at: '/roomItems/2',
      message: `item 2 (GLB) has no rot${also}: add prefabName, pos, rot and scale to every item`,
      related: keys.slice(1).map((key) => `/roomItems/${key}: the same here`),
    });
  });

  test('items with the same missing parent', () => {
    const text = room(({ roomItems }) => {
      for (const item of Object.values(roomItems)) item.parentItemID = 12;
    });
    expect(only(text).related).toEqual([
      '/roomItems/3/parentItemID: another item with this parent',
      '/roomItems/4/parentItemID: another item with this parent',
    ]);
  });

  const GROUP =
    'this quest entry has no Group: write "" (single player, saved), "nonPersistent" or "multiplayer"';
  test.each<[quests: number, also: string]>([
    [2, ' (and on 1 more quest)'],
    [3, ' (and on 2 more quests)'],
    [4, ' (and on 3 more quests)'],
  ])('%d quests without Group', (count, also) => {
    const text = questsOnly((quests) => {
      for (let digit = 2; digit < count; digit++) addQuest(quests, `${digit}_more${digit}`, digit);
      for (const entry of Object.values(quests)) delete entry.Group;
    });
    const { message, related } = only(text);
    expect(message).toBe(`${GROUP}${also}`);
    expect(related).toHaveLength(2 * count - 1);
    expect(new Set(related?.map((each) => each.replace(/.*: /, '')))).toEqual(new Set(['the same here']));
  });

  test('quests without EntryId, which their Names tell apart', () => {
    const without = (...keys: readonly string[]): string =>
      questsOnly((quests) => {
        for (const key of keys.length === 0 ? Object.keys(quests) : keys) delete quests[key]?.EntryId;
      });
    const EntryId = 'this quest entry has no EntryId: write the UUID that both entries of the quest share';
    expect(only(without()).message).toBe(`${EntryId} (and on 1 more quest)`);
    expect(only(without(FIND_KEY, FIND_KEY_COMPLETED))).toEqual({
      at: `/quests/${FIND_KEY}`,
      message: EntryId,
      related: [`/quests/${FIND_KEY_COMPLETED}: the same on the other entry`],
    });
    const nameless = questsOnly((quests) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) {
        delete quests[key]?.EntryId;
        delete quests[key]?.Name;
      }
    });
    expect(messages(nameless)).toHaveLength(1);
  });

  test('numbers in quotes, two of which were made throughout; the fix says so', () => {
    const inQuotes = (count: number): string =>
      room((changed) => {
        for (const each of subscriptionsOf(changed).slice(0, count))
          each.TargetState = String(each.TargetState);
      });
    const first = 'TargetState is the string "181": it must be a whole number, without quotes';
    expect(messages(inQuotes(2))).toEqual([`${first} (and in 1 more place)`]);
    expect(only(inQuotes(3))).toEqual({
      at: '/logic/2#/Tasks/0/TargetState',
      message: `${first} (and in 2 more places)`,
      related: [
        '/logic/2#/Tasks/1/TargetState: TargetState is the string "2": it must be a whole number, without quotes',
        '/logic/3#/Tasks/0/TargetState: TargetState is the string "1": it must be a whole number, without quotes',
      ],
    });
    const { findings } = lintExample(inQuotes(4));
    expect(findings[0]?.fix?.description).toBe('write 181, and fix 3 more places alike');
    expect(applyFixes(inQuotes(4), findings)).toBe(room());
    expect(lintExample(inQuotes(1)).findings[0]?.fix?.description).toBe('write 181');
  });
});
