import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { items } from '../example-changes.js';
import { OPEN_DOOR, rawRoom, room } from '../example-room.js';
import { lintExample, lintWith, marksOf, placeOf, settingsFor } from '../lint-example.js';
import { roomWithTask } from './changed-tasks.js';
import { leniently, messages } from './shown-findings.js';

/** What the document rules find in records. Rules on flow have tests of their own. */
const found = (text: string): string[] =>
  lintExample(text)
    .findings.filter(({ rule }) => !rule.startsWith('flow/') && rulePack.get(rule)?.level !== 'off')
    .map((finding) => `${finding.rule} ${placeOf(finding)}`);

/** The example room with one more element in the Tasks of item 2. */
const withTask = (task: JsonValue): string =>
  room(({ logic }) => {
    (logic['2']!.Tasks as JsonValue[]).push(task);
  });
const withField = (itemKey: string, index: number, field: string, value: JsonValue): string =>
  roomWithTask(itemKey, index, (task) => {
    task[field] = value;
  });
const withLinked = (linked: JsonValue): string =>
  roomWithTask('3', 1, ({ Effector }) => {
    (Effector as { linkedTasks: JsonValue[] }).linkedTasks.push(linked);
  });

const SUBSCRIPTIONS = ['TaskEffectorSubscription', 'TaskTriggerSubscription'];
const EFFECTS = ['MoveToSpot', 'HideObjectEvent', 'ShowObjectEvent', 'RunTriggersFromEffector'];
const TRIGGERS = ['OnClickEvent', 'OnEnterEvent'];

describe('subscription/misplaced-type', () => {
  const RULE = 'subscription/misplaced-type';

  test.each([...EFFECTS, ...TRIGGERS])('is the only finding of %s directly in Tasks', ($type) => {
    const text = withTask({ $type });
    expect(found(text)).toEqual([`${RULE} /logic/2#/Tasks/2/$type`]);
    expect(leniently(text)).toEqual(found(text));
    expect(marksOf(text, lintExample(text).findings[0]!)).toBe(`\\"${$type}\\"`);
    const [kind, home] = EFFECTS.includes($type)
      ? ['an effect', 'the Effector of a subscription']
      : ['a trigger', 'the Trigger of a TaskTriggerSubscription'];
    expect(messages(text)).toEqual([`${$type} is ${kind}, not a subscription: move it to ${home}`]);
  });

  test.each([...TRIGGERS, ...SUBSCRIPTIONS])('is the only finding of %s as Effector', ($type) => {
    const text = withField('2', 1, 'Effector', { $type });
    expect(found(text)).toEqual([`${RULE} /logic/2#/Tasks/1/Effector/$type`]);
    expect(messages(text)[0]).toContain(', not an effect: move it to');
    const direct = withField('4', 2, 'DirectEffector', { Effector: { $type } });
    expect(found(direct)).toEqual([`${RULE} /logic/4#/Tasks/2/DirectEffector/Effector/$type`]);
  });

  test.each([...EFFECTS, ...SUBSCRIPTIONS])('is the only finding of %s as Trigger', ($type) => {
    const text = withField('2', 0, 'Trigger', { $type });
    expect(found(text)).toEqual([`${RULE} /logic/2#/Tasks/0/Trigger/$type`]);
    expect(messages(text)[0]).toContain(', not a trigger: move it to');
    expect(found(withField('4', 2, 'Trigger', { $type }))).toEqual([
      `${RULE} /logic/4#/Tasks/2/Trigger/$type`,
    ]);
  });

  test.each([...EFFECTS, ...TRIGGERS, 'TaskEffectorSubscription'])(
    'is the only finding of %s in linkedTasks',
    ($type) => {
      const text = withLinked({ $type });
      expect(found(text)).toEqual([`${RULE} /logic/3#/Tasks/1/Effector/linkedTasks/1/$type`]);
      expect(messages(text)[0]).toContain(', not a linked task: move it to');
    },
  );

  test('lets a linked task say that it is a trigger subscription, or something unknown, and checks it', () => {
    for (const $type of ['TaskTriggerSubscription', 'LinkedTask', '']) {
      const linked = {
        $type,
        Trigger: {},
        Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
        TargetState: 101,
        Name: '1_open_door',
        TaskTriggerId: OPEN_DOOR,
      };
      expect(found(withLinked(linked))).toEqual([]);
      expect(found(withLinked({ ...linked, TargetState: 1 }))).toEqual([
        'subscription/transition-code /logic/3#/Tasks/1/Effector/linkedTasks/1/TargetState',
      ]);
    }
  });

  test('ignores undocumented records', () => {
    for (const $type of ['SomethingElse', 'NotificationPillEvent', 'OnTimerStopped']) {
      expect(found(withTask({ $type }))).toEqual([]);
      expect(found(withField('2', 1, 'Effector', { $type }))).toEqual([]);
      expect(found(withField('2', 0, 'Trigger', { $type }))).toEqual([]);
    }
  });

  test('ignores what is nested deeper inside an effect', () => {
    const text = withField('2', 1, 'Effector', { $type: 'SomeWrapper', parts: [{ $type: 'OnClickEvent' }] });
    expect(found(text)).toEqual([]);
  });

  test('leaves the Trigger of a linked task to linked-trigger', () => {
    const text = roomWithTask('3', 1, ({ Effector }) => {
      const [linked] = (Effector as { linkedTasks: JsonObject[] }).linkedTasks;
      linked!.Trigger = { $type: 'HideObjectEvent' };
    });
    expect(found(text)).toEqual([
      'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
    ]);
  });

  test('leaves records without a $type, or with one that is not a string, to schema', () => {
    for (const $type of [null, 7, {}] as JsonValue[]) {
      for (const text of [
        withTask({ $type, Trigger: {} }),
        withField('2', 1, 'Effector', { $type }),
        withField('2', 0, 'Trigger', { $type }),
      ]) {
        expect(found(text).filter((each) => !/^(schema|subscription\/trigger-form) /.test(each))).toEqual([]);
        expect(found(text)).not.toEqual([]);
      }
    }
    for (const task of [null, 7, 'OnClickEvent', []] as JsonValue[]) {
      expect(found(withTask(task))).toEqual(['schema /logic/2#/Tasks/2']);
    }
  });

  test('ignores the fields of a misplaced record, but checks the tasks of a misplaced chain', () => {
    const linkedTask = {
      Trigger: {},
      Id: 'x',
      TargetState: 101,
      Name: '1_open_door',
      TaskTriggerId: OPEN_DOOR,
    };
    const text = withTask({ $type: 'RunTriggersFromEffector', Id: 7, linkedTasks: [linkedTask] });
    expect(found(text)).toEqual([
      `${RULE} /logic/2#/Tasks/2/$type`,
      'subscription/id-uuid /logic/2#/Tasks/2/linkedTasks/0/Id',
    ]);
  });

  test('checks extraData and logic that is not a string', () => {
    const value = { Tasks: [{ $type: 'OnClickEvent' }], ViewNodes: [] };
    const extra = items({ 2: { extraData: JSON.stringify(value) } });
    expect(found(extra).filter((each) => each.startsWith(RULE))).toEqual([
      `${RULE} /roomItems/2/extraData#/Tasks/0/$type`,
    ]);
    const raw = rawRoom((snapshot) => Object.assign(snapshot.logic as JsonObject, { '2': value }));
    expect(found(raw)).toEqual(['logic/json-string /logic/2', `${RULE} /logic/2/Tasks/0/$type`]);
  });
});

describe('a $type that is almost a documented one', () => {
  const RULE = 'effect/unknown-type';

  test.each([
    ['Trigger', 'onclickevent', 'OnClickEvent'],
    ['Trigger', 'OnClickEvents', 'OnClickEvent'],
    ['Trigger', 'OnClick Event', 'OnClickEvent'],
    ['Trigger', 'OnCilckEvent', 'OnClickEvent'],
    ['Trigger', 'OnClick', 'OnClickEvent'],
    ['Effector', 'MoveToSpotEvent', 'MoveToSpot'],
    ['Effector', 'HideObjetEvent', 'HideObjectEvent'],
    ['Effector', 'SHOWOBJECTEVENT', 'ShowObjectEvent'],
    ['Effector', 'HideObject', 'HideObjectEvent'],
    ['Effector', 'RunTriggers', 'RunTriggersFromEffector'],
  ])('as %s: %j is read as %s', (field, $type, meant) => {
    const message = `${JSON.stringify($type)} is not a documented $type: write "${meant}"`;
    const task = field === 'Trigger' ? 0 : 1;
    const text = withField('2', task, field, { $type });
    const place = `/logic/2#/Tasks/${task}/${field}`;
    expect(found(text)).toContain(`${RULE} ${place}/$type`);
    expect(messages(text)).toContain(message);
    // MoveToSpot and RunTriggersFromEffector have fields of their own, which are missing here.
    const others = found(text).filter((each) => !each.startsWith(RULE));
    expect(others.every((each) => each === `schema ${place}`)).toBe(true);
    const own = lintExample(text).findings.find(({ rule }) => rule === RULE);
    expect(own).toMatchObject({ level: 'warning', fix: { safety: 'unsafe' } });
  });

  test.each([
    ['taskEffectorSubscription', 1],
    ['EffectorSubscription', 1],
    ['TaskTrigger', 0],
    ['TaskTriggerSubscribtion', 0],
  ])('a subscription %j is checked as the intended type', ($type, task) => {
    const place = `/logic/2#/Tasks/${task}`;
    expect(found(withField('2', task, '$type', $type))).toEqual([`subscription/unknown-type ${place}/$type`]);
    const faulty = roomWithTask('2', task, (each) => {
      Object.assign(each, { $type, TaskTriggerId: 'mlhnothere12345' });
    });
    expect(found(faulty)).toEqual([
      `subscription/unknown-type ${place}/$type`,
      `subscription/known-quest ${place}/TaskTriggerId`,
    ]);
  });

  /** Kinds without a document: those whose names are most like a documented one, and others. */
  test.each([
    ...[
      'OnExitEvent',
      'OnItemClickEvent',
      'OnCollideEvent',
      'OnHoverEndEvent',
      'OnHoverStartEvent',
      'OnDestroyedEvent',
    ],
    ...[
      'HideValueEvent',
      'DisplayValueEvent',
      'IframeEvent',
      'TeleportEvent',
      'ChangeTextEvent',
      'AnimateEvt',
    ],
    ...[
      'WalkNpcToSpot',
      'ShowOutline',
      'HideOutline',
      'FunctionEffector',
      'ScoreTrigger',
      'OnEnemyDied',
      'SwapVolume',
    ],
    ...['Event', 'OnEvent', 'Object', 'TaskSubscription', 'CompleteQuestEvent', 'Move_To_Spott'],
  ])('treats %j as a type of its own, not as a misspelling', ($type) => {
    expect(found(withTask({ $type }))).toEqual([]);
    expect(found(withField('2', 1, 'Effector', { $type }))).toEqual([]);
    expect(found(withField('2', 0, 'Trigger', { $type }))).toEqual([]);
  });

  test('leaves the Trigger of a linked task to linked-trigger, and asks for no $type on a linked task', () => {
    const text = roomWithTask('3', 1, ({ Effector }) => {
      const [linked] = (Effector as { linkedTasks: JsonObject[] }).linkedTasks;
      Object.assign(linked!, { $type: 'OnClikEvent', Trigger: { $type: 'OnClikEvent' } });
    });
    expect(found(text)).toEqual([
      'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type',
    ]);
  });

  test('shows what a terminal would obey or hide as an escape', () => {
    expect(messages(withField('2', 0, 'Trigger', { $type: 'OnClickEven\u001bt' }))).toEqual([
      '"OnClickEven\\u001bt" is not a documented $type: write "OnClickEvent"',
    ]);
  });

  test('guesses nothing for many different names and for a huge one', () => {
    const tasks = Array.from({ length: 5_000 }, (_, index) => ({ $type: `OnQlickEv${index}` }));
    tasks.push({ $type: 'OnClickEvent'.repeat(10_000) }, { $type: '__proto__' }, { $type: 'constructor' });
    const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks: tasks }) } });
    const rules = activeRules(rulePack, settingsFor('recommended')).filter(({ rule }) => rule.id === RULE);
    const { findings, crashes } = lintWith(rules, text);
    expect(crashes).toEqual([]);
    expect(findings).toEqual([]);
  });
});
