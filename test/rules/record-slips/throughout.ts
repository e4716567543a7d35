import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';
import { type OpenRoom, textOf } from './rooms.js';
import type { Plant, Slips } from './slips.js';

/* Slips of a script, a replacement or a spreadsheet in all records at once, with one root cause each. */

const items = ({ roomItems }: OpenRoom): JsonObject[] => Object.values(roomItems);
const entries = ({ quests }: OpenRoom): JsonObject[] => Object.values(quests);
const tasks = ({ logic }: OpenRoom): JsonObject[] =>
  Object.values(logic).flatMap((value) => (Array.isArray(value.Tasks) ? (value.Tasks as JsonObject[]) : []));
const links = (open: OpenRoom): JsonObject[] =>
  tasks(open).flatMap(({ Effector }) =>
    isObject(Effector) && Array.isArray(Effector.linkedTasks) ? (Effector.linkedTasks as JsonObject[]) : [],
  );
const both = (open: OpenRoom): JsonObject[] => [...tasks(open), ...links(open)];

/** Changes a field of all records that have it. */
const each =
  (
    records: (open: OpenRoom) => JsonObject[],
    fields: readonly string[],
    change: (value: JsonValue, record: JsonObject, index: number) => JsonValue | undefined,
  ): Plant =>
  (open) => {
    let changed = false;
    for (const [index, record] of records(open).entries())
      for (const field of fields) {
        const value = record[field];
        if (value === undefined) continue;
        const next = change(value, record, index);
        if (next === undefined) delete record[field];
        else record[field] = next;
        changed ||= JSON.stringify(next) !== JSON.stringify(value);
      }
    return changed;
  };
const VECTORS = ['pos', 'rot', 'scale'] as const;
const components = (value: JsonValue, change: (each: JsonValue) => JsonValue): JsonValue =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)])) : value;
const keyed = <T>(record: Readonly<Record<string, T>>, change: (key: string, index: number) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value], index) => [change(key, index), value]));
const inLogicText =
  (change: (logic: string) => JsonValue): Plant =>
  (open) => {
    const text = JSON.parse(textOf(open)) as { logic: JsonObject };
    for (const [key, value] of Object.entries(text.logic)) text.logic[key] = change(String(value));
    return JSON.stringify(text, null, 2);
  };
const typeOf = (value: JsonValue): JsonValue => (isObject(value) ? (value.$type ?? null) : value);
const renamed = (change: (name: string) => string): Plant =>
  each(entries, ['Name'], (name) => change(String(name)));
const isFlag = (value: JsonValue): boolean => typeof value === 'boolean';
const flags = (change: (value: boolean) => JsonValue): Plant => {
  return (open) => {
    for (const entry of entries(open))
      for (const [field, value] of Object.entries(entry))
        if (isFlag(value)) entry[field] = change(value === true);
  };
};

const VECTOR_SLIPS: Slips = {
  'vectors as lists': each(items, VECTORS, (value) => Object.values(value as JsonObject)),
  'vectors as strings': each(items, VECTORS, (value) => Object.values(value as JsonObject).join(' ')),
  'vectors as JSON in strings': each(items, VECTORS, (value) => JSON.stringify(value)),
  'vectors of null': each(items, VECTORS, (value) => components(value, () => null)),
  'a position as a list': each(items, ['pos'], (value) => Object.values(value as JsonObject)),
  'no z anywhere': each(items, VECTORS, (value) => {
    const { z: _z, ...rest } = value as JsonObject;
    return rest;
  }),
  'components in capitals': each(items, VECTORS, (value) =>
    keyed(value as JsonObject, (key) => key.toUpperCase()),
  ),
  'components in quotes': each(items, VECTORS, (value) => components(value, String)),
  'components in quotes, on one item': each(
    (open) => items(open).slice(0, 1),
    VECTORS,
    (value) => components(value, String),
  ),
  'components in quotes, in one vector': each(
    (open) => items(open).slice(0, 1),
    ['rot'],
    (value) => components(value, String),
  ),
  'components with a decimal comma': each(items, VECTORS, (value) =>
    components(value, (one) => Number(one).toFixed(2).replace('.', ',')),
  ),
  'rotations in degrees': each(items, ['rot'], () => ({ x: 0, y: 90, z: 0, w: 0 })),
  'rotations of zeros': each(items, ['rot'], () => ({ x: 0, y: 0, z: 0, w: 0 })),
};

const KEY_SLIPS: Slips = {
  'items with a prefix': (open) => {
    open.roomItems = keyed(open.roomItems, (key) => `item_${key}`);
  },
  'items renumbered': (open) => {
    open.roomItems = keyed(open.roomItems, (_key, index) => String(900_000 + index));
  },
  'logic with a prefix': (open) => {
    open.logic = keyed(open.logic, (key) => `item_${key}`);
  },
  'two logic keys': (open) => {
    const keys = Object.keys(open.logic).slice(0, 2);
    open.logic = keyed(open.logic, (key) => (keys.includes(key) ? `9000${key}` : key));
  },
  'quest ids with a prefix': (open) => {
    open.quests = keyed(open.quests, (key) => `quest_${key}`);
    for (const [key, entry] of Object.entries(open.quests)) entry.id = key;
  },
  'quest keys as indexes': (open) => {
    open.quests = keyed(open.quests, (_key, index) => String(index));
  },
};

const LOGIC_SLIPS: Slips = {
  'raw logic': inLogicText((logic) => JSON.parse(logic) as JsonValue),
  'logic encoded twice': inLogicText((logic) => JSON.stringify(logic)),
  'logic encoded three times': inLogicText((logic) => JSON.stringify(JSON.stringify(logic))),
  'empty logic': inLogicText(() => ''),
  'Tasks alone in the string': inLogicText((logic) =>
    JSON.stringify((JSON.parse(logic) as JsonObject).Tasks),
  ),
  'logic wrapped': inLogicText((logic) => `{"logic":${logic}}`),
  'logic wrapped as a string': inLogicText((logic) => JSON.stringify({ logic })),
  'lists of subscriptions wrapped': (open) => {
    for (const value of Object.values(open.logic)) value.Tasks = [value.Tasks ?? null];
  },
  '$type under another key': inLogicText((logic) => logic.replaceAll('"$type":', '"@type":')),
  '$type without its name': inLogicText((logic) => logic.replaceAll('"$type":', '"":')),
  '$type in small letters': inLogicText((logic) =>
    logic.replace(/"\$type":"\w+"/g, (member) => member.toLowerCase()),
  ),
};

/** What belongs elsewhere in the file. */
const PLACE_SLIPS: Slips = {
  'logic wrapped in an object': inLogicText((logic) => ({ logic })),
  ...Object.fromEntries(
    (['settings', 'quests', 'roomTasks'] as const).map((section) => [
      `logic of an item in ${section}`,
      (open: OpenRoom) => {
        const [key, value] = Object.entries(open.logic).find(([, { Tasks }]) => Array.isArray(Tasks)) ?? [];
        const under = open[section];
        if (key === undefined || value === undefined || !isObject(under) || key in under) return false;
        under[key] = { ...value, ViewNodes: value.ViewNodes ?? [] };
        delete open.logic[key];
      },
    ]),
  ),
  'tasksRefresh in roomTasks': ({ roomTasks }) => {
    if (!isObject(roomTasks)) return false;
    roomTasks.tasksRefresh = true;
  },
};

const TASK_SLIPS: Slips = {
  '$type empty': each(tasks, ['$type'], () => ''),
  '$type of effects empty': each(tasks, ['Effector'], (effect) => ({ ...(effect as JsonObject), $type: '' })),
  '$type null': each(tasks, ['$type'], () => null),
  '$type misspelled': each(tasks, ['$type'], (type) => String(type).replace('Subscription', 'Subscripton')),
  '$type shortened': each(tasks, ['$type'], (type) => String(type).replace(/^Task|Subscription$/g, '')),
  '$type with a namespace': each(tasks, ['$type'], (type) => `Game.Logic.${String(type)}, Assembly`),
  'effects as strings': each(tasks, ['Effector'], typeOf),
  'effects and events as strings': each(tasks, ['Effector', 'Trigger'], typeOf),
  'Id numbered': each(both, ['Id'], (_id, _record, index) => `sub-${index}`),
  'Id in braces': each(both, ['Id'], (id) => `{${String(id)}}`),
  'Id empty': each(both, ['Id'], () => ''),
  'TargetState in quotes': each(both, ['TargetState'], String),
  'codes without their hundred': each(both, ['TargetState'], (code) =>
    Number(code) > 100 ? Number(code) - 100 : code,
  ),
  'Delay beside Trigger': each(links, ['Trigger'], (trigger, link) => {
    link.Delay = (trigger as JsonObject).Delay ?? 5;
    return {};
  }),
  'TaskTriggerId with a prefix': each(both, ['TaskTriggerId'], (id) => `quest_${String(id)}`),
  'TaskTriggerId from Name': each(both, ['TaskTriggerId'], (_id, { Name }) => Name ?? ''),
};

const QUEST_SLIPS: Slips = {
  'flags as numbers': flags(Number),
  'flags in quotes': flags(String),
  'flags as words': flags((value) => (value ? 'yes' : 'no')),
  'Status misspelled': each(entries, ['Status'], (status) =>
    String(status).replace('inProgress', 'inProgres'),
  ),
  'Status in small letters': each(entries, ['Status'], (status) => String(status).toLowerCase()),
  'Status as words': each(entries, ['Status'], (status) => (status === 'completed' ? 'done' : 'in_progress')),
  'Status exchanged': each(entries, ['Status'], (status) =>
    status === 'completed' ? 'inProgress' : 'completed',
  ),
  'the same Status': each(entries, ['Status'], () => 'inProgress'),
  'EntryId made up': each(entries, ['EntryId'], (id) => `entry-${String(id)}`),
  'Rewards null': each(entries, ['Rewards'], () => null),
  'Rewards and SuccessMsg on both': (open) => {
    for (const entry of entries(open))
      Object.assign(entry, { Rewards: entry.Rewards ?? [], SuccessMsg: entry.SuccessMsg ?? '' });
  },
  'Rewards and SuccessMsg nowhere': each(entries, ['Rewards', 'SuccessMsg'], () => undefined),
  'Names renumbered': renamed((name) => name.replace(/^\d+/, (number) => `1${number}`)),
  'Names without their number': renamed((name) => name.replace(/^\d+_/, '')),
  'Names in capitals': renamed((name) => name.toUpperCase()),
  'Requirements doubled': each(entries, ['Requirements'], (requirements) => [
    ...(requirements as JsonValue[]),
    ...(requirements as JsonValue[]),
  ]),
  'one Name': each(entries, ['Name'], () => '0_quest'),
  'Requirements by EntryId': (open) => {
    let changed = false;
    for (const { Requirements } of entries(open))
      for (const requirement of Requirements as JsonObject[]) {
        requirement.id = open.quests[String(requirement.id)]?.EntryId ?? null;
        changed = true;
      }
    return changed;
  },
};

const both2 = (one: string, other: string, records: (open: OpenRoom) => JsonObject[]): Plant => {
  return (open) => {
    const all = records(open);
    for (const record of all) [record[one], record[other]] = [record[other] ?? null, record[one] ?? null];
    return all.length > 0;
  };
};
const effects = (open: OpenRoom): JsonObject[] =>
  tasks(open).flatMap(({ Effector }) => (isObject(Effector) ? [Effector] : []));
const requirements = (open: OpenRoom): JsonObject[] =>
  entries(open).flatMap(({ Requirements }) => Requirements as JsonObject[]);
const transforms = (open: OpenRoom): JsonObject[] =>
  effects(open).flatMap(({ _transformState: transform }) => (isObject(transform) ? [transform] : []));
const isEmpty = (value: JsonValue): boolean => value === '' || (Array.isArray(value) && value.length === 0);
const replaceWord =
  (word: string, by: string): Plant =>
  (open) => {
    const text = textOf(open);
    return text.includes(word) && text.replaceAll(word, by);
  };

/** What a script does to values and names, wherever they are. */
const SCRIPT_SLIPS: Slips = {
  'empty values null': (open) => JSON.stringify(emptied(JSON.parse(textOf(open)), null), null, 2),
  'empty values of quests dropped': (open) => {
    open.quests = emptied(open.quests, undefined) as OpenRoom['quests'];
  },
  'Task replaced by Quest': replaceWord('Task', 'Quest'),
  'Trigger replaced by Switch': replaceWord('Trigger', 'Switch'),
  'Title for Name': replaceWord('"Name"', '"Title"'),
  'Id in capitals': (open) => textOf(open).replace(/(?<=[a-z])Id(?=\\?":)/g, 'ID'),
  'keys with an invisible character': (open) => textOf(open).replace(/^( {6}"\w+)"(?=:)/gm, '$1\u200b"'),
  'amount and id exchanged in all requirements': both2('amount', 'id', requirements),
  'position and rotation exchanged in all moves': both2('position', 'rotation', transforms),
  'TargetState inside all effects': (open) => {
    let changed = false;
    for (const task of tasks(open)) {
      if (!isObject(task.Effector) || task.TargetState === undefined) continue;
      task.Effector.TargetState = task.TargetState;
      delete task.TargetState;
      changed = true;
    }
    return changed;
  },
  'Delay beside linkedTasks': (open) => {
    let changed = false;
    for (const effect of effects(open)) {
      if (!Array.isArray(effect.linkedTasks)) continue;
      effect.Delay = 5;
      for (const link of effect.linkedTasks as JsonObject[]) link.Trigger = {};
      changed = true;
    }
    return changed;
  },
  'useRandom in linked tasks': (open) => {
    for (const link of links(open)) link.useRandom = true;
    return links(open).length > 0;
  },
  'tasksRefresh in roomSettingsExtraData': ({ settings }) => {
    settings.roomSettingsExtraData = '{"tasksRefresh":true}';
    delete settings.tasksRefresh;
  },
  'another number on each entry': (open) => {
    entries(open).forEach((entry, index) => {
      entry['Unnamed: 0'] = index;
    });
  },
  'id numbered': each(entries, ['id'], (_id, _record, index) => `mlh00000000000${index % 10}`),
  'one unknown quest required': (open) => {
    for (const requirement of requirements(open)) requirement.id = '#REF!';
    return requirements(open).length > 0;
  },
  'one word for the Names of subscriptions': each(both, ['Name'], (name, { TaskTriggerId }) =>
    TaskTriggerId === undefined ? name : 'undefined',
  ),
  'a word for Creator': each(entries, ['Creator'], () => 'undefined'),
  'a Creator that counts on': each(entries, ['Creator'], (creator, _record, index) =>
    String(creator).slice(0, -1).concat(String(index)),
  ),
  'a UUID for each entry': each(entries, ['EntryId'], (_id, _record, index) => {
    const digits = String((index + 1) * 76_543_218).padStart(12, '0');
    return `${digits.slice(0, 8)}-1d2f-4a6b-8c4d-${digits}`;
  }),
  'UUIDs without hyphens': (open) =>
    textOf(open).replace(/\b(\w{8})-(\w{4})-(\w{4})-(\w{4})-(\w{12})\b/g, '$1$2$3$4$5'),
  'a word for empty values': (open) => JSON.stringify(emptied(JSON.parse(textOf(open)), 'N/A'), null, 2),
  'a word for logic': inLogicText(() => 'undefined'),
  'logic in items of a file without logic': (open) => {
    const { logic, ...room } = open;
    for (const [key, value] of Object.entries(logic))
      Object.assign(open.roomItems[key] ?? {}, { logic: value });
    return JSON.stringify(room, null, 2);
  },
  'Tasks under another name': (open) => {
    for (const [key, { Tasks, ...value }] of Object.entries(open.logic))
      open.logic[key] = { ...value, ViewNodes: [], Subscriptions: Tasks ?? [] };
  },
  'completed entries missing': (open) => {
    for (const [key, { Status }] of Object.entries(open.quests))
      if (Status === 'completed') delete open.quests[key];
  },
  'sections as lists': (open) => {
    const text = JSON.parse(textOf(open)) as Record<string, JsonValue>;
    for (const section of ['roomItems', 'quests', 'logic'])
      text[section] = Object.entries(text[section] as JsonObject).map(([key, value]) => ({ key, value }));
    return JSON.stringify(text, null, 2);
  },
  'logic cut off': inLogicText((logic) => logic.slice(0, 200)),
  'logic left out': inLogicText(() => '... unchanged ...'),
  'a remark in logic': (open) => {
    const text = JSON.parse(textOf(open)) as { logic: JsonObject };
    text.logic._comment = 'logic of the items';
    return JSON.stringify(text, null, 2);
  },
  'the first quest pasted twice': (open) => {
    const text = textOf(open);
    const start = text.indexOf('{', text.indexOf('"quests"')) + 1;
    const [first, second] = Object.values(open.quests);
    const pasted = [first, second].map((entry) => `\n    "${String(entry?.id)}": ${JSON.stringify(entry)},`);
    return text.slice(0, start) + pasted.join('') + text.slice(start);
  },
};

/** A value without its empty values, or with another one in their places. */
function emptied(value: JsonValue, by: string | null | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((one) => emptied(one, by));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([key, one]): [string, JsonValue][] => {
    if (!isEmpty(one)) return [[key, emptied(one, by)]];
    return by === undefined ? [] : [[key, by]];
  });
  return Object.fromEntries(kept);
}

const slips = (what: string, all: Slips): Slips =>
  Object.fromEntries(Object.entries(all).map(([kind, plant]) => [`throughout: ${what}: ${kind}`, plant]));

export const THROUGHOUT: Slips = {
  ...slips('items', VECTOR_SLIPS),
  ...slips('keys', KEY_SLIPS),
  ...slips('logic', LOGIC_SLIPS),
  ...slips('places', PLACE_SLIPS),
  ...slips('script', SCRIPT_SLIPS),
  ...slips('tasks', TASK_SLIPS),
  ...slips('quests', QUEST_SLIPS),
};
