import type { JsonObject, JsonValue } from '../../../src/json/value.js';
import type { OpenRoom } from './rooms.js';
import type { Plant, RecordSlip } from './slips.js';

/* Slips in rows of a table, and where entries of quests are put together, with one root cause each. */

type Section = 'quests' | 'roomItems';
type Cell = (column: string) => JsonValue;

const withRow =
  (section: Section, key: string, cell: Cell, isFirst: boolean): Plant =>
  (open) => {
    const columns = new Set(Object.values(open[section]).flatMap((record) => Object.keys(record)));
    const row = Object.fromEntries([...columns].map((column) => [column, cell(column)]));
    open[section] = isFirst ? { [key]: row, ...open[section] } : { ...open[section], [key]: row };
    return true;
  };

const rows = (section: Section): RecordSlip[] =>
  ['id', 'key', ''].flatMap((key) => [
    {
      kind: `a header row in ${section} under "${key}"`,
      plant: withRow(section, key, (column) => column, true),
    },
    {
      kind: `a row of empty strings in ${section} under "${key}"`,
      plant: withRow(section, key, () => '', false),
    },
    { kind: `a row of null in ${section} under "${key}"`, plant: withRow(section, key, () => null, false) },
  ]);

/** Moves the values of a row by one column, from any column on. */
const shifted =
  (section: Section, by: 1 | -1, isOne: boolean): Plant =>
  (open, pick) => {
    const records = Object.values(open[section]);
    const one = records[pick(records.length)] ?? {};
    const start = pick(Object.keys(one).length - 4);
    for (const record of isOne ? [one] : records) {
      const values = Object.values(record);
      for (const [index, field] of Object.keys(record).entries())
        if (index >= start) record[field] = index - by < start ? '' : (values[index - by] ?? '');
    }
    return true;
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
    return true;
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
    return true;
  };

const NESTED: readonly RecordSlip[] = (['Name', 'EntryId'] as const).flatMap((key) => [
  {
    kind: `quests by ${key} and Status`,
    plant: nested(key, ({ one, done }) => ({ inProgress: one, completed: done })),
  },
  {
    kind: `quests by ${key} and id`,
    plant: nested(key, ({ one, done }) => ({ [String(one.id)]: one, [String(done.id)]: done })),
  },
  { kind: `quests by ${key} as lists`, plant: nested(key, ({ one, done }) => [one, done]) },
]);

const SHIFTED: readonly RecordSlip[] = (['quests', 'roomItems'] as const).flatMap((section) =>
  [true, false].flatMap((isOne) => [
    {
      kind: `${isOne ? 'one row' : 'all rows'} of ${section} moved right`,
      plant: shifted(section, 1, isOne),
    },
    {
      kind: `${isOne ? 'one row' : 'all rows'} of ${section} moved left`,
      plant: shifted(section, -1, isOne),
    },
  ]),
);

export const TABLES: readonly RecordSlip[] = [
  ...SHIFTED,
  ...rows('quests'),
  ...rows('roomItems'),
  ...NESTED,
  { kind: 'quests by Group', plant: groupedBy('quests', ({ Group }) => String(Group) || 'single') },
  {
    kind: 'quests by DisplayGroup',
    plant: groupedBy('quests', ({ DisplayGroup }) => String(DisplayGroup) || 'none'),
  },
  { kind: 'quests by Status', plant: groupedBy('quests', ({ Status }) => String(Status)) },
  { kind: 'items by prefabName', plant: groupedBy('roomItems', ({ prefabName }) => String(prefabName)) },
];
