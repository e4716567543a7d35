import { describe, expect, test } from 'vitest';
import { chain, quest, task } from '../../rules/example-changes.js';
import { FIND_KEY, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../../rules/example-room.js';
import type { JsonValue } from '../../src/json/value.js';
import type { QuestReference } from '../../src/snapshot/quest-activity.js';
import type { QuestIndex } from '../../src/snapshot/quests.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';

const read = (text: string): Snapshot => new Snapshot(JSON.parse(text) as JsonValue);
const idOf = ({ quest }: QuestReference): string | undefined =>
  quest === undefined ? undefined : 'inProgress' in quest ? quest.inProgress[0]?.key : quest.key;

describe('the activity of a room', () => {
  test('has every trigger that advances a quest, with its guard, its item and its event', () => {
    const { transitions } = read(room()).activity;
    expect(
      transitions.map(({ quest, code, cause, subscription }) => [
        idOf(quest),
        code?.code,
        code?.from,
        code?.to,
        subscription.itemKey,
        cause.kind === 'event' ? cause.type : `chain after ${cause.delay} s`,
      ]),
    ).toEqual([
      [FIND_KEY, 181, 0, 2, '2', 'OnClickEvent'],
      [OPEN_DOOR, 171, 2, 0, '3', 'chain after 5 s'],
      [OPEN_DOOR, 111, 0, 1, '4', 'OnEnterEvent'],
      [OPEN_DOOR, 121, 1, 2, '4', 'OnExitEvent'],
    ]);
  });

  test('has every effector subscription, with the state that sets it off', () => {
    const { reactions } = read(room()).activity;
    expect(reactions.map(({ quest, state, effect }) => [idOf(quest), state, effect])).toEqual([
      [FIND_KEY, 2, 'HideObjectEvent'],
      [OPEN_DOOR, 1, 'MoveToSpot'],
      [OPEN_DOOR, 2, 'RunTriggersFromEffector'],
    ]);
  });

  test('has every chain, with what fires it and the links that it runs', () => {
    const { chains, transitions } = read(chain({ useRandom: true }, [{}, { TargetState: 101 }])).activity;
    expect(chains.map(({ useRandom, links }) => [useRandom, links.map(({ code }) => code?.code)])).toEqual([
      [true, [171, 101]],
    ]);
    expect(chains[0]?.firedBy.record.TaskTriggerId).toBe(OPEN_DOOR);
    expect(transitions.filter(({ cause }) => cause.kind === 'chain')).toEqual(chains[0]?.links);
  });

  test('reads a missing TargetState and a 0 as Not Active, and has no state or code for other numbers', () => {
    const states = (TargetState: JsonValue | undefined) =>
      read(task('2', 1, { TargetState })).activity.reactions[0]?.state;
    expect([undefined, 0, 1, 121, 'x'].map(states)).toEqual([0, 0, 1, undefined, undefined]);
    expect(read(task('2', 0, { TargetState: 110 })).activity.transitions[0]?.code).toBeUndefined();
  });

  test('treats the id of a completed entry as its quest, and keeps an id that no quest has', () => {
    const named = (TaskTriggerId: string) =>
      read(task('2', 0, { TaskTriggerId })).activity.transitions[0]?.quest as QuestReference;
    expect(idOf(named(OPEN_DOOR_COMPLETED))).toBe(OPEN_DOOR);
    expect(named('nowhere')).toEqual({ id: 'nowhere', name: '0_find_key', quest: undefined });
  });
});

describe('the queries of a snapshot', () => {
  test('are worked out once', () => {
    const snapshot = read(room());
    expect(snapshot.activity).toBe(snapshot.activity);
    expect(snapshot.expressions).toBe(snapshot.expressions);
    expect(snapshot.quests?.byName).toBe(snapshot.quests?.byName);
    expect(snapshot.quests?.requirementTangles).toBe(snapshot.quests?.requirementTangles);
  });

  test('find the quests that expressions name, even if the snapshot has not been walked before', () => {
    const Effector = { $type: 'FunctionEffector', V: "SetTask('find_key $T{open_door}', 1) + $T{é|x}" };
    const text = task('2', 1, { Effector });
    const named = read(text).expressions;
    const shown = named.map(({ by, name, literal, holder, span }) => {
      const bytes = new TextEncoder().encode(Effector.V).subarray(span.start, span.end);
      return [by, name, literal, holder.pointers.embedded[0], new TextDecoder().decode(bytes)];
    });
    expect(shown).toEqual([
      ['SetTask()', 'find_key $T{open_door}', false, '/Tasks/1/Effector/V', 'find_key $T{open_door}'],
      ['$T{}', 'open_door', true, '/Tasks/1/Effector/V', 'open_door'],
      ['$T{}', 'é|x', false, '/Tasks/1/Effector/V', 'é|x'],
    ]);
    const walked = read(text);
    walked.walk({});
    walked.walk({});
    expect(walked.expressions).toEqual(named);
  });

  test('say which quest waits for which, and how often it must be completed', () => {
    const quests = read(room()).quests as QuestIndex;
    expect(quests.requirements.map(({ entry, amount, to }) => [entry.status, amount, to])).toEqual([
      ['inProgress', 1, quests.pairs[0]],
      ['completed', 1, quests.pairs[0]],
    ]);
    expect(read(quest('1_open_door', { Requirements: [] })).quests?.requirements).toEqual([]);
  });

  test("find items that are each other's parents", () => {
    const item = (parentItemID: number) => ({ parentItemID });
    const { parentCycles } = new Snapshot({
      roomItems: { '2': item(3), '3': item(2), '4': item(2), '5': item(5) },
    });
    expect(parentCycles).toEqual([['2', '3'], ['5']]);
  });
});
