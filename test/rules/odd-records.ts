import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { apply, type Change, entries, quest, task, tasksOf } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, room } from '../example-room.js';

const transform = (change: Change): string =>
  room((changed) => {
    const { Effector } = tasksOf(changed, '3')[0] ?? {};
    apply((Effector as JsonObject)._transformState as JsonObject, change);
  });
const item = (change: JsonObject): string =>
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, change);
    if ('extraData' in change) delete logic['2'];
  });
const settings = (roomSettingsExtraData: JsonValue): string =>
  room((changed) => void Object.assign(changed.settings, { roomSettingsExtraData }));

/** Records with something odd, whose findings are in test/goldens/finding-details.txt. */
export const ODD_RECORDS: Readonly<Record<string, string>> = {
  'a transform without two required fields': transform({ duration: undefined, position: undefined }),
  'extraData that is cut off': item({ extraData: '{"a":' }),
  'extraData that is a list': item({ extraData: [1] }),
  'roomSettingsExtraData that is an object': settings({ a: 1 }),
  'roomSettingsExtraData that is cut off': settings('{"a":'),
  'roomSettingsExtraData that is empty': settings(''),
  'roomSettingsExtraData that is a word': settings('none'),
  'vectors that are lists': item({ pos: [0, 1, 2], rot: [0, 0, 0, 1], scale: [1, 1, 1] }),
  'one vector that is a list': item({ pos: [0, 1, 2] }),
  'a trigger subscription without a Trigger': task('2', 0, { Trigger: undefined }),
  'a trigger subscription without a Trigger and an Id': task('2', 0, { Trigger: undefined, Id: undefined }),
  'an effector subscription without an Effector': task('2', 1, { Effector: undefined }),
  'an effector subscription with a DirectEffector as well': task('2', 1, {
    DirectEffector: { $type: 'OnClickEvent' },
  }),
  'a trigger with an undocumented event as DirectEffector': task('2', 0, {
    DirectEffector: { $type: 'OnSomethingEvent' },
  }),
  'the id of a completed entry': task('2', 0, { TaskTriggerId: FIND_KEY_COMPLETED }),
  'ids of a pair that are exchanged': entries({
    [FIND_KEY]: { id: FIND_KEY_COMPLETED },
    [FIND_KEY_COMPLETED]: { id: FIND_KEY },
  }),
  'a Status in other letters': entries({
    [FIND_KEY]: { Status: 'InProgress' },
    [FIND_KEY_COMPLETED]: { Status: 'Completed' },
  }),
  'a quest without a Name': entries({ [FIND_KEY]: { Name: undefined }, [FIND_KEY_COMPLETED]: undefined }),
  'a completed entry without its fields and a Name': entries({
    [FIND_KEY_COMPLETED]: { Rewards: undefined, SuccessMsg: undefined, Name: 5 },
  }),
  'Rewards on the wrong entry': entries({
    [FIND_KEY]: { Rewards: [] },
    [FIND_KEY_COMPLETED]: { Rewards: undefined },
  }),
  'an Enabled in quotes on both entries': quest('0_find_key', { Enabled: 'true' }),
  'an Enabled in quotes on one entry': entries({ [FIND_KEY]: { Enabled: 'true' } }),
  'other values in quotes on the two entries': entries({
    [FIND_KEY]: { FinishTime: '1' },
    [FIND_KEY_COMPLETED]: { FinishTime: '2' },
  }),
};

/** The same, where the rule `schema` takes `duration` for optional. */
export const ODD_WITHOUT_DURATION: Readonly<Record<string, string>> = {
  'a transform without a duration, which may be missing': transform({ duration: undefined }),
  'a transform without a position, beside one that may be missing': transform({
    duration: undefined,
    position: undefined,
  }),
  'a duration of another type, although it may be missing': transform({ duration: 'x' }),
};
