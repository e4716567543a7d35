import type { JsonObject } from '../../src/json/value.js';
import { chain, task, tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, room } from '../example-room.js';

const UUID = 'b4e2a6c8-3d5f-4071-9bac-2d4e6f801234';
const withoutQuests = (change: (open: ExampleRoom) => void): string => {
  const { quests: _, ...rest } = JSON.parse(room(change)) as JsonObject;
  return JSON.stringify(rest, null, 2);
};
const addState =
  (change: JsonObject) =>
  (open: ExampleRoom): void => {
    const tasks = tasksOf(open, '2');
    const { TaskTriggerId: _, ...second } = structuredClone(tasks[1] ?? {});
    for (const Id of ['4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd', '5d7b3f51-c6e8-4a0b-8435-b6d7f819abcd'])
      tasks.push({ ...second, Id, ...change });
  };
const twice =
  (change: (task: JsonObject) => void) =>
  (open: ExampleRoom): void => {
    const tasks = tasksOf(open, '2');
    change(tasks[1] ?? {});
    tasks.push({ ...structuredClone(tasks[1]), Id: '4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd' });
  };
const misplaced = (...tasks: readonly (readonly [item: string, index: number])[]): string =>
  room((open) => {
    for (const [item, index] of tasks)
      Object.assign(
        tasksOf(open, item)[index] ?? {},
        index === 0 ? { Trigger: { $type: 'HideObjectEvent' } } : { Effector: { $type: 'OnClickEvent' } },
      );
  });
const states = (...changes: readonly (readonly [item: string, index: number, state: number])[]): string =>
  room((open) => {
    for (const [item, index, TargetState] of changes)
      Object.assign(tasksOf(open, item)[index] ?? {}, { TargetState });
  });
const renamed = (name: string, text: string): string =>
  room((open) => {
    const [first, second] = tasksOf(open, '2');
    Object.assign(first ?? {}, { Name: name });
    Object.assign(second ?? {}, { Effector: { $type: 'FunctionEffector', V: text } });
  });

/** Subscriptions of which a value is missing, empty, of another type, or one of several. */
export const ODD_SUBSCRIPTIONS: Readonly<Record<string, string>> = {
  'a linked task without a Trigger, with a Delay': chain({}, [{ Trigger: undefined, Delay: 5 }]),
  'an Id that is that of a quest, with an unknown quest': task('2', 1, { Id: FIND_KEY, TaskTriggerId: 'x' }),
  'an Id and an unknown quest that are no ids': task('2', 1, { Id: 'nothing', TaskTriggerId: 'x' }),
  'an Id that is none, with a UUID as its quest': task('2', 1, { Id: 'nothing', TaskTriggerId: UUID }),
  'TargetState 0 with another field': task('2', 1, { TargetState: 0, other: 1 }),
  'TargetState 0 with a field that would be taken for it': task('2', 1, { TargetState: 0, targetState: 1 }),
  'a code and the state 1 that are exchanged, beside the state 0': states(
    ['2', 0, 0],
    ['4', 0, 1],
    ['3', 0, 111],
  ),
  'a code and the state 2 that are exchanged, before the state 3': states(
    ['2', 0, 2],
    ['4', 0, 3],
    ['3', 0, 111],
  ),
  'a Name with another number, where expressions have the right one': renamed(
    '5_find_key',
    "$T{find_key} == 'Active'",
  ),
  'a Name that expressions have as well': renamed('5_old_key', "$T{old_key} == 'Active'"),
  'two effects with an empty TaskTriggerId': room(addState({ TaskTriggerId: '' })),
  'two effects without a TaskTriggerId': room(addState({})),
  'two effects for a quest that the file does not have': withoutQuests(twice(() => undefined)),
  'two effects with an empty TaskTriggerId in a file without quests': withoutQuests(
    addState({ TaskTriggerId: '' }),
  ),
  'two effects without a TaskTriggerId in a file without quests': withoutQuests(addState({})),
  'two effects for a quest that nothing names': withoutQuests(twice((each) => delete each.Name)),
  'two effects and an event in the wrong place': misplaced(['2', 0], ['4', 0], ['2', 1]),
};
