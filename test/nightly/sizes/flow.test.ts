import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import { Flow } from '../../../src/flow/flow.js';
import { readFlowModelInSteps } from '../../../src/flow/read-model.js';
import { activeRules } from '../../../src/lint/pack.js';
import { Snapshot } from '../../../src/snapshot/snapshot.js';
import { idOf, nameOf, type QuestSpec, type RoomSpec, snapshotOf, type TaskSpec } from '../../flow/rooms.js';
import { lintWith, settingsFor } from '../../lint-example.js';
import { expectLinear } from './growth.js';

const FLOW_RULES = activeRules(rulePack, settingsFor('all')).filter(({ rule }) =>
  rule.id.startsWith('flow/'),
);

interface Room {
  readonly quests: QuestSpec[];
  readonly tasks: TaskSpec[];
}

/** Every quest can be started, completed and reset; each completion moves the next and one further on. */
function soundRoom(count: number): Room {
  const quests = Array.from({ length: count }, (_, quest): QuestSpec => {
    const group = ['', 'nonPersistent', 'multiplayer'][quest % 3] as string;
    return { group, requires: quest % 10 === 9 ? [{ quest: quest - 5, amount: 2 }] : [] };
  });
  const tasks = quests.flatMap((_, quest): TaskSpec[] => [
    ...clicks(quest, 111, 121, 171),
    ...(quest + 7 < count
      ? [
          {
            at: 2,
            item: 2 + quest,
            quest,
            effect: {
              links: [
                { quest: quest + 1, code: 111 },
                { quest: quest + 7, code: 101, delay: 2 },
              ],
            },
          } as const,
        ]
      : []),
    { at: 1, item: 2 + quest, quest, effect: 'ShowObjectEvent' },
  ]);
  return { quests, tasks };
}

function clicks(quest: number, ...codes: readonly number[]): TaskSpec[] {
  return codes.map((code) => ({ on: 'OnClickEvent', item: 2 + quest, quest, code }));
}

function flowFindings(room: RoomSpec): string[] {
  const { findings } = lintWith(FLOW_RULES, JSON.stringify(snapshotOf(room)));
  return findings.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);
}

/** Adds a quest with one fault to a sound room, and perhaps another quest that it needs. */
const FAULTS: Readonly<Record<string, (room: Room, quest: number) => void>> = {
  'flow/never-activated': ({ quests }) => {
    quests.push({});
  },
  'flow/never-completed': ({ quests, tasks }, quest) => {
    quests.push({});
    tasks.push(...clicks(quest, 111), { at: 2, item: 3, quest, effect: 'HideObjectEvent' });
  },
  'flow/unreachable-effect': ({ quests, tasks }, quest) => {
    quests.push({});
    tasks.push(...clicks(quest, 181), { at: 1, item: 3, quest, effect: 'HideObjectEvent' });
  },
  'flow/unreachable-transition': ({ quests, tasks }, quest) => {
    quests.push({});
    tasks.push(...clicks(quest, 181, 161));
  },
  'flow/blocked-requirement': ({ quests, tasks }, quest) => {
    quests.push({ requires: [{ quest: quest + 1, amount: 2 }] }, {});
    tasks.push(...clicks(quest, 111, 121), ...clicks(quest + 1, 181));
  },
  'flow/endless-chain': ({ quests, tasks }, quest) => {
    quests.push({});
    tasks.push(
      ...clicks(quest, 111),
      { at: 1, item: 3, quest, effect: { links: [{ quest, code: 121 }] } },
      { at: 2, item: 3, quest, effect: { links: [{ quest, code: 131 }] } },
    );
  },
  'flow/reset-races-completion': ({ quests, tasks }, quest) => {
    quests.push({});
    tasks.push(
      ...clicks(quest, 181),
      { at: 2, item: 3, quest, effect: { links: [{ quest, code: 101 }] } },
      { at: 2, item: 4, quest, effect: 'HideObjectEvent' },
    );
  },
  'flow/limit-stops-loop': ({ quests, tasks }, quest) => {
    quests.push({ limit: 1 });
    tasks.push(...clicks(quest, 181), {
      at: 2,
      item: 3,
      quest,
      effect: { links: [{ quest, code: 101, delay: 2 }] },
    });
  },
};

describe('in a room with 2,000 quests', () => {
  const COUNT = 2_000;

  test('of which nothing is wrong, no flow rule finds anything', () => {
    expect(flowFindings(soundRoom(COUNT))).toEqual([]);
  });

  test.each(Object.keys(FAULTS))('a planted %s is found, and nothing else is', (rule) => {
    const room = soundRoom(COUNT);
    FAULTS[rule]?.(room, COUNT);
    const found = flowFindings(room);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${rule} .*(${nameOf(COUNT)}|${idOf(COUNT)})`));
  });

  test('all planted faults together are found, and nothing else is', () => {
    const room = soundRoom(COUNT);
    for (const plant of Object.values(FAULTS)) plant(room, room.quests.length);
    const found = flowFindings(room).map((line) => line.split(' ')[0]);
    expect(found.sort()).toEqual(Object.keys(FAULTS).sort());
  });

  test('tasksRefresh is found once, for all quests whose Group saves progress', () => {
    const found = flowFindings({ ...soundRoom(COUNT), tasksRefresh: true });
    expect(found).toEqual([
      expect.stringMatching(/^flow\/refresh-overrides-group \/settings\/tasksRefresh /),
    ]);
  });
});

/** Everything that flow rules ask of a room, from the parsed snapshot on. */
function analyse(room: RoomSpec): () => number {
  const snapshot = snapshotOf(room);
  return () => {
    const flow = new Flow(() => readFlowModelInSteps(new Snapshot(snapshot), 'documents'));
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

test('5,000 quests with 20,000 links are analysed in less than a second of CPU time', () => {
  const work = analyse(linkedRoom(5_000));
  work();
  const times = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    expect(work()).toBe(0);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  });
  expect(Math.min(...times)).toBeLessThan(1);
});

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
