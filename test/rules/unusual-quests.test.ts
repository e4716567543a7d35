import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  rawRoom,
  room,
} from '../example-room.js';
import { placeOf } from '../lint-example.js';
import { ofRule } from './shown-findings.js';

type Quests = Record<string, JsonObject>;

const set = (record: JsonObject | undefined, change: JsonObject): void => {
  Object.assign(record ?? {}, change);
};

test('the owner that the option names may have any id', () => {
  const text = questsOnly((quests) => {
    for (const entry of Object.values(quests)) set(entry, { Creator: '<OWNER_USER_ID>' });
  });
  const creators = (owner: string): string[] =>
    ofRule('quest/creator', text, { owner }).map(({ message }) => message);
  expect(creators('<OWNER_USER_ID>')).toEqual([]);
  expect(creators('')).toEqual([
    'Creator is still the placeholder "<OWNER_USER_ID>" on 2 quests: set it to the user id of the room owner',
  ]);
});

describe('entries of a quest that differ', () => {
  const symmetry = (text: string) => ofRule('quest/pair-symmetry', text);

  test('in Name: the one that subscriptions use is named, on whichever entry it is', () => {
    const named = (key: string): string => room(({ quests }) => set(quests[key], { Name: '1_open_gate' }));
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
      expect(symmetry(named(key)).map(({ message }) => message.replace(/.*: /, ''))).toEqual([
        'use "1_open_door", as its subscriptions do',
      ]);
  });

  test('in Name: no fix takes the Name of an earlier quest, whatever its number', () => {
    const text = room(({ quests, logic }) => {
      set(quests[OPEN_DOOR], { Name: '1_find_key' });
      for (const { Tasks } of Object.values(logic))
        for (const task of Tasks as JsonObject[])
          if (task.TaskTriggerId === OPEN_DOOR) task.Name = '1_find_key';
    });
    expect(symmetry(text).map(({ fix }) => fix)).toEqual([undefined]);
  });

  test('in another field as well as in Requirements: both are copied', () => {
    const text = questsOnly((quests) => {
      set(quests[OPEN_DOOR], { DisplayGroup: 'House', Requirements: [] });
      set(quests[OPEN_DOOR_COMPLETED], { DisplayGroup: 'Garden' });
    });
    expect(symmetry(text).map(({ fix }) => fix?.description)).toEqual(['copy the values that differ']);
  });
});

describe('faults that are alike', () => {
  const schema = (text: string): string[] =>
    ofRule('schema', text).map((finding) => `${placeOf(finding)}: ${finding.message}`);

  test('in three fields are one finding', () => {
    const text = questsOnly((quests) =>
      set(quests[FIND_KEY], { FinishTime: '1', RepeatableLimit: '2', Tracked: 'true' }),
    );
    expect(schema(text)).toEqual([
      `/quests/${FIND_KEY}/RepeatableLimit: RepeatableLimit is the string "2": it must be a whole number, without quotes (and in 2 more places)`,
    ]);
  });

  test('of quest entries and of requirements are different findings', () => {
    const text = questsOnly((quests) => {
      delete quests[FIND_KEY]?.id;
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const { Requirements } = quests[key] ?? {};
        delete (Requirements as JsonObject[])[0]?.id;
      }
    });
    expect(schema(text)).toEqual([
      `/quests/${FIND_KEY}: this quest entry has no id: write the key that the entry has in quests`,
      `/quests/${OPEN_DOOR}/Requirements/0: this requirement has no id: write the id of the inProgress entry of that quest`,
    ]);
  });
});

test('a copied quest needs ids of its own where only one of its entries has none', () => {
  const text = questsOnly((quests) => {
    for (const [key, original] of [
      ['mlh6c7p9x7q1ab', FIND_KEY],
      ['mlh6c7p9z3w8cd', FIND_KEY_COMPLETED],
    ] as const)
      quests[key] = structuredClone(quests[original] ?? {});
    set(quests.mlh6c7p9x7q1ab, { id: 'mlh6c7p9x7q1ab' });
  });
  expect(ofRule('quest/pair-complete', text).map(({ message }) => message)).toEqual([
    'this quest has the EntryId of "0_find_key": give it its own EntryId and ids',
  ]);
});

test('an entry in another section gets no twin there', () => {
  for (const section of ['settings', 'roomItems', 'logic', 'roomTasks']) {
    const text = rawRoom((snapshot) => {
      const quests = snapshot.quests as Quests;
      set(snapshot[section] as JsonObject, { [FIND_KEY]: quests[FIND_KEY] ?? {} });
      delete quests[FIND_KEY];
      delete quests[FIND_KEY_COMPLETED];
    });
    for (const { fix } of ofRule('quest/pair-complete', text)) expect(fix).toBeUndefined();
  }
});
