import { Simulation, type SimulationOptions } from '../../src/flow/simulator.js';
import type { PlayStep } from '../../src/flow/step.js';
import type { TimelineEntry } from '../../src/flow/timeline.js';
import { modelOf, type RoomSpec } from './rooms.js';

export const click = (item: number): PlayStep => ({ kind: 'click', item: String(item) });
export const wait = (seconds: number): PlayStep => ({ kind: 'wait', seconds });
export const player = (name: string): PlayStep => ({ kind: 'player', name });
export const reload: PlayStep = { kind: 'reload' };
export const leave: PlayStep = { kind: 'leave' };
export const join: PlayStep = { kind: 'join' };

/** A room that has been played. Problems with a step are errors of the test. */
export function played(room: RoomSpec, steps: readonly PlayStep[], options?: SimulationOptions): Simulation {
  const simulation = new Simulation(modelOf(room), options);
  for (const step of steps) {
    const problem = simulation.play(step);
    if (problem !== undefined) throw new Error(`${step.kind}: ${problem.kind}`);
  }
  return simulation;
}

/**
 * What happened: changes as `0>1 p0 @2`, effects as `ShowObjectEvent on 5 p0`, and why triggers did nothing.
 */
export function told({ timeline }: Simulation): string[] {
  return timeline.flatMap((entry) => {
    const line = lineOf(entry);
    return line === undefined ? [] : [line];
  });
}

function lineOf(entry: TimelineEntry): string | undefined {
  const by = `p${entry.player} @${entry.time}`;
  switch (entry.kind) {
    case 'changed':
      return `quest ${entry.quest}: ${entry.from}>${entry.state} ${by}`;
    case 'fired':
      return `${entry.source.effect} on ${entry.source.item} ${by}`;
    case 'idle':
      return `quest ${entry.quest}: nothing, ${entry.reason.kind} ${by}`;
    case 'decided':
      return `decided ${entry.decision} ${by}`;
    case 'stopped':
      return `stopped ${entry.stop}`;
    default:
      return undefined;
  }
}
