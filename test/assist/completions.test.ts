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

  test('offers nothing in a title, in a list and outside the JSON', () => {
    for (const text of [
      '{"roomItems": {"2": {"hoverTitle": "a‸"}}}',
      withLogic('{"Tasks": [‸]}'),
      '{}‸',
      '‸',
    ])
      expect(labels(text)).toEqual([]);
  });
});
