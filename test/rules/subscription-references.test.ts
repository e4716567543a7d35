import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { rawRoom, room } from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';
import { ofRule } from './shown-findings.js';

const ID = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';

/** The new Ids that the fix writes, in file order. */
const newIds = (text: string): (string | undefined)[] =>
  ofRule('subscription/id-uuid', text).flatMap(({ fix }) =>
    (fix?.edits ?? []).map((edit) => /[0-9a-f-]{36}/.exec(edit.text)?.[0]),
  );

describe('the Id of a subscription in extraData', () => {
  const withExtraData = (extraData: (logic: JsonObject) => JsonValue, logic?: (text: string) => JsonValue) =>
    rawRoom((snapshot) => {
      const own = JSON.parse(String((snapshot.logic as JsonObject)['2'])) as JsonObject;
      for (const task of own.Tasks as JsonObject[]) if (task.Id === ID) task.Id = 'bad';
      const text = JSON.stringify(own);
      Object.assign(snapshot.logic as JsonObject, { 2: logic === undefined ? text : logic(text) });
      // Only a task that differs in something else is read a second time.
      for (const task of own.Tasks as JsonObject[]) task.note = 1;
      Object.assign((snapshot.roomItems as Record<string, JsonObject>)['2'] ?? {}, {
        extraData: extraData(own),
      });
    });

  test('is renewed like the one in logic that it is a copy of', () => {
    const [one, other, ...others] = newIds(withExtraData((logic) => JSON.stringify(logic)));
    expect(others).toEqual([]);
    expect(one).toBe(other);
  });

  test('is renewed like the one in logic that is an object', () => {
    const [one, other, ...others] = newIds(
      withExtraData(
        (logic) => JSON.stringify(logic),
        (text) => JSON.parse(text) as JsonValue,
      ),
    );
    expect(others).toEqual([]);
    expect(one).toBe(other);
  });

  test.each<[what: string, logic: (text: string) => JsonValue]>([
    ['whose logic is invalid JSON', () => '{'],
    ['whose logic has no Tasks', () => '{"Tasks":7}'],
    ['whose logic has no such task', () => '{"Tasks":[]}'],
    ['whose logic has Tasks by key', (text) => JSON.stringify({ Tasks: { 0: JSON.parse(text).Tasks[0] } })],
  ])('of an item %s is renewed by itself', (_what, logic) => {
    const text = withExtraData((own) => JSON.stringify(own), logic);
    expect(newIds(text).filter(Boolean).length).toBeGreaterThan(0);
    expect(lintExample(text).crashes).toEqual([]);
  });
});

describe('an Id that several items use', () => {
  const sharing = (change: (items: Record<string, JsonObject>, logic: Record<string, JsonObject>) => void) =>
    room(({ roomItems, logic }) => change(roomItems, logic));

  test('is given up by all tasks of an item except the first', () => {
    const text = sharing((_items, logic) => {
      for (const task of logic['2']!.Tasks as JsonObject[]) task.Id = ID;
      for (const task of logic['3']!.Tasks as JsonObject[]) task.Id = ID;
    });
    const [finding, ...others] = ofRule('subscription/id-unique', text);
    expect(others).toEqual([]);
    expect(finding && placeOf(finding)).toBe('/logic/2#/Tasks/1/Id');
    expect(finding?.message).toBe(`Id "${ID}" is used by 4 subscriptions: give each of them its own`);
    expect(finding?.related.map((each) => `${placeOf(each)}: ${each.message}`)).toEqual([
      '/logic/2#/Tasks/0/Id: the first use of this Id',
      '/logic/3#/Tasks/0/Id: another Id to change',
      '/logic/3#/Tasks/1/Id: another Id to change',
    ]);
    expect(finding?.fix?.description).toBe('write new UUIDs v4');
  });
});
