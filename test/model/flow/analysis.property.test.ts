import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowAnalysis } from '../../../src/model/flow/analysis.js';
import { otherReadings, PLAYED_READING } from '../../../src/model/flow/decisions.js';
import { findFlowFaults } from '../../../src/model/flow/faults.js';
import { endlessChains } from '../../../src/model/flow/loops.js';
import type { FlowModel } from '../../../src/model/flow/model.js';
import { replay } from '../../../src/model/flow/play.js';
import { Simulation } from '../../../src/model/flow/simulator.js';
import { type PlayStep, stepFor } from '../../../src/model/flow/timeline.js';
import type { QuestState } from '../../../src/model/snapshot/quest-states.js';
import {
  EVERYTHING,
  type Ingredients,
  randomStep,
  rooms,
} from '../../properties/arbitraries/playable-rooms.js';
import { runs } from '../../runs.js';
import { DocumentedPlay } from './documented-play.js';
import { analysisOf, type RoomSpec } from './rooms.js';

const STATES = [0, 1, 2] as const;
const KINDS: readonly [string, Ingredients][] = [
  ['triggers alone', {}],
  ['chains and time', { chains: true, time: true }],
  ['everything but expressions', { ...EVERYTHING, expressions: false }],
  ['quests of each player that move a shared one', { relayed: true }],
  ['everything', EVERYTHING],
];

const analysed = (room: RoomSpec, { expressions }: Ingredients): FlowAnalysis =>
  analysisOf(room, expressions === true ? 'catalog' : 'documents');

/** The states that quests enter after the start of a play by the second simulator, as `quest:state`. */
function entered({ log }: DocumentedPlay): ReadonlySet<string> {
  return new Set(log.flatMap((line) => /^quest (\d+): \d>(\d)/.exec(line)?.slice(1).join(':') ?? []));
}

test.each(KINDS)(
  'nothing that is called impossible happens, under any reading and in any simulator: %s',
  (_, ingredients) => {
    const plays = fc.array(fc.nat(9_999), { minLength: 40, maxLength: 80 });
    fc.assert(
      fc.property(rooms(ingredients), plays, fc.nat(1_000), (room, choices, seed) => {
        const analysis = analysed(room, ingredients);
        const { model } = analysis;
        const steps = choices.map((choice) => randomStep(model, choice, 3));
        const happened = new Set<string>();
        for (const reading of [PLAYED_READING, ...otherReadings(model)]) {
          const simulation = new Simulation(model, { seed, maxSteps: 300, reading });
          for (const step of steps) simulation.play(step);
          for (const entry of simulation.timeline)
            if (entry.kind === 'changed') happened.add(`${entry.quest}:${entry.state}`);
        }
        if (ingredients.expressions !== true) {
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
        for (const { index } of model.quests)
          for (const state of STATES)
            if (analysis.verdict(index, state).kind === 'impossible')
              expect(happened).not.toContain(`${index}:${state}`);
      }),
      { numRuns: runs(2_000, 10) },
    );
  },
);

test.each(KINDS)('every way that is shown can be played, in both simulators: %s', (_, ingredients) => {
  fc.assert(
    fc.property(rooms(ingredients), (room) => {
      const analysis = analysed(room, ingredients);
      for (const { index } of analysis.model.quests)
        for (const state of STATES) {
          const verdict = analysis.verdict(index, state);
          if (verdict.kind !== 'reachable') continue;
          const { steps, seed } = verdict.play;
          if (state === 0) continue;
          const changes = replay(analysis.model, steps, { seed }).timeline.filter(
            ({ kind }) => kind === 'changed',
          );
          expect(changes).toContainEqual(expect.objectContaining({ quest: index, state }));
          if (ingredients.expressions === true) continue;
          const documented = new DocumentedPlay(room, { seed, most: 10_000 });
          for (const step of steps) documented.play(step);
          expect(entered(documented), JSON.stringify(steps)).toContain(`${index}:${state}`);
        }
    }),
    { numRuns: runs(2_000, 8) },
  );
});

test('what two steps can do is known to be possible', () => {
  fc.assert(
    fc.property(rooms({}), (room) => {
      const analysis = analysed(room, {});
      for (const fact of enteredBy(analysis.model, runs(3, 2))) {
        const [quest = 0, state = 0] = fact.split(':').map(Number);
        expect(analysis.verdict(quest, state as QuestState).kind).toBe('reachable');
      }
    }),
    { numRuns: runs(200, 10) },
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

test.each(KINDS.slice(1, 3))(
  'a chain that the simulator stops as soon as the page has loaded is reported: %s',
  (_, ingredients) => {
    fc.assert(
      fc.property(rooms(ingredients), fc.integer({ min: 1, max: 3 }), (room, seed) => {
        const analysis = analysisOf(room);
        if (replay(analysis.model, [], { seed, maxSteps: 10_000 }).stopped)
          expect(endlessChains(analysis)).not.toEqual([]);
      }),
      { numRuns: runs(3_000, 100) },
    );
  },
);
