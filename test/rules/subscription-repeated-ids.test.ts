import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { findingsOf, placeOf } from '../lint-example.js';

/* Which of several subscriptions keeps an Id, and which of them are one finding. */

const uuid = (letter: string): string => `a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f90${letter}${letter}`;
const ZERO = { x: 0, y: 0, z: 0 };

/** Tasks with these Ids, one letter for each. All differ, so that none is a copy of another. */
function tasks(ids: string, mark: string): string {
  const Tasks = [...ids].map(
    (letter, index): JsonObject => ({
      $type: 'TaskEffectorSubscription',
      Effector: { $type: 'NotificationPillEvent', nt: `${mark} ${index}` },
      Id: uuid(letter),
      TargetState: 2,
      Name: '0_find_key',
      TaskTriggerId: 'mlh4k2p9x7q1ab',
    }),
  );
  return JSON.stringify({ Tasks: Tasks as JsonValue[], ViewNodes: [] });
}

/** The Ids of the logic of some items, and of their extraData. */
interface Ids {
  readonly logic: Readonly<Record<string, string>>;
  readonly extraData?: Readonly<Record<string, string>>;
}

/** What is found where the logic of all items comes before the items. Ids are shown as their letters. */
function found({ logic, extraData = {} }: Ids): string[] {
  const keys = [...new Set([...Object.keys(logic), ...Object.keys(extraData)])];
  const text = JSON.stringify({
    logic: Object.fromEntries(Object.entries(logic).map(([key, ids]) => [key, tasks(ids, `logic ${key}`)])),
    roomItems: Object.fromEntries(
      keys.map((key) => [
        key,
        {
          ...{ prefabName: 'GLB', pos: ZERO, rot: { ...ZERO, w: 1 }, scale: { x: 1, y: 1, z: 1 } },
          ...(extraData[key] === undefined ? {} : { extraData: tasks(extraData[key], `extraData ${key}`) }),
        },
      ]),
    ),
  });
  return findingsOf(text)
    .filter(({ rule }) => rule === 'subscription/id-unique')
    .flatMap((finding) => [
      `${placeOf(finding)}: ${finding.message}`,
      ...finding.related.map((each) => `  ${placeOf(each)}: ${each.message}`),
      ...(finding.fix === undefined ? [] : [`  ${finding.fix.description}`]),
    ])
    .map((line) =>
      line
        .replaceAll(/a3d1f5b7-[^"]+(.)\1/g, '$1')
        .replaceAll('#/Tasks/', ' task ')
        .replaceAll('/Id', ''),
    );
}

const USED = 'is already used by another subscription: give this one its own';
const FIRST = 'the first use of this Id';
const ONE = '  write a new UUID v4';
const SEVERAL = '  write new UUIDs v4';
const EACH = 'give each of them its own';

test.each(
  Object.entries<[ids: Ids, findings: readonly string[]]>({
    'by all that is one logic': [{ logic: { 3: 'a' }, extraData: { 3: 'a' } }, []],
    'by the first of two items': [
      { logic: { 2: 'a', 3: 'a' } },
      [`/logic/3 task 0: Id "a" ${USED}`, `  /logic/2 task 0: ${FIRST}`, ONE],
    ],
    'by the first subscription of a logic, beside the one in extraData': [
      { logic: { 2: 'aa' }, extraData: { 2: 'a' } },
      [`/logic/2 task 1: Id "a" ${USED}`, `  /logic/2 task 0: ${FIRST}`, ONE],
    ],
    'by one of three': [
      { logic: { 2: 'a', 3: 'aa' } },
      [
        `/logic/3 task 0: Id "a" is used by 3 subscriptions: ${EACH}`,
        `  /logic/2 task 0: ${FIRST}`,
        '  /logic/3 task 1: another Id to change',
        SEVERAL,
      ],
    ],
  }),
)('an Id is kept: %s', (_by, [ids, findings]) => {
  expect(found(ids)).toEqual(findings);
});

describe('Ids that are used again', () => {
  const inItems = [
    `/logic/3 task 0: Id "a" ${USED} (and in 2 more places)`,
    `  /logic/2 task 0: ${FIRST}`,
    `  /logic/5 task 0: Id "b" ${USED}`,
    `  /logic/7 task 0: Id "c" ${USED}`,
    `${ONE}, and fix 2 more places alike`,
  ];

  test.each(
    Object.entries<[ids: Ids, findings: readonly string[]]>({
      'in the item itself are not called a copy of it': [
        { logic: { 2: 'abab' } },
        [
          `/logic/2 task 2: Id "a" ${USED} (and in 1 more place)`,
          `  /logic/2 task 0: ${FIRST}`,
          `  /logic/2 task 3: Id "b" ${USED}`,
          `${ONE}, and fix 1 more place alike`,
        ],
      ],
      'of two items are two copies': [
        { logic: { 2: 'ab', 3: 'ab', 4: 'cd', 5: 'cd' } },
        [
          `/logic/3 task 0: Id "a" ${USED} (and in 3 more places)`,
          `  /logic/2 task 0: ${FIRST}`,
          `  /logic/3 task 1: Id "b" ${USED}`,
          `  /logic/5 task 0: Id "c" ${USED}`,
          `  /logic/5 task 1: Id "d" ${USED}`,
          `${ONE}, and fix 3 more places alike`,
        ],
      ],
      'in further items are one mistake': [
        { logic: { 2: 'a', 3: 'a', 4: 'b', 5: 'b', 6: 'c', 7: 'c' } },
        inItems,
      ],
    }),
  )('%s', (_what, [ids, findings]) => {
    expect(found(ids)).toEqual(findings);
  });
});
