import { describe, test } from 'vitest';
import { Flow } from '../../../src/flow/flow.js';
import { readFlowModel } from '../../../src/flow/read-model.js';
import { Snapshot } from '../../../src/snapshot/snapshot.js';
import { type QuestSpec, type RoomSpec, snapshotOf, type TaskSpec } from '../../flow/rooms.js';
import { expectLinear } from './growth.js';

interface Room {
  readonly quests: QuestSpec[];
  readonly tasks: TaskSpec[];
}

function clicks(quest: number, ...codes: readonly number[]): TaskSpec[] {
  return codes.map((code) => ({ on: 'OnClickEvent', item: 2 + quest, quest, code }));
}

/** Everything that flow rules ask of a room, from the parsed snapshot on. */
function analyse(room: RoomSpec): () => number {
  const snapshot = snapshotOf(room);
  return () => {
    const flow = new Flow(() => readFlowModel(new Snapshot(snapshot), 'documents'));
    const { faults, endlessChains, selfMoves } = flow;
    return Object.values(faults).flat().length + endlessChains.length + selfMoves.length;
  };
}

/** Four links a quest. */
function linkedRoom(count: number): Room {
  const quests = Array.from({ length: count }, (): QuestSpec => ({}));
  const tasks = quests.flatMap((_, quest): TaskSpec[] => [
    ...clicks(quest, 111, 121),
    {
      at: 2,
      item: 2 + quest,
      quest,
      effect: { links: [1, 7].map((far) => ({ quest: (quest + far) % count, code: 111 })) },
    },
  ]);
  return { quests, tasks };
}

describe('the cost of the analysis grows no faster than the links', () => {
  test('in a room that can be played through', () =>
    expectLinear(2_000, (count) => analyse(linkedRoom(count))));

  test('in a row of requirements', () => {
    expectLinear(2_000, (count) => {
      const { tasks } = linkedRoom(count);
      const quests = Array.from(
        { length: count },
        (_, quest): QuestSpec => ({ requires: quest === 0 ? [] : [{ quest: quest - 1, amount: 3 }] }),
      );
      return analyse({ quests, tasks });
    });
  });

  test('where nothing can start', () => {
    expectLinear(2_000, (count) => {
      const { quests, tasks } = linkedRoom(count);
      return analyse({ quests, tasks: tasks.filter((task) => 'at' in task) });
    });
  });

  test('in one chain with very many links', () => {
    expectLinear(5_000, (count) => {
      const links = Array.from({ length: count }, (_, index) => ({ quest: 1 + (index % 50), code: 111 }));
      const tasks: TaskSpec[] = [...clicks(0, 181), { at: 2, quest: 0, effect: { links } }];
      return analyse({ quests: Array.from({ length: 51 }, () => ({})), tasks });
    });
  });
});
