import type { PlainJson, PlainObject } from '../src/bytes/json/value.js';
import { type ExampleRoom, FIND_KEY, room } from './example-room.js';

/* Builds the examples of the rules: each says only what differs from the example room. */

/** Fields to set; undefined removes a field. */
export type Change = Readonly<Record<string, PlainJson | undefined>>;

type RecordChanges = Readonly<Record<string, Change | undefined>>;

/** Changes by section: of records by key, where undefined removes one, or of the fields of a section. */
export interface SectionChanges {
  readonly roomItems?: RecordChanges;
  readonly quests?: RecordChanges;
  /** Of all quest entries, before those of single ones. */
  readonly everyQuest?: Change;
  readonly logic?: RecordChanges;
  readonly settings?: Change;
  readonly roomTasks?: Change;
}

/** The example room, with a change to some records of its sections. */
export function roomWith({
  everyQuest = {},
  settings = {},
  roomTasks = {},
  ...sections
}: SectionChanges): string {
  return room((changed) => {
    apply(changed.settings, settings);
    apply(changed.roomTasks, roomTasks);
    for (const entry of Object.values(changed.quests)) apply(entry, everyQuest);
    for (const name of ['roomItems', 'quests', 'logic'] as const)
      applyToRecords(changed[name], sections[name] ?? {});
  });
}

/** The example room, with a change to some items, by key. */
export function items(roomItems: RecordChanges): string {
  return roomWith({ roomItems });
}

/** The example room, with a change to one of an item's Tasks. An index past the end adds a task. */
function task(item: string, index: number, change: Change): string {
  return room((changed) => {
    const tasks = tasksOf(changed, item);
    const changedTask = tasks[index] ?? {};
    apply(changedTask, change);
    tasks[index] = changedTask;
  });
}

/** The example room, in which a quest starts by itself: one finding. */
export const broken = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } } });

/** The example room in which finding the key, on item 2, evaluates an expression. */
export function expression(text: string): string {
  return task('2', 1, { Effector: { $type: 'FunctionEffector', V: text } });
}

export function tasksOf({ logic }: ExampleRoom, item: string): PlainObject[] {
  return logic[item]?.Tasks as PlainObject[];
}

function apply(record: PlainObject, change: Change): void {
  for (const [field, value] of Object.entries(change))
    if (value === undefined) delete record[field];
    else record[field] = value;
}

function applyToRecords(records: Record<string, PlainObject>, changes: RecordChanges): void {
  for (const [key, change] of Object.entries(changes))
    if (change === undefined) delete records[key];
    else apply(records[key] ?? {}, change);
}
