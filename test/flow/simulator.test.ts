import { describe, expect, test } from 'vitest';
import { PLAYED_READING } from '../../src/flow/reading.js';
import type { QuestState } from '../../src/snapshot/quest-states.js';
import { click, join, leave, played, player, reload, told, wait } from './played.js';
import type { LinkSpec, QuestSpec, TaskSpec } from './rooms.js';
import { onClick } from './rooms.js';

const ONE: readonly QuestSpec[] = [{}];
const effect = (at: QuestState, quest: number, effect: string, item = 9): TaskSpec => ({
  at,
  quest,
  effect,
  item,
});
const chain = (at: QuestState, quest: number, links: readonly LinkSpec[], random = false): TaskSpec => ({
  at,
  quest,
  effect: { links, random },
  item: 8,
});
/** Items 3, 4 and 5 put quest 0 into states 0, 1 and 2. */
const FORCE = [onClick(3, 0, 101), onClick(4, 0, 151), onClick(5, 0, 141)];

describe('the transition codes', () => {
  const TABLE: readonly [number, readonly [QuestState, QuestState, QuestState]][] = [
    [101, [0, 0, 0]],
    [111, [1, 1, 2]],
    [121, [0, 2, 2]],
    [131, [0, 1, 1]],
    [141, [2, 2, 2]],
    [151, [1, 1, 1]],
    [161, [0, 0, 2]],
    [171, [0, 1, 0]],
    [181, [2, 1, 2]],
  ];
  for (const [code, after] of TABLE) {
    for (const from of [0, 1, 2] as const) {
      test(`${code} takes state ${from} to ${after[from]}`, () => {
        const tasks = [...FORCE, onClick(2, 0, code), effect(after[from], 0, 'ShowObjectEvent')];
        const run = played({ quests: ONE, tasks }, from === 0 ? [click(2)] : [click(3 + from), click(2)]);
        expect(run.state(0)).toBe(after[from]);
        const last = run.timeline.filter(({ step }) => step === (from === 0 ? 0 : 1));
        const kinds = last.map(({ kind }) => kind);
        // A code that leaves the state as it is fires no effect.
        expect(kinds).toEqual(after[from] === from ? ['idle'] : ['changed', 'fired']);
      });
    }
  }

  test('explain why they do nothing: the guard, the current state, Enabled false', () => {
    expect(told(played({ quests: ONE, tasks: [onClick(2, 0, 121)] }, [click(2)]))).toEqual([
      'quest 0: nothing, guard p0 @0',
    ]);
    expect(told(played({ quests: ONE, tasks: [onClick(2, 0, 101)] }, [click(2)]))).toEqual([
      'quest 0: nothing, unchanged p0 @0',
    ]);
    const disabled = { quests: [{ enabled: false }], tasks: [onClick(2, 0, 151)] };
    expect(told(played(disabled, [click(2), { kind: 'set', quest: 0, state: 2 }]))).toEqual([
      'quest 0: nothing, disabled p0 @0',
      'quest 0: nothing, disabled p0 @0',
    ]);
  });

  test('111 and 121 on one item take one click each: all guards of a click read the state before it', () => {
    const room = { quests: ONE, tasks: [onClick(2, 0, 111), onClick(2, 0, 121)] };
    expect(told(played(room, [click(2), click(2)]))).toEqual([
      'quest 0: nothing, guard p0 @0',
      'quest 0: 0>1 p0 @0',
      'quest 0: nothing, guard p0 @0',
      'quest 0: 1>2 p0 @0',
    ]);
  });
});

describe('entering a state', () => {
  test('fires the effects of every item that waits for it, those without TargetState for Not Active', () => {
    const tasks = [
      onClick(2, 0, 111),
      onClick(3, 0, 161),
      effect(1, 0, 'ShowObjectEvent', 5),
      effect(1, 0, 'HideObjectEvent', 6),
      effect(0, 0, 'Bell', 7),
    ]; // prettier-ignore
    expect(told(played({ quests: ONE, tasks }, [click(2), click(3)]))).toEqual([
      'Bell on 7 p0 @0',
      'decided load-entered p0 @0',
      'quest 0: 0>1 p0 @0',
      'ShowObjectEvent on 5 p0 @0',
      'HideObjectEvent on 6 p0 @0',
      'quest 0: 1>0 p0 @0',
      'Bell on 7 p0 @0',
    ]);
  });

  test('a basic trigger fires its effect, and a chain in it', () => {
    const tasks: TaskSpec[] = [
      { on: 'OnClickEvent', item: 2, effect: 'Bell' },
      { on: 'OnClickEvent', item: 2, effect: { links: [{ quest: 0, code: 111 }] } },
    ];
    expect(told(played({ quests: ONE, tasks }, [click(2)]))).toEqual([
      'Bell on 2 p0 @0',
      'RunTriggersFromEffector on 2 p0 @0',
      'quest 0: 0>1 p0 @0',
    ]);
  });
});

describe('FinishTime', () => {
  const timed = {
    quests: [{ finish: 5 }],
    tasks: [onClick(2, 0, 111), onClick(3, 0, 121), onClick(4, 0, 161)],
  };

  test('takes a quest back to Not Active when it was not completed in time', () => {
    expect(told(played(timed, [click(2), wait(4.9), wait(0.1)])).slice(1)).toEqual(['quest 0: 1>0 p0 @5']);
    expect(played(timed, [click(2), wait(4.9), click(3), wait(60)]).state(0)).toBe(2);
  });

  test('counts anew for each activation', () => {
    const run = played(timed, [click(2), wait(4), click(4), click(2), wait(4)]);
    expect(run.state(0)).toBe(1);
    expect(run.nextDue).toBe(9);
  });

  test('is not missed by waits whose sum it is, in decimal fractions', () => {
    const room = { quests: [{ finish: 0.8 }], tasks: [onClick(2, 0, 111)] };
    expect(told(played(room, [click(2), wait(0.7), wait(0.1)])).slice(1)).toEqual(['quest 0: 1>0 p0 @0.8']);
    const later = played(room, [wait(0.1), wait(0.2), click(2), wait(0.8)]);
    expect(told(later).slice(1)).toEqual(['quest 0: 1>0 p0 @1.1']);
  });

  test('continues while its player is away, and says so', () => {
    expect(told(played(timed, [click(2), leave, wait(5)])).slice(1)).toEqual([
      'decided countdown-away p0 @5',
      'quest 0: 1>0 p0 @5',
    ]);
  });
});

describe('requirements', () => {
  const room = {
    quests: [{}, { requires: [{ quest: 0, amount: 2 }] }],
    tasks: [
      onClick(2, 0, 181),
      onClick(3, 0, 101),
      onClick(4, 1, 111),
      onClick(5, 1, 151),
      onClick(6, 1, 181),
      onClick(7, 1, 131),
    ],
  };

  test('bar activation, by any code, until the required quest was completed so many times', () => {
    const once = [click(2), click(4), click(5)];
    expect(told(played(room, once)).slice(1)).toEqual([
      'quest 1: nothing, requirement p0 @0',
      'quest 1: nothing, requirement p0 @0',
    ]);
    expect(played(room, [...once, click(3), click(2), click(4)]).state(1)).toBe(1);
  });

  test('bar neither completion nor reset', () => {
    const run = played(room, [click(6), click(7)]);
    expect(run.state(1)).toBe(2);
    expect(told(run).at(-1)).toBe('quest 1: nothing, requirement p0 @0');
  });

  test('count the completions of the room where the required quest is multiplayer', () => {
    const shared = { ...room, quests: [{ group: 'multiplayer' }, room.quests[1]!] };
    const run = played(shared, [click(2), player('ann'), click(3), click(2), click(4)]);
    expect([run.state(1), run.state(1, 0)]).toEqual([1, 0]);
  });
});

describe('RepeatableLimit', () => {
  test('bars completion by any code after so many, and nothing else', () => {
    const room = { quests: [{ limit: 1 }], tasks: [...FORCE, onClick(2, 0, 181)] };
    expect(told(played(room, [click(2), click(3), click(2), click(5), click(4)]))).toEqual([
      'quest 0: 0>2 p0 @0',
      'quest 0: 2>0 p0 @0',
      'quest 0: nothing, limit p0 @0',
      'quest 0: nothing, limit p0 @0',
      'quest 0: 0>1 p0 @0',
    ]);
  });

  test('counts for everyone in a multiplayer quest, and for each player in others', () => {
    const tasks = [onClick(2, 0, 181), onClick(3, 0, 101)];
    const steps = [click(2), player('ann'), click(3), click(2)];
    const shared = { quests: [{ limit: 2, group: 'multiplayer' }], tasks };
    expect(played(shared, [click(2), click(3), ...steps]).state(0)).toBe(0);
    expect(played({ quests: [{ limit: 1 }], tasks }, steps).state(0)).toBe(2);
  });
});

describe('a multiplayer quest with RepeatableLimit 1', () => {
  const once = (spec: QuestSpec = {}): QuestSpec => ({ group: 'multiplayer', limit: 1, ...spec });

  for (const code of [101, 131, 151, 171])
    test(`stays completed for everyone whatever comes: ${code} does nothing, and a note says so`, () => {
      const tasks = [onClick(2, 0, 181), onClick(3, 0, code), effect(0, 0, 'Reset'), effect(1, 0, 'Again')];
      const run = played({ quests: [once()], tasks }, [click(2), player('ann'), click(3)]);
      expect([run.state(0, 0), run.state(0, 1)]).toEqual([2, 2]);
      expect(told(run).slice(-2)).toEqual([
        'quest 0: nothing, stays-completed p1 @0',
        'decided stays-completed p1 @0',
      ]);
      // In Not Active and Active, and with any other Group or limit, the code works as always.
      for (const other of [{ group: '' }, { group: 'nonPersistent' }, { limit: 2 }, { limit: 0 }])
        expect(played({ quests: [once(other)], tasks }, [click(2), click(3)]).state(0)).not.toBe(2);
    });

  test('gives the guard of 161 as the reason why it does nothing', () => {
    const tasks = [onClick(2, 0, 181), onClick(3, 0, 161)];
    expect(told(played({ quests: [once()], tasks }, [click(2), click(3)])).at(-1)).toBe(
      'quest 0: nothing, guard p0 @0',
    );
  });

  test('moves by any code until it is completed', () => {
    const tasks = [...FORCE];
    expect(played({ quests: [once()], tasks }, [click(4), click(3)]).state(0)).toBe(0);
  });

  test('stays completed when a linked task or something outside the snapshot would move it', () => {
    const tasks = [
      onClick(2, 0, 181),
      chain(2, 0, [
        { quest: 0, code: 101, delay: 1 },
        { quest: 0, code: 131 },
      ]),
    ];
    const run = played({ quests: [once()], tasks }, [
      click(2),
      wait(2),
      { kind: 'set', quest: 0, state: 0 },
      { kind: 'set', quest: 0, state: 1 },
    ]);
    expect(run.state(0)).toBe(2);
    expect(told(run).filter((line) => line === 'decided stays-completed p0 @1')).toHaveLength(1);
  });

  test('is reset by a reload with tasksRefresh, and cannot be completed again', () => {
    const room = { quests: [once()], tasks: [onClick(2, 0, 181)], tasksRefresh: true };
    const run = played(room, [click(2), reload, click(2)]);
    expect(told(run).at(-1)).toBe('quest 0: nothing, limit p0 @0');
  });
});

describe('OnPlayerLoggedIn', () => {
  const login = (item: number, quest: number, code: number): TaskSpec => ({
    on: 'OnPlayerLoggedIn',
    item,
    quest,
    code,
  });

  test('runs at the start, for a new player, on reload and on coming back, each time with a note', () => {
    const tasks = [login(2, 0, 111), login(3, 1, 181), onClick(4, 0, 101)];
    const run = played({ quests: [{}, {}], tasks }, [click(4), reload, click(4), leave, join, player('ann')]);
    expect(told(run)).toEqual([
      'decided login-fires p0 @0',
      'quest 0: 0>1 p0 @0',
      'quest 1: 0>2 p0 @0',
      'quest 0: 1>0 p0 @0',
      'decided login-fires p0 @0',
      'quest 1: nothing, guard p0 @0',
      'quest 0: 0>1 p0 @0',
      'quest 0: 1>0 p0 @0',
      'decided login-fires p0 @0',
      'quest 1: nothing, guard p0 @0',
      'quest 0: 0>1 p0 @0',
      'decided login-fires p1 @0',
      'quest 0: 0>1 p1 @0',
      'quest 1: 0>2 p1 @0',
    ]);
  });

  test('is one event on all items: all of its guards read the state before it', () => {
    const tasks = [login(2, 0, 111), login(3, 0, 121)];
    expect(played({ quests: ONE, tasks }, []).state(0)).toBe(1);
    expect(played({ quests: ONE, tasks }, [reload]).state(0)).toBe(2);
  });

  test('comes after the effects of Not Active and the chains that they set off, and fires effects of its own', () => {
    const tasks: TaskSpec[] = [
      { on: 'OnPlayerLoggedIn', item: 2, effect: 'Welcome' },
      login(3, 0, 121),
      chain(0, 0, [{ quest: 0, code: 111 }]),
    ];
    expect(told(played({ quests: ONE, tasks }, []))).toEqual([
      'RunTriggersFromEffector on 8 p0 @0',
      'decided load-entered p0 @0',
      'quest 0: 0>1 p0 @0',
      'decided login-fires p0 @0',
      'Welcome on 2 p0 @0',
      'quest 0: 1>2 p0 @0',
    ]);
  });

  test('can be set off by a step as well', () => {
    const steps = [{ kind: 'fire', item: '2', type: 'OnPlayerLoggedIn' } as const];
    expect(played({ quests: ONE, tasks: [login(2, 0, 111), login(2, 0, 121)] }, steps).state(0)).toBe(2);
  });
});

describe('groups', () => {
  const room = (group: string, tasksRefresh = false) => ({
    quests: [{ group }],
    tasks: [onClick(2, 0, 111), effect(1, 0, 'Bell')],
    tasksRefresh,
  }); // prettier-ignore

  test('the empty Group: one player’s own, kept on reload and on leaving', () => {
    const run = played(room(''), [click(2), player('ann'), player('player 1'), reload, leave, join]);
    expect([run.state(0), run.state(0, 1)]).toEqual([1, 0]);
  });

  test('nonPersistent: one player’s own, reset on reload and on leaving', () => {
    expect(played(room('nonPersistent'), [click(2), reload]).state(0)).toBe(0);
    expect(played(room('nonPersistent'), [click(2), leave, join]).state(0)).toBe(0);
    expect(played(room('nonPersistent'), [click(2), player('ann'), reload]).state(0, 0)).toBe(1);
  });

  test('say that completions still count after a reset where a limit or a requirement counts them', () => {
    const kept = 'decided completions-kept p0 @0';
    const tasks = [onClick(2, 0, 181)];
    const reset = (...quests: QuestSpec[]): string[] => told(played({ quests, tasks }, [click(2), reload]));
    const group = 'nonPersistent';
    expect(reset({ group, limit: 2 })).toContain(kept);
    expect(reset({ group }, { requires: [{ quest: 0, amount: 1 }] })).toContain(kept);
    expect(reset({ group }, {})).not.toContain(kept);
  });

  test('multiplayer: shared, its effects fire for everyone who is there, kept on leaving', () => {
    const run = played(room('multiplayer'), [player('bob'), leave, player('ann'), click(2), leave, join]);
    expect([run.state(0, 0), run.state(0, 1), run.state(0, 2)]).toEqual([1, 1, 1]);
    expect(told(run).filter((line) => line.startsWith('Bell'))).toEqual([
      'Bell on 9 p0 @0',
      'Bell on 9 p2 @0',
    ]);
  });

  test('tasksRefresh: a reload resets every quest of any Group, leaving does not', () => {
    for (const group of ['', 'nonPersistent', 'multiplayer'])
      expect(played(room(group, true), [click(2), reload]).state(0)).toBe(0);
    const run = played(room('', true), [click(2), leave, join]);
    expect(run.state(0)).toBe(1);
    expect(told(run)).toContain('decided join-keeps p0 @0');
  });

  test('tasksRefresh leaves other players’ own quests alone and says what it does to shared ones', () => {
    expect(played(room('', true), [click(2), player('ann'), reload]).state(0, 0)).toBe(1);
    const shared = played(room('multiplayer', true), [click(2), player('ann'), reload]);
    expect(shared.state(0, 0)).toBe(0);
    expect(told(shared)).toContain('decided refresh-shared p1 @0');
  });

  test('Not Active counts as entered when a player loads the page, Active does not', () => {
    const tasks = [effect(0, 0, 'Start'), effect(1, 1, 'Bell'), onClick(2, 1, 111)];
    const run = played({ quests: [{}, {}], tasks }, [click(2), reload, player('ann')]);
    expect(told(run)).toEqual([
      'Start on 9 p0 @0',
      'decided load-entered p0 @0',
      'quest 1: 0>1 p0 @0',
      'Bell on 9 p0 @0',
      'Start on 9 p0 @0',
      'decided load-entered p0 @0',
      'decided load-not-entered p0 @0',
      'Start on 9 p1 @0',
      'decided load-entered p1 @0',
    ]);
  });

  test('a quest that a reload resets enters Not Active under every reading, so nothing is decided', () => {
    const room = { quests: [{ group: 'nonPersistent' }], tasks: [effect(0, 0, 'Start'), onClick(2, 0, 111)] };
    const run = played(room, [click(2), reload], { reading: { ...PLAYED_READING, loadEnters: false } });
    expect(told(run)).toEqual(['quest 0: 0>1 p0 @0', 'quest 0: 1>0 p0 @0', 'Start on 9 p0 @0']);
    expect(told(played(room, [click(2), reload])).filter((line) => line.startsWith('decided'))).toEqual([
      'decided load-entered p0 @0',
    ]);
  });
});

describe('chains', () => {
  test('apply every linked task to its own quest, in array order, after the effects, each after its delay', () => {
    const links = [
      { quest: 1, code: 111, delay: 3 },
      { quest: 2, code: 111 },
      { quest: 3, code: 181 },
    ];
    const tasks = [onClick(2, 0, 181), chain(2, 0, links), effect(2, 0, 'Bell')];
    expect(told(played({ quests: [{}, {}, {}, {}], tasks }, [click(2), wait(3)]))).toEqual([
      'quest 0: 0>2 p0 @0',
      'RunTriggersFromEffector on 8 p0 @0',
      'Bell on 9 p0 @0',
      'quest 2: 0>1 p0 @0',
      'quest 3: 0>2 p0 @0',
      'quest 1: 0>1 p0 @3',
    ]);
  });

  test('a completion resets its own quest after a delay: the common loop', () => {
    const tasks = [onClick(2, 0, 111), onClick(2, 0, 121), chain(2, 0, [{ quest: 0, code: 101, delay: 2 }])];
    const run = played({ quests: ONE, tasks }, [click(2), click(2), wait(2), click(2), click(2)]);
    expect([run.state(0), run.completions(0)]).toEqual([2, 2]);
  });

  test('a delayed link applies even if its source has changed, and reads its guard when it falls due', () => {
    const tasks = [
      onClick(2, 0, 181),
      onClick(3, 0, 101),
      onClick(4, 1, 111),
      chain(2, 0, [{ quest: 1, code: 121, delay: 2 }]),
    ];
    expect(played({ quests: [{}, {}], tasks }, [click(2), click(3), click(4), wait(2)]).state(1)).toBe(2);
    const late = played({ quests: [{}, {}], tasks }, [click(2), wait(2), click(4)]);
    expect(told(late)).toContain('quest 1: nothing, guard p0 @2');
  });

  test('of a multiplayer quest move each present player’s own quest, and a multiplayer quest once', () => {
    const links = [
      { quest: 1, code: 111 },
      { quest: 2, code: 111 },
    ];
    const quests = [{ group: 'multiplayer' }, {}, { group: 'multiplayer' }];
    const run = played({ quests, tasks: [onClick(2, 0, 181), chain(2, 0, links)] }, [
      player('bob'),
      leave,
      player('ann'),
      click(2),
    ]); // prettier-ignore
    expect([0, 1, 2].map((each) => run.state(1, each))).toEqual([1, 0, 1]);
    expect(told(run).filter((line) => line.startsWith('quest 2'))).toEqual(['quest 2: 0>1 p2 @0']);
  });

  test('with useRandom run one link, which the seed decides', () => {
    const links = [1, 2, 3].map((quest) => ({ quest, code: 111 }));
    const room = { quests: [{}, {}, {}, {}], tasks: [onClick(2, 0, 181), chain(2, 0, links, true)] };
    const active = (seed: number) => {
      const run = played(room, [click(2)], { seed });
      return [1, 2, 3].filter((quest) => run.state(quest) === 1);
    };
    const chosen = Array.from({ length: 30 }, (_, seed) => active(seed));
    expect(chosen.every(({ length }) => length === 1)).toBe(true);
    expect(new Set(chosen.flat())).toEqual(new Set([1, 2, 3]));
    expect(active(7)).toEqual(active(7));
  });

  test('with useRandom may choose a linked task that cannot be read, which does nothing', () => {
    const links = [
      { quest: 1, code: 111 },
      { quest: 1, code: 999 },
      { quest: 7, code: 111 },
    ];
    const room = { quests: [{}, {}], tasks: [onClick(2, 0, 181), chain(2, 0, links, true)] };
    const states = Array.from({ length: 30 }, (_, seed) => played(room, [click(2)], { seed }).state(1));
    expect(new Set(states)).toEqual(new Set([0, 1]));
  });

  test('lose their delays when their player reloads or leaves, and say so', () => {
    const room = {
      quests: ONE,
      tasks: [onClick(2, 0, 181), chain(2, 0, [{ quest: 0, code: 101, delay: 2 }])],
    };
    for (const step of [reload, leave]) {
      const run = played(room, [click(2), step, wait(2)]);
      expect(run.state(0)).toBe(2);
      expect(told(run)).toContain('decided delay-lost p0 @0');
    }
  });

  test('fall due after waits whose sum is their delay, in decimal fractions', () => {
    const links = [{ quest: 0, code: 101, delay: 5 }];
    const room = { quests: ONE, tasks: [onClick(2, 0, 181), chain(2, 0, links)] };
    const waits = new Array<number>(50).fill(0.1).map(wait);
    expect(played(room, [click(2), ...waits.slice(1)]).state(0)).toBe(2);
    expect(told(played(room, [click(2), ...waits])).at(-1)).toBe('quest 0: 2>0 p0 @5');
  });

  test('that fall due together happen in the order in which they were set off, and say so', () => {
    const links = [
      { quest: 1, code: 111, delay: 2 },
      { quest: 1, code: 141, delay: 2 },
    ];
    const run = played({ quests: [{}, {}], tasks: [onClick(2, 0, 181), chain(2, 0, links)] }, [
      click(2),
      wait(2),
    ]);
    expect(told(run).slice(2)).toEqual(['quest 1: 0>1 p0 @2', 'decided tie p0 @2', 'quest 1: 1>2 p0 @2']);
  });
});

test('steps that cannot be played are refused and change nothing', () => {
  const { model } = played({ quests: ONE, tasks: [onClick(2, 0, 111)] }, []);
  const run = played({ quests: ONE, tasks: [onClick(2, 0, 111)] }, []);
  expect(model.events.length).toBe(1);
  expect(run.play(click(99))).toEqual({ kind: 'unknown-item', item: '99' });
  expect(run.play({ kind: 'fire', item: '2', type: 'OnFly' })).toMatchObject({ kind: 'unknown-type' });
  expect(run.play(wait(Number.NaN))).toEqual({ kind: 'seconds' });
  expect(run.play(wait(-1))).toEqual({ kind: 'seconds' });
  const late = played({ quests: ONE }, [wait(1e308)]);
  expect(late.play(wait(1e308))).toEqual({ kind: 'seconds' });
  expect(late.time).toBe(1e308);
  expect(run.play(join)).toEqual({ kind: 'present' });
  run.play(leave);
  expect(run.play(click(2))).toEqual({ kind: 'absent' });
  expect(run.play({ kind: 'enter', item: '2' })).toEqual({ kind: 'absent' });
  run.play(join);
  expect(run.play({ kind: 'enter', item: '2' })).toBeUndefined();
  expect(run.timeline.at(-1)).toMatchObject({ kind: 'no-trigger', type: 'OnEnterEvent' });
  expect(run.state(0)).toBe(0);
});
