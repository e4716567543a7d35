import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../example-room.js';
import { applyFixes, lintExample, lintWith, marksOf, placeOf, settingsFor } from '../lint-example.js';
import { ofRule, withoutFlow } from './shown-findings.js';

const RULE = 'subscription/one-per-state';
const own = (text: string): string[] => withoutFlow(text).filter((each) => each.startsWith(RULE));
const messages = (text: string): string[] => ofRule(RULE, text).map(({ message }) => message);

let ids = 0;
const uuid = (): string => `4d7b3f51-c6e8-4a0b-8435-${(++ids).toString(16).padStart(12, '0')}`;
/** An effector subscription to the quest that finds the key, on Not Active unless changed. */
const effector = (change: JsonObject = {}): JsonObject => ({
  $type: 'TaskEffectorSubscription',
  Effector: { $type: 'ShowObjectEvent' },
  Id: uuid(),
  Name: '0_find_key',
  TaskTriggerId: FIND_KEY,
  ...change,
});
/** The example room with these after the tasks of item 2: a trigger, and an effect on completion. */
const withTasks = (...tasks: JsonObject[]): string =>
  room(({ logic }) => {
    (logic['2']!.Tasks as JsonObject[]).push(...tasks);
  });

describe(RULE, () => {
  test('accepts an effect for each state of each quest', () => {
    const other = { Name: '1_open_door', TaskTriggerId: OPEN_DOOR };
    const states = [{}, { TargetState: 1 }, { TargetState: 2 }];
    const text = withTasks(
      effector(),
      effector({ TargetState: 1 }),
      ...states.map((state) => effector({ ...other, ...state })),
    );
    expect(withoutFlow(text)).toEqual([]);
  });

  test.each([
    [{}, 'Not Active'],
    [{ TargetState: 1 }, 'Active'],
    [{ TargetState: 2 }, 'Completed'],
  ] as [JsonObject, string][])(
    'reports several effects for the state %j once, with their number',
    (state, name) => {
      const text = withTasks(...[1, 2, 3].map(() => effector(state)));
      const first = name === 'Completed' ? 1 : 2;
      expect(withoutFlow(text)).toEqual([`${RULE} /logic/2#/Tasks/${first + 1}`]);
      expect(messages(text)).toEqual([
        `item 2 (GLB) has ${name === 'Completed' ? 4 : 3} effects for "0_find_key" in the state ${name}, and the documents give it one: check in the game that all of them run`,
      ]);
      const [finding] = lintExample(text).findings.filter(({ rule }) => rule === RULE);
      expect(finding?.level).toBe('warning');
      expect(finding?.related.map((other) => [placeOf(other), marksOf(text, other), other.message])).toEqual([
        [`/logic/2#/Tasks/${first}`, '{', 'the first subscription to this state'],
        ...[first + 2, first + 3]
          .filter((index) => index < 5)
          .map((index) => [`/logic/2#/Tasks/${index}`, '{', 'another subscription to this state']),
      ]);
    },
  );

  test('counts each item, quest and state by itself', () => {
    const door = { Name: '1_open_door', TaskTriggerId: OPEN_DOOR };
    const text = withTasks(
      ...[{}, {}, { TargetState: 1 }, { TargetState: 1 }, door, door].map((change) => effector(change)),
    );
    expect(messages(text).map((message) => message.split(', and')[0])).toEqual([
      'item 2 (GLB) has 2 effects for "0_find_key" in the state Not Active',
      'item 2 (GLB) has 2 effects for "0_find_key" in the state Active',
      'item 2 (GLB) has 2 effects for "1_open_door" in the state Not Active',
    ]);
  });

  test.each(['lenient', 'catalog'] as const)('is off in the preset %s', (preset) => {
    const rules = activeRules(rulePack, settingsFor(preset));
    const { findings } = lintWith(rules, withTasks(effector(), effector()));
    expect(findings.map(({ rule }) => rule)).toEqual([]);
  });

  test('counts extraData and logic of an item separately, and each item by itself', () => {
    const tasks = (...list: JsonObject[]): string => JSON.stringify({ Tasks: list, ViewNodes: [] });
    const text = room(({ roomItems, logic }) => {
      Object.assign(roomItems['2']!, { extraData: tasks(effector(), effector()) });
      Object.assign(roomItems['3']!, { extraData: tasks(effector()) });
      (logic['2']!.Tasks as JsonObject[]).push(effector());
    });
    expect(own(text)).toEqual([`${RULE} /roomItems/2/extraData#/Tasks/1`]);
  });

  test('checks tasks in a logic value that is not a string', () => {
    const text = rawRoom((snapshot) => {
      const logic = snapshot.logic as JsonObject;
      logic['2'] = { Tasks: [effector(), effector()], ViewNodes: [] };
    });
    expect(withoutFlow(text)).toEqual(['logic/json-string /logic/2', `${RULE} /logic/2/Tasks/1`]);
  });

  test('ignores subscriptions inside effects', () => {
    const chain = { $type: 'SomeWrapper', Tasks: [effector(), effector()] };
    expect(own(withTasks(effector({ Effector: chain })))).toEqual([]);
  });

  test('looks at effector subscriptions without a $type', () => {
    const { $type, ...untyped } = effector({ TargetState: 2 });
    expect(withoutFlow(withTasks(untyped))).toEqual(
      [`${RULE} /logic/2#/Tasks/2`, 'schema /logic/2#/Tasks/2'].sort(),
    );
  });

  test('treats the completed id as its quest', () => {
    const text = withTasks(effector({ TargetState: 2, TaskTriggerId: FIND_KEY_COMPLETED }));
    expect(withoutFlow(text)).toEqual([
      `${RULE} /logic/2#/Tasks/2`,
      'subscription/in-progress-id /logic/2#/Tasks/2/TaskTriggerId',
    ]);
  });

  test('counts TargetState 0 as Not Active: the two faults are two findings, and the fix adds none', () => {
    const text = withTasks(effector(), effector({ TargetState: 0 }));
    expect(withoutFlow(text).sort()).toEqual([
      `${RULE} /logic/2#/Tasks/3`,
      'subscription/target-state /logic/2#/Tasks/3/TargetState',
    ]);
    const fixes = lintExample(text).findings.filter(({ fix }) => fix?.safety === 'safe');
    expect(withoutFlow(applyFixes(text, fixes))).toEqual([`${RULE} /logic/2#/Tasks/3`]);
    const alone = withTasks(effector({ TargetState: 0 }));
    expect(withoutFlow(alone)).toEqual(['subscription/target-state /logic/2#/Tasks/2/TargetState']);
    expect(withoutFlow(applyFixes(alone, lintExample(alone).findings))).toEqual([]);
  });

  test.each([3, 111, 'two', null, 1.5])(
    'leaves TargetState %j to the rules that say it is wrong',
    (state) => {
      const text = withTasks(effector(), effector({ TargetState: state }), effector({ TargetState: state }));
      expect(own(text)).toEqual([]);
      expect(withoutFlow(text)).toHaveLength(1);
    },
  );

  test('reports a copy whose Name is only mistyped', () => {
    expect(own(withTasks(effector({ TargetState: 2, Name: '0_find_a_key' })))).toEqual([
      `${RULE} /logic/2#/Tasks/2`,
    ]);
  });

  test('leaves ids of no quest to known-quest: they may be meant for different ones', () => {
    const unknown = { TargetState: 1, TaskTriggerId: 'quest-id', Name: '7_nowhere' };
    const text = withTasks(effector(unknown), effector(unknown));
    expect(withoutFlow(text)).toEqual(['subscription/known-quest /logic/2#/Tasks/2/TaskTriggerId']);
  });

  test('knows the quests that a dialogue carries', () => {
    const quest = { EntryId: uuid(), id: 'mlh0000000000a', Name: '-0_greeting' };
    const dialogue = { $type: 'DialogEffectorDisplay', tasksSorM: { '-0_greeting': { inProgress: quest } } };
    const on = { TaskTriggerId: 'mlh0000000000a', Name: '-0_greeting', TargetState: 1 };
    const text = withTasks(effector(on), effector(on), effector({ TargetState: 1, Effector: dialogue }));
    expect(own(text)).toEqual([`${RULE} /logic/2#/Tasks/3`]);
    expect(messages(text)[0]).toContain('"-0_greeting"');
  });

  test('goes by the id alone in a file without quests', () => {
    const text = rawRoom((snapshot) => {
      delete snapshot.quests;
      const logic = snapshot.logic as JsonObject;
      logic['2'] = JSON.stringify({
        Tasks: [
          effector(),
          effector({ Name: 'another' }),
          effector({ TaskTriggerId: FIND_KEY_COMPLETED }),
          effector({ TaskTriggerId: '' }),
          effector({ TaskTriggerId: '' }),
        ],
        ViewNodes: [],
      });
    });
    expect(own(text)).toEqual([`${RULE} /logic/2#/Tasks/1`]);
    expect(messages(text)[0]).toContain('for "another" in the state');
  });

  test('ignores broken ids, and quests whose entry is broken', () => {
    for (const TaskTriggerId of [null, 7, {}, ['x']] as JsonValue[]) {
      expect(own(withTasks(effector({ TaskTriggerId }), effector({ TaskTriggerId })))).toEqual([]);
    }
    const broken = rawRoom((snapshot) => {
      Object.assign(snapshot.quests as JsonObject, { [OPEN_DOOR]: null, [OPEN_DOOR_COMPLETED]: null });
    });
    expect(own(broken)).toEqual([]);
  });

  test('takes keys that objects inherit for ids like any others', () => {
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const text = rawRoom((snapshot) => {
        delete snapshot.quests;
        const logic = snapshot.logic as JsonObject;
        logic['2'] = JSON.stringify({ Tasks: [effector({ TaskTriggerId: key })], ViewNodes: [] });
        logic['3'] = JSON.stringify({
          Tasks: [effector({ TaskTriggerId: key }), effector({ TaskTriggerId: key })],
          ViewNodes: [],
        });
      });
      expect(own(text)).toEqual([`${RULE} /logic/3#/Tasks/1`]);
    }
  });

  test('reports a thousand on one item as one finding', () => {
    const task = effector({ TargetState: 1 });
    const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks: Array(1_000).fill(task) }) } });
    const rules = activeRules(rulePack, settingsFor('recommended')).filter(({ rule }) => rule.id === RULE);
    expect(lintWith(rules, text).findings.map(({ message }) => message.split(' for ')[0])).toEqual([
      'item 2 has 1000 effects',
    ]);
  });

  test('keeps its fingerprint where the key of the quest is changed', () => {
    const text = withTasks(effector(), effector());
    const edited = text.replace(`"${FIND_KEY}": {`, `"${FIND_KEY}x": {`);
    const prints = (of: string): string[] => ofRule(RULE, of).map(({ fingerprint }) => fingerprint);
    expect(prints(text)).toHaveLength(1);
    expect(prints(edited)).toEqual(prints(text));
  });
});
