import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries, everyQuest, roomWith } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';
import { found, leniently } from './shown-findings.js';

const FIND_KEY_ENTRY_ID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';
const SLIP = '5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4e';
const VERSION_1 = '5b9c3e7a-1d2f-1a6b-8c4d-9e0f1a2b3c4d';

describe('quest/pair-complete', () => {
  test('assigns a lost id to one quest only, chosen by most of its subscriptions', () => {
    const newIds = (text: string): string[] =>
      lintExample(text)
        .findings.filter(({ rule }) => rule === 'quest/pair-complete')
        .flatMap(({ fix }) => fix?.edits ?? [])
        .map(({ text: added }) => /"id": "([^"]*)"/.exec(added)?.[1] ?? '');
    const twins = room(({ quests }) => {
      const completed = quests[OPEN_DOOR_COMPLETED] ?? {};
      delete quests[OPEN_DOOR];
      quests.mlh5m8r2zzzzzz = { ...completed, id: 'mlh5m8r2zzzzzz', EntryId: SLIP };
    });
    const ids = newIds(twins);
    expect(new Set(ids).size).toBe(2);
    expect(ids).toContain(OPEN_DOOR);
    const lost = roomWith({ quests: { [OPEN_DOOR]: undefined } });
    expect(newIds(lost.replace(OPEN_DOOR, 'mlh5m8r2yyyyyy'))).toEqual([OPEN_DOOR]);
    const parts = lost.split(OPEN_DOOR);
    const half = Math.ceil((parts.length - 1) / 2);
    const disagreeing = [
      parts.slice(0, half).join('mlh5m8r2yyyyyy'),
      parts.slice(half).join('mlh5m8r2zzzzzz'),
    ];
    expect(newIds(disagreeing.join('mlh5m8r2xxxxxx'))).not.toContain(OPEN_DOOR);
    const unsound = roomWith({ quests: { [OPEN_DOOR]: undefined } }).replaceAll(OPEN_DOOR, '1_open_door');
    expect(newIds(unsound)).not.toContain('1_open_door');
  });

  test.each([FIND_KEY, FIND_KEY_COMPLETED])('a quest that lost its entry %s is one finding', (gone) => {
    const kept = gone === FIND_KEY ? FIND_KEY_COMPLETED : FIND_KEY;
    const text = entries({
      [gone]: undefined,
      [OPEN_DOOR]: { Requirements: [] },
      [OPEN_DOOR_COMPLETED]: { Requirements: [] },
    });
    expect(found(text)).toEqual([`quest/pair-complete /quests/${kept}`]);
  });

  test('all quests without their other entry are one finding, which names each', () => {
    const text = entries({ [FIND_KEY_COMPLETED]: undefined, [OPEN_DOOR_COMPLETED]: undefined });
    const [finding, ...more] = lintExample(text).findings;
    expect(more).toEqual([]);
    expect(finding && placeOf(finding)).toBe(`/quests/${FIND_KEY}`);
    expect(finding?.message).toBe(
      '"0_find_key" has no completed entry: add one with the same EntryId (and on 1 more quest)',
    );
    expect(finding?.related.map(({ message }) => message)).toEqual([
      '"1_open_door" has no completed entry: add one with the same EntryId',
    ]);
  });

  test('a mistyped EntryId is reported at the later entry, with the other one as related place', () => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const [finding, ...more] = lintExample(entries({ [key]: { EntryId: SLIP } })).findings;
      expect(more).toEqual([]);
      expect(finding).toMatchObject({
        rule: 'quest/pair-complete',
        pointer: `/quests/${OPEN_DOOR_COMPLETED}/EntryId`,
        related: [{ pointer: `/quests/${OPEN_DOOR}/EntryId` }],
      });
      expect(finding?.fix).toBeUndefined();
    }
  });

  test('later means later in the file, in any order of keys', () => {
    const text = entries({ [OPEN_DOOR]: { EntryId: SLIP } })
      .replaceAll(OPEN_DOOR_COMPLETED, '1')
      .replaceAll(OPEN_DOOR, '2');
    expect(found(text).filter((each) => each.includes('pair'))).toEqual([
      'quest/pair-complete /quests/1/EntryId',
    ]);
  });

  test('of two EntryIds, the one of the wrong UUID version is reported, in each preset', () => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      const text = entries({ [key]: { EntryId: VERSION_1 } });
      expect(found(text)).toEqual([`quest/pair-complete /quests/${key}/EntryId`]);
      expect(leniently(text)).toEqual([`quest/pair-complete /quests/${key}/EntryId`]);
    }
  });

  test('an EntryId that is not a UUID is reported as such, in each preset', () => {
    const text = entries({ [OPEN_DOOR]: { EntryId: 'open door' } });
    expect(found(text)).toEqual([`quest/entry-id-uuid /quests/${OPEN_DOOR}/EntryId`]);
    expect(leniently(text)).toEqual([`quest/entry-id-uuid /quests/${OPEN_DOOR}/EntryId`]);
  });

  test('a placeholder on the entries of several quests is reported as such', () => {
    const text = everyQuest({ EntryId: 'unique-uuid' });
    expect(new Set(found(text).map((each) => each.split(' ')[0]))).toEqual(new Set(['quest/entry-id-uuid']));
    const half = entries({ [FIND_KEY]: { EntryId: '' }, [OPEN_DOOR]: { EntryId: '' } });
    expect(found(half)).toEqual([FIND_KEY].map((key) => `quest/entry-id-uuid /quests/${key}/EntryId`));
  });

  test('an entry with the EntryId of another quest is reported once, at that EntryId', () => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
      expect(found(entries({ [key]: { EntryId: FIND_KEY_ENTRY_ID } }))).toEqual([
        `quest/pair-complete /quests/${key}/EntryId`,
      ]);
    }
  });

  test('a third entry is one finding, at the one that came last', () => {
    const text = questsOnly((quests) => {
      quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz' };
    });
    expect(found(text)).toEqual(['quest/pair-complete /quests/mlh4k2p9x7q1zz/EntryId']);
  });

  test('a third entry is one too many even with a broken Status', () => {
    const text = questsOnly((quests) => {
      quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz', Status: 'failed' };
    });
    expect(found(text)).toEqual([
      'quest/pair-complete /quests/mlh4k2p9x7q1zz/EntryId',
      'schema /quests/mlh4k2p9x7q1zz/Status',
    ]);
  });

  test('a repeated Status is reported at the entry whose other fields contradict it', () => {
    expect(found(entries({ [FIND_KEY]: { Status: 'completed' } }))).toContain(
      `quest/pair-complete /quests/${FIND_KEY}/Status`,
    );
    expect(found(entries({ [FIND_KEY_COMPLETED]: { Status: 'inProgress' } }))).toContain(
      `quest/pair-complete /quests/${FIND_KEY_COMPLETED}/Status`,
    );
  });

  test('a broken Status of one entry, or of both, leaves no gap', () => {
    expect(found(entries({ [FIND_KEY]: { Status: '' } }))).toEqual([`schema /quests/${FIND_KEY}/Status`]);
    expect(found(entries({ [FIND_KEY]: { Status: '' }, [FIND_KEY_COMPLETED]: { Status: 'x' } }))).toEqual([
      `schema /quests/${FIND_KEY}/Status`,
    ]);
  });

  test('a broken record explains one gap and not two', () => {
    const text = questsOnly((quests) => {
      quests[FIND_KEY_COMPLETED] = {};
      delete quests[OPEN_DOOR_COMPLETED];
    });
    const [finding, ...more] = lintExample(text).findings.filter(({ rule }) => rule.startsWith('quest/'));
    expect(more).toEqual([]);
    expect(finding && placeOf(finding)).toBe(`/quests/${FIND_KEY}`);
    expect(finding?.related.map(placeOf)).toEqual([`/quests/${OPEN_DOOR}`]);
  });

  test('two mistyped quests are one finding', () => {
    const text = entries({
      [OPEN_DOOR]: { EntryId: SLIP },
      [FIND_KEY]: { EntryId: '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e00' },
    });
    const [finding, ...others] = lintExample(text).findings;
    expect(others).toEqual([]);
    expect(finding && placeOf(finding)).toBe(`/quests/${FIND_KEY_COMPLETED}/EntryId`);
    expect(finding?.message).toMatch(
      / on the other entry of "0_find_key": use the same on both \(and on 1 more quest\)$/,
    );
  });
});

describe('quest/pair-symmetry', () => {
  test.each<readonly [string, JsonValue]>([
    ['Name', '5_look_for_key'],
    ['Group', 'nonPersistent'],
    ['DisplayGroup', 'Garden'],
    ['RepeatableLimit', 1],
    ['FinishTime', 30],
    ['TriggeredByInventory', true],
    ['Requirements', [{ delete: false, amount: 1, type: 'quest', id: OPEN_DOOR }]],
    ['Tracked', false],
    ['Visible', false],
    ['ExtraText', '{}'],
  ])('%s on one entry only is one finding, at the completed entry', (field, value) => {
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) {
      const text = entries({
        [OPEN_DOOR]: { Requirements: [] },
        [OPEN_DOOR_COMPLETED]: { Requirements: [] },
        [key]: { [field]: value },
      });
      const { findings } = lintExample(text);
      expect(findings).toHaveLength(1);
      expect(findings[0]).toMatchObject({
        rule: 'quest/pair-symmetry',
        pointer: `/quests/${FIND_KEY_COMPLETED}/${field}`,
        related: [{ pointer: `/quests/${FIND_KEY}/${field}` }],
        fix: { safety: 'unsafe' },
      });
      const fixed = JSON.parse(applyFixes(text, findings)).quests as Record<string, JsonObject>;
      expect(fixed[FIND_KEY_COMPLETED]?.[field]).toEqual(fixed[FIND_KEY]?.[field]);
      expect(found(applyFixes(text, findings))).toEqual([]);
    }
  });

  test('several fields that differ are one finding: one entry is from another version', () => {
    const text = entries({ [FIND_KEY_COMPLETED]: { Tracked: false, Visible: false } });
    const [finding, ...others] = lintExample(text).findings;
    expect(others).toEqual([]);
    expect(finding && placeOf(finding)).toBe(`/quests/${FIND_KEY_COMPLETED}/Tracked`);
    expect(finding?.message).toBe(
      'Tracked and Visible differ between the two entries of "0_find_key": use the same values on both',
    );
  });

  test('allowed differences and equal values are not reported', () => {
    const text = entries({
      [FIND_KEY]: { note: [{ a: 1, b: [0, 1e2] }], __proto__x: null },
      [FIND_KEY_COMPLETED]: {
        __proto__x: null,
        note: [{ b: [-0, 100], a: 1 }],
        Rewards: [{}],
        SuccessMsg: 'Done',
      },
    });
    expect(found(text)).toEqual([]);
  });

  test.each<readonly [JsonValue, JsonValue]>([
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: [1] } }, { a: { b: ['1'] } }],
    [null, false],
    [0, null],
    [[], {}],
    ['a', 'A'],
  ])('unknown fields are compared at any depth: %j and %j', (here, there) => {
    const text = entries({ [FIND_KEY]: { note: here }, [FIND_KEY_COMPLETED]: { note: there } });
    expect(found(text)).toEqual([`quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/note`]);
  });

  test('keys with a meaning in JavaScript are fields like any other', () => {
    for (const key of ['__proto__', 'constructor', 'hasOwnProperty', 'toString']) {
      const text = entries({ [FIND_KEY_COMPLETED]: { marker: {} } }).replace('"marker"', JSON.stringify(key));
      expect(found(text)).toEqual([`quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/${key}`]);
      const other = entries({ [FIND_KEY]: { marker: {} } }).replace('"marker"', JSON.stringify(key));
      expect(found(other)).toEqual([`quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}`]);
    }
  });

  test('long values are not shown, since they would look the same', () => {
    const long = 'x'.repeat(100);
    const { findings } = lintExample(
      entries({
        [FIND_KEY]: { DisplayGroup: `${long}a` },
        [FIND_KEY_COMPLETED]: { DisplayGroup: `${long}b` },
      }),
    );
    expect(findings.map(({ message }) => message)).toEqual([
      'DisplayGroup differs from the inProgress entry of "0_find_key": use the same value on both',
    ]);
  });

  test('a number is copied with the bytes it is written with, also one that a double cannot hold', () => {
    const text = entries({ [FIND_KEY]: { note: 'big' } }).replace('"big"', '1e999');
    const finding = lintExample(text).findings.find(({ rule }) => rule === 'quest/pair-symmetry');
    expect(finding?.pointer).toBe(`/quests/${FIND_KEY_COMPLETED}`);
    expect(finding?.fix?.edits.map(({ text: written }) => written)).toEqual([
      expect.stringMatching(/^,\s*"note": 1e999$/),
    ]);
  });

  test.each<readonly [string, JsonValue]>([
    ['an unknown quest', [{ delete: false, amount: 1, type: 'quest', id: 'mlh00000000000' }]],
    ['a completed id', [{ delete: false, amount: 1, type: 'quest', id: FIND_KEY_COMPLETED }]],
    ['itself', [{ delete: false, amount: 1, type: 'quest', id: OPEN_DOOR }]],
    ['nothing of a requirement', [null]],
    ['a wrong amount', [{ delete: false, amount: 0, type: 'quest', id: FIND_KEY }]],
  ])(
    'Requirements of one entry that hold %s are an error, and a difference from the other entry',
    (_what, Requirements) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const rules = found(entries({ [key]: { Requirements } })).map((each) => each.split(' ')[0]);
        expect(rules).toHaveLength(2);
        expect(rules).toContain('quest/pair-symmetry');
      }
    },
  );

  test('entries that are not one pair are not compared', () => {
    const text = entries({ [FIND_KEY]: { EntryId: SLIP.replace('5b', '0f'), Tracked: false } });
    expect(found(text)).toEqual([`quest/pair-complete /quests/${FIND_KEY_COMPLETED}/EntryId`]);
  });

  test('a pair that differs in a thousand fields has one finding', () => {
    const fields = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`f${index}`, index]));
    const text = entries({ [FIND_KEY_COMPLETED]: fields });
    expect(found(text)).toEqual([`quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/f0`]);
    const others = Object.fromEntries(Object.keys(fields).map((field) => [field, 'other']));
    expect(found(entries({ [FIND_KEY_COMPLETED]: fields, [FIND_KEY]: others }))).toHaveLength(1);
  });
});

describe('quest/completed-only-fields', () => {
  const fix = (text: string): string | undefined => {
    const { findings } = lintExample(text);
    expect(findings.map(({ rule }) => rule)).toEqual(['quest/completed-only-fields']);
    return findings[0]?.fix?.safety;
  };

  test('removing is safe only when the completed entry has the same value, or the value is empty', () => {
    expect(fix(entries({ [FIND_KEY]: { Rewards: [] } }))).toBe('safe');
    expect(fix(entries({ [FIND_KEY]: { Rewards: [1] } }))).toBe('unsafe');
    expect(
      fix(entries({ [FIND_KEY]: { Rewards: [1] }, [FIND_KEY_COMPLETED]: { Rewards: [{}] } })),
    ).toBeUndefined();
    expect(fix(entries({ [FIND_KEY]: { Rewards: [] }, [FIND_KEY_COMPLETED]: { Rewards: [{}] } }))).toBe(
      'safe',
    );
    const same = [{ type: 'wearable', id: 'hat' }];
    expect(fix(entries({ [FIND_KEY]: { Rewards: same }, [FIND_KEY_COMPLETED]: { Rewards: same } }))).toBe(
      'safe',
    );
  });

  test('a field of any type is one too many, and reported only by this rule', () => {
    for (const value of [null, 'hat', {}, 7]) {
      expect(found(entries({ [FIND_KEY]: { Rewards: value } }))).toEqual([
        `quest/completed-only-fields /quests/${FIND_KEY}/Rewards`,
      ]);
    }
  });

  test('a wrong type on the completed entry is the schema rule’s', () => {
    expect(found(entries({ [FIND_KEY_COMPLETED]: { SuccessMsg: null } }))).toEqual([
      `schema /quests/${FIND_KEY_COMPLETED}/SuccessMsg`,
    ]);
  });

  test('both fields missing are one finding', () => {
    const text = entries({ [FIND_KEY_COMPLETED]: { Rewards: undefined, SuccessMsg: undefined } });
    expect(found(text)).toEqual([`quest/completed-only-fields /quests/${FIND_KEY_COMPLETED}`]);
  });

  test('required fields are not reported for an entry with a broken Status', () => {
    expect(found(entries({ [FIND_KEY_COMPLETED]: { Status: 'complete' } }))).toEqual([
      `schema /quests/${FIND_KEY_COMPLETED}/Status`,
    ]);
  });
});
