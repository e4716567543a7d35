import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FlowModel } from '../../src/flow/model.js';
import { hasEntered, replay } from '../../src/flow/play.js';
import { otherReadings, PLAYED_READING } from '../../src/flow/reading.js';
import { Simulation } from '../../src/flow/simulator.js';
import { type PlayStep, stepFor } from '../../src/flow/step.js';
import { type Ingredients, randomStep, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { everythingThatCanHappen } from './explorer.js';
import { join, leave, player, reload, wait } from './played.js';
import { analysisOf } from './rooms.js';

const RUNS = runs(80, 10);
const STATES = [0, 1, 2] as const;
const knowledgeFor = ({ expressions }: Ingredients) => (expressions === true ? 'catalog' : 'documents');
const plays = fc.array(fc.nat(999), { minLength: 30, maxLength: 60 });
const KINDS: readonly [string, Ingredients][] = [
  ['triggers alone', {}],
  ['chains', { chains: true }],
  ['chains and chance', { chains: true, chance: true }],
  ['chains and time', { chains: true, time: true }],
  ['everything, and several players', { chains: true, chance: true, time: true, multiplayer: true }],
  ['players who log in', { login: true, multiplayer: true }],
  ['players who log in, and chains', { login: true, chains: true, time: true, multiplayer: true }],
  ['expressions', { expressions: true }],
  [
    'expressions, chains, time and several players',
    { expressions: true, chains: true, time: true, multiplayer: true },
  ],
];

describe.each([...KINDS, ['quests of each player that move a shared one', { relayed: true }] as const])(
  'in random rooms with %s',
  (_, ingredients) => {
    test('no play enters a state that the analysis calls impossible, under any reading', {
      timeout: 3_600_000,
    }, () => {
      fc.assert(
        fc.property(rooms(ingredients), plays, fc.nat(1000), (room, choices, seed) => {
          const analysis = analysisOf(room, knowledgeFor(ingredients));
          for (const reading of [PLAYED_READING, ...otherReadings(analysis.model)]) {
            const simulation = new Simulation(analysis.model, { seed, maxSteps: 300, reading });
            for (const choice of choices) simulation.play(randomStep(analysis.model, choice, 3));
            for (const entry of simulation.timeline)
              if (entry.kind === 'changed')
                expect(
                  analysis.verdict(entry.quest, entry.state),
                  `${entry.quest}:${entry.state} ${JSON.stringify(reading)}`,
                ).not.toMatchObject({ kind: 'impossible' });
          }
        }),
        { numRuns: RUNS },
      );
    });

    test('every witness replays', { timeout: 3_600_000 }, () => {
      fc.assert(
        fc.property(rooms(ingredients), (room) => {
          const analysis = analysisOf(room, knowledgeFor(ingredients));
          for (const { index } of analysis.model.quests) {
            for (const state of STATES) {
              const verdict = analysis.verdict(index, state);
              if (verdict.kind !== 'reachable') continue;
              const run = replay(analysis.model, verdict.play.steps, { seed: verdict.play.seed });
              expect(hasEntered(run, index, state)).toBe(true);
            }
          }
        }),
        { numRuns: RUNS },
      );
    });
  },
);

test.each(KINDS)(
  'no play of up to three steps is shorter than one that is called the shortest, with %s',
  { timeout: 3_600_000 },
  (_, ingredients) => {
    fc.assert(
      fc.property(rooms(ingredients), (room) => {
        const analysis = analysisOf(room, knowledgeFor(ingredients));
        const fewest = fewestSteps(analysis.model, 3, ingredients.chance === true ? [1, 2, 3] : [1]);
        for (const { index } of analysis.model.quests) {
          for (const state of STATES) {
            const verdict = analysis.verdict(index, state);
            if (verdict.kind !== 'reachable' || !verdict.isShortest) continue;
            const { length } = verdict.play.steps;
            const fact = `${index}:${state}`;
            expect(`${fact} in ${Math.min(length, fewest.get(fact) ?? length)}`).toBe(`${fact} in ${length}`);
          }
        }
      }),
      { numRuns: runs(200, 3) },
    );
  },
);

/** What plays of so many steps enter, each by the fewest, played from the start by the simulator. */
function fewestSteps(model: FlowModel, most: number, seeds: readonly number[]): ReadonlyMap<string, number> {
  const alphabet: PlayStep[] = [
    ...model.events.map(stepFor),
    ...[1, 2, 3, 5, 8].map(wait),
    ...[reload, leave, join, player('player 2')],
  ];
  const fewest = new Map<string, number>();
  let plays: PlayStep[][] = [[]];
  for (let length = 0; length <= most; length++) {
    const playable: PlayStep[][] = [];
    for (const steps of plays) {
      for (const seed of seeds) {
        const simulation = new Simulation(model, { seed, maxSteps: 300 });
        if (steps.some((step) => simulation.play(step) !== undefined)) break;
        if (seed === seeds[0]) playable.push(steps);
        for (const entry of simulation.timeline)
          if (entry.kind === 'changed') {
            const fact = `${entry.quest}:${entry.state}`;
            if (!fewest.has(fact)) fewest.set(fact, length);
          }
      }
    }
    plays = playable.flatMap((steps) => alphabet.map((step) => [...steps, step]));
  }
  return fewest;
}

/** Two rooms of three have quests that all players share; a third player rarely makes a difference. */
const plainRooms = fc.oneof(
  { weight: 1, arbitrary: rooms({}).map((room) => ({ room, players: 1 })) },
  { weight: 2, arbitrary: rooms({ multiplayer: true }).map((room) => ({ room, players: 3 })) },
);

test('without chains, chance and time the analysis says what playing in every way shows, exactly for one player', {
  timeout: 3_600_000,
}, () => {
  fc.assert(
    fc.property(plainRooms, ({ room, players }) => {
      const { fewest, cutAt } = everythingThatCanHappen(room, players);
      const other = everythingThatCanHappen(room, players, { onceStays: false });
      const analysis = analysisOf(room);
      for (const { index } of analysis.model.quests) {
        for (const state of STATES) {
          const fact = `${index}:${state}`;
          const verdict = analysis.verdict(index, state);
          const steps = fewest.get(fact);
          const isOpen = other.fewest.has(fact);
          const isKnown = cutAt === undefined && (isOpen || other.cutAt === undefined);
          const shown = steps === undefined ? (isOpen ? 'unknown' : 'impossible') : 'reachable';
          // Of any number of players nobody can say that they have tried everything.
          const isTooMany = players > 1 && shown === 'impossible' && verdict.kind === 'unknown';
          if ((steps !== undefined || isKnown) && !isTooMany)
            expect(`${fact} ${verdict.kind}`).toBe(`${fact} ${shown}`);
          if (verdict.kind !== 'reachable') continue;
          const { length } = verdict.play.steps;
          if (verdict.isShortest)
            expect(`${fact} in ${length} steps`).toBe(`${fact} in ${steps ?? length} steps`);
          expect(length, fact).toBeGreaterThanOrEqual(steps ?? cutAt ?? length);
        }
      }
    }),
    { numRuns: RUNS },
  );
});
