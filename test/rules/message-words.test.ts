import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { lintExample, marksOf, placeOf } from '../lint-example.js';

const only = (text: string) => {
  const [finding, ...others] = lintExample(text).findings;
  expect(others.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([]);
  if (finding === undefined) throw new Error('no finding');
  return finding;
};
const shown = (text: string) => {
  const { rule, message, related, ...at } = only(text);
  const places = related.map((each) => `${placeOf(each)}, ${marksOf(text, each)}: ${each.message}`);
  return [`${rule} ${placeOf(at)}: ${message}`, ...places];
};

describe('a text that is not JSON', () => {
  test.each<[text: string, message: string]>([
    ['{"a":"\\`"}', '\\` is not a valid escape: write ` without the backslash'],
    ['{"a":"\\\'"}', "\\' is not a valid escape: write ' without the backslash"],
    ['{"a":"\\q"}', '\\q is not a valid escape: write \\\\ for a backslash'],
    [
      '{"a": 0xFF}',
      '0xFF is not a JSON number: write it as in -1.5, or put it in double quotes if it is a string',
    ],
    ['{"a":\u00a0\u00a01}', 'this is not JSON: the invisible character U+00A0 is where a value belongs'],
    [
      `{"a": ${'x'.repeat(40)}}`,
      `${'x'.repeat(40)} has no quotes: put it in double quotes if it is a string`,
    ],
    [
      `{"a": ${'x'.repeat(41)}}`,
      `${'x'.repeat(40)}… has no quotes: put it in double quotes if it is a string`,
    ],
  ])('%j: %s', (text, message) => {
    expect(only(text)).toMatchObject({ rule: 'text/syntax', message });
  });

  test.each<[text: string, holder: string]>([
    ['{"logic":{"2":"{"a":1}"}}', 'the logic of item "2"'],
    ['{"roomItems":{"2":{"extraData":"{"a":1}"}}}', 'the extraData of item "2"'],
    ['{"settings":{"roomSettingsExtraData":"{"a":1}"}}', 'roomSettingsExtraData'],
    ['{"settings":{"my key":"{"a":1}"}}', 'the string at key "my key"'],
    ['{"x":{"logic":{"2":"{"a":1}"}}}', 'the string at key "2"'],
  ])('has unescaped JSON in a string: %s', (text, holder) => {
    expect(only(text).message).toBe(
      `${holder} is JSON whose quotes are not escaped: write \\" for each quote inside this string`,
    );
  });

  test.each<[text: string, opened: string, at: number]>([
    ['{"a":{"b":1', 'opened here and never closed', 6],
    ['{"a":[1,2}', 'opened here', 6],
  ])('shows where a bracket was opened: %s', (text, message, column) => {
    expect(only(text).related).toMatchObject([{ message, start: { line: 1, column } }]);
  });
});

/** The door resets as soon as it is open, while `count` effects wait for that. */
const racing = (count: number): string =>
  room((changed) => {
    const opened = tasksOf(changed, '3')[1] as JsonObject;
    opened.Effector = JSON.parse(JSON.stringify(opened.Effector).replace('"Delay":5', '"Delay":0'));
    for (const key of ['2', '4'].slice(0, count))
      tasksOf(changed, key).push({
        $type: 'TaskEffectorSubscription',
        Effector: { $type: 'HideObjectEvent' },
        Id: `4d7b3f51-c6e8-4a0b-8435-b6d7f819abc${key}`,
        TargetState: 2,
        Name: '1_open_door',
        TaskTriggerId: OPEN_DOOR,
      });
  });

describe('what waits for a state', () => {
  test.each<[count: number, words: string]>([
    [1, '1 effect waits'],
    [2, '2 effects wait'],
  ])('is counted: %d', (count, words) => {
    const [message, ...related] = shown(racing(count));
    expect(message).toBe(
      `flow/reset-races-completion /logic/3#/Tasks/1/Effector/linkedTasks/0: TargetState 171 moves "1_open_door" on as soon as it is completed, while ${words} for the completion: give this linked task a Delay`,
    );
    expect(related).toHaveLength(count);
    for (const each of related) expect(each).toMatch(/, {: this effect waits for the completion$/);
  });

  test('is shown at its brace, and a reward and a code at their values', () => {
    const text = room((changed) => {
      tasksOf(changed, '4').splice(1, 1);
      Object.assign(changed.quests[OPEN_DOOR_COMPLETED] ?? {}, { Rewards: [{ type: 'item' }] });
    });
    const [message, effect, reward, code] = shown(text);
    expect(message).toBe(
      `flow/never-completed /quests/${OPEN_DOOR}: nothing completes "1_open_door" once it is Active, but 1 effect, 1 reward and 1 transition code wait for that: add a trigger with TargetState 121`,
    );
    expect(effect).toBe('/logic/3#/Tasks/1, {: this effect waits for the completion');
    expect(reward).toMatch(/^\/quests\/\w+\/Rewards, \[[\s\S]*\]: this reward waits for the completion$/);
    expect(code).toBe(
      '/logic/3#/Tasks/1/Effector/linkedTasks/0/TargetState, 171: this transition code waits for the completion',
    );
  });
});

describe('an event among effects', () => {
  const EVENT =
    'OnClickEvent is a trigger, not an effect: move it to the Trigger of a TaskTriggerSubscription';
  const changing = (change: (changed: ExampleRoom) => void): string[] =>
    lintExample(room(change)).findings.map((finding) => `${placeOf(finding)}: ${finding.message}`);

  test('is a finding of its own otherwise', () => {
    const put = (keys: readonly [string, number][]) => (changed: ExampleRoom) => {
      for (const [key, index] of keys)
        Object.assign(tasksOf(changed, key)[index] ?? {}, { Effector: { $type: 'OnClickEvent' } });
    };
    expect(changing(put([['2', 1]]))).toEqual([`/logic/2#/Tasks/1/Effector/$type: ${EVENT}`]);
    expect(
      changing(
        put([
          ['2', 1],
          ['3', 0],
        ]),
      ),
    ).toEqual([`/logic/2#/Tasks/1/Effector/$type: ${EVENT}`, `/logic/3#/Tasks/0/Effector/$type: ${EVENT}`]);
  });
});

describe('an item with extraData and logic', () => {
  const CLASH =
    'item 2 (GLB) has both extraData and a logic entry, and an import merges the logic into extraData: keep the logic in one place';
  test.each<[extraData: JsonObject[string], clashes: boolean]>([
    [null, false],
    [{}, false],
    [[], false],
    [{ a: 1 }, true],
    ['x', true],
    ['  ', false],
    [5, false],
  ])('%j', (extraData, clashes) => {
    const text = room(({ roomItems }) => void Object.assign(roomItems['2'] ?? {}, { extraData }));
    const clash = lintExample(text).findings.filter(({ rule }) => rule === 'item/logic-key-clash');
    expect(clash.map(({ message }) => message)).toEqual(clashes ? [CLASH] : []);
  });
});
