import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { applyFixes } from '../lint-example.js';
import { ofRule } from './shown-findings.js';

type Quests = Record<string, JsonObject>;

const repaired = (text: string, rule: string): string => applyFixes(text, ofRule(rule, text));

const ENTRY_ID = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c5a';
const NEW_KEYS = ['find copy', 'find copy 2'] as const;
const addCopy = (quests: Quests, change: JsonObject, keys: readonly string[] = NEW_KEYS): void => {
  for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries())
    quests[keys[index] ?? ''] = { ...structuredClone(quests[original] ?? {}), ...change };
};

describe('a copied quest whose keys are not ids', () => {
  const copied = (change: (changed: ExampleRoom) => void): string =>
    room((changed) => {
      addCopy(changed.quests, { EntryId: ENTRY_ID, Name: '2_hide_key' });
      change(changed);
    });
  test('may be required by something that is not an object', () => {
    const text = copied(({ quests }) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        (quests[key]!.Requirements as JsonValue[]).push(null, NEW_KEYS[0]);
    });
    const { quests } = JSON.parse(repaired(text, 'quest/pair-complete')) as { quests: Quests };
    expect((quests[OPEN_DOOR]!.Requirements as JsonValue[]).slice(1)).toEqual([null, NEW_KEYS[0]]);
  });

  test('gets an id where its entries have none', () => {
    const text = questsOnly((quests) => {
      addCopy(quests, {});
      for (const key of NEW_KEYS) delete quests[key]?.id;
    });
    const { quests } = JSON.parse(repaired(text, 'quest/pair-complete')) as { quests: Quests };
    const keys = Object.keys(quests).slice(4);
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(key).toMatch(/^mlh[a-z0-9]+$/);
      expect(quests[key]?.id).toBe(key);
      expect(quests[key]?.EntryId).toMatch(/^[0-9a-f]{8}-/);
    }
  });
});

describe('a missing entry', () => {
  const orphan = (change: JsonObject): string =>
    entries({ [FIND_KEY_COMPLETED]: undefined, [FIND_KEY]: change });
  const hasFix = (text: string): boolean => ofRule('quest/pair-complete', text)[0]?.fix !== undefined;

  test.each<[what: string, change: JsonObject, isCopied: boolean]>([
    ['with unknown fields', { note: 1 }, true],
    ['with a field of the wrong type', { Enabled: 'yes' }, false],
    ['with a broken requirement', { Requirements: [{ type: 'quest' }] }, false],
    ['with another Status', { Status: 'x' }, false],
  ])('is copied from an entry without faults only: %s', (_what, change, isCopied) => {
    expect(hasFix(orphan(change))).toBe(isCopied);
  });

  test('goes next to the other one: inProgress before completed', () => {
    const keysAfter = (missing: string): string[] => {
      const text = questsOnly((quests) => void delete quests[missing]);
      const { quests } = JSON.parse(repaired(text, 'quest/pair-complete')) as { quests: Quests };
      return Object.values(quests).map(({ Name, Status }) => `${Name} ${Status}`);
    };
    const both = Object.values((JSON.parse(questsOnly()) as { quests: Quests }).quests).map(
      ({ Name, Status }) => `${Name} ${Status}`,
    );
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED])
      expect(keysAfter(key)).toEqual(both);
  });
});

describe('requirements that differ', () => {
  const HIDE_KEY = 'mlh6aaaaaaaa1a';
  const required = (id: string, more: JsonObject = {}): JsonObject => ({
    ...{ delete: false, amount: 1, type: 'quest', id },
    ...more,
  });
  const differing = (one: JsonValue[], other: JsonValue[]): string =>
    questsOnly((quests) => {
      addCopy(quests, { EntryId: ENTRY_ID, Name: '2_hide_key' }, [HIDE_KEY, 'mlh6aaaaaaaa1b']);
      for (const key of [HIDE_KEY, 'mlh6aaaaaaaa1b']) Object.assign(quests[key] ?? {}, { id: key });
      Object.assign(quests[OPEN_DOOR] ?? {}, { Requirements: one });
      Object.assign(quests[OPEN_DOOR_COMPLETED] ?? {}, { Requirements: other });
    });
  const note = { note: 'x' };

  test.each<[what: string, one: JsonValue[], other: JsonValue[], from: string | undefined]>([
    ['one more', [required(FIND_KEY), required(HIDE_KEY)], [required(FIND_KEY)], 'inProgress'],
    ['one less', [required(FIND_KEY)], [required(FIND_KEY), required(HIDE_KEY)], 'completed'],
    ['another quest', [required(FIND_KEY)], [required(HIDE_KEY)], undefined],
    [
      'another order',
      [required(FIND_KEY), required(HIDE_KEY)],
      [required(HIDE_KEY), required(FIND_KEY)],
      'inProgress',
    ],
    [
      'another order of unknown fields',
      [required(FIND_KEY, note), required(HIDE_KEY)],
      [required(HIDE_KEY), required(FIND_KEY, note)],
      undefined,
    ],
    [
      'an unknown field on the longer one',
      [required(HIDE_KEY, note)],
      [required(FIND_KEY, note), required(HIDE_KEY, note)],
      'completed',
    ],
    ['an unknown field that is lost', [required(FIND_KEY)], [required(FIND_KEY, note)], 'completed'],
  ])('in %s', (_what, one, other, from) => {
    const description = ofRule('quest/pair-symmetry', differing(one, other)).map(
      ({ fix }) => fix?.description,
    );
    expect(description).toEqual([
      from === undefined ? undefined : `copy Requirements from the ${from} entry`,
    ]);
  });

  test('ExtraText is copied over an empty one only', () => {
    const description = (one: string, other: string) =>
      ofRule(
        'quest/pair-symmetry',
        entries({ [FIND_KEY]: { ExtraText: one }, [FIND_KEY_COMPLETED]: { ExtraText: other } }),
      ).map(({ fix }) => fix?.description);
    expect(description('{"a":1}', '')).toEqual(['copy ExtraText from the inProgress entry']);
    expect(description('', '{"a":1}')).toEqual(['copy ExtraText from the completed entry']);
    expect(description('{"a":1}', '{"a":2}')).toEqual([undefined]);
    expect(description('null', '1')).toEqual([undefined]);
  });
});
