import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { roomWith } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../example-room.js';
import type { Desk } from './desk.js';
import { desksOfService } from './running-desks.js';

/* Rooms that have what published rooms have. They can be pushed back as they are, and changed, and only what a change brings stops it. */

type Snapshot = Record<string, JsonValue>;

const object = (value: JsonValue | undefined): JsonObject => value as JsonObject;
const logicOf = (snapshot: Snapshot, key: string): JsonObject =>
  JSON.parse(String(object(snapshot.logic)[key]));
const withQuests = (change: (entry: JsonObject, changed: ExampleRoom) => void): string =>
  room((changed) => {
    for (const entry of Object.values(changed.quests)) change(entry, changed);
  });
const withTasks = (change: (tasks: JsonObject[]) => void): string =>
  room(({ logic }) => {
    for (const { Tasks } of Object.values(logic)) change(Tasks as JsonObject[]);
  });
const only = (...sections: readonly string[]): string =>
  rawRoom((snapshot) => {
    for (const name of Object.keys(snapshot)) if (!sections.includes(name)) delete snapshot[name];
  });

/** Rooms, each with the rules that report something in it. */
const ROOMS: Readonly<Record<string, readonly [text: string, ...rules: readonly string[]]>> = {
  'ids that are no UUIDs': [
    withTasks((tasks) => {
      for (const [index, task] of tasks.entries())
        task.Id = `00000000-0000-0000-0000-00000000${index}${tasks.length}`;
    }),
    'subscription/id-uuid',
  ],
  'several effects for one state': [
    withTasks((tasks) => {
      for (const task of tasks) if (task.$type === 'TaskEffectorSubscription') task.TargetState = 2;
    }),
    'subscription/one-per-state',
  ],
  'logic that is an object': [
    rawRoom((snapshot) => {
      object(snapshot.logic)['3'] = logicOf(snapshot, '3');
    }),
    'logic/json-string',
  ],
  'logic that is empty': [
    rawRoom(({ logic }) => {
      object(logic)['3'] = '';
    }),
    'logic/json-string',
  ],
  'a placeholder for the creator': [
    withQuests((entry) => {
      entry.Creator = 'your-firebase-uid';
    }),
    'quest/creator',
  ],
  'an EntryId that is a word': [
    withQuests((entry) => {
      entry.EntryId = `quest-${String(entry.Name)}`;
    }),
    'quest/entry-id-uuid',
  ],
  'settings that are no JSON': [
    roomWith({ settings: { roomSettingsExtraData: '{' } }),
    'settings/extra-data-json',
  ],
  'quests that are shortened': [
    withQuests((entry) => {
      for (const field of ['AutoStart', 'Enabled', 'Tracked', 'Visible', 'Group']) delete entry[field];
    }),
    'schema',
  ],
  'quests without rewards': [
    roomWith({ quests: { [FIND_KEY_COMPLETED]: { Rewards: undefined, SuccessMsg: undefined } } }),
    'quest/completed-only-fields',
  ],
  'everything at once': [
    room((changed) => {
      for (const entry of Object.values(changed.quests))
        Object.assign(entry, { Creator: '', EntryId: `q${entry.Name}` });
      for (const { Tasks } of Object.values(changed.logic))
        for (const [index, task] of (Tasks as JsonObject[]).entries())
          Object.assign(task, { Id: `id-${index}` });
      changed.settings.roomSettingsExtraData = 5;
      delete changed.roomItems['3']?.rot;
      changed.roomItems['2'] = { ...changed.roomItems['2'], scale: 'large' };
    }),
    'quest/creator',
    'quest/entry-id-uuid',
    'subscription/id-uuid',
    'settings/extra-data-json',
    'item/expected-fields',
    'schema',
  ],
  'no items': [
    rawRoom((snapshot) => Object.assign(snapshot, { roomItems: {}, logic: {} })),
    'snapshot/removes-all-items',
  ],
  'no quests': [
    rawRoom((snapshot) => Object.assign(snapshot, { quests: {} })),
    'snapshot/removes-all-quests',
  ],
  'no settings': [
    rawRoom((snapshot) => Object.assign(snapshot, { settings: {} })),
    'snapshot/empties-settings',
  ],
  'only settings': [only('settings')],
  'only quests': [only('quests')],
  'only roomTasks': [only('roomTasks')],
  'a clean room': [room()],
};

/** Changes that an import keeps. */
const KEPT: readonly ((snapshot: Snapshot) => boolean)[] = [
  (snapshot) => {
    snapshot.settings = { ...object(snapshot.settings), isNight: true };
    return true;
  },
  ({ roomItems }) => {
    const [item] = Object.values(object(roomItems ?? {}));
    if (item === undefined) return false;
    object(item).pos = { x: 9, y: 9.5, z: -9 };
    return true;
  },
  ({ quests }) => {
    for (const entry of Object.values(object(quests ?? {}))) object(entry).DisplayGroup = 'Garden';
    return quests !== undefined && Object.keys(object(quests)).length > 0;
  },
];

const brings = (field: JsonObject) => (snapshot: Snapshot) => {
  const entry = object(snapshot.quests ?? {})[FIND_KEY];
  const twin = object(snapshot.quests ?? {})[FIND_KEY_COMPLETED];
  for (const each of [entry, twin]) if (each !== undefined) Object.assign(object(each), field);
  return entry !== undefined;
};

/** Changes that bring an error, each with its rule. */
const BROUGHT: readonly (readonly [rule: string, (snapshot: Snapshot) => boolean])[] = [
  ['quest/no-auto-start', brings({ AutoStart: true })],
  ['quest/enabled', brings({ Enabled: false })],
  ['schema', brings({ RepeatableLimit: -1 })],
  [
    'subscription/transition-code',
    (snapshot) => {
      const text = object(snapshot.logic ?? {})['4'];
      if (typeof text !== 'string') return false;
      const logic = JSON.parse(text);
      logic.Tasks[0].TargetState = 7;
      object(snapshot.logic)['4'] = JSON.stringify(logic);
      return true;
    },
  ],
  [
    'schema',
    (snapshot) => {
      const item = {
        prefabName: 7,
        pos: { x: 0, y: 0, z: 0 },
        rot: { x: 0, y: 0, z: 0, w: 1 },
        scale: { x: 1, y: 1, z: 1 },
      };
      snapshot.roomItems = { ...object(snapshot.roomItems ?? {}), 77: item };
      return true;
    },
  ],
];

const newDesk = desksOfService();
const read = (desk: Desk): Snapshot => JSON.parse(String(desk.read('room.json')));
const write = (desk: Desk, snapshot: Snapshot): void =>
  desk.write('room.json', JSON.stringify(snapshot, null, 1));

async function expectGate(desk: Desk, rules: readonly string[]): Promise<void> {
  expect((await desk.run(['pull', 'room.json'])).code).toBe(0);
  const checked = JSON.parse((await desk.run(['check', '--format', 'json', 'room.json'])).out);
  const found = new Set(checked.files[0].findings.map(({ rule }: { rule: string }) => rule));
  expect([...found]).toEqual(expect.arrayContaining([...rules]));
  const unedited = await desk.run(['push', 'room.json']);
  expect([unedited.code, unedited.out]).toEqual([0, expect.stringContaining('Nothing to push')]);
  for (const change of KEPT) {
    const snapshot = read(desk);
    if (!change(snapshot)) continue;
    write(desk, snapshot);
    const pushed = await desk.run(['push', '--yes', 'room.json']);
    expect([pushed.code, pushed.out]).toEqual([0, expect.stringContaining('Imported room.json')]);
  }
  const kept = read(desk);
  for (const [rule, change] of BROUGHT) {
    const snapshot = structuredClone(kept);
    if (!change(snapshot)) continue;
    write(desk, snapshot);
    const before = await desk.roomBytes();
    const { code, out } = await desk.run(['push', '--yes', 'room.json']);
    const errors = out.match(/^\S+:\d+:\d+ error .*$/gm) ?? [];
    expect([code, errors], out).toEqual([1, [expect.stringContaining(`(${rule})`)]]);
    expect(await desk.roomBytes()).toEqual(before);
  }
}

describe('a room can be pushed unedited and changed, and only what a change brings stops it', () => {
  test.each(Object.entries(ROOMS))('with %s', async (_, [text, ...rules]) => {
    const desk = await newDesk();
    await desk.importBySomebodyElse(Buffer.from(text));
    await expectGate(desk, rules);
  });

  test('that was created from the template blank', async () => {
    await expectGate(await newDesk(), ['snapshot/removes-all-items']);
  });
});
