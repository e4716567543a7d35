import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';
import { type OpenRoom, textOf } from './rooms.js';

/* Slips in records, planted into a clean room in many variants. Each is one root cause. */

/** A number below a count. */
export type Pick = (count: number) => number;

/** Changes a room, or gives its text where it is no change of values; false if it cannot. */
export type Plant = (open: OpenRoom, pick: Pick) => string | boolean | undefined;

/** Slips by their kind. */
export type Slips = Readonly<Record<string, Plant>>;

/** The slips for each of some values. */
export const forEach = <T>(all: readonly T[], slips: (one: T) => Slips): Slips =>
  Object.assign({}, ...all.map(slips));

export const oneOf = <T>(all: readonly T[], pick: Pick): T => all[pick(all.length)] as T;

interface Quest {
  readonly one: JsonObject;
  readonly done: JsonObject;
  readonly key: string;
  readonly doneKey: string;
}

const entriesOf = ({ quests }: OpenRoom): JsonObject[] => Object.values(quests);
const questsOf = ({ quests }: OpenRoom): Quest[] => {
  const all = Object.entries(quests);
  return all
    .filter(([, { Status }]) => Status === 'inProgress')
    .flatMap(([key, one]) => {
      const [doneKey, done] =
        all.find(([, e]) => e.EntryId === one.EntryId && e.Status === 'completed') ?? [];
      return done === undefined || doneKey === undefined ? [] : [{ one, done, key, doneKey }];
    });
};

/** The Tasks of the items, with those that effects hold. */
const tasksOf = ({ logic }: OpenRoom): JsonObject[] =>
  Object.values(logic).flatMap((value) => (Array.isArray(value.Tasks) ? (value.Tasks as JsonObject[]) : []));
const linksOf = (open: OpenRoom): JsonObject[] =>
  tasksOf(open).flatMap(({ Effector }) =>
    isObject(Effector) && Array.isArray(Effector.linkedTasks) ? (Effector.linkedTasks as JsonObject[]) : [],
  );
const requirementsOf = (open: OpenRoom): JsonObject[] =>
  entriesOf(open).flatMap(({ Requirements }) => Requirements as JsonObject[]);

const replace = (target: JsonObject, by: JsonObject): void => {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, by);
};
const renameAll = (records: readonly JsonObject[], rename: (key: string) => string): boolean => {
  let changed = false;
  for (const record of records) {
    const renamed = Object.fromEntries(Object.entries(record).map(([key, value]) => [rename(key), value]));
    changed ||= Object.keys(renamed).some((key) => !Object.hasOwn(record, key));
    replace(record, renamed);
  }
  return changed;
};
const camel = (key: string): string => key.slice(0, 1).toLowerCase() + key.slice(1);
const pascal = (key: string): string => key.slice(0, 1).toUpperCase() + key.slice(1);
const snake = (key: string): string => key.replace(/(?<=[a-z\d])(?=[A-Z])/g, '_').toLowerCase();
const CASES = [
  camel,
  pascal,
  (key: string) => key.toUpperCase(),
  (key: string) => key.toLowerCase(),
  snake,
  (key: string) => snake(key).replaceAll('_', '-'),
];

/** Renames a field of a task in each of two items. */
const inTwoItems =
  (field: string, name: string): Plant =>
  (open) => {
    const lists = Object.values(open.logic).map(({ Tasks }) => (Tasks ?? []) as JsonObject[]);
    const tasks = lists.flatMap((list): JsonObject[] => {
      const task = list.find((each) => field in each && 'TaskTriggerId' in each);
      return task === undefined ? [] : [task];
    });
    if (tasks.length < 2) return false;
    return renameAll(tasks.slice(0, 2), (key) => (key === field ? name : key));
  };

function two<T>(all: readonly T[], pick: (count: number) => number): [T, T] | undefined {
  if (all.length < 2) return undefined;
  const first = pick(all.length);
  const second = (first + 1 + pick(all.length - 1)) % all.length;
  return [all[first] as T, all[second] as T];
}

const exchange = (one: JsonObject, other: JsonObject, field: string, otherField = field): boolean => {
  const [a, b] = [one[field], other[otherField]];
  if (a === undefined || b === undefined || JSON.stringify(a) === JSON.stringify(b)) return false;
  [one[field], other[otherField]] = [b, a];
  return true;
};

/** Drops members that were set to undefined, which no file has. */
const moveKey = (record: Record<string, JsonValue>, from: string, to: string): void =>
  replace(
    record,
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key === from ? to : key, value])),
  );

const QUEST_FIELDS = [
  'EntryId',
  'Name',
  'Description',
  'Status',
  'Group',
  'DisplayGroup',
  'Enabled',
  'RepeatableLimit',
  'FinishTime',
  'AutoStart',
  'TriggeredByInventory',
  'Requirements',
  'Creator',
  'TemplateName',
  'Tracked',
  'Visible',
  'ExtraText',
] as const;
const TASK_FIELDS = [
  'Effector',
  'Trigger',
  'TargetState',
  'Name',
  'TaskTriggerId',
  'DirectEffector',
] as const;

const oneField = (records: (open: OpenRoom) => JsonObject[], fields: readonly string[]): Plant => {
  return (open, pick) => {
    const field = oneOf(fields, pick);
    const change = oneOf(CASES, pick);
    return renameAll(records(open), (key) => (key === field ? change(key) : key));
  };
};
const allFields =
  (records: (open: OpenRoom) => JsonObject[]): Plant =>
  (open, pick) => {
    const change = oneOf(CASES, pick);
    return renameAll(records(open), (key) => (key.length < 3 || key.startsWith('$') ? key : change(key)));
  };

const LETTER_CASE: Slips = {
  'case: a field of all quest entries': oneField(entriesOf, QUEST_FIELDS),
  ...forEach(
    [
      ['TargetState', 'targetState'],
      ['TargetState', 'target_state'],
      ['TargetState', 'State'],
      ['TaskTriggerId', 'questId'],
      ['Name', 'QuestName'],
      ['Id', 'id'],
    ],
    ([field = '', name = '']) => ({ [`case: ${field} as ${name} in two items`]: inTwoItems(field, name) }),
  ),
  'case: all fields of all quest entries': allFields(entriesOf),
  'case: a field of all items': oneField(
    ({ roomItems }) => Object.values(roomItems),
    ['prefabName', 'pos', 'rot', 'scale', 'placed', 'parentItemID'],
  ),
  'case: all fields of all items': allFields(({ roomItems }) => Object.values(roomItems)),
  'case: a field of all tasks': oneField(tasksOf, TASK_FIELDS),
  'case: all fields of all tasks': allFields(tasksOf),
  'case: all fields of all tasks and links': (open, pick) => {
    const change = oneOf(CASES, pick);
    return renameAll([...linksOf(open), ...tasksOf(open)], (key) =>
      key.length < 3 || key.startsWith('$') ? key : change(key),
    );
  },
  'case: a field of all links': oneField(linksOf, ['Trigger', 'TargetState', 'Name', 'TaskTriggerId']),
  'case: all fields of all links': allFields(linksOf),
  'case: all fields of all requirements': allFields(requirementsOf),
  'case: Tasks of all logic values': oneField(({ logic }) => Object.values(logic), ['Tasks']),
  'case: $type of all tasks': (open, pick) => {
    const change = oneOf(CASES, pick);
    let changed = false;
    for (const each of tasksOf(open)) {
      const type = change(String(each.$type));
      changed ||= type !== each.$type;
      each.$type = type;
    }
    return changed;
  },
};

const giveAll = (
  records: (open: OpenRoom) => JsonObject[],
  field: string,
  values: readonly JsonValue[] = [],
): Plant => {
  return (open, pick) => {
    const all = records(open).filter((record) => field in record);
    if (all.length < 3) return false;
    // Both entries of a quest, or neither.
    const half = pick(2) === 0 ? all : all.slice(0, Math.max(4, 2 * Math.floor(all.length / 4)));
    const value = pick(2) === 0 ? undefined : oneOf(values, pick);
    const given = value ?? half[0]?.[field] ?? null;
    for (const each of half) each[field] = given;
  };
};

const IDS = ['', '00000000-0000-0000-0000-000000000000', 'uuid', '<uuid>', 0, null];
const ONE_ID: Slips = {
  'one Id for subscriptions': giveAll((open) => [...tasksOf(open), ...linksOf(open)], 'Id', IDS),
  'one Id for the subscriptions of an item': (open, pick) => {
    const values = Object.values(open.logic);
    const all = (oneOf(values, pick).Tasks ?? []) as JsonObject[];
    if (all.length < 2) return false;
    for (const each of all) each.Id = all[0]?.Id ?? null;
  },
  'one EntryId for quests': giveAll(entriesOf, 'EntryId', IDS),
  'one id for quest entries': giveAll(entriesOf, 'id', ['', 'mlh', 'quest_id', 0, null]),
  'one Name for quests': giveAll(entriesOf, 'Name', ['0_quest']),
  'one invalid Name for quests': giveAll(entriesOf, 'Name', ['quest', '', 'New Quest']),
  'one EntryId for two quests': (open, pick) => {
    const [a, b] = two(questsOf(open), pick) ?? [];
    if (a === undefined || b === undefined) return false;
    b.one.EntryId = a.one.EntryId ?? null;
    b.done.EntryId = a.one.EntryId ?? null;
  },
  'one TaskTriggerId for subscriptions': giveAll(
    (open) => [...tasksOf(open), ...linksOf(open)],
    'TaskTriggerId',
    ['', 'mlh', 'quest_id'],
  ),
  'one unknown TaskTriggerId': (open, pick) => {
    const all = tasksOf(open).filter((task) => 'TaskTriggerId' in task);
    const id = ['mlh0000000zzzz', 'mlh000000000zz9'][pick(2)] ?? '';
    for (const each of all) each.TaskTriggerId = id;
    return all.length > 2;
  },
};

const SHARED = QUEST_FIELDS.filter((field) => field !== 'EntryId' && field !== 'Status' && field !== 'Name');
const EXCHANGED: Slips = {
  ...forEach(['Name', 'EntryId', 'id'] as const, (field) => ({
    [`exchanged: ${field} of two quests, both entries`]: (open, pick) => {
      const [a, b] = two(questsOf(open), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      const changed = exchange(a.one, b.one, field) && exchange(a.done, b.done, field);
      // The pairs are as they were.
      return field === 'EntryId' ? false : changed;
    },
  })),
  ...forEach(['Name', 'EntryId', 'id', 'Status'] as const, (field) => ({
    [`exchanged: ${field} of two entries`]: (open, pick) => {
      const [a, b] = two(questsOf(open), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      if (field === 'Status') return exchange(a.one, b.done, field);
      return pick(2) === 0 ? exchange(a.one, b.one, field) : exchange(a.done, b.done, field);
    },
  })),
  'exchanged: a shared field of two entries': (open, pick) => {
    const [a, b] = two(questsOf(open), pick) ?? [];
    if (a === undefined || b === undefined) return false;
    const field = oneOf(SHARED, pick);
    return pick(2) === 0 ? exchange(a.one, b.one, field) : exchange(a.done, b.done, field);
  },
  'exchanged: keys of two entries of different quests': (open, pick) => {
    const [a, b] = two(questsOf(open), pick) ?? [];
    if (a === undefined || b === undefined) return false;
    const [x, y] = pick(2) === 0 ? [a.key, b.key] : [a.doneKey, b.doneKey];
    const [first, second] = [open.quests[x], open.quests[y]];
    if (first === undefined || second === undefined) return false;
    [open.quests[x], open.quests[y]] = [second, first];
  },
  'exchanged: keys of the entries of a quest': (open, pick) => {
    const { key, doneKey, one, done } = oneOf(questsOf(open), pick);
    [open.quests[key], open.quests[doneKey]] = [done, one];
  },
  'exchanged: two fields of a quest': (open, pick) => {
    const { one, done } = oneOf(questsOf(open), pick);
    const couples = [
      ['Name', 'Description'],
      ['Name', 'DisplayGroup'],
      ['EntryId', 'Name'],
      ['Creator', 'Description'],
      ['Name', 'Creator'],
      ['TemplateName', 'Description'],
    ] as const;
    const [x, y] = oneOf<readonly [string, string]>(couples, pick);
    return exchange(one, one, x, y) && exchange(done, done, x, y);
  },
  'exchanged: EntryId and id of an entry': (open, pick) => {
    const { one, done } = oneOf(questsOf(open), pick);
    return pick(2) === 0 ? exchange(one, one, 'EntryId', 'id') : exchange(done, done, 'EntryId', 'id');
  },
  'exchanged: keys of two items': (open, pick) => {
    const [a, b] = two(Object.keys(open.roomItems), pick) ?? [];
    if (a === undefined || b === undefined) return false;
    const [first, second] = [open.roomItems[a], open.roomItems[b]];
    if (first === undefined || second === undefined) return false;
    const works = (key: string, item: JsonObject): boolean =>
      item.prefabName === 'Trigger' || !JSON.stringify(open.logic[key] ?? {}).includes('OnEnterEvent');
    // Nothing is wrong where the items are alike.
    if (works(a, second) && works(b, first)) return false;
    [open.roomItems[a], open.roomItems[b]] = [second, first];
  },
  ...forEach(['Name', 'TaskTriggerId'] as const, (field) => ({
    [`exchanged: ${field} of two subscriptions`]: (open, pick) => {
      const all = [...tasksOf(open), ...linksOf(open)].filter((task) => 'TaskTriggerId' in task);
      const [a, b] = two(all, pick) ?? [];
      return a !== undefined && b !== undefined && exchange(a, b, field);
    },
  })),
  'exchanged: TargetState of an effector and a trigger': (open, pick) => {
    const effectors = tasksOf(open).filter(
      ({ $type, TargetState }) => $type === 'TaskEffectorSubscription' && TargetState !== undefined,
    );
    const triggers = tasksOf(open).filter((task) => 'Trigger' in task && 'TaskTriggerId' in task);
    return exchange(oneOf(effectors, pick), oneOf(triggers, pick), 'TargetState');
  },
  'exchanged: two fields of a subscription': (open, pick) => {
    const task = oneOf(
      [...tasksOf(open), ...linksOf(open)].filter((task) => 'TaskTriggerId' in task),
      pick,
    );
    const couples = [
      ['Name', 'TaskTriggerId'],
      ['Id', 'TaskTriggerId'],
      ['Id', 'Name'],
      ['TargetState', 'Name'],
      ['TargetState', 'TaskTriggerId'],
    ] as const;
    const [x, y] = oneOf<readonly [string, string]>(couples, pick);
    return exchange(task, task, x, y);
  },
  'exchanged: Effector and Trigger of two subscriptions': (open, pick) => {
    const effectors = tasksOf(open).filter(({ $type }) => $type === 'TaskEffectorSubscription');
    const triggers = tasksOf(open).filter((task) => 'Trigger' in task && 'TaskTriggerId' in task);
    return exchange(oneOf(effectors, pick), oneOf(triggers, pick), 'Effector', 'Trigger');
  },
};

const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'] as const;
const WRAPPERS = ['data', 'entry', 'value', 'item'] as const;
const MISPLACED: Slips = {
  ...forEach(SECTIONS, (inner) =>
    forEach(SECTIONS, (outer) => ({
      [inner === outer ? `nested: ${inner} in itself` : `nested: ${inner} in ${outer}`]: (open) => {
        const text = JSON.parse(textOf(open)) as Record<string, JsonObject>;
        const part = text[inner] as JsonObject;
        if (Object.keys(part).length === 0) return false;
        if (inner === outer) text[inner] = { [inner]: part };
        else {
          delete text[inner];
          Object.assign(text[outer] as JsonObject, { [inner]: part });
        }
        return JSON.stringify(text, null, 2);
      },
    })),
  ),
  ...forEach(['quests', 'roomItems', 'logic'] as const, (section) => ({
    [`array: ${section}`]: (open) => {
      const text = JSON.parse(textOf(open)) as Record<string, JsonValue>;
      text[section] = Object.values(text[section] as JsonObject);
      return JSON.stringify(text, null, 2);
    },
  })),
  ...forEach(['quests', 'roomItems'] as const, (section) => ({
    [`wrapped: a record of ${section}`]: (open, pick) => {
      const records = open[section];
      const key = oneOf(Object.keys(records), pick);
      const record = records[key] as JsonObject;
      records[key] = { [pick(3) === 0 ? key : oneOf(WRAPPERS, pick)]: record };
    },
    [`wrapped: all records of ${section}`]: (open, pick) => {
      const wrapper = oneOf(WRAPPERS, pick);
      for (const [key, record] of Object.entries(open[section])) open[section][key] = { [wrapper]: record };
    },
    [`wrapped: all of ${section} under one key`]: (open, pick) => {
      const wrapper = ['data', 'list', 'chapter 1', 'all'][pick(4)] ?? '';
      open[section] = { [wrapper]: { ...open[section] } };
    },
    [`wrapped: a record of ${section} in a list`]: (open, pick) => {
      const records = open[section];
      const key = oneOf(Object.keys(records), pick);
      records[key] = [records[key] as JsonObject] as unknown as JsonObject;
    },
    [`inside: a record of ${section} in another one`]: (open, pick) => {
      const records = open[section];
      const [a, b] = two(Object.keys(records), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      const record = records[a] as JsonObject;
      delete records[a];
      (records[b] as JsonObject)[a] = record;
    },
  })),
  'inside: a completed entry in its inProgress entry': (open, pick) => {
    const { one, done, doneKey } = oneOf(questsOf(open), pick);
    delete open.quests[doneKey];
    one[pick(2) === 0 ? doneKey : 'completed'] = done;
  },
  ...forEach(['roomItems', 'logic', 'settings', 'roomTasks', 'root'] as const, (to) => ({
    [`under: a quest entry in ${to}`]: (open, pick) => {
      const key = oneOf(Object.keys(open.quests), pick);
      const entry = open.quests[key] as JsonObject;
      delete open.quests[key];
      ((to === 'root' ? open : open[to]) as JsonObject)[key] = entry;
    },
    [`under: a quest in ${to}`]: (open, pick) => {
      const { one, done, key, doneKey } = oneOf(questsOf(open), pick);
      delete open.quests[key];
      delete open.quests[doneKey];
      Object.assign((to === 'root' ? open : open[to]) as JsonObject, { [key]: one, [doneKey]: done });
    },
  })),
  ...forEach(['quests', 'logic', 'settings', 'roomTasks', 'root'] as const, (to) => ({
    [`under: an item in ${to}`]: (open, pick) => {
      const key = oneOf(Object.keys(open.roomItems), pick);
      const item = open.roomItems[key] as JsonObject;
      if (to === 'logic') {
        if (key in open.logic) return false;
        open.logic[key] = item;
      } else ((to === 'root' ? open : open[to]) as JsonObject)[key] = item;
      delete open.roomItems[key];
    },
  })),
  ...forEach(['quests', 'roomItems', 'settings', 'roomTasks', 'root', 'item'] as const, (to) => ({
    [`under: a logic value in ${to}`]: (open, pick) => {
      const text = JSON.parse(textOf(open)) as Record<string, JsonObject>;
      const key = oneOf(Object.keys(open.logic), pick);
      const value = text.logic?.[key] ?? null;
      delete text.logic?.[key];
      if (to === 'item') Object.assign(text.roomItems?.[key] as JsonObject, { logic: value });
      else if (to === 'roomItems') {
        text.roomItems = { ...text.roomItems, [`${key} logic`]: value };
      } else Object.assign((to === 'root' ? text : text[to]) as JsonObject, { [key]: value });
      return JSON.stringify(text, null, 2);
    },
  })),
  'nested: Tasks in Tasks': (open, pick) => {
    const value = oneOf(Object.values(open.logic), pick);
    value.Tasks = pick(2) === 0 ? [value.Tasks as JsonValue] : { Tasks: value.Tasks as JsonValue };
  },
  'wrapped: a logic value': (open, pick) => {
    const key = oneOf(Object.keys(open.logic), pick);
    const text = JSON.parse(textOf(open)) as { logic: JsonObject };
    const wrapper = ['logic', 'data', 'extraData', key][pick(4)] ?? '';
    text.logic[key] = JSON.stringify({ [wrapper]: open.logic[key] ?? null });
    return JSON.stringify(text, null, 2);
  },
  'wrapped: a subscription': (open, pick) => {
    const values = Object.values(open.logic);
    const tasks = oneOf(values, pick).Tasks as JsonValue[];
    if (tasks.length === 0) return false;
    const at = pick(tasks.length);
    const task = tasks[at] as JsonValue;
    tasks[at] = pick(2) === 0 ? [task] : { [['task', 'Task', 'data', 'subscription'][pick(4)] ?? '']: task };
  },
  'wrapped: a requirement': (open, pick) => {
    const quest = oneOf(
      questsOf(open).filter(({ one }) => (one.Requirements as JsonValue[]).length > 0),
      pick,
    );
    if (quest === undefined) return false;
    const [first] = quest.one.Requirements as JsonValue[];
    const wrapped = [pick(2) === 0 ? [first ?? null] : { Requirement: first ?? null }];
    quest.one.Requirements = structuredClone(wrapped);
    quest.done.Requirements = structuredClone(wrapped);
  },
  'wrapped: an Effector': (open, pick) => {
    const task = oneOf(
      tasksOf(open).filter(({ Effector }) => isObject(Effector)),
      pick,
    );
    task.Effector = pick(2) === 0 ? { Effector: task.Effector ?? null } : [task.Effector ?? null];
  },
  'under: linkedTasks in the subscription': (open, pick) => {
    const task = oneOf(
      tasksOf(open).filter(({ Effector }) => isObject(Effector) && 'linkedTasks' in Effector),
      pick,
    );
    if (task === undefined) return false;
    const effector = task.Effector as JsonObject;
    task.linkedTasks = effector.linkedTasks ?? [];
    delete effector.linkedTasks;
  },
  'under: a subscription in ViewNodes': (open, pick) => {
    const value = oneOf(
      Object.values(open.logic).filter((each) => (each.Tasks as JsonValue[]).length > 0),
      pick,
    );
    const tasks = value.Tasks as JsonValue[];
    (value.ViewNodes as JsonValue[]).push(...tasks.splice(pick(tasks.length), 1));
  },
};

const asRecord = (list: JsonValue[], form: number): JsonValue =>
  form === 0
    ? (list[0] ?? {})
    : form === 1
      ? Object.fromEntries(list.map((each, index) => [String(index), each]))
      : Object.fromEntries(
          list.map((each, index) => [
            isObject(each) ? String(each.Id ?? each.id ?? index) : String(index),
            each,
          ]),
        );
const LISTS: Slips = {
  'a record for a list: Requirements of one quest': (open, pick) => {
    const quest = oneOf(
      questsOf(open).filter(({ one }) => (one.Requirements as JsonValue[]).length > 0),
      pick,
    );
    if (quest === undefined) return false;
    const form = pick(3);
    for (const entry of [quest.one, quest.done])
      entry.Requirements = asRecord(entry.Requirements as JsonValue[], form);
  },
  'a record for a list: Requirements of all quests': (open, pick) => {
    const form = pick(3);
    for (const entry of entriesOf(open))
      entry.Requirements = asRecord(entry.Requirements as JsonValue[], form);
  },
  'a record for a list: Rewards of all quests': (open) => {
    for (const { done } of questsOf(open)) done.Rewards = {};
  },
  'a record for a list: Tasks of an item': (open, pick) => {
    const value = oneOf(Object.values(open.logic), pick);
    value.Tasks = asRecord(value.Tasks as JsonValue[], pick(3));
  },
  'a record for a list: Tasks of all items': (open, pick) => {
    const form = pick(3);
    for (const value of Object.values(open.logic)) value.Tasks = asRecord(value.Tasks as JsonValue[], form);
  },
  'a record for a list: linkedTasks of all': (open, pick) => {
    const form = pick(3);
    let changed = false;
    for (const { Effector } of tasksOf(open)) {
      if (!isObject(Effector) || !Array.isArray(Effector.linkedTasks)) continue;
      Effector.linkedTasks = asRecord(Effector.linkedTasks, form);
      changed = true;
    }
    return changed;
  },
  'a record for a list: Tasks of roomTasks': (open) => {
    open.roomTasks.Tasks = {};
  },
};

const WRONG: Readonly<Record<string, readonly JsonValue[]>> = {
  Name: ['find key', '', 12, null, ' 0_find'],
  EntryId: ['12', '', 7],
  Description: ['Made by me', '', 3],
  Group: ['solo', null, 'Multiplayer'],
  Enabled: [false, 'true', 1, null],
  RepeatableLimit: ['1', -1, 1.5, null],
  FinishTime: ['10', -1, null],
  AutoStart: [true, 'false', null],
  TriggeredByInventory: ['false', null, 0],
  Requirements: [
    null,
    '',
    [null],
    [{}],
    [{ delete: false, amount: 1, type: 'quest', id: 'mlh0000000zzzz' }],
    [{ delete: true, amount: 1, type: 'quest', id: 'ID' }],
    [{ delete: false, amount: 0, type: 'quest', id: 'ID' }],
    [{ delete: false, amount: '1', type: 'quest', id: 'ID' }],
    [{ delete: false, amount: 1, type: 'task', id: 'ID' }],
    [{ delete: false, type: 'quest', id: 'ID' }],
    ['ID'],
  ],
  Creator: ['', '<OWNER_USER_ID>', 5],
  TemplateName: ['x', null],
  Tracked: ['true', 1, null],
  Visible: ['true', 1, null],
  ExtraText: ['{"a":', 'Hello', null],
};
const BOTH: Slips = {
  'both entries: a wrong value': (open, pick) => {
    const quests = questsOf(open);
    const [other, quest] = two(quests, pick) ?? [];
    if (quest === undefined || other === undefined) return false;
    // The first quest requires nothing, so that requiring it makes no cycle.
    const first = quests[0] as Quest;
    if (quest === first) return false;
    const field = oneOf(Object.keys(WRONG), pick);
    const values = WRONG[field] ?? [];
    const value = JSON.parse(
      JSON.stringify(oneOf(values, pick)).replace('"ID"', JSON.stringify(first.key)),
    ) as JsonValue;
    quest.one[field] = structuredClone(value);
    quest.done[field] = value;
  },
  'both entries: a missing field': (open, pick) => {
    const { one, done } = oneOf(questsOf(open), pick);
    const field = oneOf(
      QUEST_FIELDS.filter((each) => each !== 'Name'),
      pick,
    );
    delete one[field];
    delete done[field];
  },
  'both entries: a missing Name': (open, pick) => {
    const { one, done } = oneOf(questsOf(open), pick);
    delete one.Name;
    delete done.Name;
  },
  'all entries: a wrong value': (open, pick) => {
    const field = oneOf(
      [
        'Description',
        'Group',
        'Enabled',
        'RepeatableLimit',
        'FinishTime',
        'AutoStart',
        'Creator',
        'TemplateName',
        'Tracked',
        'ExtraText',
      ],
      pick,
    );
    const values = WRONG[field] ?? [];
    const value = oneOf(values, pick);
    for (const entry of entriesOf(open)) entry[field] = value;
  },
  'all entries: a missing field': (open, pick) => {
    const field = oneOf(
      QUEST_FIELDS.filter((each) => each !== 'Name' && each !== 'EntryId' && each !== 'Status'),
      pick,
    );
    for (const entry of entriesOf(open)) delete entry[field];
  },
  'all tasks: a missing field': (open, pick) => {
    const field = ['Id', 'Name', '$type'][pick(3)] ?? '';
    for (const task of tasksOf(open)) delete task[field];
  },
  'one key for both entries': (open, pick) => {
    const { key, doneKey, done } = oneOf(questsOf(open), pick);
    if (pick(2) === 0) done.id = key;
    const text = textOf(open);
    return text.replace(`"${doneKey}": {`, `"${key}": {`);
  },
  'one id for both entries': (open, pick) => {
    const { one, done } = oneOf(questsOf(open), pick);
    done.id = one.id ?? null;
  },
};

const rename = (task: JsonObject, from: string, to: string): void =>
  moveKey(task as Record<string, JsonValue>, from, to);
const inTask = (
  fits: (task: JsonObject) => boolean,
  change: (task: JsonObject, pick: (count: number) => number) => void,
): Plant => {
  return (open, pick) => {
    const task = oneOf(tasksOf(open).filter(fits), pick);
    if (task === undefined) return false;
    change(task, pick);
  };
};
const isEffector = ({ $type }: JsonObject): boolean => $type === 'TaskEffectorSubscription';
const isQuestTrigger = (task: JsonObject): boolean => 'Trigger' in task && 'TaskTriggerId' in task;
const isBasic = (task: JsonObject): boolean => 'DirectEffector' in task;
const DIRECT: JsonObject = {
  Effector: { $type: 'HideObjectEvent' },
  Id: '3c6a4e50-b5d7-4809-9324-a5c6e70891bc',
  TargetState: 2,
  Name: '',
};
const INTERCHANGED: Slips = {
  'form: DirectEffector beside Effector': inTask(isEffector, (task, pick) => {
    task.DirectEffector = [DIRECT, { $type: 'HideObjectEvent' }, {}, null][pick(4)] ?? null;
  }),
  'form: Effector called DirectEffector': inTask(isEffector, (task) =>
    rename(task, 'Effector', 'DirectEffector'),
  ),
  'form: Effector inside DirectEffector': inTask(isEffector, (task) => {
    task.DirectEffector = { ...DIRECT, Effector: task.Effector ?? null };
    delete task.Effector;
  }),
  'form: Effector called Trigger': inTask(isEffector, (task) => rename(task, 'Effector', 'Trigger')),
  'form: Trigger called Effector': inTask(isQuestTrigger, (task) => rename(task, 'Trigger', 'Effector')),
  'form: Trigger called DirectEffector': inTask(isQuestTrigger, (task) =>
    rename(task, 'Trigger', 'DirectEffector'),
  ),
  'form: DirectEffector called Effector': inTask(isBasic, (task) =>
    rename(task, 'DirectEffector', 'Effector'),
  ),
  'form: Trigger and DirectEffector exchanged': inTask(isBasic, (task) => {
    [task.Trigger, task.DirectEffector] = [task.DirectEffector ?? null, task.Trigger ?? null];
  }),
  'form: Trigger inside DirectEffector': inTask(isBasic, (task) => {
    (task.DirectEffector as JsonObject).Trigger = task.Trigger ?? null;
    delete task.Trigger;
  }),
  'form: effect directly in DirectEffector': inTask(isBasic, (task) => {
    task.DirectEffector = (task.DirectEffector as JsonObject).Effector ?? null;
  }),
  'form: Trigger in an effector subscription': inTask(isEffector, (task) => {
    task.Trigger = { $type: 'OnClickEvent' };
  }),
  'form: $type of the other kind': inTask(
    () => true,
    (task) => {
      task.$type = isEffector(task) ? 'TaskTriggerSubscription' : 'TaskEffectorSubscription';
    },
  ),
  'form: event in Effector, effect in Trigger': inTask(isBasic, (task, pick) => {
    const events = ['OnClickEvent', 'OnEnterEvent'];
    const direct = task.DirectEffector as JsonObject;
    const [event, effect] = [task.Trigger ?? null, direct.Effector ?? null];
    if (pick(2) === 0) [task.Trigger, direct.Effector] = [effect, event];
    else direct.Effector = { $type: events[pick(2)] ?? '' };
  }),
};

const DELETED: Slips = {
  'deleted: an item, its logic stays': (open, pick) => {
    delete open.roomItems[
      oneOf(
        Object.keys(open.roomItems).filter((key) => key in open.logic),
        pick,
      )
    ];
  },
  'deleted: an item and its logic': (open, pick) => {
    const key = oneOf(
      Object.keys(open.roomItems).filter((key) => key in open.logic),
      pick,
    );
    delete open.roomItems[key];
    delete open.logic[key];
  },
  'deleted: logic of an item': (open, pick) => {
    delete open.logic[oneOf(Object.keys(open.logic), pick)];
  },
  'deleted: a quest': (open, pick) => {
    const { key, doneKey } = oneOf(questsOf(open), pick);
    delete open.quests[key];
    delete open.quests[doneKey];
  },
  'deleted: one entry of a quest': (open, pick) => {
    const { key, doneKey } = oneOf(questsOf(open), pick);
    delete open.quests[pick(2) === 0 ? key : doneKey];
  },
  'deleted: a subscription': (open, pick) => {
    const values = Object.values(open.logic).filter((each) => (each.Tasks as JsonValue[]).length > 0);
    const tasks = oneOf(values, pick).Tasks as JsonValue[];
    tasks.splice(pick(tasks.length), 1);
  },
};

export const RECORD_SLIPS: Slips = {
  ...LETTER_CASE,
  ...ONE_ID,
  ...EXCHANGED,
  ...MISPLACED,
  ...LISTS,
  ...BOTH,
  ...INTERCHANGED,
  ...DELETED,
};
