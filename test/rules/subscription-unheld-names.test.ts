import { describe, expect, test } from 'vitest';
import { tasksOf } from '../../rules/example-changes.js';
import { FIND_KEY, OPEN_DOOR, room } from '../../rules/example-room.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { OccurrenceSet, withOccurrences } from '../../src/lint/occurrences.js';
import { findingsOf, placeOf } from '../lint-example.js';

/* Names of subscriptions that no quest of the file has: which of them are wrong, and what is written instead. */

type Kind = 'trigger' | 'basic' | 'both' | 'effect' | 'link';
type Task = readonly [id: string | undefined, name: string | undefined, kind?: Kind];

const task = (...parts: Task): Task => parts;
const uuid = (number: number): string => `a3d1f5b7-2c4e-4f60-8a9b-${String(number).padStart(12, '0')}`;

/** A subscription of a kind: `both` has what quest triggers have, and what basic triggers have. */
function taskOf([id, name, kind = 'effect']: Task, index: number): JsonObject {
  const fields: JsonObject = { Id: uuid(index), TargetState: 2 };
  if (name !== undefined) fields.Name = name;
  if (id !== undefined) fields.TaskTriggerId = id;
  const Effector = { $type: 'NotificationPillEvent', nt: `${index}` };
  const direct = { DirectEffector: { Effector, Id: uuid(100 + index), TargetState: 2, Name: '' } };
  const trigger = { $type: 'TaskTriggerSubscription', Trigger: { $type: 'OnClickEvent' }, ...fields };
  switch (kind) {
    case 'trigger':
      return { ...trigger, TargetState: 181 };
    case 'basic':
      return trigger;
    case 'both':
      return { ...trigger, ...direct };
    case 'effect':
      return { $type: 'TaskEffectorSubscription', Effector, ...fields };
    case 'link': {
      const link = { Trigger: { Delay: index }, ...fields, TargetState: 171 };
      const effector = { $type: 'RunTriggersFromEffector', linkedTasks: [link] };
      return { ...taskOf(['mlh9m8r2t6y4ef', '9_outer'], 200 + index), Effector: effector };
    }
  }
}

const own = (text: string) => findingsOf(text).filter(({ rule }) => rule === 'subscription/quest-name');
const found = (text: string): string[] =>
  own(text).flatMap((finding) => [
    `${placeOf(finding).replace('/logic/2#/Tasks/', '')}: ${finding.message}`,
    ...finding.related.map((each) => `  ${placeOf(each).replace('/logic/2#/Tasks/', '')}: ${each.message}`),
    ...(finding.fix === undefined ? [] : [`  ${finding.fix.safety} fix: ${finding.fix.description}`]),
  ]);
const roomOf = (tasks: readonly Task[]): string => {
  const Tasks: JsonValue[] = tasks.map(taskOf);
  return JSON.stringify({ logic: { 2: JSON.stringify({ Tasks, ViewNodes: [] }) } });
};

const NO_NUMBER = (name: string): string =>
  `Name "${name}" does not begin with a number and an underscore: write the Name of the quest, with its number`;
const LACKS = (name: string, whole: string): string =>
  `Name "${name}" lacks the number of the quest: write "${whole}"`;
const EMPTY = 'Name is empty: write the Name of the quest, with its number';

describe('in a file without quests, the Names beside one TaskTriggerId', () => {
  const [A, B] = [FIND_KEY, OPEN_DOOR];
  const differs = (name: string, usual: string): string =>
    `the same TaskTriggerId has the Name "${name}" here and "${usual}" elsewhere: use one Name for one quest`;
  const other = (index: number): string => `  ${index}/Name: the other Name with the same TaskTriggerId`;
  const fix = (name: string): string => `  unsafe fix: write the Name "${name}"`;

  test.each(
    Object.entries<[tasks: readonly Task[], findings: readonly string[]]>({
      'may be equal': [[task(A, '0_key'), task(A, '0_key', 'trigger'), task(A, '0_key', 'link')], []],
      'are those of the first subscription, where all are equally common': [
        [task(A, '1_key'), task(A, '0_key'), task(A, '2_key')],
        [`1/Name: ${differs('0_key', '1_key')}`, other(0), `2/Name: ${differs('2_key', '1_key')}`, other(0)],
      ],
      'are those of most subscriptions, of any kind': [
        [task(A, '1_key', 'trigger'), task(A, '0_key', 'link'), task(A, '2_key'), task(A, '0_key', 'both')],
        [
          `0/Name: ${differs('1_key', '0_key')}`,
          '  1/Effector/linkedTasks/0/Name: the other Name with the same TaskTriggerId',
          fix('0_key'),
          `2/Name: ${differs('2_key', '0_key')}`,
          '  1/Effector/linkedTasks/0/Name: the other Name with the same TaskTriggerId',
          fix('0_key'),
        ],
      ],
      'are those with a number, even if there are fewer': [
        [task(A, 'key'), task(A, 'key'), task(A, '0_key')],
        [0, 1].flatMap((index) => [`${index}/Name: ${LACKS('key', '0_key')}`, other(2), fix('0_key')]),
      ],
      'are not like another word without a number': [
        [task(A, 'lock'), task(A, '0_key')],
        [`0/Name: ${NO_NUMBER('lock')}`, other(1), fix('0_key')],
      ],
      'are written by no fix where two are equally common': [
        [task(A, 'key'), task(A, '0_key'), task(A, '1_key')],
        [`0/Name: ${LACKS('key', '0_key')}`, other(1), `2/Name: ${differs('1_key', '0_key')}`, other(1)],
      ],
      'are written by no fix where the usual one ends with white space': [
        [task(A, '0_key '), task(A, '0_key '), task(A, '0_key')],
        [`2/Name: ${differs('0_key', '0_key ')}`, other(0)],
      ],
      'have no number': [
        [task(A, 'key'), task(A, 'lock')],
        [`0/Name: ${NO_NUMBER('key')}`, `1/Name: ${NO_NUMBER('lock')}`],
      ],
      'are empty': [[task(A, '')], [`0/Name: ${EMPTY}`]],
      'are empty beside another': [
        [task(A, ''), task(A, '0_key')],
        [`0/Name: ${EMPTY}`, other(1), fix('0_key')],
      ],
      'are empty on a trigger': [
        [task(A, '', 'trigger'), task(A, '0_key')],
        [`0/Name: ${EMPTY}`, other(1), fix('0_key')],
      ],
      'may be empty on a trigger that may be basic': [[task(A, '', 'both'), task(A, '0_key')], []],
      'need a number on a trigger that may be basic': [
        [task(A, 'key', 'both'), task(A, '0_key')],
        [`0/Name: ${LACKS('key', '0_key')}`, other(1), fix('0_key')],
      ],
      'are missing': [[task(A, undefined), task(A, '0_key')], []],
      'differ beside another TaskTriggerId': [[task(A, '0_key'), task(B, '1_key')], []],
      'are each compared with their own': [
        [
          task(A, '0_key'),
          task(A, '0_key'),
          task(A, '5_key'),
          task(B, '1_door'),
          task(B, '2_door'),
          task(B, '1_door'),
        ],
        [
          `2/Name: ${differs('5_key', '0_key')}`,
          other(0),
          fix('0_key'),
          `4/Name: ${differs('2_door', '1_door')}`,
          other(3),
          fix('1_door'),
        ],
      ],
      'differ beside an empty one': [[task('', '0_key'), task('', '1_key')], []],
      'have no number beside an empty one': [
        [task('', 'key'), task('', '1_key')],
        [`0/Name: ${NO_NUMBER('key')}`],
      ],
      'have no number beside none': [[task(undefined, 'key')], []],
    }),
  )('%s', (_what, [tasks, findings]) => {
    expect(found(roomOf(tasks))).toEqual(findings);
  });

  test('are the same occurrences in another order, where the order decides', () => {
    const checked = (...names: readonly string[]) => own(roomOf(names.map((name): Task => [A, name])));
    const newIn = (before: readonly Finding[], after: readonly Finding[]) => {
      const known = new OccurrenceSet(before);
      return withOccurrences(after, (rule, key) => !known.has(rule, key)).map(placeOf);
    };
    expect(newIn(checked('0_key', '1_key'), checked('1_key', '0_key'))).toEqual([]);
    expect(newIn(checked('0_key', '0_key', '1_key'), checked('1_key', '1_key', '0_key'))).toHaveLength(1);
    expect(newIn(checked('0_key', '1_key'), checked('0_key', '1_key', '0_key'))).toEqual([]);
  });
});

describe('in a file with quests, a Name beside the id of none', () => {
  /** The example room with other Names of its quests, and one subscription of no quest. */
  const named = (key: string, door: string, id: string, name: string): string =>
    room((changed) => {
      const { quests } = changed;
      for (const [index, entry] of Object.values(quests).entries()) entry.Name = index < 2 ? key : door;
      for (const item of Object.keys(changed.logic))
        for (const record of tasksOf(changed, item)) {
          const { Effector = null } = record;
          const links = isObject(Effector) && Array.isArray(Effector.linkedTasks) ? Effector.linkedTasks : [];
          for (const each of [record, ...(links as JsonObject[])]) {
            if (each.TaskTriggerId === FIND_KEY) each.Name = key;
            if (each.TaskTriggerId === OPEN_DOOR) each.Name = door;
          }
        }
      Object.assign(tasksOf(changed, '2')[1] ?? {}, { TaskTriggerId: id, Name: name });
    });

  test.each<[key: string, door: string, id: string, name: string, findings: readonly string[]]>([
    ['0_key', '1_door', 'nowhere', 'key', [`1/Name: ${LACKS('key', '0_key')}`]],
    ['0_key', '1_door', 'nowhere', 'door', [`1/Name: ${LACKS('door', '1_door')}`]],
    ['0_key', '1_door', 'nowhere', 'lock', [`1/Name: ${NO_NUMBER('lock')}`]],
    ['0_key', '1_door', 'nowhere', '', [`1/Name: ${EMPTY}`]],
    ['0_key', '1_door', 'nowhere', '7_lock', []],
    // Two quests with this name do not say which number is missing, and neither does one without a number.
    ['0_key', '1_key', 'nowhere', 'key', [`1/Name: ${NO_NUMBER('key')}`]],
    ['key', '1_key', 'nowhere', 'lock', [`1/Name: ${NO_NUMBER('lock')}`]],
    // The Name of a quest, and an id in its place, are what subscription/known-quest reports.
    ['key', '1_door', 'nowhere', 'key', []],
    ['0_key', '1_door', 'nowhere', FIND_KEY, []],
    ['0_key', '1_door', '0_key', FIND_KEY, []],
  ])('of %s and %s: %s, %j', (key, door, id, name, findings) => {
    expect(found(named(key, door, id, name))).toEqual(findings);
  });
});

describe('a quest that a dialogue carries', () => {
  const dialogue = (id: string, name: string): JsonObject => ({
    ...taskOf(['mlh9m8r2t6y4ef', '9_outer'], 300),
    Effector: {
      $type: 'DialogEffectorDisplay',
      tasksN: [{ N: name }],
      tasksSorM: { [name]: { inProgress: { EntryId: uuid(301), id, Name: name, ExtraText: '' } } },
    },
  });
  const withDialogue = (...tasks: readonly Task[]): string => {
    const Tasks: JsonValue[] = [...tasks.map(taskOf), dialogue('greeting', '-0_greeting')];
    return JSON.stringify({ logic: { 2: JSON.stringify({ Tasks, ViewNodes: [] }) } });
  };

  test.each<[what: string, task: Task, findings: readonly string[]]>([
    ['is meant by its id and its Name', ['greeting', '-0_greeting'], []],
    ['is meant by its id, whatever the Name is', ['greeting', 'hello'], []],
    ['is meant by its Name, whatever the id is', [FIND_KEY, '-0_greeting'], []],
    ['is not meant by other ones', [FIND_KEY, 'hello'], [`0/Name: ${NO_NUMBER('hello')}`]],
  ])('%s', (_what, task, findings) => {
    expect(found(withDialogue(task))).toEqual(findings);
  });
});
