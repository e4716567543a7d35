import type { FlowModel } from './model.js';
import { Simulation, type SimulationOptions } from './simulator.js';
import type { FoundStep, PlayStep } from './timeline.js';

/** A play that shows something: its steps, and the seed that decides about chance. */
export interface Play {
  readonly steps: readonly FoundStep[];
  readonly seed: number;
}

/** The maximum number of codes and effects in a play of the analysis; `simulate` allows more. */
export const MAX_REPLAYED = 30_000;

/** Plays from the start. A step that cannot be played ends the run, and so does a chain that never ends. */
export function replay(model: FlowModel, steps: readonly PlayStep[], options: SimulationOptions): Simulation {
  const simulation = new Simulation(model, options);
  for (const step of steps) if (simulation.stopped || simulation.play(step) !== undefined) break;
  return simulation;
}
