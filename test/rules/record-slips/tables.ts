import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import type { OpenRoom } from './rooms.js';
import { forEach, oneOf, type Plant, type Slips } from './slips.js';

/* Slips in rows of a table, and where entries of quests are put together, with one root cause each. */

type Section = 'quests' | 'roomItems';
type Cell = (column: string) => JsonValue;

const withRow =
  (section: Section, key: string, cell: Cell, isFirst: boolean): Plant =>
  (open) => {
    const columns = new Set(Object.values(open[section]).flatMap((record) => Object.keys(record)));
    const row = Object.fromEntries([...columns].map((column) => [column, cell(column)]));
    open[section] = isFirst ? { [key]: row, ...open[section] } : { ...open[section], [key]: row };
  };

const rows = (section: Section): Slips =>
  forEach(['id', 'key', ''], (key) => ({
    [`a header row in ${section} under "${key}"`]: withRow(section, key, (column) => column, true),
    [`a row of empty strings in ${section} under "${key}"`]: withRow(section, key, () => '', false),
    [`a row of null in ${section} under "${key}"`]: withRow(section, key, () => null, false),
  }));

/** Moves the values of a row by one column, from any column on. */
const shifted =
  (section: Section, by: 1 | -1, isOne: boolean): Plant =>
  (open, pick) => {
    const records = Object.values(open[section]);
    const one = oneOf(records, pick);
    const start = pick(Object.keys(one).length - 4);
    for (const record of isOne ? [one] : records) {
      const values = Object.values(record);
      for (const [index, field] of Object.keys(record).entries())
        if (index >= start) record[field] = index - by < start ? '' : (values[index - by] ?? '');
    }
  };

interface Halves {
  readonly one: JsonObject;
  readonly done: JsonObject;
}

const nested =
  (key: 'Name' | 'EntryId', together: (halves: Halves) => JsonValue): Plant =>
  (open) => {
    const entries = Object.values(open.quests);
    const quests: Record<string, JsonValue> = {};
    for (const one of entries.filter(({ Status }) => Status === 'inProgress')) {
      const done = entries.find((other) => other !== one && other.EntryId === one.EntryId) ?? {};
      quests[String(one[key])] = together({ one, done });
    }
    open.quests = quests as OpenRoom['quests'];
  };

const groupedBy =
  (section: Section, groupOf: (record: JsonObject) => string): Plant =>
  (open) => {
    const groups: Record<string, JsonObject> = {};
    for (const [key, record] of Object.entries(open[section])) {
      const group = groupOf(record);
      groups[group] = { ...groups[group], [key]: record };
    }
    open[section] = groups;
  };

const NESTED = forEach(['Name', 'EntryId'] as const, (key) => ({
  [`quests by ${key} and Status`]: nested(key, ({ one, done }) => ({ inProgress: one, completed: done })),
  [`quests by ${key} and id`]: nested(key, ({ one, done }) => ({
    [String(one.id)]: one,
    [String(done.id)]: done,
  })),
  [`quests by ${key} as lists`]: nested(key, ({ one, done }) => [one, done]),
}));

const SHIFTED = forEach(['quests', 'roomItems'] as const, (section) =>
  forEach([true, false], (isOne) => ({
    [`${isOne ? 'one row' : 'all rows'} of ${section} moved right`]: shifted(section, 1, isOne),
    [`${isOne ? 'one row' : 'all rows'} of ${section} moved left`]: shifted(section, -1, isOne),
  })),
);

export const TABLES: Slips = {
  ...SHIFTED,
  ...forEach(['quests', 'roomItems'], rows),
  ...NESTED,
  'quests by Group': groupedBy('quests', ({ Group }) => String(Group) || 'single'),
  'quests by DisplayGroup': groupedBy('quests', ({ DisplayGroup }) => String(DisplayGroup) || 'none'),
  'quests by Status': groupedBy('quests', ({ Status }) => String(Status)),
  'items by prefabName': groupedBy('roomItems', ({ prefabName }) => String(prefabName)),
};
