import { isObject, type JsonObject, type JsonValue } from '../src/json/value.js';
import { CHAIN_TYPE } from '../src/schema/index.js';
import { type ExampleRoom, FIND_KEY, questsOnly, room } from './example-room.js';

/* Builds the examples of the rules: each says only what differs from the example room. */

/** Fields to set; undefined removes a field. */
export type Change = Readonly<Record<string, JsonValue | undefined>>;

/** The quests of the example room, with a change to both entries of the quest with this Name. */
export function quest(name: string, change: Change): string {
  return questsOnly((quests) => {
    for (const entry of Object.values(quests)) if (entry.Name === name) apply(entry, change);
  });
}

/** The quests of the example room, with a change to every entry. */
export function everyQuest(change: Change): string {
  return questsOnly((quests) => {
    for (const entry of Object.values(quests)) apply(entry, change);
  });
}

/** The quests of the example room, with a change to some entries, by key; undefined removes one. */
export function entries(changes: RecordChanges): string {
  return questsOnly((quests) => applyToRecords(quests, changes));
}

/** The quests of the example room, with a change to the first requirement of a quest, on both entries. */
export function requirement(name: string, change: Change): string {
  return questsOnly((quests) => {
    for (const { Name, Requirements } of Object.values(quests)) {
      if (Name !== name || !Array.isArray(Requirements)) continue;
      const first = Requirements[0] ?? { delete: false, amount: 1, type: 'quest', id: '' };
      if (!isObject(first)) continue;
      apply(first, change);
      Requirements[0] = first;
    }
  });
}

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

/** The example room, with a change to the logic of an item. */
export function logic(item: string, change: Change): string {
  return room((changed) => apply(changed.logic[item] ?? {}, change));
}

/** The example room, with a change to one of an item's Tasks. An index past the end adds a task. */
export function task(item: string, index: number, change: Change): string {
  return room((changed) => {
    const tasks = tasksOf(changed, item);
    const changedTask = tasks[index] ?? {};
    apply(changedTask, change);
    tasks[index] = changedTask;
  });
}

/** The chain in the second task of item 3 of the example room, with changes to it and its linked tasks. */
export function chain(change: Change, links: readonly Change[] = [{}]): string {
  return room((changed) => {
    const effector = tasksOf(changed, '3')[1]?.Effector as JsonObject;
    const [link = {}] = effector.linkedTasks as JsonObject[];
    effector.linkedTasks = links.map((each) => {
      const changedLink = structuredClone(link);
      apply(changedLink, each);
      return changedLink;
    });
    apply(effector, change);
  });
}

/** Makes a task run a chain with one linked task, which changes a quest of the example room. */
export function linkTo(
  task: JsonObject | undefined,
  quest: string,
  TargetState: number,
  Id: string,
  Trigger: JsonObject = {},
): void {
  const Name = quest === FIND_KEY ? '0_find_key' : '1_open_door';
  const linkedTasks = [{ Trigger, Id, TargetState, Name, TaskTriggerId: quest }];
  apply(task ?? {}, { Effector: { $type: CHAIN_TYPE, linkedTasks } });
}

/** The example room in which finding the key, on item 2, evaluates an expression. */
export function expression(text: string): string {
  return task('2', 1, { Effector: { $type: 'FunctionEffector', V: text } });
}

/** Only an expression activates the door, when the key is found: right for rules that know expressions. */
export function movedByExpression(): {
  readonly title: string;
  readonly text: string;
  readonly options: JsonObject;
} {
  const changed = JSON.parse(
    expression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)"),
  ) as { readonly logic: Record<string, string> };
  const logic = JSON.parse(changed.logic['4'] ?? '') as { readonly Tasks: JsonObject[] };
  logic.Tasks.splice(0, 1);
  changed.logic['4'] = JSON.stringify(logic);
  const text = JSON.stringify(changed, null, 2);
  return { title: 'a quest that an expression moves', text, options: { knowledge: 'catalog' } };
}

/** A room with one button, whose ids make new UUIDs that do not depend on the larger example room. */
export function button(id: string, directId: string): string {
  const zero = { x: 0, y: 0, z: 0 };
  const tasks = [
    {
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      DirectEffector: { Effector: { $type: 'HideObjectEvent' }, Id: directId, TargetState: 2, Name: '' },
      Id: id,
      TargetState: 2,
      Name: '',
    },
  ];
  const item = { prefabName: 'GLB', pos: zero, rot: { ...zero, w: 1 }, scale: { x: 1, y: 1, z: 1 } };
  return JSON.stringify(
    { roomItems: { '2': item }, logic: { '2': JSON.stringify({ Tasks: tasks, ViewNodes: [] }) } },
    null,
    2,
  );
}

export function tasksOf({ logic }: ExampleRoom, item: string): JsonObject[] {
  return logic[item]?.Tasks as JsonObject[];
}

export function apply(record: JsonObject, change: Change): void {
  for (const [field, value] of Object.entries(change))
    if (value === undefined) delete record[field];
    else record[field] = value;
}

function applyToRecords(records: Record<string, JsonObject>, changes: RecordChanges): void {
  for (const [key, change] of Object.entries(changes))
    if (change === undefined) delete records[key];
    else apply(records[key] ?? {}, change);
}
