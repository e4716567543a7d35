import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { repairStrictly } from '../lint/repair-strictly.js';
import { placeOf, settingsFor, toBytes } from '../lint-example.js';
import { runs } from '../runs.js';

const KEYS = [FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED];

/** Values that a creator, a script or an assistant may write into a field of a quest entry. */
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  EntryId: [
    '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f',
    '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e',
    'unique-uuid',
    '',
  ],
  id: [FIND_KEY, OPEN_DOOR, 'mlh0a1b2c3d4e5', 'door', ''],
  Name: ['0_find_key', '0_find_key ', '0_find_key\n', 'find_key', '1_open_door', '7_other', '0_ ', ''],
  Description: ['created in unity', 'created in my editor-2', 'Find the key', ''],
  Status: ['inProgress', 'completed', 'done'],
  Group: ['', 'multiplayer', 'nonPersistent', 'solo'],
  DisplayGroup: ['', 'Garden'],
  Enabled: [true, false],
  RepeatableLimit: [0, 1, 3],
  FinishTime: [0, 30],
  AutoStart: [true, false],
  TriggeredByInventory: [true, false],
  Requirements: [
    [],
    [{ delete: false, amount: 1, type: 'quest', id: FIND_KEY }],
    [{ delete: false, amount: 5, type: 'quest', id: FIND_KEY_COMPLETED, note: 'x' }],
    [{ delete: false, amount: 1, type: 'quest', id: 'mlh0a1b2c3d4e5' }, { unknown: true }],
    [{ delete: false, amount: 1, type: 'quest', id: FIND_KEY, other: [1] }],
  ],
  Creator: ['', '<OWNER_USER_ID>', 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N', 'Tz9PqW3eRt5YuI7oAs1DfG2hJk4L'],
  TemplateName: ['', 'Collect'],
  Tracked: [true, false],
  ExtraText: ['', '{"QT":"Hello"}', '{"QT":"Bye","AT":[1]}', 'Hello'],
  SuccessMsg: ['', 'Done', 'Well done'],
  Rewards: [[]],
  note: ['a', 'b', 1, null, { deep: [1, { x: 2 }] }],
  mark: [[], [1], ''],
};

interface Fault {
  readonly key: string;
  readonly field: string;
  /** For the entry and for its twin; undefined removes the field. */
  readonly values: readonly [JsonValue | undefined, JsonValue | undefined];
  readonly on: 'one' | 'both' | 'each';
}

const someValue = (field: string): fc.Arbitrary<JsonValue | undefined> =>
  fc.constantFrom(...(VALUES[field] ?? []), undefined);

const fault: fc.Arbitrary<Fault> = fc.constantFrom(...Object.keys(VALUES)).chain((field) =>
  fc.record({
    key: fc.constantFrom(...KEYS),
    field: fc.constant(field),
    values: fc.tuple(someValue(field), someValue(field)),
    on: fc.constantFrom('one' as const, 'both' as const, 'each' as const),
  }),
);

/** What happens to whole entries. */
const mishap = fc.constantFrom<(quests: Record<string, JsonObject>) => void>(
  () => {},
  () => {},
  (quests) => {
    delete quests[OPEN_DOOR];
  },
  (quests) => {
    delete quests[FIND_KEY_COMPLETED];
  },
  (quests) => {
    quests['copy 1'] = { ...quests[FIND_KEY], note: 'copied' };
    quests['copy 2'] = { ...quests[FIND_KEY_COMPLETED], note: 'copied' };
  },
  (quests) => {
    quests.mlh4k2p9aaaaaa = { ...quests[OPEN_DOOR] };
    quests.mlh4k2p9bbbbbb = { ...quests[OPEN_DOOR_COMPLETED], Name: '7_other' };
  },
  (quests) => {
    const [one, other] = [quests[FIND_KEY] ?? {}, quests[FIND_KEY_COMPLETED] ?? {}];
    [one.Status, other.Status] = [other.Status ?? '', one.Status ?? ''];
  },
);

const damaged = (faults: readonly Fault[], change: (quests: Record<string, JsonObject>) => void): string =>
  room(({ quests }) => {
    change(quests);
    for (const { key, field, values, on } of faults) {
      const index = KEYS.indexOf(key);
      const keys = on === 'one' ? [key] : [key, KEYS[index % 2 === 0 ? index + 1 : index - 1] ?? ''];
      for (const each of keys) {
        const entry = quests[each];
        if (entry === undefined) continue;
        const value = on === 'each' && each !== key ? values[1] : values[0];
        if (value === undefined) delete entry[field];
        else entry[field] = structuredClone(value);
      }
    }
  });

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);
const isOurs = ({ rule }: Finding): boolean => /^(?:quest|requirement)\//.test(rule);

const repaired = (text: string, unsafe: boolean) => {
  const bytes = toBytes(text);
  const wanted = (findings: readonly Finding[]): readonly Finding[] => findings.filter(isOurs);
  return repairStrictly(linter, bytes, { unsafe, wanted });
};

const keysOf = (findings: readonly Finding[]): Set<string> =>
  new Set(findings.map((finding) => `${finding.rule} ${placeOf(finding)}`));

const rulesOf = (findings: readonly Finding[]): Set<string> => new Set(findings.map(({ rule }) => rule));

/** Entries that wrongly share an EntryId are compared once they are quests of their own. */
const REVEALED: ReadonlySet<string> = new Set([
  'quest/name-unique',
  'quest/bare-name-unique',
  'quest/pair-symmetry',
  // A copy that gets ids of its own is a quest that nothing starts yet.
  'flow/never-activated',
  'flow/never-completed',
  'flow/blocked-requirement',
]);

const cases = fc.tuple(fc.array(fault, { minLength: 1, maxLength: 3 }), mishap);

describe('the fixes of quest and requirement rules', () => {
  test.each([false, true])('keep every unknown field and value (unsafe: %s)', (unsafe) => {
    fc.assert(
      fc.property(cases, ([faults, change]) => {
        const text = damaged(faults, change);
        const { before, after, unfinished } = repaired(text, unsafe);
        const { verdict } = compareTexts(before.bytes, after.bytes, { keep: 'unknown', allow: [] });
        expect(verdict, text).not.toBe('lost');
        expect(unfinished).toBe(false);
      }),
      { numRuns: runs(200, 30) },
    );
  });

  test('create no finding when they are safe', () => {
    fc.assert(
      fc.property(cases, ([faults, change]) => {
        const text = damaged(faults, change);
        const before = keysOf(linter.lint(toBytes(text)).findings);
        const after = keysOf(repaired(text, false).result.findings);
        expect([...after].filter((each) => !before.has(each))).toEqual([]);
      }),
      { numRuns: runs(200, 30) },
    );
  });

  test('create no finding of another rule when they are unsafe', () => {
    fc.assert(
      fc.property(cases, ([faults, change]) => {
        const text = damaged(faults, change);
        const before = rulesOf(linter.lint(toBytes(text)).findings);
        const after = rulesOf(repaired(text, true).result.findings);
        expect([...after].filter((each) => !before.has(each) && !REVEALED.has(each))).toEqual([]);
      }),
      { numRuns: runs(200, 30) },
    );
  });
});
