import { describe, expect, test } from 'vitest';
import { FlowAnalysis } from '../../src/flow/analysis.js';
import { flowEdges } from '../../src/flow/edges.js';
import { readFlowModel } from '../../src/flow/read-model.js';
import type { JsonObject } from '../../src/json/value.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { click, player, wait } from './played.js';
import {
  analysisOf,
  idOf,
  type LinkSpec,
  onClick,
  type RoomSpec,
  snapshotOf,
  type TaskSpec,
} from './rooms.js';

const chain = (at: 0 | 1 | 2, quest: number, links: readonly LinkSpec[]): TaskSpec => ({
  at,
  quest,
  effect: { links },
});
const reachable = (...steps: readonly unknown[]) => ({ kind: 'reachable', play: { steps } });

describe('a chain that never ends', () => {
  const room: RoomSpec = {
    quests: [{}, { requires: [{ quest: 0, amount: 2 }] }],
    tasks: [
      onClick(2, 0, 181),
      chain(2, 0, [
        { quest: 0, code: 151 },
        { quest: 0, code: 141 },
      ]),
      onClick(3, 1, 111),
    ],
  };

  test('shows the states that it enters', () => {
    expect(analysisOf(room).verdict(0, 1)).toMatchObject(reachable(click(2)));
  });

  test('leaves open what could happen only after it', () => {
    expect(analysisOf(room).verdict(1, 1).kind).toBe('unknown');
  });
});

describe('a reachable state', () => {
  test('has a play that is called the shortest, unless something takes time', () => {
    const tasks = [onClick(2, 0, 111), onClick(2, 0, 121)];
    const timed = chain(2, 0, [{ quest: 1, code: 181, delay: 2 }]);
    const said = (all: typeof tasks) =>
      analysisOf({ quests: [{}, {}], tasks: all }).verdict(0, 2) as { isShortest?: boolean };
    expect([said(tasks).isShortest, said([...tasks, timed as never]).isShortest]).toEqual([true, false]);
  });

  test('has the shortest play', () => {
    const room = {
      quests: [{}, {}],
      tasks: [
        onClick(2, 0, 111),
        onClick(2, 0, 121),
        onClick(3, 1, 111),
        chain(2, 0, [{ quest: 1, code: 181, delay: 2 }]),
      ],
    }; // prettier-ignore
    const analysis = analysisOf(room);
    expect(analysis.verdict(0, 0)).toMatchObject(reachable());
    expect(analysis.verdict(0, 2)).toMatchObject(reachable(click(2), click(2)));
    expect(analysis.verdict(1, 2)).toMatchObject(reachable(click(2), click(2), wait(2)));
  });

  test('may need completions, a reload or time', () => {
    const twice = {
      quests: [{ group: 'nonPersistent' }, { requires: [{ quest: 0, amount: 2 }] }],
      tasks: [onClick(2, 0, 181), onClick(3, 1, 111)],
    }; // prettier-ignore
    expect(analysisOf(twice).verdict(1, 1)).toMatchObject(
      reachable(click(2), { kind: 'reload' }, click(2), click(3)),
    );
    const expiring = {
      quests: [{ finish: 4 }, {}],
      tasks: [onClick(2, 0, 111), onClick(3, 0, 121), chain(0, 0, [{ quest: 1, code: 111 }])],
    }; // prettier-ignore
    expect(analysisOf(expiring).verdict(1, 1)).toMatchObject(reachable());
  });
});

test('several triggers of one click may complete a quest twice, because their guards read the state before it', () => {
  const tasks = [onClick(2, 1, 151), onClick(2, 0, 181), onClick(2, 0, 111), onClick(2, 0, 181)];
  const analysis = analysisOf({ quests: [{}, { requires: [{ quest: 0, amount: 2 }] }], tasks });
  expect(analysis.verdict(1, 1)).toMatchObject(reachable(click(2), click(2)));
});

describe('where quests of players and of the room bear on each other', () => {
  test('a second player does what the first one no longer can', () => {
    const quests = [
      { requires: [{ quest: 1, amount: 1 }] },
      { group: 'multiplayer', requires: [{ quest: 0, amount: 1 }] },
    ];
    const tasks = [onClick(2, 0, 111), onClick(3, 0, 181), onClick(4, 1, 111), onClick(5, 1, 121)];
    expect(analysisOf({ quests, tasks }).verdict(0, 1)).toMatchObject(
      reachable(click(3), click(4), click(5), player('player 2'), click(2)),
    );
  });

  test('a state that no number of players reaches is unknown, because nobody can try them all', () => {
    // Both codes of item 2 read Not Active, and nothing leads back there: every player completes quest 0
    // once.
    const quests = [{}, { group: 'multiplayer', requires: [{ quest: 0, amount: 2 }] }];
    const tasks = [onClick(2, 0, 111), onClick(2, 0, 181), onClick(3, 0, 131), onClick(4, 1, 111)];
    expect(analysisOf({ quests, tasks }).verdict(1, 1)).toEqual({ kind: 'unknown', influences: [] });
  });

  test('chains and delays of several players make a play', () => {
    const quests = [{ limit: 1 }, { group: 'multiplayer' }, { requires: [{ quest: 1, amount: 3 }] }];
    const tasks = [
      onClick(2, 0, 181),
      chain(2, 0, [{ quest: 1, code: 181, delay: 2 }]),
      onClick(3, 1, 171),
      onClick(4, 2, 111),
    ];
    const verdict = analysisOf({ quests, tasks }).verdict(2, 1);
    const steps = verdict.kind === 'reachable' ? verdict.play.steps : [];
    expect(steps.filter(({ kind }) => kind === 'player')).toEqual([player('player 2'), player('player 3')]);
    expect(steps.at(-1)).toEqual(click(4));
  });

  test('a play that the analysis cannot show is no end of the search for one that it can', () => {
    // Reloading may lose the delay or not. It does in a play, so the shorter way is not one.
    const quests = [
      { limit: 1, group: 'multiplayer', requires: [{ quest: 0, amount: 1 }] },
      { group: 'multiplayer' },
    ];
    const tasks = [onClick(4, 0, 181), onClick(3, 1, 181), chain(2, 1, [{ quest: 0, code: 111, delay: 1 }])];
    const verdict = analysisOf({ quests, tasks, tasksRefresh: true }).verdict(0, 1);
    expect(verdict).toMatchObject(reachable(click(4), { kind: 'reload' }, click(3), wait(1)));
  });
});

describe('an impossible state', () => {
  const reasonOf = (room: RoomSpec, quest: number, state: 1 | 2) => {
    const verdict = analysisOf(room).verdict(quest, state);
    return verdict.kind === 'impossible' ? verdict.reason : verdict;
  };

  test('has nothing that leads there', () => {
    const room = { quests: [{}, {}], tasks: [onClick(2, 0, 121), chain(2, 0, [{ quest: 1, code: 111 }])] };
    expect(reasonOf(room, 1, 1)).toEqual({
      kind: 'nothing-leads-there',
      path: [
        { quest: 1, state: 1 },
        { quest: 0, state: 2 },
        { quest: 0, state: 1 },
      ],
    });
  });

  test('belongs to a quest that is not enabled', () => {
    expect(reasonOf({ quests: [{ enabled: false }], tasks: [onClick(2, 0, 151)] }, 0, 1)).toMatchObject({
      kind: 'disabled',
    });
  });

  test('waits for more completions than there can be', () => {
    const quests = [{ limit: 2 }, { requires: [{ quest: 0, amount: 3 }] }];
    const room = { quests, tasks: [onClick(2, 0, 181), onClick(3, 0, 101), onClick(4, 1, 151)] };
    expect(reasonOf(room, 1, 1)).toMatchObject({ kind: 'requirement', most: 2, requirement: { amount: 3 } });
  });

  test('waits for itself', () => {
    const room = {
      quests: [{}, {}],
      tasks: [chain(1, 0, [{ quest: 1, code: 111 }]), chain(1, 1, [{ quest: 0, code: 111 }])],
    };
    expect(reasonOf(room, 0, 1)).toMatchObject({
      kind: 'circle',
      circle: [
        { quest: 0, state: 1 },
        { quest: 1, state: 1 },
      ],
    });
  });

  test('is ruled out by a time limit that ends before a delay, unless a second activation catches it', () => {
    const late = (delay: number): readonly TaskSpec[] => [chain(1, 1, [{ quest: 1, code: 121, delay }])];
    const quests = [{}, { finish: 5 }];
    const once = [onClick(2, 0, 181), chain(2, 0, [{ quest: 1, code: 111 }])];
    expect(reasonOf({ quests, tasks: [...once, ...late(10)] }, 1, 2)).toMatchObject({ kind: 'tried' });
    expect(analysisOf({ quests, tasks: [...once, ...late(4)] }).verdict(1, 2)).toMatchObject(
      reachable(click(2), wait(4)),
    );
    const again = analysisOf({ quests, tasks: [onClick(2, 1, 111), ...late(10)] }).verdict(1, 2);
    expect(again).toMatchObject({ kind: 'reachable', isShortest: false });
    expect(again.kind === 'reachable' && again.play.steps.map(({ kind }) => kind)).toEqual([
      'click',
      'wait',
      'click',
      'wait',
    ]); // prettier-ignore
  });

  test('leaves transitions and effects that can never run', () => {
    const tasks = [
      onClick(2, 0, 121),
      onClick(3, 0, 131),
      { at: 2, quest: 0, effect: 'ShowObjectEvent' } as const,
      onClick(4, 1, 111),
    ];
    const analysis = analysisOf({ quests: [{}, { requires: [{ quest: 0, amount: 1 }] }], tasks });
    expect(
      analysis.model.transitions.map((transition) => [
        transition.code.code,
        analysis.whyDead(transition)?.kind,
      ]),
    ).toEqual([
      [121, 'guard'],
      [131, 'guard'],
      [111, 'requirement'],
    ]);
    expect(analysis.model.reactions.map(({ quest, state }) => analysis.mayEnter(quest, state))).toEqual([
      false,
    ]);
    expect(analysis.unmetRequirements().length).toBe(1);
    const edges = flowEdges(analysis).map((edge) => [
      edge.kind,
      'dead' in edge ? edge.dead?.kind : undefined,
    ]);
    expect(edges).toEqual([
      ['trigger', 'guard'],
      ['trigger', 'guard'],
      ['trigger', 'requirement'],
      ['requirement', undefined],
    ]);
  });
});

describe('what cannot be read', () => {
  const kinds = (room: RoomSpec, change: (snapshot: JsonObject) => void = () => {}, quest = 0) => {
    const snapshot = snapshotOf(room);
    change(snapshot);
    const verdict = new FlowAnalysis(readFlowModel(new Snapshot(snapshot), 'documents')).verdict(quest, 1);
    return verdict.kind === 'unknown' ? verdict.influences.map(({ kind }) => kind) : verdict.kind;
  };
  const effect = (effect: JsonObject): RoomSpec => ({
    quests: [{}, {}],
    tasks: [{ on: 'OnClickEvent', effect }],
  });

  test('is an unknown effect that names the quest: by Name, bare name or id, as a whole word', () => {
    for (const named of ['0_quest0', 'quest0', idOf(0), `${idOf(0)}c`, "SetTask('quest0', 1)"])
      expect(kinds(effect({ $type: 'X', deep: [{ V: named }] }))).toEqual(['effect']);
    for (const other of ['quest01', 'myquest0', '1_quest1', 'Quest0'])
      expect(kinds(effect({ $type: 'X', V: other }))).toBe('impossible');
    expect(kinds(effect({ $type: 'MoveToSpot', V: 'quest0' }))).toBe('impossible');
    expect(kinds(effect({ $type: 'DialogEffectorDisplay', tasksN: [{ N: '0_quest0' }] }))).toEqual([
      'dialogue',
    ]);
  });

  test('is an expression that puts a name together', () => {
    expect(kinds(effect({ $type: 'FunctionEffector', V: "SetTask('qu' + x, 1)" }))).toEqual(['effect']);
    expect(kinds(effect({ $type: 'FunctionEffector', V: "OnChange('quest1', 1)" }))).toBe('impossible');
  });

  test('counts only when it can fire', () => {
    const waiting: TaskSpec = { at: 1, quest: 1, effect: { $type: 'X', V: 'quest0' } as JsonObject };
    expect(kinds({ quests: [{}, {}], tasks: [waiting] })).toBe('impossible');
    expect(kinds({ quests: [{}, {}], tasks: [waiting, onClick(2, 1, 111)] })).toEqual(['effect']);
  });

  test('may reset any quest', () => {
    const quests = [{ requires: [{ quest: 1, amount: 2 }] }, {}];
    const tasks = [onClick(2, 0, 111), onClick(2, 1, 181)];
    expect(kinds({ quests, tasks })).toBe('impossible');
    expect(kinds({ quests, tasks: [...tasks, { on: 'OnClickEvent', effect: 'ResetAllTasks' }] })).toEqual([
      'effect',
    ]);
  });

  test('is logic that does not parse, inventory, a broken reference, and logic of a missing item', () => {
    const room: RoomSpec = { quests: [{}], tasks: [] };
    expect(kinds(room)).toBe('impossible');
    expect(
      kinds(room, (snapshot) => {
        snapshot.logic = { '2': '{' };
      }),
    ).toEqual(['logic']); // prettier-ignore
    expect(
      kinds(room, (snapshot) => {
        snapshot.logic = { '2': '' };
      }),
    ).toBe('impossible'); // prettier-ignore
    expect(kinds({ quests: [{ change: { TriggeredByInventory: true } }] })).toEqual(['inventory']);
    expect(kinds({ quests: [{}], tasks: [onClick(2, 0, 110)] })).toEqual(['code']);
    const stray = { quests: [{}], tasks: [onClick(2, 0, 111)] };
    const swap =
      (from: string, to: string) =>
      (snapshot: JsonObject): void => {
        const logic = snapshot.logic as JsonObject;
        logic['2'] = (logic['2'] as string).replace(from, to);
      };
    expect(kinds(stray, swap(idOf(0), 'mlhmistyped'))).toEqual(['reference']);
    expect(
      kinds(stray, (snapshot) => {
        snapshot.roomItems = {};
      }),
    ).toEqual(['item']); // prettier-ignore
    expect(
      kinds({ quests: [{}], tasks: [{ ...onClick(2, 0, 111), on: 'OnEnterEvent' }] }, (snapshot) => {
        snapshot.roomItems = { '2': { prefabName: 'GLB' } };
      }),
    ).toEqual(['prefab']); // prettier-ignore
  });

  test('is a quest whose entries disagree', () => {
    const disagree = (snapshot: JsonObject): void => {
      ((snapshot.quests as JsonObject)[idOf(0)] as JsonObject).FinishTime = 5;
    };
    expect(kinds({ quests: [{}] }, disagree)).toEqual(['entries']);
  });
});

test('a snapshot without quests is not walked and has nothing to say', () => {
  const snapshot = new Snapshot({ logic: { '2': '{' } });
  snapshot.walk = () => {
    throw new Error('walked');
  };
  expect(readFlowModel(snapshot, 'documents')).toMatchObject({ quests: [], events: [], influences: [] });
});
