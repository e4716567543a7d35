import { describe, expect, test } from 'vitest';
import { OPEN_DOOR, rawRoom, room } from '../../rules/example-room.js';
import { tasksOf } from '../../rules/kit.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
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

  test('belongs to the item that has it in logic and, a little different, in extraData', () => {
    const text = sharing((roomItems, logic) => {
      const [first] = logic['2']!.Tasks as JsonObject[];
      (logic['4']!.Tasks as JsonObject[]).push(structuredClone(first ?? {}));
      const extraData = JSON.stringify({ Tasks: [{ ...first, TargetState: 111 }] });
      Object.assign(roomItems['4'] ?? {}, { extraData });
    });
    expect(ofRule('subscription/id-unique', text).map(placeOf)).toEqual(['/logic/2#/Tasks/0/Id']);
  });

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

describe('two subscriptions with the two Names of each other', () => {
  const crossed = (change: (tasks: { of2: JsonObject[]; of3: JsonObject[] }) => void): string =>
    room((changed) => {
      const [of2, of3] = [tasksOf(changed, '2'), tasksOf(changed, '3')];
      Object.assign(of2[0] ?? {}, { Name: '1_open_door' });
      Object.assign(of3[0] ?? {}, { Name: '0_find_key' });
      change({ of2, of3 });
    });

  test('were crossed where another subscription uses a Name as it is', () => {
    const [finding, ...others] = ofRule(
      'subscription/quest-name',
      crossed(() => {}),
    );
    expect(others).toEqual([]);
    expect(finding?.message).toContain('another subscription has the two quests the other way round');
  });

  test('show that the quests were exchanged where none does', () => {
    const text = room((changed) => {
      const other = (name: JsonValue | undefined) => (name === '0_find_key' ? '1_open_door' : '0_find_key');
      const visit = (value: JsonValue): void => {
        if (typeof value !== 'object' || value === null) return;
        if (!Array.isArray(value) && 'TaskTriggerId' in value) value.Name = other(value.Name);
        for (const part of Object.values(value)) visit(part);
      };
      visit(changed.logic);
      // A subscription without a Name or an id says nothing.
      const [first] = tasksOf(changed, '2');
      tasksOf(changed, '2').push({ ...first, Id: ID.replace('a', 'b'), Name: 7, TaskTriggerId: OPEN_DOOR });
    });
    const [finding] = ofRule('subscription/quest-name', text);
    expect(finding?.message).toMatch(/^the quests "0_find_key" and "1_open_door" have each other's Name/);
  });
});
