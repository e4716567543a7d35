import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';
import { type OpenRoom, textOf } from './rooms.js';

/* Slips in records, planted into a clean room in many variants. Each is one root cause. */

/** Changes a room, or gives its text where it is no change of values; undefined if it cannot. */
export type Plant = (open: OpenRoom, pick: (count: number) => number) => string | boolean;

export interface RecordSlip {
  readonly kind: string;
  readonly plant: Plant;
}

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
    const field = fields[pick(fields.length)] ?? '';
    const change = CASES[pick(CASES.length)] ?? camel;
    return renameAll(records(open), (key) => (key === field ? change(key) : key));
  };
};
const allFields =
  (records: (open: OpenRoom) => JsonObject[]): Plant =>
  (open, pick) => {
    const change = CASES[pick(CASES.length)] ?? camel;
    return renameAll(records(open), (key) => (key.length < 3 || key.startsWith('$') ? key : change(key)));
  };

const LETTER_CASE: readonly RecordSlip[] = [
  { kind: 'case: a field of all quest entries', plant: oneField(entriesOf, QUEST_FIELDS) },
  ...[
    ['TargetState', 'targetState'],
    ['TargetState', 'target_state'],
    ['TargetState', 'State'],
    ['TaskTriggerId', 'questId'],
    ['Name', 'QuestName'],
    ['Id', 'id'],
  ].map(([field = '', name = '']) => ({
    kind: `case: ${field} as ${name} in two items`,
    plant: inTwoItems(field, name),
  })),
  { kind: 'case: all fields of all quest entries', plant: allFields(entriesOf) },
  {
    kind: 'case: a field of all items',
    plant: oneField(
      ({ roomItems }) => Object.values(roomItems),
      ['prefabName', 'pos', 'rot', 'scale', 'placed', 'parentItemID'],
    ),
  },
  { kind: 'case: all fields of all items', plant: allFields(({ roomItems }) => Object.values(roomItems)) },
  { kind: 'case: a field of all tasks', plant: oneField(tasksOf, TASK_FIELDS) },
  { kind: 'case: all fields of all tasks', plant: allFields(tasksOf) },
  {
    kind: 'case: all fields of all tasks and links',
    plant: (open, pick) => {
      const change = CASES[pick(CASES.length)] ?? camel;
      return renameAll([...linksOf(open), ...tasksOf(open)], (key) =>
        key.length < 3 || key.startsWith('$') ? key : change(key),
      );
    },
  },
  {
    kind: 'case: a field of all links',
    plant: oneField(linksOf, ['Trigger', 'TargetState', 'Name', 'TaskTriggerId']),
  },
  { kind: 'case: all fields of all links', plant: allFields(linksOf) },
  { kind: 'case: all fields of all requirements', plant: allFields(requirementsOf) },
  {
    kind: 'case: Tasks of all logic values',
    plant: oneField(({ logic }) => Object.values(logic), ['Tasks']),
  },
  {
    kind: 'case: $type of all tasks',
    plant: (open, pick) => {
      const change = CASES[pick(CASES.length)] ?? camel;
      let changed = false;
      for (const each of tasksOf(open)) {
        const type = change(String(each.$type));
        changed ||= type !== each.$type;
        each.$type = type;
      }
      return changed;
    },
  },
];

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
    const value = pick(2) === 0 ? undefined : values[pick(values.length)];
    const given = value ?? half[0]?.[field] ?? null;
    for (const each of half) each[field] = given;
    return true;
  };
};

const IDS = ['', '00000000-0000-0000-0000-000000000000', 'uuid', '<uuid>', 0, null];
const ONE_ID: readonly RecordSlip[] = [
  {
    kind: 'one Id for subscriptions',
    plant: giveAll((open) => [...tasksOf(open), ...linksOf(open)], 'Id', IDS),
  },
  {
    kind: 'one Id for the subscriptions of an item',
    plant: (open, pick) => {
      const values = Object.values(open.logic);
      const all = (values[pick(values.length)]?.Tasks ?? []) as JsonObject[];
      if (all.length < 2) return false;
      for (const each of all) each.Id = all[0]?.Id ?? null;
      return true;
    },
  },
  { kind: 'one EntryId for quests', plant: giveAll(entriesOf, 'EntryId', IDS) },
  { kind: 'one id for quest entries', plant: giveAll(entriesOf, 'id', ['', 'mlh', 'quest_id', 0, null]) },
  { kind: 'one Name for quests', plant: giveAll(entriesOf, 'Name', ['0_quest']) },
  { kind: 'one invalid Name for quests', plant: giveAll(entriesOf, 'Name', ['quest', '', 'New Quest']) },
  {
    kind: 'one EntryId for two quests',
    plant: (open, pick) => {
      const [a, b] = two(questsOf(open), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      b.one.EntryId = a.one.EntryId ?? null;
      b.done.EntryId = a.one.EntryId ?? null;
      return true;
    },
  },
  {
    kind: 'one TaskTriggerId for subscriptions',
    plant: giveAll((open) => [...tasksOf(open), ...linksOf(open)], 'TaskTriggerId', ['', 'mlh', 'quest_id']),
  },
  {
    kind: 'one unknown TaskTriggerId',
    plant: (open, pick) => {
      const all = tasksOf(open).filter((task) => 'TaskTriggerId' in task);
      const id = ['mlh0000000zzzz', 'mlh000000000zz9'][pick(2)] ?? '';
      for (const each of all) each.TaskTriggerId = id;
      return all.length > 2;
    },
  },
];

const SHARED = QUEST_FIELDS.filter((field) => field !== 'EntryId' && field !== 'Status' && field !== 'Name');
const EXCHANGED: readonly RecordSlip[] = [
  ...(['Name', 'EntryId', 'id'] as const).map(
    (field): RecordSlip => ({
      kind: `exchanged: ${field} of two quests, both entries`,
      plant: (open, pick) => {
        const [a, b] = two(questsOf(open), pick) ?? [];
        if (a === undefined || b === undefined) return false;
        const changed = exchange(a.one, b.one, field) && exchange(a.done, b.done, field);
        // The pairs are as they were.
        return field === 'EntryId' ? false : changed;
      },
    }),
  ),
  ...(['Name', 'EntryId', 'id', 'Status'] as const).map(
    (field): RecordSlip => ({
      kind: `exchanged: ${field} of two entries`,
      plant: (open, pick) => {
        const [a, b] = two(questsOf(open), pick) ?? [];
        if (a === undefined || b === undefined) return false;
        if (field === 'Status') return exchange(a.one, b.done, field);
        return pick(2) === 0 ? exchange(a.one, b.one, field) : exchange(a.done, b.done, field);
      },
    }),
  ),
  {
    kind: 'exchanged: a shared field of two entries',
    plant: (open, pick) => {
      const [a, b] = two(questsOf(open), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      const field = SHARED[pick(SHARED.length)] ?? '';
      return pick(2) === 0 ? exchange(a.one, b.one, field) : exchange(a.done, b.done, field);
    },
  },
  {
    kind: 'exchanged: keys of two entries of different quests',
    plant: (open, pick) => {
      const [a, b] = two(questsOf(open), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      const [x, y] = pick(2) === 0 ? [a.key, b.key] : [a.doneKey, b.doneKey];
      const [first, second] = [open.quests[x], open.quests[y]];
      if (first === undefined || second === undefined) return false;
      [open.quests[x], open.quests[y]] = [second, first];
      return true;
    },
  },
  {
    kind: 'exchanged: keys of the entries of a quest',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { key, doneKey, one, done } = quests[pick(quests.length)] as Quest;
      [open.quests[key], open.quests[doneKey]] = [done, one];
      return true;
    },
  },
  {
    kind: 'exchanged: two fields of a quest',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done } = quests[pick(quests.length)] as Quest;
      const couples = [
        ['Name', 'Description'],
        ['Name', 'DisplayGroup'],
        ['EntryId', 'Name'],
        ['Creator', 'Description'],
        ['Name', 'Creator'],
        ['TemplateName', 'Description'],
      ] as const;
      const [x, y] = couples[pick(couples.length)] as readonly [string, string];
      return exchange(one, one, x, y) && exchange(done, done, x, y);
    },
  },
  {
    kind: 'exchanged: EntryId and id of an entry',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done } = quests[pick(quests.length)] as Quest;
      return pick(2) === 0 ? exchange(one, one, 'EntryId', 'id') : exchange(done, done, 'EntryId', 'id');
    },
  },
  {
    kind: 'exchanged: keys of two items',
    plant: (open, pick) => {
      const [a, b] = two(Object.keys(open.roomItems), pick) ?? [];
      if (a === undefined || b === undefined) return false;
      const [first, second] = [open.roomItems[a], open.roomItems[b]];
      if (first === undefined || second === undefined) return false;
      const works = (key: string, item: JsonObject): boolean =>
        item.prefabName === 'Trigger' || !JSON.stringify(open.logic[key] ?? {}).includes('OnEnterEvent');
      // Nothing is wrong where the items are alike.
      if (works(a, second) && works(b, first)) return false;
      [open.roomItems[a], open.roomItems[b]] = [second, first];
      return true;
    },
  },
  ...(['Name', 'TaskTriggerId'] as const).map(
    (field): RecordSlip => ({
      kind: `exchanged: ${field} of two subscriptions`,
      plant: (open, pick) => {
        const all = [...tasksOf(open), ...linksOf(open)].filter((task) => 'TaskTriggerId' in task);
        const [a, b] = two(all, pick) ?? [];
        return a !== undefined && b !== undefined && exchange(a, b, field);
      },
    }),
  ),
  {
    kind: 'exchanged: TargetState of an effector and a trigger',
    plant: (open, pick) => {
      const effectors = tasksOf(open).filter(
        ({ $type, TargetState }) => $type === 'TaskEffectorSubscription' && TargetState !== undefined,
      );
      const triggers = tasksOf(open).filter((task) => 'Trigger' in task && 'TaskTriggerId' in task);
      const [a, b] = [effectors[pick(effectors.length)], triggers[pick(triggers.length)]];
      return a !== undefined && b !== undefined && exchange(a, b, 'TargetState');
    },
  },
  {
    kind: 'exchanged: two fields of a subscription',
    plant: (open, pick) => {
      const all = [...tasksOf(open), ...linksOf(open)].filter((task) => 'TaskTriggerId' in task);
      const task = all[pick(all.length)] as JsonObject;
      const couples = [
        ['Name', 'TaskTriggerId'],
        ['Id', 'TaskTriggerId'],
        ['Id', 'Name'],
        ['TargetState', 'Name'],
        ['TargetState', 'TaskTriggerId'],
      ] as const;
      const [x, y] = couples[pick(couples.length)] as readonly [string, string];
      return exchange(task, task, x, y);
    },
  },
  {
    kind: 'exchanged: Effector and Trigger of two subscriptions',
    plant: (open, pick) => {
      const effectors = tasksOf(open).filter(({ $type }) => $type === 'TaskEffectorSubscription');
      const triggers = tasksOf(open).filter((task) => 'Trigger' in task && 'TaskTriggerId' in task);
      const [a, b] = [effectors[pick(effectors.length)], triggers[pick(triggers.length)]];
      return a !== undefined && b !== undefined && exchange(a, b, 'Effector', 'Trigger');
    },
  },
];

const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'] as const;
const WRAPPERS = ['data', 'entry', 'value', 'item'] as const;
const MISPLACED: readonly RecordSlip[] = [
  ...SECTIONS.flatMap((inner) =>
    SECTIONS.map(
      (outer): RecordSlip => ({
        kind: inner === outer ? `nested: ${inner} in itself` : `nested: ${inner} in ${outer}`,
        plant: (open) => {
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
      }),
    ),
  ),
  ...(['quests', 'roomItems', 'logic'] as const).map(
    (section): RecordSlip => ({
      kind: `array: ${section}`,
      plant: (open) => {
        const text = JSON.parse(textOf(open)) as Record<string, JsonValue>;
        text[section] = Object.values(text[section] as JsonObject);
        return JSON.stringify(text, null, 2);
      },
    }),
  ),
  ...(['quests', 'roomItems'] as const).flatMap((section): RecordSlip[] => [
    {
      kind: `wrapped: a record of ${section}`,
      plant: (open, pick) => {
        const records = open[section];
        const keys = Object.keys(records);
        const key = keys[pick(keys.length)] ?? '';
        const record = records[key] as JsonObject;
        records[key] = { [pick(3) === 0 ? key : (WRAPPERS[pick(WRAPPERS.length)] ?? '')]: record };
        return true;
      },
    },
    {
      kind: `wrapped: all records of ${section}`,
      plant: (open, pick) => {
        const wrapper = WRAPPERS[pick(WRAPPERS.length)] ?? '';
        for (const [key, record] of Object.entries(open[section])) open[section][key] = { [wrapper]: record };
        return true;
      },
    },
    {
      kind: `wrapped: all of ${section} under one key`,
      plant: (open, pick) => {
        const wrapper = ['data', 'list', 'chapter 1', 'all'][pick(4)] ?? '';
        open[section] = { [wrapper]: { ...open[section] } };
        return true;
      },
    },
    {
      kind: `wrapped: a record of ${section} in a list`,
      plant: (open, pick) => {
        const records = open[section];
        const keys = Object.keys(records);
        const key = keys[pick(keys.length)] ?? '';
        records[key] = [records[key] as JsonObject] as unknown as JsonObject;
        return true;
      },
    },
    {
      kind: `inside: a record of ${section} in another one`,
      plant: (open, pick) => {
        const records = open[section];
        const [a, b] = two(Object.keys(records), pick) ?? [];
        if (a === undefined || b === undefined) return false;
        const record = records[a] as JsonObject;
        delete records[a];
        (records[b] as JsonObject)[a] = record;
        return true;
      },
    },
  ]),
  {
    kind: 'inside: a completed entry in its inProgress entry',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done, doneKey } = quests[pick(quests.length)] as Quest;
      delete open.quests[doneKey];
      one[pick(2) === 0 ? doneKey : 'completed'] = done;
      return true;
    },
  },
  ...(['roomItems', 'logic', 'settings', 'roomTasks', 'root'] as const).flatMap((to): RecordSlip[] => [
    {
      kind: `under: a quest entry in ${to}`,
      plant: (open, pick) => {
        const keys = Object.keys(open.quests);
        const key = keys[pick(keys.length)] ?? '';
        const entry = open.quests[key] as JsonObject;
        delete open.quests[key];
        ((to === 'root' ? open : open[to]) as JsonObject)[key] = entry;
        return true;
      },
    },
    {
      kind: `under: a quest in ${to}`,
      plant: (open, pick) => {
        const quests = questsOf(open);
        const { one, done, key, doneKey } = quests[pick(quests.length)] as Quest;
        delete open.quests[key];
        delete open.quests[doneKey];
        Object.assign((to === 'root' ? open : open[to]) as JsonObject, { [key]: one, [doneKey]: done });
        return true;
      },
    },
  ]),
  ...(['quests', 'logic', 'settings', 'roomTasks', 'root'] as const).map(
    (to): RecordSlip => ({
      kind: `under: an item in ${to}`,
      plant: (open, pick) => {
        const keys = Object.keys(open.roomItems);
        const key = keys[pick(keys.length)] ?? '';
        const item = open.roomItems[key] as JsonObject;
        if (to === 'logic') {
          if (key in open.logic) return false;
          open.logic[key] = item;
        } else ((to === 'root' ? open : open[to]) as JsonObject)[key] = item;
        delete open.roomItems[key];
        return true;
      },
    }),
  ),
  ...(['quests', 'roomItems', 'settings', 'roomTasks', 'root', 'item'] as const).map(
    (to): RecordSlip => ({
      kind: `under: a logic value in ${to}`,
      plant: (open, pick) => {
        const text = JSON.parse(textOf(open)) as Record<string, JsonObject>;
        const keys = Object.keys(open.logic);
        const key = keys[pick(keys.length)] ?? '';
        const value = text.logic?.[key] ?? null;
        delete text.logic?.[key];
        if (to === 'item') Object.assign(text.roomItems?.[key] as JsonObject, { logic: value });
        else if (to === 'roomItems') {
          text.roomItems = { ...text.roomItems, [`${key} logic`]: value };
        } else Object.assign((to === 'root' ? text : text[to]) as JsonObject, { [key]: value });
        return JSON.stringify(text, null, 2);
      },
    }),
  ),
  {
    kind: 'nested: Tasks in Tasks',
    plant: (open, pick) => {
      const values = Object.values(open.logic);
      const value = values[pick(values.length)] as JsonObject;
      value.Tasks = pick(2) === 0 ? [value.Tasks as JsonValue] : { Tasks: value.Tasks as JsonValue };
      return true;
    },
  },
  {
    kind: 'wrapped: a logic value',
    plant: (open, pick) => {
      const keys = Object.keys(open.logic);
      const key = keys[pick(keys.length)] ?? '';
      const text = JSON.parse(textOf(open)) as { logic: JsonObject };
      const wrapper = ['logic', 'data', 'extraData', key][pick(4)] ?? '';
      text.logic[key] = JSON.stringify({ [wrapper]: open.logic[key] ?? null });
      return JSON.stringify(text, null, 2);
    },
  },
  {
    kind: 'wrapped: a subscription',
    plant: (open, pick) => {
      const values = Object.values(open.logic);
      const tasks = values[pick(values.length)]?.Tasks as JsonValue[];
      if (tasks.length === 0) return false;
      const at = pick(tasks.length);
      const task = tasks[at] as JsonValue;
      tasks[at] =
        pick(2) === 0 ? [task] : { [['task', 'Task', 'data', 'subscription'][pick(4)] ?? '']: task };
      return true;
    },
  },
  {
    kind: 'wrapped: a requirement',
    plant: (open, pick) => {
      const quests = questsOf(open).filter(({ one }) => (one.Requirements as JsonValue[]).length > 0);
      const quest = quests[pick(quests.length)];
      if (quest === undefined) return false;
      const [first] = quest.one.Requirements as JsonValue[];
      const wrapped = [pick(2) === 0 ? [first ?? null] : { Requirement: first ?? null }];
      quest.one.Requirements = structuredClone(wrapped);
      quest.done.Requirements = structuredClone(wrapped);
      return true;
    },
  },
  {
    kind: 'wrapped: an Effector',
    plant: (open, pick) => {
      const tasks = tasksOf(open).filter(({ Effector }) => isObject(Effector));
      const task = tasks[pick(tasks.length)] as JsonObject;
      task.Effector = pick(2) === 0 ? { Effector: task.Effector ?? null } : [task.Effector ?? null];
      return true;
    },
  },
  {
    kind: 'under: linkedTasks in the subscription',
    plant: (open, pick) => {
      const tasks = tasksOf(open).filter(({ Effector }) => isObject(Effector) && 'linkedTasks' in Effector);
      const task = tasks[pick(tasks.length)];
      if (task === undefined) return false;
      const effector = task.Effector as JsonObject;
      task.linkedTasks = effector.linkedTasks ?? [];
      delete effector.linkedTasks;
      return true;
    },
  },
  {
    kind: 'under: a subscription in ViewNodes',
    plant: (open, pick) => {
      const values = Object.values(open.logic).filter((each) => (each.Tasks as JsonValue[]).length > 0);
      const value = values[pick(values.length)] as JsonObject;
      const tasks = value.Tasks as JsonValue[];
      (value.ViewNodes as JsonValue[]).push(...tasks.splice(pick(tasks.length), 1));
      return true;
    },
  },
];

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
const LISTS: readonly RecordSlip[] = [
  {
    kind: 'a record for a list: Requirements of one quest',
    plant: (open, pick) => {
      const quests = questsOf(open).filter(({ one }) => (one.Requirements as JsonValue[]).length > 0);
      const quest = quests[pick(quests.length)];
      if (quest === undefined) return false;
      const form = pick(3);
      for (const entry of [quest.one, quest.done])
        entry.Requirements = asRecord(entry.Requirements as JsonValue[], form);
      return true;
    },
  },
  {
    kind: 'a record for a list: Requirements of all quests',
    plant: (open, pick) => {
      const form = pick(3);
      for (const entry of entriesOf(open))
        entry.Requirements = asRecord(entry.Requirements as JsonValue[], form);
      return true;
    },
  },
  {
    kind: 'a record for a list: Rewards of all quests',
    plant: (open) => {
      for (const { done } of questsOf(open)) done.Rewards = {};
      return true;
    },
  },
  {
    kind: 'a record for a list: Tasks of an item',
    plant: (open, pick) => {
      const values = Object.values(open.logic);
      const value = values[pick(values.length)] as JsonObject;
      value.Tasks = asRecord(value.Tasks as JsonValue[], pick(3));
      return true;
    },
  },
  {
    kind: 'a record for a list: Tasks of all items',
    plant: (open, pick) => {
      const form = pick(3);
      for (const value of Object.values(open.logic)) value.Tasks = asRecord(value.Tasks as JsonValue[], form);
      return true;
    },
  },
  {
    kind: 'a record for a list: linkedTasks of all',
    plant: (open, pick) => {
      const form = pick(3);
      let changed = false;
      for (const { Effector } of tasksOf(open)) {
        if (!isObject(Effector) || !Array.isArray(Effector.linkedTasks)) continue;
        Effector.linkedTasks = asRecord(Effector.linkedTasks, form);
        changed = true;
      }
      return changed;
    },
  },
  {
    kind: 'a record for a list: Tasks of roomTasks',
    plant: (open) => {
      open.roomTasks.Tasks = {};
      return true;
    },
  },
];

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
const BOTH: readonly RecordSlip[] = [
  {
    kind: 'both entries: a wrong value',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const [other, quest] = two(quests, pick) ?? [];
      if (quest === undefined || other === undefined) return false;
      // The first quest requires nothing, so that requiring it makes no cycle.
      const first = quests[0] as Quest;
      if (quest === first) return false;
      const fields = Object.keys(WRONG);
      const field = fields[pick(fields.length)] ?? '';
      const values = WRONG[field] ?? [];
      const value = JSON.parse(
        JSON.stringify(values[pick(values.length)]).replace('"ID"', JSON.stringify(first.key)),
      ) as JsonValue;
      quest.one[field] = structuredClone(value);
      quest.done[field] = value;
      return true;
    },
  },
  {
    kind: 'both entries: a missing field',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done } = quests[pick(quests.length)] as Quest;
      const fields = QUEST_FIELDS.filter((each) => each !== 'Name');
      const field = fields[pick(fields.length)] ?? '';
      delete one[field];
      delete done[field];
      return true;
    },
  },
  {
    kind: 'both entries: a missing Name',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done } = quests[pick(quests.length)] as Quest;
      delete one.Name;
      delete done.Name;
      return true;
    },
  },
  {
    kind: 'all entries: a wrong value',
    plant: (open, pick) => {
      const fields = [
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
      ];
      const field = fields[pick(fields.length)] ?? '';
      const values = WRONG[field] ?? [];
      const value = values[pick(values.length)] ?? null;
      for (const entry of entriesOf(open)) entry[field] = value;
      return true;
    },
  },
  {
    kind: 'all entries: a missing field',
    plant: (open, pick) => {
      const fields = QUEST_FIELDS.filter(
        (each) => each !== 'Name' && each !== 'EntryId' && each !== 'Status',
      );
      const field = fields[pick(fields.length)] ?? '';
      for (const entry of entriesOf(open)) delete entry[field];
      return true;
    },
  },
  {
    kind: 'all tasks: a missing field',
    plant: (open, pick) => {
      const field = ['Id', 'Name', '$type'][pick(3)] ?? '';
      for (const task of tasksOf(open)) delete task[field];
      return true;
    },
  },
  {
    kind: 'one key for both entries',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { key, doneKey, done } = quests[pick(quests.length)] as Quest;
      if (pick(2) === 0) done.id = key;
      const text = textOf(open);
      return text.replace(`"${doneKey}": {`, `"${key}": {`);
    },
  },
  {
    kind: 'one id for both entries',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { one, done } = quests[pick(quests.length)] as Quest;
      done.id = one.id ?? null;
      return true;
    },
  },
];

const rename = (task: JsonObject, from: string, to: string): void =>
  moveKey(task as Record<string, JsonValue>, from, to);
const inTask = (
  fits: (task: JsonObject) => boolean,
  change: (task: JsonObject, pick: (count: number) => number) => void,
): Plant => {
  return (open, pick) => {
    const tasks = tasksOf(open).filter(fits);
    const task = tasks[pick(tasks.length)];
    if (task === undefined) return false;
    change(task, pick);
    return true;
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
const INTERCHANGED: readonly RecordSlip[] = [
  {
    kind: 'form: DirectEffector beside Effector',
    plant: inTask(isEffector, (task, pick) => {
      task.DirectEffector = [DIRECT, { $type: 'HideObjectEvent' }, {}, null][pick(4)] ?? null;
    }),
  },
  {
    kind: 'form: Effector called DirectEffector',
    plant: inTask(isEffector, (task) => rename(task, 'Effector', 'DirectEffector')),
  },
  {
    kind: 'form: Effector inside DirectEffector',
    plant: inTask(isEffector, (task) => {
      task.DirectEffector = { ...DIRECT, Effector: task.Effector ?? null };
      delete task.Effector;
    }),
  },
  {
    kind: 'form: Effector called Trigger',
    plant: inTask(isEffector, (task) => rename(task, 'Effector', 'Trigger')),
  },
  {
    kind: 'form: Trigger called Effector',
    plant: inTask(isQuestTrigger, (task) => rename(task, 'Trigger', 'Effector')),
  },
  {
    kind: 'form: Trigger called DirectEffector',
    plant: inTask(isQuestTrigger, (task) => rename(task, 'Trigger', 'DirectEffector')),
  },
  {
    kind: 'form: DirectEffector called Effector',
    plant: inTask(isBasic, (task) => rename(task, 'DirectEffector', 'Effector')),
  },
  {
    kind: 'form: Trigger and DirectEffector exchanged',
    plant: inTask(isBasic, (task) => {
      [task.Trigger, task.DirectEffector] = [task.DirectEffector ?? null, task.Trigger ?? null];
    }),
  },
  {
    kind: 'form: Trigger inside DirectEffector',
    plant: inTask(isBasic, (task) => {
      (task.DirectEffector as JsonObject).Trigger = task.Trigger ?? null;
      delete task.Trigger;
    }),
  },
  {
    kind: 'form: effect directly in DirectEffector',
    plant: inTask(isBasic, (task) => {
      task.DirectEffector = (task.DirectEffector as JsonObject).Effector ?? null;
    }),
  },
  {
    kind: 'form: Trigger in an effector subscription',
    plant: inTask(isEffector, (task) => {
      task.Trigger = { $type: 'OnClickEvent' };
    }),
  },
  {
    kind: 'form: $type of the other kind',
    plant: inTask(
      () => true,
      (task) => {
        task.$type = isEffector(task) ? 'TaskTriggerSubscription' : 'TaskEffectorSubscription';
      },
    ),
  },
  {
    kind: 'form: event in Effector, effect in Trigger',
    plant: inTask(isBasic, (task, pick) => {
      const events = ['OnClickEvent', 'OnEnterEvent'];
      const direct = task.DirectEffector as JsonObject;
      const [event, effect] = [task.Trigger ?? null, direct.Effector ?? null];
      if (pick(2) === 0) [task.Trigger, direct.Effector] = [effect, event];
      else direct.Effector = { $type: events[pick(2)] ?? '' };
    }),
  },
];

const DELETED: readonly RecordSlip[] = [
  {
    kind: 'deleted: an item, its logic stays',
    plant: (open, pick) => {
      const keys = Object.keys(open.roomItems).filter((key) => key in open.logic);
      delete open.roomItems[keys[pick(keys.length)] ?? ''];
      return true;
    },
  },
  {
    kind: 'deleted: an item and its logic',
    plant: (open, pick) => {
      const keys = Object.keys(open.roomItems).filter((key) => key in open.logic);
      const key = keys[pick(keys.length)] ?? '';
      delete open.roomItems[key];
      delete open.logic[key];
      return true;
    },
  },
  {
    kind: 'deleted: logic of an item',
    plant: (open, pick) => {
      const keys = Object.keys(open.logic);
      delete open.logic[keys[pick(keys.length)] ?? ''];
      return true;
    },
  },
  {
    kind: 'deleted: a quest',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { key, doneKey } = quests[pick(quests.length)] as Quest;
      delete open.quests[key];
      delete open.quests[doneKey];
      return true;
    },
  },
  {
    kind: 'deleted: one entry of a quest',
    plant: (open, pick) => {
      const quests = questsOf(open);
      const { key, doneKey } = quests[pick(quests.length)] as Quest;
      delete open.quests[pick(2) === 0 ? key : doneKey];
      return true;
    },
  },
  {
    kind: 'deleted: a subscription',
    plant: (open, pick) => {
      const values = Object.values(open.logic).filter((each) => (each.Tasks as JsonValue[]).length > 0);
      const tasks = values[pick(values.length)]?.Tasks as JsonValue[];
      tasks.splice(pick(tasks.length), 1);
      return true;
    },
  },
];

export const RECORD_SLIPS: readonly RecordSlip[] = [
  ...LETTER_CASE,
  ...ONE_ID,
  ...EXCHANGED,
  ...MISPLACED,
  ...LISTS,
  ...BOTH,
  ...INTERCHANGED,
  ...DELETED,
];
