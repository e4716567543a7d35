import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FlowModel } from '../../src/flow/model.js';
import { Simulation } from '../../src/flow/simulator.js';
import type { PlayStep } from '../../src/flow/step.js';
import type { QuestState } from '../../src/snapshot/quest-states.js';
import { type Ingredients, randomStep, rooms } from '../properties/arbitraries/playable-rooms.js';
import { runs } from '../runs.js';
import { DocumentedPlay } from './documented-play.js';
import { modelOf, type RoomSpec } from './rooms.js';

const RUNS = runs(3_000, 60);
const MOST = 400;
const KINDS: readonly [string, Ingredients][] = [
  ['triggers alone', {}],
  ['triggers, and quests that all players share', { multiplayer: true }],
  ['chains', { chains: true }],
  ['chains and time', { chains: true, time: true, login: true }],
  ['everything', { chains: true, chance: true, time: true, multiplayer: true, login: true }],
];

/** The changes and effects of a play, as the second simulator writes them. */
function shown(model: FlowModel, { timeline }: Simulation): string[] {
  return timeline.flatMap((entry) => {
    if (entry.kind === 'fired')
      return [`${entry.source.effect} on ${entry.source.item} p${entry.player} @${entry.time}`];
    if (entry.kind !== 'changed') return [];
    const whose = model.quests[entry.quest]?.group === 'multiplayer' ? '' : ` p${entry.player}`;
    return [`quest ${entry.quest}: ${entry.from}>${entry.state}${whose} @${entry.time}`];
  });
}

function stepOf(model: FlowModel, choice: number): PlayStep {
  const quests = model.quests.length;
  if (choice % 13 === 12 && quests > 0)
    return { kind: 'set', quest: choice % quests, state: ((choice >> 3) % 3) as QuestState };
  return randomStep(model, choice, 3);
}

/** Plays the same in both. @returns the steps before the first difference, or undefined for none */
function compare(room: RoomSpec, choices: readonly number[], seed: number): void {
  const model = modelOf(room);
  const simulation = new Simulation(model, { seed, maxSteps: MOST });
  const documented = new DocumentedPlay(room, { seed, most: MOST });
  const steps: string[] = [];
  const same = (): boolean => {
    if (simulation.stopped || documented.isEndless) return false;
    const context = steps.join(', ');
    expect(`${context}\n${shown(model, simulation).join('\n')}`).toBe(
      `${context}\n${documented.log.join('\n')}`,
    );
    for (let player = 0; player < documented.count; player++) {
      for (const { index } of model.quests) {
        const what = `quest ${index} of player ${player} after ${context}`;
        expect(`${what}: ${simulation.state(index, player)}, ${simulation.completions(index, player)}`).toBe(
          `${what}: ${documented.state(index, player)}, ${documented.completions(index, player)}`,
        );
      }
    }
    return true;
  };
  if (!same()) return;
  for (const choice of choices) {
    const step = stepOf(model, choice);
    steps.push(JSON.stringify(step));
    expect(`${steps.join()} ${simulation.play(step) === undefined}`).toBe(
      `${steps.join()} ${documented.play(step)}`,
    );
    if (!same()) return;
  }
}

test.each(KINDS)(
  'a second simulator, written from the documents alone, plays the same in random rooms with %s',
  { timeout: 3_600_000 },
  (_, ingredients) => {
    const plays = fc.array(fc.nat(9_999), { minLength: 10, maxLength: 40 });
    fc.assert(
      fc.property(rooms(ingredients), plays, fc.nat(1_000), (room, choices, seed) =>
        compare(room, choices, seed),
      ),
      { numRuns: RUNS },
    );
  },
);
