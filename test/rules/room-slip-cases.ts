import { expression, logic, tasksOf } from '../../rules/example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  rawRoom,
  room,
} from '../../rules/example-room.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';

/*
 * Slips that a script, a replacement or an assistant makes in the whole example room, each with its finding.
 */

export interface RoomSlip {
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

function moved(records: Record<string, JsonObject>, by: number): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(records).map(([key, record]) => [String(Number(key) + by), record]),
  );
}

function signed(records: Record<string, JsonObject>): Record<string, JsonObject> {
  return Object.fromEntries(Object.entries(records).map(([key, record]) => [`#${key}`, record]));
}

function withSection(
  name: 'roomItems' | 'quests' | 'logic',
  change: (records: Record<string, JsonObject>) => Record<string, JsonObject>,
): string {
  return room((changed) => {
    changed[name] = change(changed[name]);
  });
}

/** The record with its values in other fields, from one on. */
function shiftedFrom(record: JsonObject, from: string, by: 1 | -1): JsonObject {
  const fields = Object.keys(record);
  const start = fields.indexOf(from);
  const values = Object.values(record);
  return Object.fromEntries(
    fields.map((field, index) => {
      if (index < start) return [field, values[index] ?? ''];
      return [field, index - by < start ? '' : (values[index - by] ?? '')];
    }),
  );
}

/** The example room with a merge conflict around each line that matches. */
function inConflict(pattern: RegExp): string {
  return room().replace(pattern, (line) => `<<<<<<< HEAD\n${line}\n=======\n${line}\n>>>>>>> other`);
}

/** The example room with another text for each UUID of quests, subscriptions and linked tasks. */
function withUuids(change: (uuid: string) => string): string {
  return room().replace(
    /(\\?"(?:EntryId|Id)\\?": ?\\?")([^"\\]*)/g,
    (_all, before: string, uuid: string) => before + change(uuid),
  );
}

/** The example room with one more member in a section, made of the records of the section. */
function withMember(
  section: 'roomItems' | 'quests',
  key: string,
  value: (records: Record<string, JsonObject>) => JsonValue,
): string {
  return rawRoom((snapshot) => {
    const records = snapshot[section] as Record<string, JsonObject>;
    snapshot[section] = { ...records, [key]: value(records) };
  });
}

/** The example room with a mark in the place of all items but the first. */
function summarised(mark: string): string {
  const text = room();
  const start = text.indexOf('    },\n    "3"') + '    },\n'.length;
  return `${text.slice(0, start)}    ${mark}${text.slice(text.indexOf('\n  },', start))}`;
}

const forEach = <T>(
  all: readonly T[],
  slips: (one: T) => Record<string, RoomSlip>,
): Record<string, RoomSlip> => Object.assign({}, ...all.map(slips));

const LEFT_OUT =
  'replaces items that were left out: put them back, because an import removes the items that a file leaves out';

/** The example room with the records of a section beside the sections. */
function besideSections(section: 'roomItems' | 'quests' | 'logic'): string {
  return rawRoom((snapshot) => {
    const records = snapshot[section] as JsonObject;
    delete snapshot[section];
    Object.assign(snapshot, records);
  });
}

/** The example room with fields of a record beside the records of its section. */
function besideRecords(section: 'roomItems' | 'quests', key: string, fields: readonly string[]): string {
  return room((changed) => {
    const { [key]: record = {} } = changed[section];
    for (const field of fields) {
      changed[section][field] = record[field] as JsonObject;
      delete record[field];
    }
  });
}

/** Slips by what was done. */
export const ROOM_SLIPS: Readonly<Record<string, RoomSlip>> = {
  ...forEach(['-- snip --', '(remaining items omitted)', '<!-- unchanged -->', '...'], (mark) => ({
    [`items replaced by ${mark}`]: {
      text: summarised(mark),
      finding: `text/syntax : this is not JSON: ${/^(?:--|\.+|.)/.exec(mark)?.[0]} is where a key in double quotes belongs`,
    },
  })),
  ...forEach(
    [
      ['...', '...'],
      ['_comment', 'other items unchanged'],
      ['// rest', 'as before'],
    ],
    ([key = '', value = '']) => ({
      [`items replaced by a member ${key}`]: {
        text: summarised(`${JSON.stringify(key)}: ${JSON.stringify(value)}`),
        finding: `schema /roomItems/${key.replaceAll('/', '~1')}: ${JSON.stringify(key)} in roomItems ${LEFT_OUT}`,
      },
    }),
  ),
  'all quests beside the sections': {
    text: besideSections('quests'),
    finding: `schema /${FIND_KEY}: 4 entries of the snapshot, such as "${FIND_KEY}", are quest entries: move them to quests`,
  },
  'all items beside the sections': {
    text: besideSections('roomItems'),
    finding: 'schema /2: 3 entries of the snapshot, such as "2", are room items: move them to roomItems',
  },
  'all logic beside the sections': {
    text: besideSections('logic'),
    finding: 'schema /2: 3 entries of the snapshot, such as "2", are the logic of items: move them to logic',
  },
  'all settings beside the sections, with one that is not documented': {
    text: rawRoom((snapshot) => {
      const { settings } = snapshot;
      delete snapshot.settings;
      Object.assign(snapshot, { wallIndex: 0, ...(settings as JsonObject) });
    }),
    finding:
      'schema /roomBase: "roomBase", "isNight", "tasksRefresh" and "roomSettingsExtraData" beside the sections are fields of settings: move them to settings',
  },
  'an entry that ends too soon': {
    text: besideRecords('quests', OPEN_DOOR, ['Tracked', 'Visible', 'ExtraText']),
    finding: `schema /quests/Tracked: "Tracked", "Visible" and "ExtraText" in quests are fields of a quest entry: move them into "${OPEN_DOOR}", which lacks them`,
  },
  'an item that ends too soon': {
    text: besideRecords('roomItems', '3', ['rot', 'scale', 'placed']),
    finding:
      'schema /roomItems/rot: "rot", "scale" and "placed" in roomItems are fields of a room item: move them into "3", which lacks them',
  },
  'the fields of one item in the place of the items': {
    text: rawRoom((snapshot) => {
      const {
        pos = null,
        rot = null,
        prefabName = null,
      } = (snapshot.roomItems as Record<string, JsonObject>)['2'] ?? {};
      snapshot.roomItems = { prefabName, pos, rot };
    }),
    finding:
      'schema /roomItems/prefabName: "prefabName", "pos" and "rot" in roomItems are fields of a room item: move them into a room item with a key of its own',
  },
  'an error message in the place of the quests': {
    text: rawRoom((snapshot) => {
      snapshot.quests = { error: 'null (null) has no keys' };
    }),
    finding:
      'schema /quests/error: this quest entry is the string "null (null) has no keys": it must be an object',
  },
  'quests by Name': {
    text: withSection('quests', (quests) =>
      Object.fromEntries(Object.values(quests).map((entry) => [String(entry.Name), entry])),
    ),
    finding:
      'quest/id-matches-key /quests/0_find_key: the keys of 2 quests, such as "0_find_key", are not the ids of their entries: use the id as the key, here "mlh4k2p9z3w8cd"',
  },
  'all keys without quotes, numbers as well': {
    text: room().replaceAll(/^( +)"(\w+)": /gm, '$1$2: '),
    finding: 'text/syntax : the key roomItems has no quotes: write "roomItems" (and in 154 more places)',
  },
  'all sections with a capital letter': {
    text: rawRoom((snapshot) => {
      for (const [key, section] of Object.entries(snapshot)) {
        delete snapshot[key];
        snapshot[`${key[0]?.toUpperCase()}${key.slice(1)}`] = section;
      }
    }),
    finding:
      'snapshot/section-spelling /RoomItems: "RoomItems" is not a section of a snapshot: rename it to roomItems (and in 4 more places)',
  },
  'items under a translated name': {
    text: rawRoom((snapshot) => {
      snapshot.objetos = snapshot.roomItems ?? null;
      delete snapshot.roomItems;
    }),
    finding:
      'snapshot/section-spelling /objetos: "objetos" is not a section of a snapshot: rename it to roomItems',
  },
  'an entry with translated fields': {
    text: withSection('quests', (quests) => {
      const { Name = '', Status = '', Group = '', Enabled = true, ...others } = quests[FIND_KEY] ?? {};
      return {
        ...quests,
        [FIND_KEY]: { Nombre: Name, Estado: Status, Grupo: Group, Habilitado: Enabled, ...others },
      };
    }),
    finding: `schema /quests/${FIND_KEY}/Nombre: 4 fields of quests have other names, such as "Nombre": rename it to Name, and the others like it`,
  },
  'subscriptions without their Effector, in a room that chains quests': {
    text: room((changed) => {
      for (const item of ['2', '3']) for (const each of tasksOf(changed, item)) delete each.Effector;
    }),
    finding:
      'schema /logic/2#/Tasks/1: this effector subscription has no Effector: name the effect to fire, such as {"$type":"ShowObjectEvent"} (and in 2 more places)',
  },
  'a quest id that ends in an invisible character': {
    text: withSection('quests', (quests) => {
      const key = `${FIND_KEY}\u200b`;
      const { [FIND_KEY]: entry = {}, ...others } = quests;
      return { [key]: { ...entry, id: key }, ...others };
    }),
    finding: `quest/id-format /quests/${FIND_KEY}\u200b: quest id "${FIND_KEY}\\u200b" does not have the observed format: use 14 to 17 lowercase letters or digits that begin with "mlh"`,
  },
  'the Tasks of the only item that starts a quest in the item': {
    text: room(({ roomItems, logic }) => {
      const { Tasks = [], ...value } = logic['2'] ?? {};
      Object.assign(roomItems['2'] ?? {}, { Tasks });
      logic['2'] = value;
    }),
    finding:
      'schema /roomItems/2/Tasks: "Tasks" in item "2" belongs in its logic: move it into the string in the section logic, under the key "2"',
  },
  'references that a column cut off': {
    text: room().replaceAll(/(TaskTriggerId\\":\\"\w{10})\w*/g, '$1'),
    finding:
      'subscription/known-quest /logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "mlh4k2p9x7": use "mlh4k2p9x7q1ab", the id of "0_find_key" (and in 6 more places)',
  },
  'all values of a field lost': {
    text: room().replaceAll(/"RepeatableLimit": 0/g, '"RepeatableLimit": '),
    finding: 'text/syntax : a value is missing: add one before the , (and in 3 more places)',
  },
  'a totals row at the end of quests': {
    text: withMember('quests', 'Total', () => ({ EntryId: '', Name: '4', FinishTime: 90, Enabled: '' })),
    finding:
      'schema /quests/Total: "Total" in quests is not a quest entry, and looks like the totals row of a spreadsheet: remove it',
  },
  'a totals row at the end of roomItems': {
    text: withMember('roomItems', 'sum', () => 3),
    finding:
      'schema /roomItems/sum: "sum" in roomItems is not an item, and looks like the totals row of a spreadsheet: remove it',
  },
  'a copy of an entry whose key says so': {
    text: withMember('quests', `${FIND_KEY} (2)`, (quests) => quests[FIND_KEY] ?? null),
    finding: `schema /quests/${FIND_KEY} (2): "${FIND_KEY} (2)" in quests is a copy that has no key of its own: remove it, or give it a new key, id and EntryId`,
  },
  'a copy of an item whose key says so': {
    text: withMember('roomItems', '3 - copy', (roomItems) => roomItems['3'] ?? null),
    finding:
      'schema /roomItems/3 - copy: "3 - copy" in roomItems is a copy that has no key of its own: remove it, or give it a new key',
  },
  'all quest entries in settings': {
    text: rawRoom((snapshot) => {
      snapshot.settings = { ...(snapshot.settings as JsonObject), ...(snapshot.quests as JsonObject) };
      delete snapshot.quests;
    }),
    finding: `schema /settings/${FIND_KEY}: 4 entries of settings, such as "${FIND_KEY}", are quest entries: move them to quests`,
  },
  'one placeholder for all UUIDs': {
    text: withUuids(() => '00000000-0000-0000-0000-000000000000'),
    finding:
      'quest/entry-id-uuid /quests/mlh4k2p9x7q1ab/EntryId: EntryId is "00000000-0000-0000-0000-000000000000" on 2 quests, a UUID but not version 4: set a new UUID v4 for each quest, the same on both entries, and a new one for each of 9 subscriptions whose Ids are like it',
  },
  'all UUIDs of version 1': {
    text: withUuids((uuid) => uuid.replace(/^(.{14})4/, '$11')),
    finding:
      'quest/entry-id-uuid /quests/mlh4k2p9x7q1ab/EntryId: EntryId is "0f6d2a4e-7b1c-1c3d-9e5f-2a8b6c4d1e0f", a UUID but not version 4: set the same new UUID v4 on both entries of the quest, and a new one for each of 9 subscriptions whose Ids are like it (and on 1 more quest)',
  },
  'several merge conflicts': {
    text: inConflict(/^.*"(?:Status|col)".*$/gm),
    finding:
      'text/syntax : there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>> (and in 3 more places)',
  },
  'all fields in snake_case': {
    text: renamed(snake),
    finding:
      'schema /roomItems/2/prefab_name: 131 fields in several sections are spelled differently, such as "prefab_name": rename it to prefabName, and the others like it',
  },
  'all fields, sections and settings in snake_case': {
    text: inSnakeCase(),
    finding:
      'schema /room_items: 138 fields in several sections are spelled differently, such as "room_items": rename it to roomItems, and the others like it',
  },
  'all fields in UPPER_SNAKE_CASE': {
    text: renamed((key) => snake(key).toUpperCase()),
    finding:
      'schema /roomItems/2/PREFAB_NAME: 205 fields in several sections are spelled differently, such as "PREFAB_NAME": rename it to prefabName, and the others like it',
  },
  'all fields in lower case': {
    text: renamed((key) => key.toLowerCase()),
    finding:
      'schema /roomItems/2/prefabname: 131 fields in several sections are in another letter case, such as "prefabname": rename it to prefabName, and the others like it',
  },
  'position and rotation for pos and rot in all items': {
    text: room(({ roomItems }) => {
      for (const [key, { pos = null, rot = null, ...item }] of Object.entries(roomItems))
        roomItems[key] = { position: pos, rotation: rot, ...item };
    }),
    finding:
      'key/spelling /roomItems/2/position: 6 fields of room items have other names, such as "position": rename it to pos, and the others like it',
  },
  'keys of all items one too high': {
    text: withSection('roomItems', (records) => moved(records, 1)),
    finding:
      'logic/known-item /logic/2: roomItems has no item "2", but all keys of logic fit if they are moved: add 1 to each, or correct the key that has no item',
  },
  'keys of all logic one too high': {
    text: withSection('logic', (records) => moved(records, 1)),
    finding:
      'logic/known-item /logic/5: roomItems has no item "5", but all keys of logic fit if they are moved: subtract 1 from each, or correct the key that has no item',
  },
  'a number sign before the keys of items only': {
    text: withSection('roomItems', signed),
    finding:
      'logic/known-item /logic/2: 3 keys of logic, such as "2", name items that roomItems does not have, so an import does not merge their logic: use the same keys in both sections, as "#2" in roomItems may be "2" here',
  },
  'the quests as a list in roomTasks': {
    text: room((changed) => {
      changed.roomTasks.Tasks = Object.values(changed.quests);
    }),
    finding:
      'schema /roomTasks/Tasks/0: 4 entries of roomTasks, such as "0", are quest entries: move them to quests',
  },
  'a setting in the logic of an item': {
    text: logic('2', { tasksRefresh: true }),
    finding:
      'schema /logic/2#/tasksRefresh: "tasksRefresh" in the logic of item "2" is a field of settings: move it to settings',
  },
  'a setting in all items': {
    text: room(({ roomItems }) => {
      for (const item of Object.values(roomItems)) item.tasksRefresh = true;
    }),
    finding:
      'schema /roomItems/2/tasksRefresh: "tasksRefresh" in item "2" (and in 2 more places) is a field of settings: move it to settings',
  },
  'logic that was replaced by empty objects': {
    text: rawRoom((snapshot) => {
      snapshot.logic = { 2: {}, 3: {}, 4: {} };
    }),
    finding:
      'logic/json-string /logic/2: the logic of item 2 (GLB) is an object: it must be a string that holds this object (and in 2 more places)',
  },
  'hyphens for the underscores of all Names': {
    text: expression("SetTask('open_door', 'Active', 0.0)").replaceAll(/(\d)_(\w+)_(\w+)/g, '$1-$2-$3'),
    finding:
      'quest/numbered-name /quests/mlh4k2p9x7q1ab/Name: Name is "0-find-key" (and 1 more quest has "-" after the number): use a number, an underscore and a name, such as "0_collect"',
  },
  'the header row of a spreadsheet in quests': {
    text: withSection('quests', (quests) => {
      const columns = Object.keys(quests[FIND_KEY] ?? {});
      return { id: Object.fromEntries(columns.map((column) => [column, column])), ...quests };
    }),
    finding:
      'schema /quests/id: "id" in quests has the names of fields as its values, like the header row of a spreadsheet: remove this entry',
  },
  'two blank rows of a spreadsheet in roomItems': {
    text: room((changed) => {
      const blank = { prefabName: '', pos: '', rot: '', scale: '', placed: '' };
      changed.roomItems = { ...changed.roomItems, '': blank, row9: blank };
    }),
    finding:
      'schema /roomItems/: "" in roomItems (and 1 more) is an item without any value, like a blank row of a spreadsheet: remove it, or fill it in',
  },
  'quests by Name and Status': {
    text: withSection('quests', (quests) => ({
      '0_find_key': { inProgress: quests[FIND_KEY] ?? {}, completed: quests[FIND_KEY_COMPLETED] ?? {} },
      '1_open_door': { inProgress: quests[OPEN_DOOR] ?? {}, completed: quests[OPEN_DOOR_COMPLETED] ?? {} },
    })),
    finding:
      'schema /quests/0_find_key: "0_find_key" in quests holds quest entries (and so does 1 more): move what is in each one level up, into quests, each under its id',
  },
  'a cell inserted into the row of an entry': {
    text: withSection('quests', (quests) => ({
      ...quests,
      [FIND_KEY]: shiftedFrom(quests[FIND_KEY] ?? {}, 'Description', 1),
    })),
    finding:
      'schema /quests/mlh4k2p9x7q1ab/Description: from Description on, the values of quest entry "mlh4k2p9x7q1ab" are each in the field after their own: move them one field up, and restore the last one',
  },
  'a cell deleted from the rows of all items': {
    text: room((changed) => {
      for (const [key, item] of Object.entries(changed.roomItems))
        changed.roomItems[key] = shiftedFrom(item, 'pos', -1);
    }),
    finding:
      'schema /roomItems/2/pos: from pos on, the values of 3 items of roomItems, such as "2", are each in the field before their own: move them one field down, and restore the first one',
  },
};
