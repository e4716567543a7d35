import { isObject, type JsonObject, type JsonValue } from '../../../src/json/value.js';
import { type OpenRoom, textOf } from './rooms.js';
import { forEach, oneOf, type Pick, type Plant, type Slips } from './slips.js';

/* Doubled keys, from a copied line or a deleted border between two records. */

/** Written as an object, with the keys of the list however often they are in it. */
class Members {
  constructor(readonly list: readonly (readonly [string, JsonValue | Members | Verbatim])[]) {}
}

/** Text that is JSON already. */
class Verbatim {
  constructor(readonly text: string) {}
}

function written(value: JsonValue | Members | Verbatim): string {
  if (value instanceof Verbatim) return value.text;
  if (value instanceof Members)
    return `{${value.list.map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`).join(', ')}}`;
  return JSON.stringify(value);
}

type Section = 'roomItems' | 'quests' | 'logic';
const SECTIONS = ['roomItems', 'quests', 'logic'] as const;

const roomOf = (open: OpenRoom): Record<string, JsonObject> =>
  JSON.parse(textOf(open)) as Record<string, JsonObject>;

/** The room with a section written in another way. */
function withSection(open: OpenRoom, section: string, members: Members | JsonValue): string {
  const list = Object.entries(roomOf(open)).map(
    ([key, value]) => [key, key === section ? members : value] as const,
  );
  return written(new Members(list));
}

function withRecord(open: OpenRoom, section: Section, key: string, record: Members | JsonValue): string {
  const records = Object.entries(roomOf(open)[section] ?? {});
  return withSection(
    open,
    section,
    new Members(records.map(([each, value]) => [each, each === key ? record : value] as const)),
  );
}

/** An object with a field twice: its value, and another one before or after it. */
const twice = (object: JsonObject, field: string, other: JsonValue, isFirst: boolean): Members =>
  new Members(
    Object.entries(object).flatMap(([key, value]): [string, JsonValue][] => {
      if (key !== field) return [[key, value]];
      return isFirst
        ? [
            [key, other],
            [key, value],
          ]
        : [
            [key, value],
            [key, other],
          ];
    }),
  );

const keyOfAnother =
  (section: Section): Plant =>
  (open, pick) => {
    const records = Object.entries(roomOf(open)[section] ?? {});
    const [from, to] = [pick(records.length), pick(records.length)];
    if (from === to) return false;
    const key = records[to]?.[0] ?? '';
    return withSection(
      open,
      section,
      new Members(records.map(([each, value], index) => [index === from ? key : each, value] as const)),
    );
  };

const grownTogether =
  (section: 'roomItems' | 'quests'): Plant =>
  (open, pick) => {
    const records = Object.entries(roomOf(open)[section] ?? {}) as [string, JsonObject][];
    const at = pick(records.length - 1);
    const [first, second] = [records[at], records[at + 1]];
    if (first === undefined || second === undefined) return false;
    const grown = new Members([...Object.entries(first[1]), ...Object.entries(second[1])]);
    const list = records.map(([key, value], index) => [key, index === at ? grown : value] as const);
    return withSection(open, section, new Members(list.filter((_, index) => index !== at + 1)));
  };

const VALUES: readonly JsonValue[] = ['', null, 0, 'x', true, {}, []];

const fieldTwice =
  (section: 'roomItems' | 'quests'): Plant =>
  (open, pick) => {
    const records = Object.entries(open[section]);
    const [key, record] = oneOf(records, pick);
    const field = oneOf(Object.keys(record), pick);
    const others = records.map(([, each]) => each[field] ?? null);
    const other = pick(2) === 0 ? oneOf(VALUES, pick) : oneOf(others, pick);
    return withRecord(open, section, key, twice(record, field, other, pick(2) === 0));
  };

const inLogic =
  (change: (logic: JsonObject, pick: Pick) => Members): Plant =>
  (open, pick) => {
    const [key, logic] = oneOf(Object.entries(open.logic), pick);
    return withRecord(open, 'logic', key, written(change(logic, pick)));
  };

const sectionTwice: Plant = (open, pick) => {
  const room = roomOf(open);
  const section = oneOf(Object.keys(room), pick);
  const members = room[section] ?? {};
  const empty = section === 'roomTasks' ? { Tasks: [] } : {};
  return written(twice(room, section, pick(2) === 0 ? empty : members, pick(2) === 0));
};

const sectionInHalves: Plant = (open, pick) => {
  const room = roomOf(open);
  const section = oneOf(SECTIONS, pick);
  const members = Object.entries(room[section] ?? {});
  const half = Math.ceil(members.length / 2);
  const [first, second] = [members.slice(0, half), members.slice(half)].map(Object.fromEntries) as [
    JsonObject,
    JsonObject,
  ];
  return written(twice({ ...room, [section]: second }, section, first, true));
};

const tasksOf = (logic: JsonObject): JsonObject[] => (logic.Tasks as JsonValue[]).filter(isObject);

export const DOUBLED: Slips = {
  ...forEach(SECTIONS, (section) => ({
    [`doubled: the key of another record in ${section}`]: keyOfAnother(section),
  })),
  'doubled: a field of an item': fieldTwice('roomItems'),
  'doubled: a field of a quest entry': fieldTwice('quests'),
  'doubled: a field of a subscription': inLogic((logic, pick) => {
    const tasks = tasksOf(logic);
    const at = pick(tasks.length);
    const task = tasks[at] ?? {};
    const changed = twice(task, oneOf(Object.keys(task), pick), oneOf(VALUES, pick), pick(2) === 0);
    const Tasks = `[${tasks.map((each, index) => written(index === at ? changed : each)).join(',')}]`;
    return new Members([
      ['ViewNodes', []],
      ['Tasks', new Verbatim(Tasks)],
    ]);
  }),
  'doubled: Tasks': inLogic((logic, pick) =>
    twice(logic, 'Tasks', oneOf([[], null, {}, logic.Tasks ?? []], pick), pick(2) === 0),
  ),
  'doubled: a section': sectionTwice,
  'doubled: a section in halves': sectionInHalves,
  'grown together: two items': grownTogether('roomItems'),
  'grown together: two quest entries': grownTogether('quests'),
  'grown together: two subscriptions': inLogic((logic, pick) => {
    const tasks = tasksOf(logic);
    const at = pick(Math.max(1, tasks.length - 1));
    const grown = new Members([...Object.entries(tasks[at] ?? {}), ...Object.entries(tasks[at + 1] ?? {})]);
    const list = tasks.map((each, index) => written(index === at ? grown : each));
    return new Members([
      ['ViewNodes', []],
      ['Tasks', new Verbatim(`[${list.filter((_, index) => index !== at + 1).join(',')}]`)],
    ]);
  }),
};
