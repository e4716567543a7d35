import type { QuestState } from '../snapshot/quest-states.js';
import { type FlowModel, isChance } from './model.js';
import { Simulation, type SimulationOptions } from './simulator.js';
import { later, type PlayBudget } from './time-and-chance.js';
import type { FoundStep, PlayStep, TimelineEntry } from './timeline.js';

/** A play that shows something: its steps, and the seed that decides about chance. */
export interface Play {
  readonly steps: readonly FoundStep[];
  readonly seed: number;
}

/** Seeds that are tried where chance decides. */
const MAX_SEEDS = 32;

/** The maximum number of codes and effects in a play of the analysis; `simulate` allows more. */
export const MAX_REPLAYED = 30_000;

/** Plays of one room. What happens before the first step is worked out once for all of them. */
export class Plays {
  #start: Simulation | undefined;
  private readonly hasChance: boolean;

  constructor(
    readonly model: FlowModel,
    private readonly budget: PlayBudget,
  ) {
    this.hasChance = model.chains.some(isChance);
  }

  /** What all plays begin with. */
  get start(): Simulation {
    this.#start ??= new Simulation(this.model, { maxSteps: MAX_REPLAYED });
    return this.#start;
  }

  /** Whether every play begins alike. */
  private get beginsAlike(): boolean {
    return !this.start.hasChosen && !this.start.stopped;
  }

  /** A play before its first step. */
  begin(seed: number): Simulation {
    const { model, budget, start } = this;
    const options = { seed, maxSteps: MAX_REPLAYED, budget };
    return this.beginsAlike ? start.fork(options) : new Simulation(model, options);
  }

  /** The play up to where it enters the state, with the first seed that does; undefined when none does. */
  thatEnters(steps: readonly FoundStep[], quest: number, state: QuestState): Play | undefined {
    for (let seed = 1; seed <= (this.hasChance ? MAX_SEEDS : 1); seed++) {
      const needed = this.until({ steps, seed }, quest, state);
      if (needed !== undefined) return needed;
    }
    return undefined;
  }

  /** Leaves out every step that the play does not need. */
  shortened(play: Play, quest: number, state: QuestState): Play {
    let shortest = play;
    for (let at = play.steps.length - 1; at >= 0; at--) {
      const steps = shortest.steps.filter((_, index) => index !== at);
      shortest = this.until({ ...play, steps }, quest, state) ?? shortest;
    }
    return shortest;
  }

  /** A play up to the moment at which it enters a state; undefined when it does not. */
  private until({ steps, seed }: Play, quest: number, state: QuestState): Play | undefined {
    const isEntry = (entry: TimelineEntry): boolean =>
      entry.kind === 'changed' && entry.quest === quest && entry.state === state;
    if (state === 0 || (this.beginsAlike && this.start.timeline.some(isEntry))) return { steps: [], seed };
    const simulation = this.begin(seed);
    let entry = simulation.timeline.find(isEntry);
    const taken: FoundStep[] = [];
    for (const step of entry === undefined ? steps : []) {
      const { time, timeline } = simulation;
      const from = timeline.length;
      if (simulation.stopped || simulation.play(step) !== undefined) return undefined;
      entry = timeline.slice(from).find(isEntry);
      if (entry === undefined) taken.push(step);
      else {
        taken.push(step.kind === 'wait' ? { ...step, seconds: later(entry.time, -time) } : step);
        break;
      }
    }
    return entry && { steps: taken, seed };
  }
}

/** Plays from the start. A step that cannot be played ends the run, and so does a chain that never ends. */
export function replay(model: FlowModel, steps: readonly PlayStep[], options: SimulationOptions): Simulation {
  const simulation = new Simulation(model, options);
  for (const step of steps) if (simulation.stopped || simulation.play(step) !== undefined) break;
  return simulation;
}
