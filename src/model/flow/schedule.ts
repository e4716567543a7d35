import type { FoundMoves } from './search.js';
import { playerName } from './simulator.js';
import { type FoundStep, stepFor } from './timeline.js';

/** Seconds between an event and the end of a delay after it: the first one that fits makes readable waits. */
const MARGINS: readonly number[] = [1, 0.5, 0.1, 0.01, 0.001, 0];

/** Finds the least times for the moves of a play (Bellman and Ford); undefined when none fit. */
export function stepsFor(found: FoundMoves): FoundStep[] | undefined {
  const hasTimers =
    found.moves.some(({ kind }) => kind === 'due') || found.open.some(({ length }) => length > 0);
  for (const margin of hasTimers ? MARGINS : [0]) {
    const times = timesFor(found, margin);
    if (times !== undefined) return toSteps(found, times);
  }
  return undefined;
}

/** The moment `later` is at least `seconds` after `earlier`; moments are numbered like the moves. */
interface AtLeast {
  readonly later: number;
  readonly earlier: number;
  readonly seconds: number;
}

function timesFor({ moves, open }: FoundMoves, margin: number): readonly number[] | undefined {
  const bounds: AtLeast[] = [];
  for (const [index, move] of moves.entries()) {
    const at = index + 1;
    bounds.push({ later: at, earlier: at - 1, seconds: 0 });
    if (move.kind === 'due') {
      bounds.push({ later: at, earlier: move.start, seconds: move.seconds });
      bounds.push({ later: move.start, earlier: at, seconds: -move.seconds });
    }
    const isEnding = ({ start, seconds }: { readonly start: number; readonly seconds: number }): boolean =>
      move.kind === 'due' && move.start === start && move.seconds === seconds;
    // Also what the move itself has ended.
    for (const each of [...(open[index - 1] ?? []), ...(open[index] ?? [])])
      if (each.start < at && !isEnding(each))
        bounds.push({ later: each.start, earlier: at, seconds: margin - each.seconds });
  }
  const times = new Array<number>(moves.length + 1).fill(0);
  for (let round = 0; round <= moves.length + 1; round++) {
    let isDone = true;
    for (const { later, earlier, seconds } of bounds) {
      const least = (times[earlier] ?? 0) + seconds;
      // Sums of decimal fractions are off by a little.
      if (least <= (times[later] ?? 0) + 1e-9 * Math.max(1, Math.abs(least))) continue;
      times[later] = least;
      isDone = false;
    }
    if (isDone) return times[0] === 0 ? times : undefined;
  }
  return undefined;
}

function toSteps({ moves }: FoundMoves, times: readonly number[]): FoundStep[] {
  const steps: FoundStep[] = [];
  let time = 0;
  for (const [index, move] of moves.entries()) {
    const at = times[index + 1] ?? time;
    const next = moves[index + 1];
    // Of several things that fall due one after the other only the last one needs a wait.
    const isLastDue = move.kind === 'due' && next?.kind !== 'due';
    if (at > time && (move.kind !== 'due' || isLastDue)) {
      const seconds = readable(at - time);
      steps.push({ kind: 'wait', seconds });
      time = at;
    }
    if (move.kind === 'event') steps.push(stepFor(move.event));
    else if (move.kind === 'player') steps.push({ kind: 'player', name: playerName(move.player) });
    else if (move.kind !== 'due') steps.push({ kind: move.kind });
  }
  return steps;
}

/** Without the noise of sums of decimal fractions, and never less. */
function readable(seconds: number): number {
  const rounded = Math.round(seconds * 1e6) / 1e6;
  return Number.isFinite(rounded) && Math.abs(rounded - seconds) < 1e-9 ? rounded : seconds;
}
