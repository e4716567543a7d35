import { describe, expect, test } from 'vitest';
import { endlessChains } from '../../src/flow/loops.js';
import { click, played } from './played.js';
import { analysisOf, type LinkSpec, type RoomSpec, type TaskSpec } from './rooms.js';

const on = (item: number, quest: number, code: number, type = 'OnClickEvent'): TaskSpec => ({
  on: type,
  item,
  quest,
  code,
});
const chain = (at: 0 | 1 | 2, quest: number, links: readonly LinkSpec[]): TaskSpec => ({
  at,
  quest,
  item: 8,
  effect: { links },
});

/** Rooms in which a state can be entered under another reading of the documents only. */
const OPEN: readonly [string, RoomSpec, number, 1 | 2][] = [
  [
    'a code resets a multiplayer quest with RepeatableLimit 1',
    {
      quests: [{ group: 'multiplayer', limit: 1 }, { group: 'multiplayer' }],
      tasks: [on(2, 0, 181), on(3, 0, 131), chain(1, 0, [{ quest: 1, code: 141 }])],
    },
    1,
    2,
  ],
  [
    'a code activates a multiplayer quest with RepeatableLimit 1 again, without chains',
    { quests: [{ group: 'multiplayer', limit: 1 }], tasks: [on(2, 0, 181), on(3, 0, 131)] },
    0,
    1,
  ],
  [
    'loading the page does not enter Not Active',
    { quests: [{}], tasks: [chain(0, 0, [{ quest: 0, code: 181 }]), on(2, 0, 111)] },
    0,
    1,
  ],
  [
    'OnPlayerLoggedIn does not run by itself',
    { quests: [{}], tasks: [on(3, 0, 181, 'OnPlayerLoggedIn'), on(2, 0, 111)] },
    0,
    1,
  ],
];

test.each(OPEN)(
  'a state that a play can enter only if %s is neither reachable nor impossible',
  (_, room, quest, state) => {
    const analysis = analysisOf(room);
    expect(analysis.verdict(quest, state)).toEqual({
      kind: 'unknown',
      influences: [],
      dependsOnReading: true,
    });
    expect(analysis.mayEnter(quest, state)).toBe(true);
  },
);

describe('an endless chain', () => {
  const loop = (quest: number): TaskSpec[] => [
    chain(1, quest, [{ quest, code: 121 }]),
    chain(2, quest, [{ quest, code: 131 }]),
  ];

  test('that only loading a page begins is reported, as a play shows it', () => {
    const room = { quests: [{}], tasks: [chain(0, 0, [{ quest: 0, code: 111 }]), ...loop(0)] };
    expect(played(room, [], { maxSteps: 500 }).stopped).toBe(true);
    expect(endlessChains(analysisOf(room)).map(({ play }) => play.steps)).toEqual([[]]);
  });

  test('that begins with OnPlayerLoggedIn is reported with a play that only loads the page', () => {
    const tasks = [...loop(0), on(2, 0, 111, 'OnPlayerLoggedIn')];
    const [found] = endlessChains(analysisOf({ quests: [{}], tasks }));
    expect(found?.play.steps).toEqual([]);
  });

  test('is not an error where a code on a multiplayer quest with RepeatableLimit 1 might end it', () => {
    // Under the reading that is not played, resetting quest 1 deactivates quest 0 and so ends the loop.
    const tasks = [
      on(2, 1, 181),
      on(3, 0, 111),
      chain(1, 0, [
        { quest: 1, code: 101 },
        { quest: 0, code: 121 },
      ]),
      chain(2, 0, [{ quest: 0, code: 131 }]),
      chain(0, 1, [{ quest: 0, code: 161 }]),
    ];
    const room = { quests: [{}, { group: 'multiplayer', limit: 1 }], tasks };
    expect(played(room, [click(2), click(3)], { maxSteps: 500 }).stopped).toBe(true);
    const found = endlessChains(analysisOf(room));
    for (const { play } of found) expect(play.steps).not.toContainEqual(click(2));
  });
});
