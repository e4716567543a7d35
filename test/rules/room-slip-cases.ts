import { room } from '../../rules/example-room.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';

/*
 * Slips that a script, a search and replace or an assistant makes in the whole example room, each with its
 * finding.
 */

export interface RoomSlip {
  readonly title: string;
  readonly text: string;
  /** The rule, the place and the message. */
  readonly finding: string;
}

/** The text of the example room with another name for each key of its records. */
function renamed(change: (key: string) => string): string {
  const rename = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [change(key), rename(one)]));
  };
  const records = (section: Record<string, JsonObject>): Record<string, JsonObject> =>
    Object.fromEntries(Object.entries(section).map(([key, record]) => [key, rename(record) as JsonObject]));
  return room((changed) => {
    changed.roomItems = records(changed.roomItems);
    changed.quests = records(changed.quests);
    changed.logic = records(changed.logic);
  });
}

const snake = (key: string): string =>
  key.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3_$2').toLowerCase();

/** The same with its sections and settings. */
function inSnakeCase(): string {
  const { settings, ...sections } = JSON.parse(renamed(snake)) as JsonObject;
  const all = { ...sections, settings: rekeyed(settings as JsonObject), roomTasks: { tasks: [] } };
  return JSON.stringify(rekeyed(all), null, 2);
}

const rekeyed = (record: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [snake(key), value]));

export const ROOM_SLIPS: readonly RoomSlip[] = [
  {
    title: 'all fields in snake_case',
    text: renamed(snake),
    finding:
      'schema /roomItems/2/prefab_name: 131 fields in several sections are spelled differently, such as "prefab_name": rename it to prefabName, and the others like it',
  },
  {
    title: 'all fields, sections and settings in snake_case',
    text: inSnakeCase(),
    finding:
      'schema /room_items: 138 fields in several sections are spelled differently, such as "room_items": rename it to roomItems, and the others like it',
  },
  {
    title: 'all fields in UPPER_SNAKE_CASE',
    text: renamed((key) => snake(key).toUpperCase()),
    finding:
      'schema /roomItems/2/PREFAB_NAME: 205 fields in several sections are spelled differently, such as "PREFAB_NAME": rename it to prefabName, and the others like it',
  },
  {
    title: 'all fields in lower case',
    text: renamed((key) => key.toLowerCase()),
    finding:
      'schema /roomItems/2/prefabname: 131 fields in several sections are in another letter case, such as "prefabname": rename it to prefabName, and the others like it',
  },
  {
    title: 'position and rotation for pos and rot in all items',
    text: room(({ roomItems }) => {
      for (const [key, { pos = null, rot = null, ...item }] of Object.entries(roomItems))
        roomItems[key] = { position: pos, rotation: rot, ...item };
    }),
    finding:
      'key/spelling /roomItems/2/position: 6 fields of room items have other names, such as "position": rename it to pos, and the others like it',
  },
];
