import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { room } from '../example-room.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';

const ID = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012';
const findings = (text: string) =>
  lintExample(text).findings.filter(({ rule }) => rule.startsWith('subscription/'));
const own = (text: string): string[] => findings(text).map((each) => `${each.rule} ${placeOf(each)}`);

/** The example room in which items have the same logic in `logic` and in `extraData`. */
const withCopies = (change: (tasks: JsonObject[]) => void, items: readonly string[] = ['2']): string =>
  room(({ logic, roomItems }) => {
    change(logic['2']!.Tasks as JsonObject[]);
    for (const item of items) {
      logic[item] = structuredClone(logic['2']!);
      Object.assign(roomItems[item]!, { extraData: JSON.stringify(logic[item]) });
    }
  });
const copiesOf = (text: string, item: string): [string, string] => {
  const { roomItems, logic } = JSON.parse(text) as {
    roomItems: Record<string, { extraData: string }>;
    logic: Record<string, string>;
  };
  return [roomItems[item]!.extraData, logic[item]!];
};

describe('the same logic in `logic` and in `extraData` of an item', () => {
  test('is one logic, so that its equal Ids are not duplicates', () => {
    const text = withCopies(() => {});
    expect(lintExample(text).findings).toEqual([]);
  });

  test('has one finding for a duplicate in both, and the fix leaves the copies equal', () => {
    const text = withCopies((tasks) => {
      tasks[1]!.Id = ID;
    });
    expect(own(text)).toEqual(['subscription/id-unique /logic/2#/Tasks/1/Id']);
    const fixed = applyFixes(text, lintExample(text).findings);
    const [extraData, logic] = copiesOf(fixed, '2');
    expect(extraData).toBe(logic);
    expect(own(fixed)).toEqual([]);
  });

  test('gets one new Id for both copies of an invalid one', () => {
    const text = withCopies((tasks) => {
      for (const task of tasks) task.Id = 'unique-uuid';
    });
    expect(own(text)).toHaveLength(1);
    const fixed = applyFixes(text, lintExample(text).findings);
    const [extraData, logic] = copiesOf(fixed, '2');
    expect(extraData).toBe(logic);
    expect(own(fixed)).toEqual([]);
  });

  test('is renewed in both copies where another item uses the Ids', () => {
    const text = withCopies(() => {}, ['2', '3']);
    expect(own(text).filter((each) => each.includes('/id-unique'))).toEqual([
      'subscription/id-unique /logic/3#/Tasks/0/Id',
    ]);
    const message = lintExample(text).findings.find(({ rule }) => rule === 'subscription/id-unique')?.message;
    expect(message).toBe(
      'Id "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012" is already used by another subscription: give this one its own (and in 1 more place)',
    );
    const fixed = applyFixes(text, lintExample(text).findings);
    const [extraData, logic] = copiesOf(fixed, '3');
    expect(extraData).toBe(logic);
    expect(own(fixed)).toEqual([]);
  });

  test('has its own Ids where the two hold different logic', () => {
    const text = room(({ logic, roomItems }) => {
      const [first, second] = logic['2']!.Tasks as JsonObject[];
      const other = { ...logic['2']!, Tasks: [{ ...first, Id: 'one' }, second] };
      Object.assign(roomItems['2']!, { extraData: JSON.stringify(other) });
      first!.Id = 'two';
    });
    const uuids = lintExample(text)
      .findings.filter(({ rule }) => rule === 'subscription/id-uuid')
      .flatMap(({ fix }) => fix?.edits ?? [])
      .map(({ text: uuid }) => uuid);
    expect(new Set(uuids).size).toBe(2);
  });

  test('does not hide an Id that is in extraData of one item and in logic of another', () => {
    const text = room(({ logic, roomItems }) => {
      Object.assign(roomItems['3']!, { extraData: JSON.stringify(logic['2']) });
    });
    expect(own(text).filter((each) => each.includes('/id-unique'))).toEqual([
      'subscription/id-unique /logic/2#/Tasks/0/Id',
    ]);
  });
});

test.each([{ Id: 'inner' }, { Name: '0_nowhere' }, { TargetState: 0 }] as JsonObject[])(
  'a subscription in an undocumented field of an effect with %j has its finding and no fix: no fix changes what the documents do not name',
  (change) => {
    const text = room(({ logic }) => {
      const [, effector] = logic['2']!.Tasks as JsonObject[];
      const inner = { ...structuredClone(effector), Id: 'd604c8ea-5f71-4293-9dce-4f6081a23457', ...change };
      effector!.Effector = { $type: 'DuplicateItem', TS: [inner] };
    });
    const [finding, ...more] = lintExample(text).findings;
    expect(finding && placeOf(finding)).toBe(`/logic/2#/Tasks/1/Effector/TS/0/${Object.keys(change)[0]}`);
    expect([finding?.fix, more]).toEqual([undefined, []]);
  },
);

test('a task that was pasted twice into an item is reported by its Id and by its state', () => {
  const text = room(({ logic }) => {
    const tasks = logic['2']!.Tasks as JsonObject[];
    tasks.push(structuredClone(tasks[1]!));
  });
  expect(own(text)).toEqual([
    'subscription/one-per-state /logic/2#/Tasks/2',
    'subscription/id-unique /logic/2#/Tasks/2/Id',
  ]);
});
