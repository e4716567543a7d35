import { FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../../rules/example-room.js';
import { tasksOf } from '../../rules/kit.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';

export interface OddRecord {
  readonly title: string;
  readonly text: string;
  /** Fields that may be missing, by the options of the rule `schema`. */
  readonly optional?: readonly string[];
}

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

/** Records with something odd, whose findings are in test/goldens/finding-details.txt. */
export const ODD_RECORDS: readonly OddRecord[] = [
  {
    title: 'a transform without a duration, which may be missing',
    text: transform((it) => void delete it.duration),
    optional: ['duration'],
  },
  {
    title: 'a transform without a position, beside one that may be missing',
    text: transform((it) => ['duration', 'position'].forEach((field) => void delete it[field])),
    optional: ['duration'],
  },
  {
    title: 'a transform without two required fields',
    text: transform((it) => ['duration', 'position'].forEach((field) => void delete it[field])),
  },
  {
    title: 'a duration of another type, although it may be missing',
    text: transform((it) => void Object.assign(it, { duration: 'x' })),
    optional: ['duration'],
  },
  { title: 'extraData that is cut off', text: item({ extraData: '{"a":' }) },
  { title: 'extraData that is a list', text: item({ extraData: [1] }) },
  { title: 'roomSettingsExtraData that is an object', text: settings({ a: 1 }) },
  { title: 'roomSettingsExtraData that is cut off', text: settings('{"a":') },
  { title: 'roomSettingsExtraData that is empty', text: settings('') },
  { title: 'roomSettingsExtraData that is a word', text: settings('none') },
  { title: 'vectors that are lists', text: item({ pos: [0, 1, 2], rot: [0, 0, 0, 1], scale: [1, 1, 1] }) },
  { title: 'one vector that is a list', text: item({ pos: [0, 1, 2] }) },
  { title: 'a trigger subscription without a Trigger', text: task(0, (it) => void delete it.Trigger) },
  {
    title: 'a trigger subscription without a Trigger and an Id',
    text: task(0, (it) => ['Trigger', 'Id'].forEach((field) => void delete it[field])),
  },
  { title: 'an effector subscription without an Effector', text: task(1, (it) => void delete it.Effector) },
  {
    title: 'an effector subscription with a DirectEffector as well',
    text: task(1, (it) => void Object.assign(it, { DirectEffector: { $type: 'OnClickEvent' } })),
  },
  {
    title: 'a trigger with an undocumented event as DirectEffector',
    text: task(0, (it) => void Object.assign(it, { DirectEffector: { $type: 'OnSomethingEvent' } })),
  },
  {
    title: 'the id of a completed entry',
    text: task(0, (it) => void Object.assign(it, { TaskTriggerId: FIND_KEY_COMPLETED })),
  },
  {
    title: 'ids of a pair that are exchanged',
    text: quests((all) => {
      rename(all[FIND_KEY] ?? {}, 'id', 'x');
      Object.assign(all[FIND_KEY] ?? {}, { id: FIND_KEY_COMPLETED, x: undefined });
      Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { id: FIND_KEY });
    }),
  },
  {
    title: 'a Status in other letters',
    text: quests((all) => {
      Object.assign(all[FIND_KEY] ?? {}, { Status: 'InProgress' });
      Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { Status: 'Completed' });
    }),
  },
  {
    title: 'a quest without a Name',
    text: quests((all) => {
      delete all[FIND_KEY]?.Name;
      delete all[FIND_KEY_COMPLETED];
    }),
  },
  {
    title: 'a completed entry without its fields and a Name',
    text: quests((all) => {
      for (const field of ['Rewards', 'SuccessMsg']) delete all[FIND_KEY_COMPLETED]?.[field];
      Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { Name: 5 });
    }),
  },
  {
    title: 'Rewards on the wrong entry',
    text: quests((all) => {
      rename(all[FIND_KEY_COMPLETED] ?? {}, 'Rewards', 'x');
      Object.assign(all[FIND_KEY] ?? {}, { Rewards: [] });
      delete all[FIND_KEY_COMPLETED]?.x;
    }),
  },
  {
    title: 'an Enabled in quotes on both entries',
    text: quests((all) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) Object.assign(all[key] ?? {}, { Enabled: 'true' });
    }),
  },
  {
    title: 'an Enabled in quotes on one entry',
    text: quests((all) => void Object.assign(all[FIND_KEY] ?? {}, { Enabled: 'true' })),
  },
  {
    title: 'other values in quotes on the two entries',
    text: quests((all) => {
      Object.assign(all[FIND_KEY] ?? {}, { FinishTime: '1' });
      Object.assign(all[FIND_KEY_COMPLETED] ?? {}, { FinishTime: '2' });
    }),
  },
];
