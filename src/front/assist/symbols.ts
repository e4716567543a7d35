import { NONE, PlaceTable } from '../../bytes/places/place-table.js';
import { withoutSecrets } from '../../bytes/scan/secrets.js';
import { type Span, span } from '../../bytes/text/span.js';
import { transitionCode, transitionWords } from '../../model/snapshot/quest-states.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import { textIn } from './context.js';
import type { RoomNames } from './room-names.js';

/** A part of a snapshot that an outline shows. */
export interface SnapshotSymbol {
  readonly kind: 'section' | 'item' | 'quest' | 'task';
  readonly name: string;
  /** A few words about it, possibly empty. */
  readonly detail: string;
  /** All of it: a member with its key, or an element. */
  readonly span: Span;
  readonly nameSpan: Span;
  readonly parts: readonly SnapshotSymbol[];
}

/** The sections of a file with the items, quests and tasks in them, also of text that does not parse. */
export function symbolsIn(table: PlaceTable, names: RoomNames): readonly SnapshotSymbol[] {
  if (table.count === 0 || !table.isObject(0)) return [];
  const known: readonly string[] = SECTIONS;
  return [...table.childrenOf(0)].flatMap((key) => {
    const name = table.textOf(key);
    if (!known.includes(name)) return [];
    return [
      { kind: 'section', name, detail: '', ...spansOf(table, key), parts: partsOf(name, key) } as const,
    ];
  });

  function partsOf(section: string, sectionKey: number): SnapshotSymbol[] {
    const records = table.valueOf(sectionKey);
    if (records === NONE) return [];
    if (section === 'roomTasks')
      return tasksOf(table, table.member(records, 'Tasks')).map(withoutCredentials);
    if (!['roomItems', 'quests', 'logic'].includes(section) || !table.isObject(records)) return [];
    return [...table.childrenOf(records)].map((key) => withoutCredentials(recordSymbol(section, key)));
  }

  function recordSymbol(section: string, key: number): SnapshotSymbol {
    const id = table.textOf(key);
    const spans = spansOf(table, key);
    if (section === 'quests') {
      const record = table.valueOf(key);
      const name = textIn(table, record, 'Name') || id;
      return { kind: 'quest', name, detail: textIn(table, record, 'Status') ?? '', ...spans, parts: [] };
    }
    const parts = section === 'logic' ? tasksInString(table, table.valueOf(key)) : [];
    const label = names.labelOf(id);
    return { kind: 'item', name: label === '' ? id : label, detail: label === '' ? '' : id, ...spans, parts };
  }
}

function withoutCredentials({ name, detail, parts, ...rest }: SnapshotSymbol): SnapshotSymbol {
  return {
    ...rest,
    name: withoutSecrets(name),
    detail: withoutSecrets(detail),
    parts: parts.map(withoutCredentials),
  };
}

type Spans = Pick<SnapshotSymbol, 'span' | 'nameSpan'>;

/** A member of an object. */
function spansOf(table: PlaceTable, key: number): Spans {
  const value = table.valueOf(key);
  const [start, end] = [table.startOf(key), table.endOf(key)];
  return { span: span(start, value === NONE ? end : table.endOf(value)), nameSpan: span(start, end) };
}

/** The tasks in the logic of an item, at their bytes in the file. */
function tasksInString(table: PlaceTable, logic: number): SnapshotSymbol[] {
  if (logic === NONE || table.kindOf(logic) !== 'string') return [];
  const inside = new PlaceTable(table.contentOf(logic));
  const tasks = inside.count === 0 ? [] : tasksOf(inside, inside.member(0, 'Tasks'));
  // All at once: a string may hold many tasks.
  const sorted = [
    ...new Set(tasks.flatMap((task) => [task.span, task.nameSpan]).flatMap(({ start, end }) => [start, end])),
  ].sort((a, b) => a - b);
  const found = table.fromContent(logic, sorted);
  const inFile = new Map(sorted.map((offset, index) => [offset, found[index] ?? table.startOf(logic)]));
  const moved = (inner: Span): Span =>
    span(inFile.get(inner.start) ?? table.startOf(logic), inFile.get(inner.end) ?? table.endOf(logic));
  return tasks.map((task) => ({ ...task, span: moved(task.span), nameSpan: moved(task.nameSpan) }));
}

function tasksOf(table: PlaceTable, list: number): SnapshotSymbol[] {
  if (list === NONE || !table.isArray(list)) return [];
  return table.childrenOf(list).flatMap((task) => {
    if (!table.isObject(task)) return [];
    const type = textIn(table, task, '$type') ?? '';
    const name = textIn(table, task, 'Name') || type || 'task';
    const state = table.member(task, 'TargetState');
    const transition = state === NONE ? undefined : transitionCode(Number(table.textOf(state)));
    const details = [name === type ? '' : type, transition === undefined ? '' : transitionWords(transition)];
    const named = ['Name', '$type'].map((field) => table.member(task, field)).find((value) => value !== NONE);
    const whole = span(table.startOf(task), table.endOf(task));
    const nameSpan = named === undefined ? whole : span(table.startOf(named), table.endOf(named));
    const detail = details.filter((part) => part !== '').join(', ');
    return [{ kind: 'task', name, detail, span: whole, nameSpan, parts: [] }];
  });
}
