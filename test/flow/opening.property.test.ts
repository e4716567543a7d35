import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PlayBudget } from '../../src/flow/budget.js';
import type { FlowModel } from '../../src/flow/model.js';
import { Simulation, type SimulationOptions } from '../../src/flow/simulator.js';
import { randomStep, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { analysisOf } from './rooms.js';

const EVERYTHING = { chains: true, chance: true, time: true, multiplayer: true, login: true };

/** What a play shows, with what is left of its budget. */
function played(model: FlowModel, simulation: Simulation, budget: PlayBudget, picks: readonly number[]) {
  const problems = picks.map((pick) => simulation.play(randomStep(model, pick, 3)));
  const { timeline, time, nextDue, stoppedBy, playerNames } = simulation;
  const states = playerNames.map((_, player) =>
    model.quests.map(({ index }) => [simulation.state(index, player), simulation.completions(index, player)]),
  );
  return { problems, timeline, time, nextDue, stoppedBy, playerNames, states, left: budget.left };
}

test.each([
  ['without limits that matter', 300, 10_000],
  ['that is stopped at its start or soon after', 3, 10_000],
  ['whose budget ends', 300, 8],
])(
  'a play that begins where the room was started once shows the same as a play from the start, %s',
  (_, maxSteps, steps) => {
    fc.assert(
      fc.property(
        rooms(EVERYTHING),
        fc.array(fc.array(fc.nat(999), { maxLength: 25 }), { minLength: 2, maxLength: 3 }),
        (room, plays) => {
          const { model } = analysisOf(room);
          const opening = Simulation.opening(model);
          for (const [seed, picks] of plays.entries()) {
            const [one, other] = [new PlayBudget(steps), new PlayBudget(steps)];
            const options: SimulationOptions = { seed, maxSteps };
            const shared = new Simulation(model, { ...options, budget: one }, opening);
            const own = new Simulation(model, { ...options, budget: other });
            expect(played(model, shared, one, picks)).toEqual(played(model, own, other, picks));
          }
        },
      ),
      { numRuns: runs(400, 40) },
    );
  },
);
