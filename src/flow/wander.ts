import type { QuestState } from '../snapshot/quest-states.js';
import type { FlowModel } from './model.js';
import { hasEntered, type Play, type Plays } from './play.js';
import { SeededRandom } from './random.js';
import type { Simulation } from './simulator.js';
import { type PlayStep, stepFor } from './step.js';

const MAX_PLAYS = 60;
const MAX_STEPS = 50;
/** Codes and effects at one moment. */
const MAX_MOMENT = 500;
const PLAYERS = 2;

/**
 * Plays at random and returns a play that enters the state, if there is one among them. The last resort, where there are too many
 * states of play for a search and quests get in the way of a plan. The same question always gets the same answer.
 */
export function wander(plays: Plays, quest: number, state: QuestState): Play | undefined {
  for (let seed = 1; seed <= MAX_PLAYS; seed++) {
    const random = new SeededRandom(seed);
    const simulation = plays.begin(seed, MAX_MOMENT);
    const steps: PlayStep[] = [];
    while (steps.length < MAX_STEPS && !simulation.stopped && !hasEntered(simulation, quest, state)) {
      const step = anyStep(plays.model, simulation, random, seed % 3 === 0 ? PLAYERS : 1);
      if (simulation.play(step) === undefined) steps.push(step);
    }
    if (hasEntered(simulation, quest, state)) return { steps, seed };
  }
  return undefined;
}

function anyStep(model: FlowModel, simulation: Simulation, random: SeededRandom, players: number): PlayStep {
  const { nextDue, time } = simulation;
  if (!simulation.isPresent()) return { kind: 'join' };
  const event = model.events[random.below(model.events.length)];
  const choice = random.below(12);
  if (choice < 2 && nextDue !== undefined && Number.isFinite(nextDue))
    return { kind: 'wait', seconds: nextDue - time };
  if (choice === 2) return { kind: 'wait', seconds: 1 };
  if (choice === 3) return { kind: 'reload' };
  if (choice === 4 && players > 1) return { kind: 'player', name: `player ${1 + random.below(players)}` };
  if (choice === 5) return { kind: 'leave' };
  return event === undefined ? { kind: 'wait', seconds: 1 } : stepFor(event);
}
