import { describe, expect, test } from 'vitest';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { lintExample } from '../lint-example.js';
import { inDetail } from './shown-findings.js';

/*
 * What rules say where a value of a quest is missing, empty, of another type, or one of several. Flow is
 * left aside: what cannot be read cannot be played.
 */

type Row = readonly [what: string, text: string, findings: readonly string[]];

describe('quests', () => {
  const [KEY, COMPLETED] = [`/quests/${FIND_KEY}`, `/quests/${FIND_KEY_COMPLETED}`];
  const alone = (change: JsonObject): string =>
    questsOnly((quests) => {
      delete quests[OPEN_DOOR_COMPLETED];
      Object.assign(quests[OPEN_DOOR] ?? {}, change);
    });
  const lacksCompleted = `quest/pair-complete /quests/${OPEN_DOOR}: "1_open_door" has no completed entry: add one with the same EntryId`;
  const own = (value: JsonValue, other: JsonValue): string =>
    questsOnly((quests) => {
      Object.assign(quests[FIND_KEY] ?? {}, { mine: value });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { mine: other });
    });

  const copied = (change: JsonObject): string =>
    questsOnly((quests) => {
      for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries())
        quests[`copy ${index}`] = { ...structuredClone(quests[original] ?? {}), ...change };
    });
  const copy = [
    'quest/pair-complete /quests/copy 0/EntryId: this quest looks like a copy of "0_find_key": give it its own EntryId and ids',
    `  ${KEY}/EntryId: the original`,
  ];
  const COPY_FIX = '  unsafe fix: give the copy its own EntryId and ids';
  /** Entries with one EntryId, of which JSON.parse puts the second first. */
  const crowded = (): string => {
    const { quests } = JSON.parse(questsOnly()) as { quests: Record<string, JsonObject> };
    const entries = [
      ['mlh9aaaaaaaaaa', FIND_KEY],
      ['7', FIND_KEY],
      ['mlh9cccccccccc', FIND_KEY_COMPLETED],
    ].map(([key, like = '']) => `"${key}":${JSON.stringify({ ...quests[like], id: key })}`);
    return `{"quests":{${entries.join()}}}`;
  };

  test.each<Row>([
    ['that was copied', copied({}), [...copy, COPY_FIX]],
    [
      'that was copied, with an object as its id',
      copied({ id: { a: 1 } }),
      [
        ...copy,
        ...[0, 1].map((each) => `schema /quests/copy ${each}/id: id is an object: it must be a string`),
      ],
    ],
    [
      'that was copied, with null as its id',
      copied({ id: null }),
      [
        ...copy,
        COPY_FIX,
        ...[0, 1].map((each) => `schema /quests/copy ${each}/id: id is null: it must be a string`),
      ],
    ],
    [
      'with three entries, of which the second has a number as its key',
      crowded(),
      [
        'quest/id-format /quests/7: quest id "7" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"',
        'quest/pair-complete /quests/7/EntryId: 3 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
        '  /quests/mlh9aaaaaaaaaa/EntryId: the first of them',
      ],
    ],
    [
      'with a third entry, whose EntryId is no UUID',
      questsOnly((quests) => {
        const id = 'mlh9aaaaaaaaaa';
        quests[id] = {
          ...structuredClone(quests[FIND_KEY] ?? {}),
          id,
          Name: '3_other',
          Group: 'multiplayer',
        };
        for (const key of [FIND_KEY, FIND_KEY_COMPLETED, id])
          Object.assign(quests[key] ?? {}, { EntryId: 'x' });
      }),
      [
        `quest/entry-id-uuid ${KEY}/EntryId: EntryId is "x" on 2 quests, not a UUID: set a new UUID v4 for each quest, the same on both entries`,
        `  ${COMPLETED}/EntryId: the next of them`,
      ],
    ],
    [
      'without its other entry, with a field of its own',
      alone({ Nme: 'x' }),
      [lacksCompleted, '  unsafe fix: add the completed entry, copied from this one'],
    ],
    ['without its other entry, with a misspelled field', alone({ visible: true }), [lacksCompleted]],
    [
      'whose other entry references still use',
      room(({ quests }) => delete quests[FIND_KEY]),
      [
        `quest/pair-complete ${COMPLETED}: "0_find_key" has no inProgress entry: add one with the same EntryId and the id "${FIND_KEY}", which references still use`,
        '  unsafe fix: add the inProgress entry, copied from this one, with the id that references still use',
      ],
    ],
    [
      'whose Name ends in a space on one entry and is a number on the other',
      questsOnly((quests) => {
        Object.assign(quests[FIND_KEY] ?? {}, { Name: '0_find_key ' });
        Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Name: 7 });
      }),
      [
        `quest/name-space ${KEY}/Name: Name is "0_find_key ", with white space at its end: remove it here and wherever the Name is used`,
        `schema ${COMPLETED}/Name: Name is 7: it must be a string`,
      ],
    ],
    [
      'with a field before all others on one entry',
      questsOnly((quests) => {
        quests[FIND_KEY] = { zz: 1, ...quests[FIND_KEY] };
      }),
      [
        `quest/pair-symmetry ${COMPLETED}: "zz" is only on the inProgress entry of "0_find_key": both entries must have it, or neither`,
        `  ${KEY}/zz: the entry that has it`,
        '  unsafe fix: copy "zz" from the inProgress entry',
      ],
    ],
    [
      'with a string on one entry and a number on the other',
      own('x', 7),
      [
        `quest/pair-symmetry ${COMPLETED}/mine: "mine" is 7 here and "x" on the inProgress entry of "0_find_key": use the same value on both`,
        `  ${KEY}/mine: the value of the inProgress entry`,
      ],
    ],
    [
      'with a number on one entry and a string on the other',
      own(7, 'x'),
      [
        `quest/pair-symmetry ${COMPLETED}/mine: "mine" is "x" here and 7 on the inProgress entry of "0_find_key": use the same value on both`,
        `  ${KEY}/mine: the value of the inProgress entry`,
      ],
    ],
    [
      'that requires something else than a quest',
      questsOnly((quests) => {
        for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
          Object.assign(quests[key] ?? {}, {
            Requirements: [{ delete: false, amount: 1, type: 'item', id: 'sword' }],
          });
      }),
      [
        `schema /quests/${OPEN_DOOR}/Requirements/0/type: type is "item": it must be "quest"`,
        `  /quests/${OPEN_DOOR_COMPLETED}/Requirements/0/type: the same on the other entry`,
      ],
    ],
  ])('%s', (_what, text, findings) => {
    expect(inDetail(text)).toEqual(findings);
  });
});

test('ids of quests may begin with any of several prefixes', () => {
  const findings = (prefixes: string[]) =>
    lintExample(questsOnly(), { 'quest/id-format': { prefixes } }).findings.map(({ rule }) => rule);
  expect(findings(['abc', 'mlh'])).toEqual([]);
  expect(findings(['mlh', 'abc'])).toEqual([]);
  expect(findings(['abc', 'mlx'])).toEqual(['quest/id-format']);
});
