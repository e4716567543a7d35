import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { applyFixes, lintExample } from '../lint-example.js';

/** What quest/pair-symmetry makes of both entries of a quest; undefined if it has no fix. */
function repaired(
  text: string,
  field: string,
  keys = [OPEN_DOOR, OPEN_DOOR_COMPLETED],
): JsonValue | undefined {
  const own = lintExample(text).findings.filter(({ rule }) => rule === 'quest/pair-symmetry');
  expect(own).toHaveLength(1);
  if (own[0]?.fix === undefined) return undefined;
  const { quests } = JSON.parse(applyFixes(text, own)) as { quests: Record<string, JsonObject> };
  const [one, other] = keys.map((key) => quests[key]?.[field]);
  expect(one).toEqual(other);
  return one;
}

describe('requirements that differ between the entries of a quest', () => {
  const known = { delete: false, amount: 1, type: 'quest', id: FIND_KEY };
  const differing = (one: JsonValue[], other: JsonValue[]): string =>
    entries({ [OPEN_DOOR]: { Requirements: one }, [OPEN_DOOR_COMPLETED]: { Requirements: other } });
  const more = { ...known, amount: 2 };

  test.each<[name: string, one: JsonValue[], other: JsonValue[], result: JsonValue | undefined]>([
    ['that is not empty', [], [known], [known]],
    ['of the inProgress entry, where the same quest is required', [more], [known], [more]],
    ['with unknown fields', [known], [{ ...more, note: 'x' }], [{ ...more, note: 'x' }]],
    [
      'of the inProgress entry, with equal unknown fields',
      [{ ...more, note: 'x' }],
      [{ ...known, note: 'x' }],
      [{ ...more, note: 'x' }],
    ],
    [
      'of neither, if both have unknown fields of their own',
      [{ ...known, note: 'x' }],
      [{ ...more, note: 'y' }],
      undefined,
    ],
    [
      'of neither, if both have other unknown fields',
      [{ ...known, note: 'x' }],
      [{ ...more, hint: 'x' }],
      undefined,
    ],
  ])('are copied from the side %s', (_name, one, other, result) => {
    expect(repaired(differing(one, other), 'Requirements')).toEqual(result);
  });
});

describe('a Name that differs between the entries of a quest', () => {
  /** A room whose quest has these two Names, and in which each subscription to it uses a Name. */
  const named = (one: string, other: string, used: readonly string[]): string =>
    room(({ quests, logic }) => {
      Object.assign(quests[FIND_KEY] ?? {}, { Name: one });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Name: other });
      for (const [index, task] of (logic['2']!.Tasks as JsonObject[]).entries())
        task.Name = used[index] ?? one;
    });
  const KEYS = [FIND_KEY, FIND_KEY_COMPLETED];

  test.each<[name: string, one: string, other: string, used: readonly string[], result: string]>([
    [
      'the inProgress entry where both are used as often',
      '0_find_key',
      '0_find_keys',
      ['0_find_key', '0_find_keys'],
      '0_find_key',
    ],
    [
      'the completed entry if subscriptions use that',
      '0_find_key',
      '0_find_keys',
      ['0_find_keys', '0_find_keys'],
      '0_find_keys',
    ],
    [
      'the inProgress entry if subscriptions use that',
      '0_find_key',
      '0_find_keys',
      ['0_find_key', '0_find_key'],
      '0_find_key',
    ],
  ])('is copied from %s', (_name, one, other, used, result) => {
    expect(repaired(named(one, other, used), 'Name', KEYS)).toBe(result);
  });

  test('is not copied if another quest has it, with whatever number', () => {
    const text = named('0_open_door', '0_find_key', ['0_find_key', '0_find_key']);
    expect(repaired(text, 'Name', KEYS)).toBe('0_find_key');
    const taken = named('0_open_door', '0_find_key', ['0_open_door', '0_open_door']);
    expect(repaired(taken, 'Name', KEYS)).toBeUndefined();
  });
});
