import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { OddRecord } from './odd-records.js';

const alone = (change: JsonObject): string =>
  questsOnly((quests) => {
    delete quests[OPEN_DOOR_COMPLETED];
    Object.assign(quests[OPEN_DOOR] ?? {}, change);
  });
const own = (value: JsonValue, other: JsonValue): string =>
  questsOnly((quests) => {
    Object.assign(quests[FIND_KEY] ?? {}, { mine: value });
    Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { mine: other });
  });
const copied = (change: JsonObject): string =>
  questsOnly((quests) => {
    for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries())
      quests[`copy ${index}`] = { ...structuredClone(quests[original] ?? {}), ...change };
  });
/** Entries with one EntryId, of which JSON.parse puts the second first. */
const crowded = (): string => {
  const { quests } = JSON.parse(questsOnly()) as { quests: Record<string, JsonObject> };
  const entries = [
    ['mlh9aaaaaaaaaa', FIND_KEY],
    ['7', FIND_KEY],
    ['mlh9cccccccccc', FIND_KEY_COMPLETED],
  ].map(([key, like = '']) => `"${key}":${JSON.stringify({ ...quests[like], id: key })}`);
  return `{"quests":{${entries.join()}}}`;
};

/** Quests of which a value is missing, empty, of another type, or one of several. */
export const ODD_QUESTS: readonly OddRecord[] = [
  { title: 'a quest that was copied', text: copied({}) },
  { title: 'a quest that was copied, with an object as its id', text: copied({ id: { a: 1 } }) },
  { title: 'a quest that was copied, with null as its id', text: copied({ id: null }) },
  { title: 'a quest with three entries, of which the second has a number as its key', text: crowded() },
  {
    title: 'a quest with a third entry, whose EntryId is no UUID',
    text: questsOnly((quests) => {
      const id = 'mlh9aaaaaaaaaa';
      quests[id] = {
        ...structuredClone(quests[FIND_KEY] ?? {}),
        id,
        Name: '3_other',
        Group: 'multiplayer',
      };
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED, id])
        Object.assign(quests[key] ?? {}, { EntryId: 'x' });
    }),
  },
  { title: 'a quest without its other entry, with a field of its own', text: alone({ Nme: 'x' }) },
  { title: 'a quest without its other entry, with a misspelled field', text: alone({ visible: true }) },
  {
    title: 'a quest whose other entry references still use',
    text: room(({ quests }) => delete quests[FIND_KEY]),
  },
  {
    title: 'a quest whose Name ends in a space on one entry and is a number on the other',
    text: questsOnly((quests) => {
      Object.assign(quests[FIND_KEY] ?? {}, { Name: '0_find_key ' });
      Object.assign(quests[FIND_KEY_COMPLETED] ?? {}, { Name: 7 });
    }),
  },
  {
    title: 'a quest with a field before all others on one entry',
    text: questsOnly((quests) => {
      quests[FIND_KEY] = { zz: 1, ...quests[FIND_KEY] };
    }),
  },
  { title: 'a quest with a string on one entry and a number on the other', text: own('x', 7) },
  { title: 'a quest with a number on one entry and a string on the other', text: own(7, 'x') },
  {
    title: 'a quest that requires something else than a quest',
    text: questsOnly((quests) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        Object.assign(quests[key] ?? {}, {
          Requirements: [{ delete: false, amount: 1, type: 'item', id: 'sword' }],
        });
    }),
  },
];
