import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { OPEN_DOOR, room } from '../example-room.js';
import { applyFixes, lintExample, marksOf, placeOf } from '../lint-example.js';
import { roomWithTask } from './changed-tasks.js';
import { leniently, messages, withoutFlow } from './shown-findings.js';

const CODES = [101, 111, 121, 131, 141, 151, 161, 171, 181];
const withField = (itemKey: string, index: number, field: string, value: JsonValue): string =>
  roomWithTask(itemKey, index, (task) => {
    task[field] = value;
  });
const withLinked = (change: JsonObject): string =>
  roomWithTask('3', 1, ({ Effector }) => {
    const { linkedTasks } = Effector as { linkedTasks: JsonObject[] };
    Object.assign(linkedTasks[0] ?? {}, change);
  });
const LINKED = '/logic/3#/Tasks/1/Effector/linkedTasks/0';

describe('subscription/target-state', () => {
  test.each([1, 2])('accepts %i', (state) => {
    expect(withoutFlow(withField('2', 1, 'TargetState', state))).toEqual([]);
  });

  test.each([...CODES, -1, 3, 10, 1e15])('reports %j and offers no fix', (state) => {
    const text = withField('2', 1, 'TargetState', state);
    expect(withoutFlow(text)).toEqual(['subscription/target-state /logic/2#/Tasks/1/TargetState']);
    expect(leniently(text)).toEqual(withoutFlow(text));
    expect(lintExample(text).findings[0]?.fix).toBeUndefined();
    expect(messages(text)[0]).toMatch(
      CODES.includes(state)
        ? /is a transition code, for triggers and linked tasks only/
        : /is not a quest state/,
    );
  });

  test.each(['0', '-0', '0.0', '0e5'])('takes %s for Not Active and removes the member', (spelled) => {
    const text = withField('2', 1, 'TargetState', 12345).replace('12345', spelled);
    const { findings } = lintExample(text);
    expect(messages(text)).toEqual([
      'TargetState 0 is never written: leave TargetState out for "Not Active"',
    ]);
    expect(findings[0]?.fix?.safety).toBe('safe');
    expect(marksOf(text, findings[0]!)).toBe(spelled);
    expect(applyFixes(text, findings)).toBe(
      roomWithTask('2', 1, (task) => {
        delete task.TargetState;
      }),
    );
  });

  test.each([['1'], [null], [true], [1.5], [[1]], [{}]])('leaves %j, of another type, to schema', (state) => {
    expect(withoutFlow(withField('2', 1, 'TargetState', state))).toEqual([
      'schema /logic/2#/Tasks/1/TargetState',
    ]);
  });

  test('checks effector subscriptions whose $type is missing', () => {
    const text = roomWithTask('2', 1, (task) => {
      delete task.$type;
      task.TargetState = 0;
    });
    expect(withoutFlow(text)).toEqual([
      'schema /logic/2#/Tasks/1',
      'subscription/target-state /logic/2#/Tasks/1/TargetState',
    ]);
  });

  test('checks effector subscriptions whose other fields are broken', () => {
    const text = roomWithTask('2', 1, (task) => {
      Object.assign(task, { Name: null, TargetState: 0 });
    });
    expect(withoutFlow(text)).toEqual([
      'subscription/target-state /logic/2#/Tasks/1/TargetState',
      'schema /logic/2#/Tasks/1/Name',
    ]);
  });

  test('ignores the TargetState of basic triggers and of DirectEffector', () => {
    for (const state of [0, 3, 111]) {
      const text = roomWithTask('4', 2, (task) => {
        task.TargetState = state;
        (task.DirectEffector as JsonObject).TargetState = state;
      });
      expect(withoutFlow(text)).toEqual([]);
    }
  });
});

describe('subscription/transition-code', () => {
  test.each(CODES)('accepts %i', (code) => {
    expect(
      withoutFlow(withField('2', 0, 'TargetState', code)).filter((each) => !each.startsWith('flow/')),
    ).toEqual([]);
    expect(
      withoutFlow(withLinked({ TargetState: code })).filter((each) => !each.startsWith('flow/')),
    ).toEqual([]);
  });

  test.each([0, 1, 2, 3, 100, 110, 191, -111, 1110])('reports %i in triggers and linked tasks', (code) => {
    const trigger = withField('2', 0, 'TargetState', code);
    expect(withoutFlow(trigger)).toEqual(['subscription/transition-code /logic/2#/Tasks/0/TargetState']);
    expect(leniently(trigger)).toEqual(withoutFlow(trigger));
    const linked = withLinked({ TargetState: code });
    expect(withoutFlow(linked)).toEqual([`subscription/transition-code ${LINKED}/TargetState`]);
    expect(messages(linked)).toEqual(messages(trigger));
  });

  test.each([
    [0, 'Not Active, write 101 (from any state), 161 (from Active) or 171 (from Completed)'],
    [1, 'Active, write 111 (from Not Active), 131 (from Completed) or 151 (from any state)'],
    [2, 'Completed, write 121 (from Active), 181 (from Not Active) or 141 (from any state)'],
  ])('names the codes that lead to the state %i', (state, codes) => {
    expect(messages(withLinked({ TargetState: state }))).toEqual([
      `TargetState ${state} is a state, not a transition code: to make the quest ${codes}`,
    ]);
  });

  test.each([['111'], [null], [111.5], [{}]])('leaves %j, of another type, to schema', (code) => {
    expect(withoutFlow(withField('2', 0, 'TargetState', code))).toEqual([
      'schema /logic/2#/Tasks/0/TargetState',
    ]);
    expect(withoutFlow(withLinked({ TargetState: code }))).toEqual([`schema ${LINKED}/TargetState`]);
  });

  test('looks into linked tasks of an effect that a trigger fires', () => {
    const text = roomWithTask('4', 2, ({ DirectEffector }) => {
      const linked = {
        Trigger: {},
        Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
        TargetState: 1,
        Name: '1_open_door',
        TaskTriggerId: OPEN_DOOR,
      };
      (DirectEffector as JsonObject).Effector = { $type: 'RunTriggersFromEffector', linkedTasks: [linked] };
    });
    expect(withoutFlow(text).filter((each) => each.startsWith('subscription/'))).toEqual([
      'subscription/transition-code /logic/4#/Tasks/2/DirectEffector/Effector/linkedTasks/0/TargetState',
    ]);
  });
});

describe('subscription/trigger-form', () => {
  const BOTH = 'a trigger cannot have both DirectEffector and TaskTriggerId';
  const effector = { Effector: { $type: 'HideObjectEvent' } };

  test('is the only finding of a quest trigger that gets a DirectEffector', () => {
    const text = withField('2', 0, 'DirectEffector', effector);
    const { findings } = lintExample(text);
    expect(withoutFlow(text)).toEqual(['subscription/trigger-form /logic/2#/Tasks/0/DirectEffector']);
    expect(findings[0]?.message).toContain(BOTH);
    expect(findings[0]?.related.map((other) => [placeOf(other), marksOf(text, other)])).toEqual([
      ['/logic/2#/Tasks/0/TaskTriggerId', '\\"TaskTriggerId\\"'],
    ]);
    expect(leniently(text)).toEqual(withoutFlow(text));
  });

  test.each([OPEN_DOOR, 'quest-id', '', null, 7, {}])(
    'is all there is about a basic trigger that gets the TaskTriggerId %j, an unknown one aside',
    (id) => {
      const own = 'subscription/trigger-form /logic/4#/Tasks/2/DirectEffector';
      const unknown = 'subscription/known-quest /logic/4#/Tasks/2/TaskTriggerId';
      const text = withField('4', 2, 'TaskTriggerId', id);
      expect(withoutFlow(text)).toEqual(id === 'quest-id' ? [own, unknown] : [own]);
    },
  );

  test.each([null, 7, [], 'x'])(
    'is the only finding of a quest trigger that gets the DirectEffector %j',
    (direct) => {
      expect(withoutFlow(withField('2', 0, 'DirectEffector', direct))).toEqual([
        'subscription/trigger-form /logic/2#/Tasks/0/DirectEffector',
      ]);
    },
  );

  test.each([
    ['TaskTriggerId', '2', 0],
    ['DirectEffector', '4', 2],
  ] as const)('is the only finding of a trigger that lost its %s', (field, itemKey, index) => {
    const text = roomWithTask(itemKey, index, (task) => {
      delete task[field];
    });
    const own = `subscription/trigger-form /logic/${itemKey}#/Tasks/${index}`;
    const others = withoutFlow(text).filter((each) => !each.startsWith('flow/'));
    expect(others).toEqual([own]);
    expect(marksOf(text, lintExample(text).findings.find(({ rule }) => rule.includes('form'))!)).toBe('{');
  });

  test.each([{ $type: 'OnClickEvent' }, {}, null, 'x'] as JsonValue[])(
    'reports an effector subscription with the Trigger %j, at its key',
    (trigger) => {
      const text = withField('2', 1, 'Trigger', trigger);
      expect(withoutFlow(text)).toEqual(['subscription/trigger-form /logic/2#/Tasks/1/Trigger']);
      expect(messages(text)).toEqual([
        'an effector subscription cannot have a Trigger: move the Trigger to a TaskTriggerSubscription',
      ]);
      expect(marksOf(text, lintExample(text).findings[0]!)).toBe('\\"Trigger\\"');
      expect(leniently(text)).toEqual(withoutFlow(text));
    },
  );

  test('reports both fields and an Effector as two faults', () => {
    const text = roomWithTask('4', 2, (task) => {
      Object.assign(task, { TaskTriggerId: OPEN_DOOR, Effector: { $type: 'HideObjectEvent' } });
    });
    expect(withoutFlow(text).sort()).toEqual([
      'subscription/trigger-form /logic/4#/Tasks/2/DirectEffector',
      'subscription/trigger-form /logic/4#/Tasks/2/Effector',
    ]);
  });

  test('leaves a record with a Trigger and an Effector, but without a $type, to schema', () => {
    const text = roomWithTask('2', 1, (task) => {
      delete task.$type;
      task.Trigger = { $type: 'OnClickEvent' };
    });
    expect(withoutFlow(text)).toEqual(['schema /logic/2#/Tasks/1']);
  });

  test('is reported in addition to schema for a record that has only a $type', () => {
    const text = room(({ logic }) => {
      (logic['2']!.Tasks as JsonObject[]).push({ $type: 'TaskTriggerSubscription' });
    });
    expect(withoutFlow(text)).toEqual([
      'schema /logic/2#/Tasks/2',
      'subscription/trigger-form /logic/2#/Tasks/2',
    ]);
  });

  test('leaves linked tasks and effector subscriptions without TaskTriggerId to schema', () => {
    const linked = withLinked({ TaskTriggerId: null });
    expect(withoutFlow(linked)).toEqual([`schema ${LINKED}/TaskTriggerId`]);
    const effectorSubscription = roomWithTask('2', 1, (task) => {
      delete task.TaskTriggerId;
    });
    expect(withoutFlow(effectorSubscription)).toEqual(['schema /logic/2#/Tasks/1']);
  });
});
