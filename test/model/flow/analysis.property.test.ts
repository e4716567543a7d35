import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowAnalysis } from '../../../src/model/flow/analysis.js';
import { otherReadings, PLAYED_READING } from '../../../src/model/flow/decisions.js';
import { findFlowFaults } from '../../../src/model/flow/faults.js';
import { endlessChains } from '../../../src/model/flow/loops.js';
import type { FlowModel } from '../../../src/model/flow/model.js';
import { type Play, replay } from '../../../src/model/flow/play.js';
import { Simulation } from '../../../src/model/flow/simulator.js';
import { type PlayStep, stepFor } from '../../../src/model/flow/timeline.js';
import type { QuestState } from '../../../src/model/snapshot/quest-states.js';
import {
  EVERYTHING,
  type Ingredients,
  randomStep,
  rooms,
} from '../../properties/arbitraries/playable-rooms.js';
import { many, runs, spread } from '../../runs.js';
import { DocumentedPlay } from './documented-play.js';
import { analysisOf, type RoomSpec } from './rooms.js';

const STATES = [0, 1, 2] as const;
const CHAINS: readonly Ingredients[] = [
  { chains: true, time: true },
  { ...EVERYTHING, expressions: false },
];
const KINDS: readonly Ingredients[] = [{}, ...CHAINS, { relayed: true }, EVERYTHING];

/** The states that quests enter after the start of a play by the second simulator, as `quest:state`. */
function entered({ log }: DocumentedPlay): ReadonlySet<string> {
  return new Set(log.flatMap((line) => /^quest (\d+): \d>(\d)/.exec(line)?.slice(1).join(':') ?? []));
}

const anyRoom = fc
  .constantFrom(...KINDS)
  .chain((ingredients) => rooms(ingredients).map((room) => ({ room, ingredients })));
const plays = fc.array(fc.nat(9_999), { minLength: many(40, 15), maxLength: many(80, 30) });

test('what is called impossible never happens, under any reading, and each way that is shown can be played, in both simulators', () => {
  fc.assert(
    fc.property(anyRoom, plays, fc.nat(1_000), ({ room, ingredients }, choices, seed) => {
      const hasExpressions = ingredients.expressions === true;
      const analysis = analysisOf(room, hasExpressions ? 'catalog' : 'documents');
      const { model } = analysis;
      const steps = choices.map((choice) => randomStep(model, choice, 3));
      const happened = new Set<string>();
      for (const reading of [PLAYED_READING, ...otherReadings(model)]) {
        const simulation = new Simulation(model, { seed, maxSteps: 300, reading });
        for (const step of steps) simulation.play(step);
        for (const entry of simulation.timeline)
          if (entry.kind === 'changed') happened.add(`${entry.quest}:${entry.state}`);
      }
      if (!hasExpressions) {
        const documented = new DocumentedPlay(room, { seed, most: 2_000 });
        for (const step of steps) if (!documented.isEndless) documented.play(step);
        const { neverActivated, unchecked, neverCompleted } = findFlowFaults(analysis);
        const reported = [
          ...[...neverActivated, ...unchecked].map(({ quest }) => `${quest.index}:1`),
          ...neverCompleted.map(({ quest }) => `${quest.index}:2`),
        ];
        const documentedly = entered(documented);
        expect(reported.filter((each) => documentedly.has(each))).toEqual([]);
        for (const each of documentedly) happened.add(each);
      }
      for (const { index } of spread(model.quests, 2))
        for (const state of STATES) {
          const verdict = analysis.verdict(index, state);
          if (verdict.kind === 'impossible') expect(happened).not.toContain(`${index}:${state}`);
          if (verdict.kind === 'reachable' && state !== 0)
            expectReached({ quest: index, state }, verdict.play, analysis, hasExpressions ? undefined : room);
        }
    }),
    // Five kinds of rooms, and at night five times as long as other properties.
    { numRuns: runs(20_000), interruptAfterTimeLimit: 40_000 },
  );
});

/** That a play leads to a state. @param room for the second simulator, which knows no expressions */
function expectReached(
  reached: { readonly quest: number; readonly state: QuestState },
  { steps, seed }: Play,
  { model }: FlowAnalysis,
  room: RoomSpec | undefined,
): void {
  const changes = replay(model, steps, { seed }).timeline.filter(({ kind }) => kind === 'changed');
  expect(changes).toContainEqual(expect.objectContaining(reached));
  if (room === undefined) return;
  const documented = new DocumentedPlay(room, { seed, most: 10_000 });
  for (const step of steps) documented.play(step);
  expect(entered(documented), JSON.stringify(steps)).toContain(`${reached.quest}:${reached.state}`);
}

test('what two steps can do is known to be possible', () => {
  fc.assert(
    fc.property(rooms({}), (room) => {
      const analysis = analysisOf(room);
      for (const fact of enteredBy(analysis.model, runs(3, 2))) {
        const [quest = 0, state = 0] = fact.split(':').map(Number);
        expect(analysis.verdict(quest, state as QuestState).kind).toBe('reachable');
      }
    }),
    { numRuns: runs(200) },
  );
});

/** What plays of up to so many steps enter, played from the start by the simulator, as `quest:state`. */
function enteredBy(model: FlowModel, most: number): ReadonlySet<string> {
  const alphabet: readonly PlayStep[] = [
    ...model.events.map(stepFor),
    ...[1, 2, 3, 5, 8].map((seconds): PlayStep => ({ kind: 'wait', seconds })),
    ...(['reload', 'leave', 'join'] as const).map((kind): PlayStep => ({ kind })),
    { kind: 'player', name: 'player 2' },
  ];
  const entered = new Set<string>();
  let plays: PlayStep[][] = [[]];
  for (let length = 0; length <= most; length++) {
    const playable: PlayStep[][] = [];
    for (const steps of plays) {
      const simulation = new Simulation(model, { maxSteps: 300 });
      if (steps.some((step) => simulation.play(step) !== undefined)) continue;
      playable.push(steps);
      for (const entry of simulation.timeline)
        if (entry.kind === 'changed') entered.add(`${entry.quest}:${entry.state}`);
    }
    plays = playable.flatMap((steps) => alphabet.map((step) => [...steps, step]));
  }
  return entered;
}

test('a chain that the simulator stops as soon as the page has loaded is reported', () => {
  const anyChains = fc.constantFrom(...CHAINS).chain(rooms);
  fc.assert(
    fc.property(anyChains, fc.integer({ min: 1, max: 3 }), (room, seed) => {
      const analysis = analysisOf(room);
      if (replay(analysis.model, [], { seed, maxSteps: 10_000 }).stopped)
        expect(endlessChains(analysis)).not.toEqual([]);
    }),
    { numRuns: runs(6_000, 200), interruptAfterTimeLimit: 16_000 },
  );
});
