import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { type FlowModel, isChance } from './model.js';
import { Simulation, type SimulationOptions } from './simulator.js';
import type { PlayStep } from './step.js';

/** A play that shows something: its steps, and the seed that decides about chance. */
export interface Play {
  readonly steps: readonly PlayStep[];
  readonly seed: number;
}

/** Seeds that are tried where chance decides. */
const MAX_SEEDS = 32;

/** Plays from the start. A step that cannot be played ends the run, and so does a chain that never ends: nothing comes after it. */
export function replay(
  model: FlowModel,
  steps: readonly PlayStep[],
  options?: SimulationOptions,
): Simulation {
  const simulation = new Simulation(model, options);
  for (const step of steps) if (simulation.stopped || simulation.play(step) !== undefined) break;
  return simulation;
}

/** Whether a run has entered a state of a quest. Not Active is entered at the start. */
export function hasEntered({ timeline }: Simulation, quest: number, state: QuestState): boolean {
  if (state === 0) return true;
  return timeline.some((entry) => entry.kind === 'changed' && entry.quest === quest && entry.state === state);
}

/** The play with the first seed that makes it enter the state; undefined when none does. */
export function playThatEnters(
  model: FlowModel,
  steps: readonly PlayStep[],
  quest: number,
  state: QuestState,
  firstSeed = 1,
  budget?: PlayBudget,
): Play | undefined {
  const hasChance = model.chains.some(isChance);
  for (let seed = firstSeed; seed < firstSeed + (hasChance ? MAX_SEEDS : 1); seed++)
    if (hasEntered(replay(model, steps, { seed, mostSteps: MAX_REPLAYED, budget }), quest, state))
      return { steps, seed };
  return undefined;
}

/** Codes and effects in a play of the analysis: fewer than in one that somebody wants to see. */
export const MAX_REPLAYED = 30_000;

/** Leaves out every step that the play does not need. */
export function shortened(
  model: FlowModel,
  play: Play,
  quest: number,
  state: QuestState,
  budget?: PlayBudget,
): Play {
  let { steps } = play;
  for (let at = steps.length - 1; at >= 0; at--) {
    const fewer = steps.filter((_, index) => index !== at);
    const options = { seed: play.seed, mostSteps: MAX_REPLAYED, budget };
    if (hasEntered(replay(model, fewer, options), quest, state)) steps = fewer;
  }
  return { steps, seed: play.seed };
}
