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

describe('completionsAt', () => {
  test('offers the keys that a record lacks, with commas, and each with a first value', () => {
    const text = withLogic('{"Tasks": [{"$type": "TaskTriggerSubscription", "TaskTriggerId": "mlha"‸}]}');
    expect(labels(text)).toEqual(['Trigger', 'Id', 'TargetState', 'Name', 'DirectEffector']);
    expect(completed(text, 'TargetState')).toBe(
      withLogic(
        '{"Tasks": [{"$type": "TaskTriggerSubscription", "TaskTriggerId": "mlha","TargetState": 111}]}',
      ),
    );
    expect(completed('{‸"quests": {}}', 'settings')).toBe('{"settings": {},"quests": {}}');
  });

  test('replaces a key that is there, and leaves its value alone', () => {
    expect(completed('{"roomItems": {"2": {"hover‸": "x"}}}', 'hoverTitle')).toBe(
      '{"roomItems": {"2": {"hoverTitle": "x"}}}',
    );
  });

  test('offers transition codes and states with their words', () => {
    const code = withLogic('{"Tasks": [{"$type": "TaskTriggerSubscription", "TargetState": ‸}]}');
    const { bytes, offset } = cursor(code);
    const codes = completionsAt(bytes, offset);
    expect(codes).toHaveLength(9);
    expect(codes.find(({ value }) => value === 121)?.detail).toBe('Active to Completed');
    expect(
      labels(withLogic('{"Tasks": [{"$type": "TaskEffectorSubscription", "TargetState": 2‸}]}')),
    ).toEqual([1, 2]);
  });

  test('offers types by the place of the $type', () => {
    expect(labels(withLogic('{"Tasks": [{"$type": "‸"}]}'))).toEqual([
      'TaskEffectorSubscription',
      'TaskTriggerSubscription',
    ]);
    const triggers = labels(
      withLogic('{"Tasks": [{"$type": "TaskTriggerSubscription", "Trigger": {"$type": "‸"}}]}'),
    );
    expect(triggers.slice(0, 2)).toEqual(['OnClickEvent', 'OnEnterEvent']);
    expect(triggers).toContain('OnPlayerDied');
  });

  test('offers quests by Name and id, and items by key', () => {
    expect(labels(withLogic('{"Tasks": [{"$type": "TaskTriggerSubscription", "Name": "‸"}]}'))).toEqual([
      '0_find_key',
    ]);
    expect(
      labels(withLogic('{"Tasks": [{"$type": "TaskTriggerSubscription", "TaskTriggerId": "m‸"}]}')),
    ).toEqual(['mlha']);
    expect(labels('{"roomItems": {"2": {}, "7": {"parentItemID": ‸}}}')).toEqual([2, 7]);
    expect(labels('{"roomItems": {"2": {}, "7": {}}, "logic": {"2": "", ‸}}')).toEqual(['7']);
  });

  test('offers the keys that the platform names for the prefab of the item, and the parameters of an effect', () => {
    expect(labels(withLogic('{‸}'))).toContain('lookAtCamera');
    expect(
      labels(
        withLogic(
          '{"Tasks": [{"$type": "TaskEffectorSubscription", "Effector": {"$type": "FunctionEffector", ‸}}]}',
        ),
      ),
    ).toEqual(['V']);
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

  test('offers no function that only earlier guides name', () => {
    const V = 'SelectPlayer‸';
    const effect = { $type: 'TaskEffectorSubscription', Effector: { $type: 'FunctionEffector', V } };
    const offered = labels(withLogic(JSON.stringify({ Tasks: [effect] })));
    expect(offered).toContain('SelectPlayersParameters');
    expect(offered).not.toContain('SelectPlayerParameter');
  });

  test.each([1, 2, 3])('writes what is escaped for %i strings', (depth) => {
    const logic = (name: string): string =>
      `{"Tasks": [{"$type": "TaskTriggerSubscription", "Name": ${name}}]}`;
    expect(completed(withLogic(logic('‸'), depth), '0_find_key')).toBe(
      withLogic(logic('"0_find_key"'), depth),
    );
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

  test('offers nothing in a title, in a list of which nothing is known and outside the JSON', () => {
    for (const text of [
      '{"roomItems": {"2": {"hoverTitle": "a‸"}}}',
      withLogic('{"ViewNodes": [‸]}'),
      '{}‸',
      '‸',
    ])
      expect(labels(text)).toEqual([]);
  });

  test('offers records in lists, with commas', () => {
    const subscriptions = [{ $type: 'TaskEffectorSubscription' }, { $type: 'TaskTriggerSubscription' }];
    expect(labels(withLogic('{"Tasks": [‸]}'))).toEqual(subscriptions);
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

  test('offers a requirement and a linked task for each quest', () => {
    expect(labels(`{"quests": {"mlhc": {"Requirements": [‸]}, "mlha": {"Name": "0_find_key"}}}`)).toEqual([
      { delete: false, amount: 1, type: 'quest', id: 'mlha' },
    ]);
    const chain = '{"$type": "RunTriggersFromEffector", "linkedTasks": [‸]}';
    const task = `{"Tasks": [{"$type": "TaskEffectorSubscription", "Effector": ${chain}}]}`;
    expect(labels(withLogic(task))).toEqual([
      { Trigger: {}, Id: '', TargetState: 111, Name: '0_find_key', TaskTriggerId: 'mlha' },
    ]);
  });

  test('offers in roomTasks what it offers in the logic of items', () => {
    expect(completed('{‸}', 'roomTasks')).toBe('{"roomTasks": {"Tasks":[]}}');
    const inTasks = (text: string): string => `{${QUESTS}, "roomTasks": {"Tasks": [${text}]}}`;
    expect(labels(inTasks('‸'))).toHaveLength(2);
    expect(labels(inTasks('{"$type": "TaskTriggerSubscription", "Name": "‸"}'))).toEqual(['0_find_key']);
    expect(labels(inTasks('{"$type": "TaskTriggerSubscription", ‸}'))).toContain('DirectEffector');
    expect(labels(inTasks('{"$type": "TaskTriggerSubscription", "TargetState": ‸}'))).toHaveLength(9);
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

  test('offers what a name of a prefab, an addressable and an animation may be', () => {
    const content = '{"roomItems": {"2": {"prefabName": "Addressable", "contentString": "‸"}}}';
    expect(labels(content)).toContain('FurnitureAddressables/FireBall1');
    const emote = '{"$type": "PlayerEmote", "animationName": "‸"}';
    expect(
      labels(withLogic(`{"Tasks": [{"$type": "TaskEffectorSubscription", "Effector": ${emote}}]}`)),
    ).toContain('Slide n Jive');
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
