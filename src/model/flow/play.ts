import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { type FlowModel, factIndex, isChance } from './model.js';
import type { Opening } from './opening.js';
import { Simulation, type SimulationOptions } from './simulator.js';
import type { PlayStep } from './step.js';

/** A play that shows something: its steps, and the seed that decides about chance. */
export interface Play {
  readonly steps: readonly PlayStep[];
  readonly seed: number;
}

/** Seeds that are tried where chance decides. */
const MAX_SEEDS = 32;

/** The maximum number of codes and effects in a play of the analysis; `simulate` allows more. */
export const MAX_REPLAYED = 30_000;

/** Plays of one room. What happens before the first step is worked out once for all of them. */
export class Plays {
  #opening: { readonly value: Opening | undefined } | undefined;
  #hasChance: boolean | undefined;

  constructor(
    readonly model: FlowModel,
    private readonly budget: PlayBudget | undefined,
  ) {}

  /** A play before its first step. */
  begin(seed: number): Simulation {
    const { model, budget } = this;
    this.#opening ??= { value: Simulation.opening(model) };
    return new Simulation(model, { seed, maxSteps: MAX_REPLAYED, budget }, this.#opening.value);
  }

  /** The play up to where it enters the state, with the first seed that does; undefined when none does. */
  thatEnters(steps: readonly PlayStep[], quest: number, state: QuestState): Play | undefined {
    this.#hasChance ??= this.model.chains.some(isChance);
    for (let seed = 1; seed <= (this.#hasChance ? MAX_SEEDS : 1); seed++) {
      const needed = this.stepsUntil({ steps, seed }, quest, state);
      if (needed !== undefined) return { steps: steps.slice(0, needed), seed };
    }
    return undefined;
  }

  /** Leaves out every step that the play does not need. */
  shortened(play: Play, quest: number, state: QuestState): Play {
    const { seed } = play;
    let { steps } = play;
    for (let at = steps.length - 1; at >= 0; at--) {
      const fewer = steps.filter((_, index) => index !== at);
      if (this.stepsUntil({ steps: fewer, seed }, quest, state) !== undefined) steps = fewer;
    }
    return { steps, seed };
  }

  /** How many steps of a play it takes to enter the state. */
  private stepsUntil({ steps, seed }: Play, quest: number, state: QuestState): number | undefined {
    const simulation = this.begin(seed);
    const { opening, played } = simulation;
    if (state === 0 || opening?.entered.has(factIndex(quest, state)) === true) return 0;
    for (let taken = 0, read = 0; ; taken++) {
      for (; read < played.length; read++) {
        const entry = played[read];
        if (entry?.kind === 'changed' && entry.quest === quest && entry.state === state) return taken;
      }
      const step = steps[taken];
      if (step === undefined || simulation.stopped || simulation.play(step) !== undefined) return undefined;
    }
  }
}

/** Plays from the start. */
export function replay(model: FlowModel, steps: readonly PlayStep[], options: SimulationOptions): Simulation {
  return playAll(new Simulation(model, options), steps);
}

/** A step that cannot be played ends the run, and so does a chain that never ends: nothing comes after it. */
function playAll(simulation: Simulation, steps: readonly PlayStep[]): Simulation {
  for (const step of steps) if (simulation.stopped || simulation.play(step) !== undefined) break;
  return simulation;
}
