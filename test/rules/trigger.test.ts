import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { items } from '../example-changes.js';
import { rawRoom, room } from '../example-room.js';
import { lintExample, lintPreset, marksOf, placeOf } from '../lint-example.js';
import { roomWithTask } from './changed-tasks.js';
import { found, leniently } from './shown-findings.js';

const RULE = 'trigger/enter-needs-trigger-prefab';
const own = (text: string): string[] => found(text).filter((each) => each.startsWith('trigger/'));
const ofRule = (text: string): string[] => found(text).filter((each) => each.startsWith(RULE));

/** The example room with item 4, for whose OnEnterEvent two triggers wait, as something else. */
const zoneAs = (change: (item: JsonObject) => void): string =>
  room(({ roomItems }) => {
    change(roomItems['4'] ?? {});
  });
const BOTH = [0, 2].map((index) => `${RULE} /logic/4#/Tasks/${index}/Trigger/$type`);

describe(RULE, () => {
  test.each(['trigger', 'Trigger ', ' TRIGGER'])(
    'reports the prefabName %j once, not each OnEnterEvent on its item',
    (prefabName) => {
      const text = zoneAs((item) => {
        item.prefabName = prefabName;
      });
      const { findings } = lintExample(text);
      expect(findings.map((finding) => [placeOf(finding), finding.message])).toEqual([
        [
          '/roomItems/4/prefabName',
          `OnEnterEvent does not work with the prefabName "${prefabName}": write "Trigger"`,
        ],
      ]);
      expect(leniently(text)).toEqual([`${RULE} /roomItems/4/prefabName`]);
    },
  );

  test.each(['GLB', 'SomethingNew', ''])(
    'reports an item with the prefabName %j once, at its first OnEnterEvent of either form',
    (prefabName) => {
      const text = zoneAs((item) => {
        item.prefabName = prefabName;
      });
      const [first, second = ''] = BOTH;
      const { findings } = lintPreset('recommended', text);
      expect(findings.map(({ rule }) => rule)).toEqual([RULE]);
      expect(leniently(text)).toEqual([first]);
      const [finding] = findings.filter(({ rule }) => rule === RULE);
      expect(finding?.message).toBe(
        `OnEnterEvent works only on items with the prefabName "Trigger", and not on item 4${prefabName === '' ? '' : ` (${prefabName})`}: use OnClickEvent, or move this to a Trigger (and in 1 more place)`,
      );
      expect(finding?.related.map((other) => [placeOf(other), marksOf(text, other)])).toEqual([
        ['/roomItems/4/prefabName', `"${prefabName}"`],
        [second.split(' ')[1], '\\"OnEnterEvent\\"'],
      ]);
    },
  );

  test('ignores an item without a prefabName, or with one that is not a string', () => {
    const without = zoneAs((item) => {
      delete item.prefabName;
    });
    expect(own(without)).toEqual([]);
    for (const prefabName of [null, 7, {}]) {
      const text = zoneAs((item) => {
        item.prefabName = prefabName;
      });
      expect(found(text)).toEqual(['schema /roomItems/4/prefabName']);
    }
  });

  test('is silent about an item that the file does not have', () => {
    expect(own(room(({ roomItems }) => delete roomItems['4']))).toEqual([]);
    expect(own(rawRoom((snapshot) => delete snapshot.roomItems))).toEqual([]);
    expect(own(rawRoom((snapshot) => Object.assign(snapshot, { roomItems: [] })))).toEqual([]);
    expect(own(room(({ roomItems }) => Object.assign(roomItems, { '4': null })))).toEqual([]);
  });

  test.each(['OnExitEvent', 'OnClickEvent', 'OnEntryEvent'])(
    'is about no other event, such as %s',
    (type) => {
      const text = roomWithTask('2', 0, (task) => {
        task.Trigger = { $type: type };
      });
      expect(ofRule(text)).toEqual([]);
    },
  );

  test('is about the Trigger of a trigger subscription, not of a linked task or inside an effect', () => {
    const text = room(({ logic }) => {
      const tasks = logic['3']?.Tasks as { Effector: { linkedTasks: JsonObject[] } }[];
      Object.assign(tasks[1]?.Effector.linkedTasks[0] ?? {}, { Trigger: { $type: 'OnEnterEvent' } });
      Object.assign(tasks[0]?.Effector ?? {}, { Trigger: { $type: 'OnEnterEvent' } });
    });
    expect(own(text)).toEqual([]);
  });

  test('checks a trigger that has both forms or none, and one without its own $type', () => {
    const on = (change: (task: JsonObject) => void): string =>
      roomWithTask('2', 0, (task) => {
        task.Trigger = { $type: 'OnEnterEvent' };
        change(task);
      });
    const places = [`${RULE} /logic/2#/Tasks/0/Trigger/$type`];
    expect(own(on((task) => Object.assign(task, { DirectEffector: {} })))).toEqual(places);
    expect(own(on((task) => delete task.TaskTriggerId))).toEqual(places);
    expect(own(on((task) => delete task.$type))).toEqual(places);
  });

  test('leaves a Trigger that is not an object, or without a $type, to schema', () => {
    for (const Trigger of [null, 'OnEnterEvent', ['OnEnterEvent'], {}] as JsonValue[]) {
      const text = roomWithTask('2', 0, (task) => {
        task.Trigger = Trigger;
      });
      expect(own(text)).toEqual([]);
    }
  });

  test('looks into extraData, and follows keys that objects inherit', () => {
    const task = {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnEnterEvent' },
      DirectEffector: { Effector: { $type: 'HideObjectEvent' } },
    };
    const text = items({ 2: { extraData: JSON.stringify({ Tasks: [task], ViewNodes: [] }) } });
    expect(own(text)).toEqual([`${RULE} /roomItems/2/extraData#/Tasks/0/Trigger/$type`]);
    for (const key of ['__proto__', 'constructor', 'toString']) {
      const named = text.replace('"2": {', `"${key}": {`).replace('"4": {', '"5": {');
      expect(own(named)).toEqual([`${RULE} /roomItems/${key}/extraData#/Tasks/0/Trigger/$type`]);
      // An item that only seems to be there.
      const absent = room().replace('"4": "', `"${key}": "`);
      expect(own(absent)).toEqual([]);
    }
  });
});
