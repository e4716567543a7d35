import { describe, expect, test } from 'vitest';
import { applySplices, completionsAt } from '../../src/index.js';
import { cursor, embedded } from './cursor.js';

const QUESTS = `"quests": {
  "mlha": {"id": "mlha", "Name": "0_find_key", "Status": "inProgress"},
  "mlhb": {"id": "mlhb", "Name": "0_find_key", "Status": "completed"}}`;

/** A room in which the logic of item 2 is this text, in so many strings. */
const withLogic = (logic: string, depth = 1): string =>
  `{"roomItems": {"2": {"prefabName": "WorldText", "hoverTitle": "Sign"}, "7": {}}, ${QUESTS}, "logic": {"2": ${embedded(logic, depth)}}}`;

const labels = (text: string): unknown[] => {
  const { bytes, offset } = cursor(text);
  return completionsAt(bytes, offset).map(({ value }) => value);
};

/** The file after the completion that means `value`. */
function completed(text: string, value: unknown): string {
  const { bytes, offset } = cursor(text);
  const chosen = completionsAt(bytes, offset).find((each) => each.value === value);
  return new TextDecoder().decode(applySplices(bytes, chosen === undefined ? [] : [chosen.splice]));
}

const inTasks = (text: string): string => `{${QUESTS}, "roomTasks": {"Tasks": [${text}]}}`;
const ADDRESSABLE = '{"roomItems": {"2": {"prefabName": "Addressable", "contentString": "‸"}}}';
const REQUIREMENTS = '{"quests": {"mlhc": {"Requirements": [‸]}, "mlha": {"Name": "0_find_key"}}}';
const SUBSCRIPTIONS = ['TaskEffectorSubscription', 'TaskTriggerSubscription'];
const MISSING = ['Trigger', 'Id', 'TargetState', 'Name', 'DirectEffector'];
const LINKED = [{ Trigger: {}, Id: '', TargetState: 111, Name: '0_find_key', TaskTriggerId: 'mlha' }];

/** The logic of item 2: a trigger or an effector with this text in its record. */
const trigger = (text: string, depth = 1): string =>
  withLogic(`{"Tasks": [{"$type": "TaskTriggerSubscription", ${text}}]}`, depth);
const effector = (text: string): string =>
  withLogic(`{"Tasks": [{"$type": "TaskEffectorSubscription", ${text}}]}`);
const effect = (type: string, text: string): string => effector(`"Effector": {"$type": "${type}", ${text}}`);

describe('completionsAt', () => {
  test.each([
    ['types of tasks', withLogic('{"Tasks": [{"$type": "‸"}]}'), SUBSCRIPTIONS],
    ['keys that a record lacks', trigger('"TaskTriggerId": "mlha"‸'), MISSING],
    ['transition codes', trigger('"TargetState": ‸'), expect.arrayContaining([111, 181])],
    ['states', effector('"TargetState": 2‸'), [1, 2]],
    [
      'triggers',
      trigger('"Trigger": {"$type": "‸"}'),
      expect.arrayContaining(['OnClickEvent', 'OnPlayerDied']),
    ],
    ['quests by Name', trigger('"Name": "‸"'), ['0_find_key']],
    ['quests by id', trigger('"TaskTriggerId": "m‸"'), ['mlha']],
    ['items that may be a parent', '{"roomItems": {"2": {}, "7": {"parentItemID": ‸}}}', [2, 7]],
    ['items without logic', '{"roomItems": {"2": {}, "7": {}}, "logic": {"2": "", ‸}}', ['7']],
    ['keys for the prefab of the item', withLogic('{‸}'), expect.arrayContaining(['lookAtCamera'])],
    ['parameters of an effect', effect('FunctionEffector', '‸'), ['V']],
    ['addressables', ADDRESSABLE, expect.arrayContaining(['FurnitureAddressables/FireBall1'])],
    ['animations', effect('PlayerEmote', '"animationName": "‸"'), expect.arrayContaining(['Slide n Jive'])],
    ['tasks in roomTasks', inTasks('‸'), [expect.anything(), expect.anything()]],
    ['quests in roomTasks', inTasks('{"$type": "TaskTriggerSubscription", "Name": "‸"}'), ['0_find_key']],
    [
      'keys in roomTasks',
      inTasks('{"$type": "TaskTriggerSubscription", ‸}'),
      expect.arrayContaining(MISSING),
    ],
    ['nothing in a title', '{"roomItems": {"2": {"hoverTitle": "a‸"}}}', []],
    ['nothing in a list of which nothing is known', withLogic('{"ViewNodes": [‸]}'), []],
    ['nothing behind the JSON', '{}‸', []],
    ['nothing in an empty file', '‸', []],
    ['a requirement for each quest', REQUIREMENTS, [{ delete: false, amount: 1, type: 'quest', id: 'mlha' }]],
    ['a linked task for each quest', effect('RunTriggersFromEffector', '"linkedTasks": [‸]'), LINKED],
  ])('offers %s', (_what, text, expected) => {
    expect(labels(text)).toEqual(expected);
  });

  test('writes a key with a comma and a first value, and leaves the value of one that is there', () => {
    expect(completed(trigger('"TaskTriggerId": "mlha"‸'), 'TargetState')).toBe(
      trigger('"TaskTriggerId": "mlha","TargetState": 111'),
    );
    expect(completed('{‸"quests": {}}', 'settings')).toBe('{"settings": {},"quests": {}}');
    expect(completed('{‸}', 'roomTasks')).toBe('{"roomTasks": {"Tasks":[]}}');
    expect(completed('{"roomItems": {"2": {"hover‸": "x"}}}', 'hoverTitle')).toBe(
      '{"roomItems": {"2": {"hoverTitle": "x"}}}',
    );
  });

  test('offers the triggers of clicks and steps first, and each code with its words', () => {
    expect(labels(trigger('"Trigger": {"$type": "‸"}')).slice(0, 2)).toEqual([
      'OnClickEvent',
      'OnEnterEvent',
    ]);
    const { bytes, offset } = cursor(trigger('"TargetState": ‸'));
    const codes = completionsAt(bytes, offset);
    expect(codes).toHaveLength(9);
    expect(codes.find(({ value }) => value === 121)?.detail).toBe('Active to Completed');
    expect(labels(inTasks('{"$type": "TaskTriggerSubscription", "TargetState": ‸}'))).toHaveLength(9);
  });

  test('offers no function that only earlier guides name', () => {
    const offered = labels(effect('FunctionEffector', '"V": "SelectPlayer‸"'));
    expect(offered).toContain('SelectPlayersParameters');
    expect(offered).not.toContain('SelectPlayerParameter');
  });

  test.each([
    ["SetTask('‸', 111)", 'find_key', "SetTask('find_key', 111)"],
    ['$T{fi‸} == 1', 'find_key', '$T{find_key} == 1'],
    ["$T{find_key} == '‸'", 'Completed', "$T{find_key} == 'Completed'"],
    ['1 + Fl‸(2)', 'Floor', '1 + Floor(2)'],
    ['OnChange(\'é \\"‸', undefined, ''],
  ])('offers quests, states and functions in the expression %s', (expression, value, after) => {
    const logic = (text: string): string =>
      withLogic(
        JSON.stringify({
          Tasks: [{ $type: 'TaskEffectorSubscription', Effector: { $type: 'FunctionEffector', V: text } }],
        }),
      );
    if (value === undefined) expect(labels(logic(expression)).length).toBeLessThan(2);
    else expect(completed(logic(expression), value)).toBe(logic(after));
  });

  test.each([1, 2, 3])('writes what is escaped for %i strings', (depth) => {
    expect(completed(trigger('"Name": ‸', depth), '0_find_key')).toBe(trigger('"Name": "0_find_key"', depth));
  });

  test.each([
    [
      `{${QUESTS}, "logic": {"2": "{\\"Tasks\\": [{\\"$type\\": \\"TaskTriggerSubscription\\", \\"Name\\": \\"‸`,
      '0_find_key',
    ],
    [
      `{${QUESTS}, "logic": {"2": "{\\"Tasks\\": [{\\"$type\\": \\"TaskTriggerSubscription\\", \\"TaskTriggerId\\": ‸"}`,
      'mlha',
    ],
    ['{"roomItems": {"2": {pre‸}}', 'prefabName'],
    ['{"roomItems": {"2": {"placed": tr‸', true],
  ])('completes text that does not parse: %s', (text, value) => {
    expect(labels(text)).toContain(value);
  });

  test('offers records in lists, with commas', () => {
    expect(labels(withLogic('{"Tasks": [‸]}'))).toEqual(SUBSCRIPTIONS.map(($type) => ({ $type })));
    const { bytes, offset } = cursor(withLogic('{"Tasks": [‸{"Id": "a"}]}'));
    const [first] = completionsAt(bytes, offset);
    expect(first).toMatchObject({ kind: 'record', detail: 'effector subscription' });
    expect(new TextDecoder().decode(applySplices(bytes, first === undefined ? [] : [first.splice]))).toBe(
      withLogic('{"Tasks": [{"$type":"TaskEffectorSubscription"},{"Id": "a"}]}'),
    );
    const after = cursor(withLogic('{"Tasks": [{"Id": "a"} ‸]}'));
    expect(completionsAt(after.bytes, after.offset)[0]?.splice.text).toBe(
      ',{\\"$type\\":\\"TaskEffectorSubscription\\"}',
    );
  });

  test.each([
    ['"pos": {"x": 1, ‸}', ['y', 'z'], '"pos": {"x": 1, "y": 0}'],
    ['"rot": {‸}', ['x', 'y', 'z', 'w'], '"rot": {"x": 0}'],
    ['"rot": {"x": 0, "y": 0, "z": 0, ‸}', ['w'], '"rot": {"x": 0, "y": 0, "z": 0, "w": 1}'],
    ['"scale": {"z": 2 ‸}', ['x', 'y'], '"scale": {"z": 2 ,"x": 1}'],
  ])('offers axes in %s', (field, axes, after) => {
    const item = (text: string): string => `{"roomItems": {"2": {${text}}}}`;
    expect(labels(item(field))).toEqual(axes);
    expect(completed(item(field), axes[0])).toBe(item(after));
  });
});

describe('names that creators chose', () => {
  const EXTRA = JSON.stringify(JSON.stringify({ numericParameters: [{ N: 'lives', VT: 0 }] }));
  const START = '{"$type": "StartTimerEffect", "tn": "countdown"}';
  const SCORE = '{"$type": "UpdateScoreEvent", "label": "coins", "scoreChange": 1}';
  const effects = (...all: string[]): string =>
    `{"Tasks": [${all.map((each) => `{"$type": "TaskEffectorSubscription", "Effector": ${each}}`).join(', ')}]}`;
  /** A room whose item 2 sets names, and whose item 7 has this logic. */
  const withNames = (logic: string, more = ''): string =>
    `{"roomItems": {"1": {"prefabName": "SpawnPoint"}, "2": {}, "7": {"prefabName": "WorldText"}}, "settings": {"roomSettingsExtraData": ${EXTRA}}, "logic": {"1": ${embedded('{"n": "start"}', 1)}, "2": ${embedded(effects(START, SCORE), 1)}, "7": ${embedded(logic, 1)}${more}}}`;
  const BUILT_IN = ['health', 'playerName', 'username', 'position', 'rotation', 'PlayerCount'];

  test.each([
    ['{"$type": "StopTimerEffect", "tn": "‸"}', ['countdown']],
    ['{"$type": "StopTimerEffect", "tn": ‸}', ['countdown']],
    ['{"$type": "TeleportEvent", "sn": "‸"}', ['start']],
    ['{"$type": "DisplayValueEvent", "label": "c‸"}', ['lives', 'countdown', 'coins', ...BUILT_IN]],
    [`{"$type": "FunctionEffector", "V": "$N{‸}"}`, ['lives', 'countdown', 'coins', ...BUILT_IN]],
    [
      `{"$type": "FunctionEffector", "V": "SetVariable('‸', 1)"}`,
      ['lives', 'countdown', 'coins', ...BUILT_IN],
    ],
    [
      `{"$type": "NotificationPillEvent", "nt": "You have |‸|."}`,
      ['lives', 'countdown', 'coins', ...BUILT_IN],
    ],
    [`{"$type": "NotificationPillEvent", "nt": "You have ‸|coins|."}`, []],
    [`{"$type": "FunctionEffector", "V": "SetVariable('coins', '‸')"}`, ['NotActive', 'Active', 'Completed']],
  ])('are offered in %s', (effect, expected) => {
    expect(labels(withNames(effects(effect)))).toEqual(expected);
  });

  test('are written in their part of the text', () => {
    const text = (name: string): string => `{"text": "é |${name}| of |lives|"}`;
    expect(completed(withNames(text('co‸')), 'coins')).toBe(withNames(text('coins')));
  });

  test('include those of the logic that somebody types, and of a file that does not parse', () => {
    const logic = `{"Tasks": [{"$type": "TaskEffectorSubscription", "Effector": {"$type": "StartTimerEffect", "tn": "second"}}, {"$type": "TaskEffectorSubscription", "Effector": {"$type": "StopTimerEffect", "tn": ‸`;
    expect(labels(withNames(logic))).toEqual(['countdown', 'second']);
    expect(labels(withNames(effects('{"$type": "StopTimerEffect", "tn": "‸"}'), ', "8": {"a" 1'))).toEqual([
      'countdown',
    ]);
  });

  test('include a name at the caret only if it is somewhere else as well', () => {
    const stop = (name: string): string => `{"$type": "StopTimerEffect", "tn": "${name}"}`;
    expect(labels(withNames(effects(stop('other‸'))))).toEqual(['countdown']);
    expect(labels(withNames(effects(stop('other‸'), stop('other'))))).toEqual(['countdown', 'other']);
  });
});
