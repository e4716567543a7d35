import { expect, test } from 'vitest';
import { renaming } from '../../rules/wording/renaming.js';
import type { JsonObject } from '../../src/json/value.js';
import { entries, expression, task, tasksOf } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';
import { inFull } from './shown-findings.js';

/* Words and kinds that only a neighbouring case tells apart. */

test.each([
  ["SetTask('open_door', 'Active', 0,0)", 'write 0.0, not 0,0'],
  ["SetTask('open_door', 'Active', 0, 1,2)", 'remove what it does not take'],
])('a decimal point is the advice only where the rest is right: %s', (text, advice) => {
  expect(inFull(expression(text)).filter((each) => each.startsWith('expression/arguments'))).toEqual([
    expect.stringMatching(new RegExp(`: ${advice}$`)),
  ]);
});

test('a quest whose copy kept the EntryId has one finding for the completed id on its two entries', () => {
  const requirement = { delete: false, amount: 1, type: 'quest', id: FIND_KEY_COMPLETED };
  const text = questsOnly((quests) => {
    for (const [index, original] of [OPEN_DOOR, OPEN_DOOR_COMPLETED].entries()) {
      Object.assign(quests[original] ?? {}, { Requirements: [] });
      const id = `mlh4k2p9x7q1${'xy'.charAt(index)}z`;
      quests[id] = {
        ...structuredClone(quests[original] ?? {}),
        id,
        Name: '2_hide_key',
        Requirements: [requirement],
      };
    }
  });
  const findings = lintExample(text).findings.filter(({ rule }) => rule === 'requirement/in-progress-id');
  expect(findings.map(placeOf)).toEqual(['/quests/mlh4k2p9x7q1xz/Requirements/0/id']);
  expect(findings[0]?.related.map((each) => `${placeOf(each)}: ${each.message}`)).toEqual([
    '/quests/mlh4k2p9x7q1yz/Requirements/0/id: the same on the other entry',
    `/quests/${FIND_KEY_COMPLETED}: the completed entry`,
  ]);
});

test.each<[from: string, to: string, kind: string | undefined]>([
  ['0_key', '5_key', 'number'],
  ['0_key', '0_Key', 'letter case'],
  ['0_find_key', '0_find-key', 'separators'],
  ['key', 'old key', '["added","begins","old "]'],
  ['old key', 'key', '["removed","begins","old "]'],
  ['key', 'key two', '["added","ends"," two"]'],
  ['key two', 'key', '["removed","ends"," two"]'],
  ['abc', 'xyz', undefined],
  ['', 'xyz', undefined],
  ['xyz', '', undefined],
])('what a renaming is: %j to %j', (from, to, kind) => {
  expect(renaming(from, to)).toBe(kind);
});

test('a value that looks like that of the other entry is named as such', () => {
  const text = entries({
    [FIND_KEY]: { DisplayGroup: 'area' },
    [FIND_KEY_COMPLETED]: { DisplayGroup: 'are\u0430' },
  });
  expect(inFull(text)).toEqual([expect.stringMatching(/^quest\/pair-symmetry .*they look the same/)]);
});

test('the states of two quests can be compared', () => {
  expect(inFull(expression('$T{find_key} == $T{open_door}'))).toEqual([]);
});

test('a quest that never starts shows some of very many effects that wait for it', () => {
  const text = room((changed) => {
    const [first] = tasksOf(changed, '2').slice(1);
    for (const item of ['2', '3', '4']) tasksOf(changed, item).splice(0);
    for (let index = 0; index < 60; index++)
      tasksOf(changed, '2').push({
        ...first,
        Id: `b4e2a6c8-3d5f-4071-9bac-2d4e6f80${String(1000 + index)}`,
        TargetState: 1,
      });
  });
  const finding = lintExample(text).findings.find(({ rule }) => rule === 'flow/never-activated');
  expect(finding?.related).toHaveLength(12);
});

test('no Name is a bare Name: two quests that have only a number are not alike', () => {
  const text = entries({
    [FIND_KEY]: { Name: '0_' },
    [FIND_KEY_COMPLETED]: { Name: '0_' },
    [OPEN_DOOR]: { Name: '1_' },
    [OPEN_DOOR_COMPLETED]: { Name: '1_' },
  });
  expect(inFull(text).filter((each) => each.startsWith('quest/bare-name-unique'))).toEqual([]);
});

test('a Portal without a destination in its logic is not held against contentString', () => {
  const portal = (logic: JsonObject): string[] =>
    inFull(
      room(({ roomItems, logic: all }) => {
        roomItems['5'] = { ...roomItems['4'], prefabName: 'Portal', contentString: 'abc' };
        all['5'] = { Tasks: [], ViewNodes: [], ...logic };
      }),
    ).filter((each) => each.startsWith('item/portal-destination'));
  expect(portal({})).toEqual([]);
  expect(portal({ id: '' })).toEqual([]);
  expect(portal({ id: 'abd' })).toHaveLength(1);
});

test('an effect is asked about the lengths of the lists it has', () => {
  const lengths = (lists: JsonObject): string[] =>
    inFull(task('2', 1, { Effector: { $type: 'PortalsAnimation', ...lists } })).filter((each) =>
      each.startsWith('effect/equal-lengths'),
    );
  expect(lengths({ states: [1] })).toEqual([]);
  expect(lengths({ states: [1], _transformStates: [1, 2] })).toHaveLength(1);
});
