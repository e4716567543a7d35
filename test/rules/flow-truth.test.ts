import { describe, expect, test } from 'vitest';
import { onClick, type RoomSpec, snapshotOf } from '../flow/rooms.js';
import { lintPreset, placeOf } from '../lint-example.js';

/* What rules of the flow say of rooms that the documents allow, and of slips that the flow only follows from. */

const RULES = /^(?:flow|requirement|trigger)\/|^quest\/no-auto-start$/;

function found(room: RoomSpec): string[] {
  const { findings } = lintPreset('recommended', JSON.stringify(snapshotOf(room)));
  return findings
    .filter(({ rule }) => RULES.test(rule))
    .map((finding) => `${finding.level} ${finding.rule} ${placeOf(finding)}: ${finding.message}`);
}

const needs = (quest: number) => ({ requires: [{ quest, amount: 1 }] });
const QUEST_1 = '/quests/mlh00000000001';

describe('a requirement that nothing checks is a warning at the requirement', () => {
  const advice = 'which never becomes Active. Activate it with 111 and complete it with 121';

  test.each([
    [181, '181'],
    [141, '141'],
  ])('where %i is the only way into the quest', (code, how) => {
    expect(found({ quests: [{}, needs(0)], tasks: [onClick(2, 0, 181), onClick(3, 1, code)] })).toEqual([
      `warning requirement/never-checked ${QUEST_1}/Requirements/0/id: nothing checks this requirement: only ${how} completes "1_quest1", ${advice}`,
    ]);
  });

  test('in one finding for all such quests', () => {
    const quests = [{}, needs(0), needs(1), needs(2)];
    const tasks = quests.map((_, quest) => onClick(quest + 2, quest, 181));
    expect(found({ quests, tasks })).toEqual([
      `warning requirement/never-checked ${QUEST_1}/Requirements/0/id: nothing checks this requirement: only 181 completes "1_quest1", ${advice} (and on 2 more quests)`,
    ]);
  });

  test.each([
    ['a trigger activates it as well', [onClick(3, 1, 181), onClick(4, 1, 111)]],
    ['a trigger activates it without a guard', [onClick(3, 1, 141), onClick(4, 1, 151)]],
  ])('unless %s', (_, tasks) => {
    const all = found({ quests: [{}, needs(0)], tasks: [onClick(2, 0, 181), ...tasks] });
    expect(all.filter((each) => each.includes('never-checked'))).toEqual([]);
  });
});

describe('a trigger that sends the same code again on the same event is one finding', () => {
  const again = (code: number, advice: string, task = 1): string =>
    `warning trigger/repeated /logic/2#/Tasks/${task}/TargetState: item 2 (Trigger) sends ${code} to this quest twice on OnClickEvent: ${advice}`;

  test('with 111 in place of 121', () => {
    const effect = { at: 2, quest: 0, effect: 'HideObjectEvent' } as const;
    expect(found({ quests: [{}], tasks: [onClick(2, 0, 111), onClick(2, 0, 111), effect] })).toEqual([
      again(111, 'change this one to 121 to complete the quest'),
    ]);
  });

  test('with 121 in place of 111', () => {
    const effect = { at: 1, quest: 0, effect: 'HideObjectEvent' } as const;
    expect(found({ quests: [{}], tasks: [onClick(2, 0, 121), onClick(2, 0, 121), effect] })).toEqual([
      again(121, 'give this one another code'),
    ]);
  });

  test.each<[what: string, tasks: RoomSpec['tasks']]>([
    ['another item', [onClick(2, 0, 111), onClick(3, 0, 111), onClick(2, 0, 121)]],
    ['another quest', [onClick(2, 0, 181), onClick(2, 1, 181)]],
    ['another event', [onClick(2, 0, 181), { on: 'OnExitEvent', item: 2, quest: 0, code: 181 }]],
    ['another code', [onClick(2, 0, 111), onClick(2, 0, 121)]],
  ])('unlike one with %s', (_, tasks) => {
    const all = found({ quests: [{}, {}], tasks: [...(tasks ?? []), onClick(5, 1, 181)] });
    expect(all.filter((each) => each.includes('trigger/repeated'))).toEqual([]);
  });
});

describe('AutoStart', () => {
  const says = (tasks: RoomSpec['tasks']): string | undefined =>
    found({ quests: [{ change: { AutoStart: true } }], ...(tasks && { tasks }) }).find((each) =>
      each.includes('no-auto-start'),
    );
  const at = 'error quest/no-auto-start /quests/mlh00000000000/AutoStart: AutoStart';

  test.each<[tasks: RoomSpec['tasks'], how: string]>([
    [[onClick(2, 0, 111)], 'A click on item 2 (Trigger)'],
    [[onClick(2, 0, 121), onClick(3, 0, 181)], 'A click on item 3 (Trigger)'],
    [[{ on: 'OnEnterEvent', item: 4, quest: 0, code: 151 }], 'Entering item 4 (Trigger)'],
    [[{ on: 'OnWhistle', item: 4, quest: 0, code: 111 }], 'OnWhistle on item 4 (Trigger)'],
  ])('is useless where %j starts the quest', (tasks, how) => {
    expect(says(tasks)).toBe(`${at} has no effect: set it to false. ${how} starts this quest already`);
  });

  test('asks for a trigger where none starts it', () => {
    expect(says([onClick(2, 0, 121)])).toBe(
      `${at} has no effect: set it to false and add a trigger that activates the quest`,
    );
  });
});

test('a chain that never ends once the page has loaded is a warning at its first link', () => {
  const loop = (at: 0 | 1, code: number) => ({ at, quest: 0, effect: { links: [{ quest: 0, code }] } });
  expect(found({ quests: [{}], tasks: [loop(1, 101), loop(0, 151), onClick(2, 0, 181)] })).toEqual([
    'warning flow/endless-chain /logic/2#/Tasks/0/Effector/linkedTasks/0: "0_quest0" Not Active → "0_quest0" Active → "0_quest0" Not Active follow each other forever once the page has loaded: give one of these linked tasks a Delay, or break the loop',
  ]);
});

test('a blocked requirement is a warning that says what can still happen', () => {
  const quests = [{}, { requires: [{ quest: 0, amount: 3 }] }];
  const blocked = (more: RoomSpec['tasks'] = []): string[] =>
    found({ quests, tasks: [onClick(2, 0, 181), onClick(3, 1, 111), onClick(3, 1, 121), ...more] }).filter(
      (each) => each.includes('blocked-requirement'),
    );
  const message = (never: string): string =>
    `warning flow/blocked-requirement ${QUEST_1}/Requirements/0/amount: amount is 3, but "0_quest0" can be completed only once, so "1_quest1" can never become Active${never}: lower amount, or reset "0_quest0" after its completion`;
  expect(blocked()).toEqual([message('')]);
  expect(blocked([onClick(4, 1, 181)])).toEqual([message(', and only skips that state')]);
});
