import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { entries, quest } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';

const alone = (change: JsonObject): string =>
  entries({ [OPEN_DOOR_COMPLETED]: undefined, [OPEN_DOOR]: change });
const own = (value: JsonValue, other: JsonValue): string =>
  entries({ [FIND_KEY]: { mine: value }, [FIND_KEY_COMPLETED]: { mine: other } });
const copied = (change: JsonObject): string =>
  questsOnly((quests) => {
    for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries())
      quests[`copy ${index}`] = { ...structuredClone(quests[original] ?? {}), ...change };
  });
/** Entries with one EntryId, of which JSON.parse puts the second first. */
const crowded = (): string => {
  const { quests } = JSON.parse(questsOnly()) as { quests: Record<string, JsonObject> };
  const members = [
    ['mlh9aaaaaaaaaa', FIND_KEY],
    ['7', FIND_KEY],
    ['mlh9cccccccccc', FIND_KEY_COMPLETED],
  ].map(([key, like = '']) => `"${key}":${JSON.stringify({ ...quests[like], id: key })}`);
  return `{"quests":{${members.join()}}}`;
};

/** Quests of which a value is missing, empty, of another type, or one of several. */
export const ODD_QUESTS: Readonly<Record<string, string>> = {
  'a quest that was copied': copied({}),
  'a quest that was copied, with an object as its id': copied({ id: { a: 1 } }),
  'a quest that was copied, with null as its id': copied({ id: null }),
  'a quest with three entries, of which the second has a number as its key': crowded(),
  'a quest with a third entry, whose EntryId is no UUID': questsOnly((quests) => {
    const id = 'mlh9aaaaaaaaaa';
    quests[id] = { ...structuredClone(quests[FIND_KEY] ?? {}), id, Name: '3_other', Group: 'multiplayer' };
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED, id]) Object.assign(quests[key] ?? {}, { EntryId: 'x' });
  }),
  'a quest without its other entry, with a field of its own': alone({ Nme: 'x' }),
  'a quest without its other entry, with a misspelled field': alone({ visible: true }),
  'a quest whose other entry references still use': room(({ quests }) => delete quests[FIND_KEY]),
  'a quest whose Name ends in a space on one entry and is a number on the other': entries({
    [FIND_KEY]: { Name: '0_find_key ' },
    [FIND_KEY_COMPLETED]: { Name: 7 },
  }),
  'a quest with a field before all others on one entry': questsOnly((quests) => {
    quests[FIND_KEY] = { zz: 1, ...quests[FIND_KEY] };
  }),
  'a quest with a string on one entry and a number on the other': own('x', 7),
  'a quest with a number on one entry and a string on the other': own(7, 'x'),
  'a quest that requires something else than a quest': quest('1_open_door', {
    Requirements: [{ delete: false, amount: 1, type: 'item', id: 'sword' }],
  }),
};
