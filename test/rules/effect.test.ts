import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { items } from '../example-changes.js';
import { OPEN_DOOR, rawRoom, room } from '../example-room.js';
import { lintExample, marksOf } from '../lint-example.js';
import { roomWithChain, roomWithTask } from './changed-tasks.js';
import { found, leniently, messages } from './shown-findings.js';

const effects = (text: string): string[] => found(text).filter((each) => each.startsWith('effect/'));

const CHAIN = '/logic/3#/Tasks/1/Effector';
const withChain = (change: JsonObject): string =>
  roomWithChain(({ chain }) => {
    Object.assign(chain, change);
  });
const withTrigger = (trigger: JsonValue): string =>
  roomWithChain(({ linkedTask }) => {
    linkedTask.Trigger = trigger;
  });
const linkedTask = (change: JsonObject = {}): JsonObject => ({
  Trigger: {},
  Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
  TargetState: 101,
  Name: '1_open_door',
  TaskTriggerId: OPEN_DOOR,
  ...change,
});
/** A chain inside another effect of item 2, which is in an effector subscription. */
const nested = (chain: JsonObject): string =>
  roomWithTask('2', 1, (task) => {
    task.Effector = { $type: 'SomeWrapper', parts: [{ $type: 'RunTriggersFromEffector', ...chain }] };
  });

describe('effect/empty-chain', () => {
  test('is the only finding of a chain whose list is empty, random or not', () => {
    for (const useRandom of [{}, { useRandom: true }, { useRandom: false }]) {
      const text = withChain({ linkedTasks: [], ...useRandom });
      expect(effects(text)).toEqual([`effect/empty-chain ${CHAIN}/linkedTasks`]);
      expect(leniently(text).filter((each) => each.startsWith('effect/'))).toEqual(effects(text));
    }
  });

  test('counts what is listed, broken or not', () => {
    for (const linked of [null, 7, {}, []] as JsonValue[]) {
      expect(effects(withChain({ linkedTasks: [linked] }))).toEqual([]);
    }
  });

  test('leaves a list that is missing or no list to schema', () => {
    for (const linkedTasks of [null, {}, '', 0] as JsonValue[]) {
      expect(effects(withChain({ linkedTasks }))).toEqual([]);
      expect(found(withChain({ linkedTasks }))).toContain(`schema ${CHAIN}/linkedTasks`);
    }
    const missing = roomWithChain(({ chain }) => {
      delete chain.linkedTasks;
    });
    expect(effects(missing)).toEqual([]);
    expect(found(missing)).toContain(`schema ${CHAIN}`);
  });

  test('checks chains inside effects, in extraData and in logic that is not a string', () => {
    expect(effects(nested({ linkedTasks: [] }))).toEqual([
      'effect/empty-chain /logic/2#/Tasks/1/Effector/parts/0/linkedTasks',
    ]);
    const value = {
      Tasks: [
        {
          $type: 'TaskEffectorSubscription',
          Effector: { $type: 'RunTriggersFromEffector', linkedTasks: [] },
          Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
          Name: '1_open_door',
          TaskTriggerId: OPEN_DOOR,
        },
      ],
      ViewNodes: [],
    };
    const extra = items({ 2: { extraData: JSON.stringify(value) } });
    expect(effects(extra)).toEqual([
      'effect/empty-chain /roomItems/2/extraData#/Tasks/0/Effector/linkedTasks',
    ]);
    const raw = rawRoom((snapshot) => Object.assign(snapshot.logic as JsonObject, { '2': value }));
    expect(effects(raw)).toEqual(['effect/empty-chain /logic/2/Tasks/0/Effector/linkedTasks']);
  });

  test('ignores other effects that have such a list', () => {
    expect(effects(withChain({ $type: 'SomethingElse', linkedTasks: [], useRandom: true }))).toEqual([]);
  });
});

describe('effect/random-of-one', () => {
  test('is an info about a single linked task, broken or not', () => {
    const text = withChain({ useRandom: true });
    expect(found(text)).toEqual([`effect/random-of-one ${CHAIN}/useRandom`]);
    expect(leniently(text)).toEqual(found(text));
    expect(lintExample(text).findings[0]?.level).toBe('info');
    expect(effects(withChain({ useRandom: true, linkedTasks: [null] }))).toEqual([
      `effect/random-of-one ${CHAIN}/useRandom`,
    ]);
  });

  test.each([false, 'yes', 1, null])('is silent about useRandom %j', (useRandom) => {
    expect(effects(withChain({ useRandom }))).toEqual([]);
  });

  test('accepts a choice of two', () => {
    const text = roomWithChain(({ chain }) => {
      (chain.linkedTasks as JsonObject[]).push(linkedTask());
      chain.useRandom = true;
    });
    expect(found(text)).toEqual([]);
  });
});

describe('effect/linked-trigger', () => {
  const AT = `${CHAIN}/linkedTasks/0/Trigger`;

  test.each([{}, { Delay: 0 }, { Delay: 2.5 }])('accepts %j', (trigger) => {
    expect(found(withTrigger(trigger))).toEqual([]);
  });

  test.each([{ $type: 'OnClickEvent' }, { RTime: 1, Delay: 1, $type: 'OnEnterEvent' }] as JsonObject[])(
    'reports the event in %j once, at its key',
    (trigger) => {
      const text = withTrigger(trigger);
      expect(found(text)).toEqual([`effect/linked-trigger ${AT}/$type`]);
      expect(marksOf(text, lintExample(text).findings[0]!)).toBe('\\"$type\\"');
      expect(messages(text)).toEqual([
        'a linked task does not wait for an event: remove "$type" from its Trigger (Delay may stay)',
      ]);
      expect(leniently(text)).toEqual(found(text));
    },
  );

  test.each([
    { RTime: 1 },
    { RTime: 1, Delay: 2 },
    { a: 1, b: null, c: {} },
    { __proto: 1 },
    { delays: [] },
  ] as JsonObject[])('ignores the undocumented fields of %j', (trigger) => {
    expect(found(withTrigger(trigger))).toEqual([]);
  });

  test('leaves the type of Trigger and of Delay to schema', () => {
    for (const trigger of [null, [], 'OnClickEvent', { Delay: '1' }, { Delay: -1 }] as JsonValue[]) {
      expect(effects(withTrigger(trigger))).toEqual([]);
      expect(found(withTrigger(trigger))).toHaveLength(1);
    }
  });

  test('applies to linked tasks at any depth, and not to other triggers', () => {
    expect(effects(nested({ linkedTasks: [linkedTask({ Trigger: { $type: 'OnClickEvent' } })] }))).toEqual([
      'effect/linked-trigger /logic/2#/Tasks/1/Effector/parts/0/linkedTasks/0/Trigger/$type',
    ]);
    const text = roomWithTask('2', 0, (task) => {
      Object.assign(task.Trigger as JsonObject, { Delay: 1, RTime: 1 });
    });
    expect(found(text)).toEqual([]);
  });
});

describe('effect/chain-placement', () => {
  const chain = { $type: 'RunTriggersFromEffector', linkedTasks: [linkedTask()] };

  test('is an info about a chain that a trigger fires, and off in the preset lenient', () => {
    const text = roomWithTask('4', 2, ({ DirectEffector }) => {
      (DirectEffector as JsonObject).Effector = chain;
    });
    expect(found(text)).toEqual(['effect/chain-placement /logic/4#/Tasks/2/DirectEffector/Effector/$type']);
    expect(lintExample(text).findings[0]?.level).toBe('info');
    expect(leniently(text)).toEqual([]);
  });

  test('attributes what is inside an effect to what fires that effect', () => {
    expect(effects(nested(chain))).toEqual([]);
    const text = roomWithTask('4', 2, ({ DirectEffector }) => {
      (DirectEffector as JsonObject).Effector = { $type: 'SomeWrapper', parts: { chain } };
    });
    expect(effects(text)).toEqual([
      'effect/chain-placement /logic/4#/Tasks/2/DirectEffector/Effector/parts/chain/$type',
    ]);
  });

  test('leaves a chain in place of a trigger or a subscription to misplaced-type', () => {
    const asTrigger = roomWithTask('4', 2, (task) => {
      task.Trigger = chain;
    });
    const asTask = room(({ logic }) => {
      (logic['2']!.Tasks as JsonObject[]).push(chain);
    });
    expect(found(asTrigger)).toEqual(['subscription/misplaced-type /logic/4#/Tasks/2/Trigger/$type']);
    expect(found(asTask)).toEqual(['subscription/misplaced-type /logic/2#/Tasks/2/$type']);
  });

  test('checks chains whose fields are broken', () => {
    const text = roomWithTask('4', 2, ({ DirectEffector }) => {
      (DirectEffector as JsonObject).Effector = { $type: 'RunTriggersFromEffector' };
    });
    const at = '/logic/4#/Tasks/2/DirectEffector/Effector';
    expect(found(text)).toEqual([`schema ${at}`, `effect/chain-placement ${at}/$type`]);
  });
});
