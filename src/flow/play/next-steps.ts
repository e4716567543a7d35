import { PlayBudget } from '../budget.js';
import type { ScriptPlayer } from '../script-player.js';
import type { Simulation } from '../simulator.js';
import { type PlayStep, stepFor } from '../step.js';
import type { TimelineEntry } from '../timeline.js';

/** What all tries of one moment may do together. Events beyond it are not tried. */
const MAX_TRIED = 250_000;
/** What one try may do: that it does something is known long before. */
const MAX_IN_A_TRY = 2_000;

/** A step that can be played now, and what it would do. */
export interface TriedStep {
  readonly step: PlayStep;
  readonly entries: readonly TimelineEntry[];
}

export interface NextSteps {
  /** Steps with an effect. */
  readonly works: readonly TriedStep[];
  /** Steps without one, with what holds them back. */
  readonly idle: readonly TriedStep[];
  /** Events that were not tried, because the room has too many. */
  readonly untried: number;
}

/** What the current player can do to items now: each event of the room is tried in a copy of the play. */
export function nextSteps({ simulation }: ScriptPlayer): NextSteps {
  const { events } = simulation.model;
  const works: TriedStep[] = [];
  const idle: TriedStep[] = [];
  if (simulation.stopped || !simulation.isPresent()) return { works, idle, untried: 0 };
  const budget = new PlayBudget(MAX_TRIED);
  for (const [at, event] of events.entries()) {
    if (budget.left === 0) return { works, idle, untried: events.length - at };
    const step = stepFor(event);
    const entries = tried(simulation, step, budget);
    (entries.some(isEffect) ? works : idle).push({ step, entries });
  }
  return { works, idle, untried: 0 };
}

function tried(simulation: Simulation, step: PlayStep, budget: PlayBudget): readonly TimelineEntry[] {
  const fork = simulation.fork(MAX_IN_A_TRY, budget);
  fork.play(step);
  return fork.played;
}

function isEffect({ kind }: TimelineEntry): boolean {
  return kind !== 'idle' && kind !== 'no-trigger' && kind !== 'decided';
}
