import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/roundtrip/difference.js';
import { compare, differenceLines } from './difference-lines.js';

const unknown = (before: string, after: string): Verdict => compare(before, after, 'unknown').verdict;
const logic = (value: string): string => JSON.stringify({ logic: { '5': value } });
const tasks = (members: string, field = 'Tasks'): string => logic(`{"${field}":[{${members}}]}`);
const effector = (effect: string): string =>
  tasks(`"$type":"TaskEffectorSubscription","Id":"a","Effector":${effect}`);

describe('a near miss that became the documented name', () => {
  test('is a known change of the key', () => {
    const records = '{"q":{"Name":"a","Status":""}}';
    const [before, after] = [`{"Quests":${records}}`, `{"quests":${records}}`];
    expect(differenceLines(before, after, 'unknown')).toEqual([
      'changed known forgiven: /Quests <"Quests"> -> /quests <"quests">: the key "Quests" is now "quests"',
    ]);
    expect(compare(before, after, 'values').verdict).toBe('lost');
  });

  test.each([
    ['a section', '{"Quests":{"q":{"Name":"a","id":""}}}', '{"quests":{"q":{"Name":"b","id":""}}}'],
    [
      'a section by its records',
      '{"items":{"1":{"prefabName":"a","placed":true}}}',
      '{"roomItems":{"1":{}}}',
    ],
    [
      'a field of an item',
      '{"roomItems":{"1":{"parentItemId":1}}}',
      '{"roomItems":{"1":{"parentItemID":2}}}',
    ],
    ['a setting', '{"settings":{"taskRefresh":true}}', '{"settings":{"tasksRefresh":false}}'],
    [
      'Tasks',
      tasks('"$type":"TaskTriggerSubscription","Name":"a"', 'tasks'),
      tasks('"$type":"TaskTriggerSubscription","Name":"b"'),
    ],
    [
      'a part of a MoveToSpot',
      effector('{"$type":"MoveToSpot","transformState":{"Duration":1}}'),
      effector('{"$type":"MoveToSpot","_transformState":{"duration":2}}'),
    ],
    [
      'the $type itself',
      effector('{"type":"RunTriggersFromEffector","linkedTasks":[{"Name":"a"}]}'),
      effector('{"$type":"RunTriggersFromEffector","linkedTasks":[{"Name":"b"}]}'),
    ],
    [
      'a section that is there twice',
      '{"Quests":{"q":{"Name":"a","id":""}},"Quests":{"q":{"Name":"b","id":""}}}',
      '{"quests":{"q":{"Name":"c","id":""}},"quests":{"q":{"Name":"d","id":""}}}',
    ],
  ])('of %s is compared as what it was meant to be', (_, before, after) => {
    expect(unknown(before, after)).toBe('kept');
  });

  test.each([
    ['a section', '{"Quests":{"q":{"mine":1}}}', '{"quests":{"q":{"mine":2}}}'],
    [
      'Tasks',
      tasks('"$type":"TaskTriggerSubscription","mine":1', 'tasks'),
      tasks('"$type":"TaskTriggerSubscription"'),
    ],
    [
      'a field whose content nobody documented',
      '{"quests":{"q":{"rewards":[{"mine":1}]}}}',
      '{"quests":{"q":{"Rewards":[{"mine":2}]}}}',
    ],
    [
      'a section that is there twice',
      '{"Quests":{"q":{"mine":1}},"Quests":{"q":{"mine":2}}}',
      '{"quests":{"q":{"mine":2}},"quests":{"q":{"mine":1}}}',
    ],
  ])('of %s keeps what is unknown in it', (_, before, after) => {
    expect(unknown(before, after)).toBe('lost');
  });
});

test.each([
  ['is a key unlike the other', '{"Missions":{}}', '{"quests":{}}'],
  [
    'is one edit where the value has another type',
    '{"settings":{"isNigh":"x"}}',
    '{"settings":{"isNight":true}}',
  ],
  [
    'is a near miss that stays beside the documented name',
    '{"Quests":{"q":1}}',
    '{"Quests":{"q":2},"quests":{}}',
  ],
  ['is a near miss beside the documented name', '{"Quests":{},"quests":{}}', '{"quests":{}}'],
  ['is a near miss that is written twice and renamed once', '{"Quests":{},"Quests":{}}', '{"quests":{}}'],
  ['is a near miss that is gone', '{"Quests":{}}', '{}'],
  [
    'is a documented name that became a near miss of itself',
    '{"mine":{"Quests":{}}}',
    '{"mine":{"quests":{}}}',
  ],
])('no rename: %s', (_, before, after) => {
  expect(unknown(before, after)).toBe('lost');
});

describe('a near miss of a $type that became the documented one', () => {
  test('is a known change, and the record is compared as that kind', () => {
    expect(
      differenceLines(effector('{"$type":"HideObject"}'), effector('{"$type":"HideObjectEvent"}'), 'unknown'),
    ).toEqual([
      expect.stringMatching(
        /^changed known forgiven: .*\$type was "HideObject" and is now "HideObjectEvent"$/,
      ),
    ]);
    const trigger = (type: string, name: string): string =>
      tasks(`"$type":"${type}","Id":"a","Name":"${name}"`);
    expect(unknown(trigger('TaskTrigger', 'a'), trigger('TaskTriggerSubscription', 'b'))).toBe('kept');
  });

  test('makes two subscriptions with different Ids the same record, also under a misspelled key', () => {
    const subscription = (key: string, id: string): string =>
      tasks(`"${key}":"TaskTriggerSubscription","Trigger":{},"mine":1,"Id":"${id}"`);
    for (const key of ['type', '$Type'])
      expect(unknown(subscription(key, 'a'), subscription('$type', 'b'))).toBe('kept');
  });

  test('keeps the unknown fields of the record', () => {
    expect(
      unknown(effector('{"$type":"HideObject","mine":1}'), effector('{"$type":"HideObjectEvent"}')),
    ).toBe('lost');
    expect(
      unknown(effector('{"$type":"HideObject","mine":1}'), effector('{"$type":"HideObjectEvent","mine":1}')),
    ).toBe('kept');
  });

  test.each([
    ['of another name', 'Sparkle', 'HideObjectEvent'],
    ['that became another one than it resembles', 'HideObject', 'ShowObjectEvent'],
    ['that became another near miss', 'HideObject', 'HideObjects'],
    ['of a trigger in the place of an effect', 'OnClick', 'OnClickEvent'],
  ])('%s is a loss', (_, before, after) => {
    expect(unknown(effector(`{"$type":"${before}"}`), effector(`{"$type":"${after}"}`))).toBe('lost');
  });
});

describe('the number of a quest that is cut off in an expression', () => {
  const room = (expression: string, name = '0_collect'): string =>
    JSON.stringify({
      quests: { q: { Name: name } },
      logic: { '5': JSON.stringify({ Tasks: [{ $type: 'Mine', V: expression }] }) },
    });

  test.each([
    ["SetTask('0_collect', 'Active', 0.0)", "SetTask('collect', 'Active', 0.0)"],
    ['SetTask(0_collect)', 'SetTask(collect)'],
    [
      "if($T{0_collect} == 'Completed', $TN{0_collect}, 0.0)",
      "if($T{collect} == 'Completed', $TN{collect}, 0.0)",
    ],
    ["OnChange('0_collect', 1) && $T{0_collect}", "OnChange('collect', 1) && $T{0_collect}"],
  ])('%s may become %s', (before, after) => {
    expect(unknown(room(before), room(after))).toBe('kept');
    expect(compare(room(before), room(after), 'values').verdict).toBe('lost');
  });

  test.each([
    ['what changes more', "SetTask('0_collect', 'Active', 0.0)", "SetTask('collect', 'Active', 1.0)"],
    ['another name', "SetTask('0_collect')", "SetTask('gather')"],
    ['a number that is added', "SetTask('collect')", "SetTask('0_collect')"],
    ['the name of no quest', "SetTask('0_gather')", "SetTask('gather')"],
    ['text that is not an expression', 'take 0_collect', 'take collect'],
    ['another function', "GetTask('0_collect')", "GetTask('collect')"],
  ])('%s is a loss', (_, before, after) => {
    expect(unknown(room(before), room(after))).toBe('lost');
  });

  test('is known in roomSettingsExtraData, in EventData and in roomTasks', () => {
    const changed = (rest: (expression: string) => object): string => {
      const text = (expression: string): string =>
        JSON.stringify({ quests: { q: { Name: '0_collect' } }, ...rest(expression) });
      return unknown(text('$T{0_collect}'), text('$T{collect}'));
    };
    const settings = (value: unknown): object => ({ settings: { roomSettingsExtraData: value } });
    expect(changed((V) => settings(JSON.stringify({ V })))).toBe('kept');
    expect(changed((V) => settings(JSON.stringify({ EventData: JSON.stringify([{ V }]) })))).toBe('kept');
    expect(changed((V) => settings({ V }))).toBe('kept');
    expect(changed((V) => ({ roomTasks: { Tasks: [{ V }] } }))).toBe('kept');
  });

  test('is a loss elsewhere', () => {
    const settings = (expression: string): string =>
      JSON.stringify({ quests: { q: { Name: '0_collect' } }, settings: { mine: expression } });
    expect(unknown(settings('$T{0_collect}'), settings('$T{collect}'))).toBe('lost');
  });

  test('is known in an extraData, in strings that hold JSON, and with the Name of the second file', () => {
    const inside = (expression: string, name: string): string =>
      JSON.stringify({
        quests: { q: { Name: name } },
        roomItems: { '1': { extraData: JSON.stringify({ mine: JSON.stringify({ V: expression }) }) } },
      });
    expect(unknown(inside('$T{0_collect}', '0_collect '), inside('$T{collect}', '0_collect'))).toBe('kept');
  });
});

describe('the logic of an item that was put into one string', () => {
  const rawLogic = (value: unknown): string => JSON.stringify({ logic: { '5': value } });
  const inside = { Tasks: [{ $type: 'TaskTrigger', Name: 'a', mine: 1 }] };
  const now = { Tasks: [{ $type: 'TaskTriggerSubscription', Name: 'b', mine: 1 }] };

  test.each([
    ['an object', inside, 'was an object and is now a string that holds an object', '/logic/5/Tasks/0/Name'],
    [
      'a string in a string',
      JSON.stringify(JSON.stringify(inside)),
      'holds JSON wrapped in one more or one fewer string than before',
      '/logic/5##/Tasks/0/Name',
    ],
  ])('is compared inside when it was %s', (_, before, message, at) => {
    const kept = rawLogic(JSON.stringify(now));
    const lines = differenceLines(rawLogic(before), kept, 'unknown');
    expect(lines.filter((line) => line.includes('lost'))).toEqual([]);
    expect(lines.join('\n')).toContain(message);
    expect(lines.join('\n')).toMatch(
      new RegExp(`known forgiven: ${at} <\\\\*"a\\\\*"> -> /logic/5#/Tasks/0/Name`),
    );
    expect(unknown(rawLogic(before), kept.replace('mine', 'yours'))).toBe('lost');
  });
});

test('a subscription whose $type and Id were corrected is still the same one', () => {
  const task = (type: string, id: string, mine: number): string =>
    tasks(`"$type":"${type}","Id":"${id}","mine":${mine}`);
  expect(unknown(task('TaskTrigger', 'a', 1), task('TaskTriggerSubscription', 'b', 1))).toBe('kept');
  expect(unknown(task('TaskTrigger', 'a', 1), task('TaskTriggerSubscription', 'b', 2))).toBe('lost');
});
