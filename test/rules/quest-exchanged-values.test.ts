import { describe, expect, test } from 'vitest';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
} from '../../rules/example-room.js';
import type { JsonObject } from '../../src/json/value.js';
import { applyFixes, findingsOf, placeOf } from '../lint-example.js';

/* Values that two entries, or two fields of one entry, have from each other: where, in which words, and with which fix. */

type Quests = Record<string, JsonObject>;
type Change = (quests: Quests) => void;

const found = (text: string): string[] =>
  findingsOf(text)
    .filter(({ rule }) => rule !== 'schema')
    .flatMap((finding) => [
      `${finding.rule} ${placeOf(finding).slice('/quests/'.length)}: ${finding.message}`,
      ...finding.related.map((each) => `  ${placeOf(each).slice('/quests/'.length)}: ${each.message}`),
      ...(finding.fix === undefined ? [] : [`  ${finding.fix.safety} fix: ${finding.fix.description}`]),
    ]);
const swapped =
  (one: string, other: string, field: string): Change =>
  (quests) => {
    const [first, second] = [quests[one] ?? {}, quests[other] ?? {}];
    [first[field], second[field]] = [second[field] ?? null, first[field] ?? null];
  };
const inOrder =
  (...keys: readonly string[]): Change =>
  (quests) => {
    const entries = keys.map((key): [string, JsonObject] => [key, quests[key] ?? {}]);
    for (const key of keys) delete quests[key];
    Object.assign(quests, Object.fromEntries(entries));
  };
const grouped: Change = (quests) => {
  for (const entry of Object.values(quests))
    entry.DisplayGroup = entry.Name === '0_find_key' ? 'keys' : 'doors';
};
const room = (...changes: readonly Change[]): string =>
  questsOnly((quests) => {
    for (const change of changes) change(quests);
  });

describe('values of two entries', () => {
  const says = (rule: string, at: string, field: string, entries: string): string =>
    `quest/${rule} ${at}/${field}: ${entries} of "0_find_key" and "1_open_door" have each other's ${field}: exchange the two values`;
  const other = (at: string, field: string): string => `  ${at}/${field}: the ${field} of the other entry`;
  const fix = (field: string): string => `  unsafe fix: exchange the two values of ${field}`;
  const COMPLETED = 'the completed entries';
  const IN_PROGRESS = 'the inProgress entries';

  test.each<[what: string, changes: readonly Change[], findings: readonly string[]]>([
    [
      'that both entries of a quest have',
      [grouped, swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'DisplayGroup')],
      [
        says('pair-symmetry', FIND_KEY_COMPLETED, 'DisplayGroup', COMPLETED),
        other(OPEN_DOOR_COMPLETED, 'DisplayGroup'),
        fix('DisplayGroup'),
      ],
    ],
    [
      'that all entries of two quests have, which nobody notices',
      [
        grouped,
        swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'DisplayGroup'),
        swapped(FIND_KEY, OPEN_DOOR, 'DisplayGroup'),
      ],
      [],
    ],
    [
      'their Names',
      [swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'Name')],
      [
        says('pair-symmetry', FIND_KEY_COMPLETED, 'Name', COMPLETED),
        other(OPEN_DOOR_COMPLETED, 'Name'),
        fix('Name'),
      ],
    ],
    [
      'their EntryIds',
      [swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'EntryId')],
      [
        says('pair-complete', FIND_KEY_COMPLETED, 'EntryId', COMPLETED),
        other(OPEN_DOOR_COMPLETED, 'EntryId'),
        fix('EntryId'),
      ],
    ],
    [
      'their Status',
      [swapped(FIND_KEY, OPEN_DOOR_COMPLETED, 'Status')],
      [
        says('pair-complete', FIND_KEY, 'Status', 'entries'),
        other(OPEN_DOOR_COMPLETED, 'Status'),
        fix('Status'),
      ],
    ],
    // Nobody but the author of an entry knows its id.
    [
      'their ids',
      [swapped(FIND_KEY, OPEN_DOOR, 'id')],
      [says('id-matches-key', FIND_KEY, 'id', IN_PROGRESS), other(OPEN_DOOR, 'id')],
    ],
    [
      'their ids, where one is inProgress and one completed',
      [swapped(FIND_KEY, OPEN_DOOR_COMPLETED, 'id')],
      [says('id-matches-key', FIND_KEY, 'id', 'entries'), other(OPEN_DOOR_COMPLETED, 'id')],
    ],
    [
      'the ids of all entries of two quests, in any order of the file',
      [
        swapped(FIND_KEY, OPEN_DOOR, 'id'),
        swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'id'),
        inOrder(FIND_KEY, OPEN_DOOR, OPEN_DOOR_COMPLETED, FIND_KEY_COMPLETED),
      ],
      [
        says('id-matches-key', FIND_KEY, 'id', IN_PROGRESS),
        other(OPEN_DOOR, 'id'),
        other(OPEN_DOOR_COMPLETED, 'id'),
        other(FIND_KEY_COMPLETED, 'id'),
      ],
    ],
  ])('%s', (_what, changes, findings) => {
    const text = room(...changes);
    expect(found(text)).toEqual(findings);
    const fixed = applyFixes(text, findingsOf(text));
    if (findings.some((line) => line.includes(' fix: '))) expect([room(), room(grouped)]).toContain(fixed);
    else expect(fixed).toBe(text);
  });
});

test("entries without a Status that have each other's id are called entries", () => {
  const withoutStatus: Change = (quests) => {
    for (const key of [FIND_KEY, OPEN_DOOR]) delete quests[key]?.Status;
  };
  const own = found(room(swapped(FIND_KEY, OPEN_DOOR, 'id'), withoutStatus)).filter((line) =>
    line.startsWith('quest/id-matches-key'),
  );
  expect(own).toEqual([
    `quest/id-matches-key ${FIND_KEY}/id: entries of "0_find_key" and "1_open_door" have each other's id: exchange the two values`,
  ]);
});

test('what is wrong inside of exchanged lists is reported where the file has it', () => {
  const text = room(
    (quests) => {
      for (const entry of Object.values(quests))
        entry.Requirements = entry.Name === '1_open_door' ? ['nothing'] : [];
    },
    swapped(FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED, 'Requirements'),
  );
  const findings = findingsOf(text).map((finding) => [
    `${finding.rule} ${placeOf(finding)}`,
    ...finding.related.map(placeOf),
  ]);
  expect(findings).toEqual([
    [
      `quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/Requirements`,
      `/quests/${OPEN_DOOR_COMPLETED}/Requirements`,
    ],
    [`schema /quests/${FIND_KEY_COMPLETED}/Requirements/0`, `/quests/${OPEN_DOOR}/Requirements/0`],
  ]);
});

describe('two fields that each have the value of the other', () => {
  const exchanged = (field: string, other: string, count: number): string =>
    questsOnly((quests) => {
      for (const entry of Object.values(quests).slice(0, count))
        [entry[field], entry[other]] = [entry[other] ?? null, entry[field] ?? null];
    });
  const [ID, NAME] = [`"${FIND_KEY}"`, '"0_find_key"'];
  const [UUID, DESCRIPTION] = ['"0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f"', '"created in unity"'];
  const CREATOR = '"Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N"';

  test.each<[rule: string, field: string, other: string, use: string]>([
    ['numbered-name', 'Name', 'Description', `use ${NAME} as Name and ${DESCRIPTION} as Description`],
    ['numbered-name', 'Name', 'Creator', `use ${NAME} as Name and ${CREATOR} as Creator`],
    ['id-matches-key', 'id', 'Name', `use ${ID} as id and ${NAME} as Name`],
    ['entry-id-uuid', 'EntryId', 'id', `use ${UUID} as EntryId and ${ID} as id`],
    ['entry-id-uuid', 'EntryId', 'Description', `use ${UUID} as EntryId and ${DESCRIPTION} as Description`],
    ['entry-id-uuid', 'EntryId', 'Name', `use ${UUID} as EntryId and ${NAME} as Name`],
    ['entry-id-uuid', 'EntryId', 'Creator', `use ${UUID} as EntryId and ${CREATOR} as Creator`],
    ['description', 'Description', 'Creator', `use ${DESCRIPTION} as Description and ${CREATOR} as Creator`],
    // Nothing is said of a field that is to be empty.
    ['description', 'Description', 'TemplateName', `use ${DESCRIPTION} as Description`],
  ])('quest/%s: %s and %s', (rule, field, other, use) => {
    const says = (where: string): string =>
      `quest/${rule} ${FIND_KEY}/${field}: ${field} and ${other} are exchanged${where}: ${use}`;
    const beside = `  ${FIND_KEY}/${other}: ${other}`;
    expect(found(exchanged(field, other, 1))).toEqual([says(''), beside]);
    expect(found(exchanged(field, other, 2))).toEqual([
      says(''),
      beside,
      `  ${FIND_KEY_COMPLETED}/${field}: the same on the other entry`,
    ]);
    expect(found(exchanged(field, other, 4))).toEqual([
      says(' on 2 quests'),
      beside,
      `  ${FIND_KEY_COMPLETED}/${field}: the next of them`,
    ]);
  });

  test('are two findings where they are other fields on another quest', () => {
    const text = questsOnly((quests) => {
      for (const entry of Object.values(quests)) {
        const other = entry.Name === '0_find_key' ? 'Description' : 'Creator';
        [entry.Name, entry[other]] = [entry[other] ?? null, entry.Name ?? null];
      }
    });
    expect(found(text)).toEqual([
      `quest/numbered-name ${FIND_KEY}/Name: Name and Description are exchanged: use ${NAME} as Name and ${DESCRIPTION} as Description`,
      `  ${FIND_KEY}/Description: Description`,
      `  ${FIND_KEY_COMPLETED}/Name: the same on the other entry`,
      `quest/numbered-name ${OPEN_DOOR}/Name: Name and Creator are exchanged: use "1_open_door" as Name and ${CREATOR} as Creator`,
      `  ${OPEN_DOOR}/Creator: Creator`,
      `  ${OPEN_DOOR_COMPLETED}/Name: the same on the other entry`,
    ]);
  });
});
