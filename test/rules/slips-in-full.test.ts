import { describe, expect, test } from 'vitest';
import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../../rules/example-room.js';
import { tasksOf } from '../../rules/kit.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { inDetail } from './shown-findings.js';

/* Findings in full: place, message, related places and what the fix says. */

type Quests = Record<string, JsonObject>;

const task = (index: number, change: (it: JsonObject) => void): string =>
  room((changed) => change(tasksOf(changed, '2')[index] ?? {}));
const transform = (change: (it: JsonObject) => void): string =>
  room((changed) => {
    const { Effector } = tasksOf(changed, '3')[0] ?? {};
    change((Effector as JsonObject)._transformState as JsonObject);
  });
const item = (change: JsonObject): string =>
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, change);
    if ('extraData' in change) delete logic['2'];
  });
const settings = (roomSettingsExtraData: JsonValue): string =>
  room((changed) => void Object.assign(changed.settings, { roomSettingsExtraData }));
const quests = (change: (all: Quests) => void): string => questsOnly(change);
const rename = (record: JsonObject, from: string, to: string): void => {
  record[to] = record[from] ?? null;
  delete record[from];
};

describe('one slip, in full', () => {
  test.each<[what: string, text: string, lines: readonly string[], optional?: readonly string[]]>([
    [
      'a transform without a duration, which may be missing',
      transform((it) => void delete it.duration),
      [],
      ['duration'],
    ],
    [
      'a transform without a position, beside one that may be missing',
      transform((it) => ['duration', 'position'].forEach((field) => void delete it[field])),
      [
        'schema /logic/3#/Tasks/0/Effector/_transformState: _transformState has no position: write a list of 3 numbers: x, y and z',
      ],
      ['duration'],
    ],
    [
      'a transform without two required fields',
      transform((it) => ['duration', 'position'].forEach((field) => void delete it[field])),
      [
        'schema /logic/3#/Tasks/0/Effector/_transformState: _transformState has no position or duration: for position, write a list of 3 numbers: x, y and z; for duration, write how many seconds the move takes, or 0 to move at once',
      ],
    ],
    [
      'a duration of another type, although it may be missing',
      transform((it) => void Object.assign(it, { duration: 'x' })),
      [
        'schema /logic/3#/Tasks/0/Effector/_transformState/duration: _transformState.duration is the string "x": it must be a number of seconds',
      ],
      ['duration'],
    ],
    [
      'extraData that is cut off',
      item({ extraData: '{"a":' }),
      [
        'item/extra-data-json /roomItems/2/extraData: in extraData of item 2 (GLB), the JSON ends inside an object: add the missing }, or restore the part that was cut off',
        '  /roomItems/2/extraData: opened here and never closed',
      ],
    ],
    [
      'extraData that is a list',
      item({ extraData: [1] }),
      [
        'item/extra-data-json /roomItems/2/extraData: extraData of item 2 (GLB) is a list: put it into a string',
        '  safe fix: put it into a string',
      ],
    ],
    [
      'roomSettingsExtraData that is an object',
      settings({ a: 1 }),
      [
        'settings/extra-data-json /settings/roomSettingsExtraData: roomSettingsExtraData is an object: it must be a string that holds this object',
      ],
    ],
    [
      'roomSettingsExtraData that is cut off',
      settings('{"a":'),
      [
        'settings/extra-data-json /settings/roomSettingsExtraData: in roomSettingsExtraData, the JSON ends inside an object: add the missing }, or restore the part that was cut off',
        '  /settings/roomSettingsExtraData: opened here and never closed',
      ],
    ],
    [
      'roomSettingsExtraData that is empty',
      settings(''),
      [
        'settings/extra-data-json /settings/roomSettingsExtraData: roomSettingsExtraData is an empty string: write "{}", or leave it out',
      ],
    ],
    [
      'roomSettingsExtraData that is a word',
      settings('none'),
      [
        'settings/extra-data-json /settings/roomSettingsExtraData: in roomSettingsExtraData, none does not exist in JSON: write null',
        '  unsafe fix: write null',
      ],
    ],
    [
      'vectors that are lists',
      item({ pos: [0, 1, 2], rot: [0, 0, 0, 1], scale: [1, 1, 1] }),
      [
        'schema /roomItems/2/pos: pos, rot and scale are lists: each must be an object with the numbers x, y and z, a rotation also w, such as {x: 0, y: 1, z: 2} for pos',
      ],
    ],
    [
      'one vector that is a list',
      item({ pos: [0, 1, 2] }),
      [
        'schema /roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, here {x: 0, y: 1, z: 2}',
      ],
    ],
    [
      'a trigger subscription without a Trigger',
      task(0, (it) => void delete it.Trigger),
      [
        'schema /logic/2#/Tasks/0: this trigger subscription has no Trigger: name the event it waits for, such as {"$type":"OnClickEvent"}',
      ],
    ],
    [
      'a trigger subscription without a Trigger and an Id',
      task(0, (it) => ['Trigger', 'Id'].forEach((field) => void delete it[field])),
      [
        'schema /logic/2#/Tasks/0: this trigger subscription has no Trigger or Id: for Trigger, name the event it waits for, such as {"$type":"OnClickEvent"}; for Id, write a UUID v4 that is used nowhere else in the file',
      ],
    ],
    [
      'an effector subscription without an Effector',
      task(1, (it) => void delete it.Effector),
      [
        'schema /logic/2#/Tasks/1: this effector subscription has no Effector: name the effect to fire, such as {"$type":"ShowObjectEvent"}',
      ],
    ],
    [
      'an effector subscription with a DirectEffector as well',
      task(1, (it) => void Object.assign(it, { DirectEffector: { $type: 'OnClickEvent' } })),
      [
        'subscription/trigger-form /logic/2#/Tasks/1/DirectEffector: an effector subscription cannot have a DirectEffector: keep the effect in Effector and remove DirectEffector',
      ],
    ],
    [
      'a trigger with an undocumented event as DirectEffector',
      task(0, (it) => void Object.assign(it, { DirectEffector: { $type: 'OnSomethingEvent' } })),
      [
        'subscription/trigger-form /logic/2#/Tasks/0/DirectEffector: a trigger cannot have both DirectEffector and TaskTriggerId: keep DirectEffector to fire an effect, or TaskTriggerId to advance a quest',
        '  /logic/2#/Tasks/0/TaskTriggerId: TaskTriggerId',
      ],
    ],
    [
      'the id of a completed entry',
      task(0, (it) => void Object.assign(it, { TaskTriggerId: FIND_KEY_COMPLETED })),
      [
        'subscription/in-progress-id /logic/2#/Tasks/0/TaskTriggerId: "mlh4k2p9z3w8cd" is the id of the completed entry of "0_find_key": use the id of its inProgress entry, "mlh4k2p9x7q1ab"',
        '  /quests/mlh4k2p9z3w8cd: the completed entry',
        '  unsafe fix: use the id of the inProgress entry of "0_find_key"',
      ],
    ],
    [
      'ids of a pair that are exchanged',
      quests((all) => {
        rename(all[FIND_KEY] ?? {}, 'id', 'x');
        Object.assign(all[FIND_KEY] ?? {}, { id: FIND_KEY_COMPLETED, x: undefined });
        Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { id: FIND_KEY });
      }),
      [
        'quest/id-matches-key /quests/mlh4k2p9x7q1ab/id: the two entries of "0_find_key" have each other\'s id as their key: swap the two keys, or the two ids',
        '  /quests/mlh4k2p9z3w8cd/id: the id of the other entry',
      ],
    ],
    [
      'a Status in other letters',
      quests((all) => {
        Object.assign(all[FIND_KEY] ?? {}, { Status: 'InProgress' });
        Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { Status: 'Completed' });
      }),
      [
        'schema /quests/mlh4k2p9x7q1ab/Status: Status is "InProgress": it must be "inProgress" or "completed"',
        '  /quests/mlh4k2p9z3w8cd/Status: Status is "Completed": it must be "inProgress" or "completed"',
        '  safe fix: write "inProgress" and "completed"',
      ],
    ],
    [
      'a quest without a Name',
      quests((all) => {
        delete all[FIND_KEY]?.Name;
        delete all[FIND_KEY_COMPLETED];
      }),
      [
        'quest/pair-complete /quests/mlh4k2p9x7q1ab: this quest has no completed entry: add one with the same EntryId',
        'schema /quests/mlh4k2p9x7q1ab: this quest entry has no Name: write a number, an underscore and a name, such as "0_collect"',
      ],
    ],
    [
      'a completed entry without its fields and a Name',
      quests((all) => {
        for (const field of ['Rewards', 'SuccessMsg']) delete all[FIND_KEY_COMPLETED]?.[field];
        Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { Name: 5 });
      }),
      [
        'quest/completed-only-fields /quests/mlh4k2p9z3w8cd: the completed entry of this quest has no Rewards and no SuccessMsg: set them to [] for no rewards and "" for no message',
        '  safe fix: add Rewards with [] and SuccessMsg with ""',
        'schema /quests/mlh4k2p9z3w8cd/Name: Name is 5: it must be a string',
      ],
    ],
    [
      'Rewards on the wrong entry',
      quests((all) => {
        rename(all[FIND_KEY_COMPLETED] ?? {}, 'Rewards', 'x');
        Object.assign(all[FIND_KEY] ?? {}, { Rewards: [] });
        delete all[FIND_KEY_COMPLETED]?.x;
      }),
      [
        'quest/completed-only-fields /quests/mlh4k2p9x7q1ab/Rewards: Rewards belongs on the completed entry only: move it to the completed entry of "0_find_key"',
        '  unsafe fix: move Rewards to the completed entry',
      ],
    ],
    [
      'an Enabled in quotes on both entries',
      quests((all) => {
        for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) Object.assign(all[key] ?? {}, { Enabled: 'true' });
      }),
      [
        'schema /quests/mlh4k2p9x7q1ab/Enabled: Enabled is the string "true": it must be true, without quotes',
        '  /quests/mlh4k2p9z3w8cd/Enabled: the same on the other entry',
        '  safe fix: write true',
      ],
    ],
    [
      'an Enabled in quotes on one entry',
      quests((all) => void Object.assign(all[FIND_KEY] ?? {}, { Enabled: 'true' })),
      [
        'schema /quests/mlh4k2p9x7q1ab/Enabled: Enabled is the string "true": it must be true, without quotes',
        '  safe fix: write true',
      ],
    ],
    [
      'other values in quotes on the two entries',
      quests((all) => {
        Object.assign(all[FIND_KEY] ?? {}, { FinishTime: '1' });
        Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { FinishTime: '2' });
      }),
      [
        'schema /quests/mlh4k2p9x7q1ab/FinishTime: FinishTime is the string "1": it must be a number, without quotes',
        '  safe fix: write 1',
        'schema /quests/mlh4k2p9z3w8cd/FinishTime: FinishTime is the string "2": it must be a number, without quotes',
        '  safe fix: write 2',
      ],
    ],
  ])('%s', (_what, text, lines, optional = []) => {
    expect(inDetail(text, { schema: { optional: [...optional] } })).toEqual(lines);
  });
});
