import { readScript, ScriptError, type ScriptRun } from '../../model/flow/script.js';
import { type LineOutcome, ScriptPlayer } from '../../model/flow/script-player.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { PlayBudget } from '../../model/flow/time-and-chance.js';
import type { Stop, TimelineEntry } from '../../model/flow/timeline.js';

export interface PlayedRun {
  /** Its first line. */
  readonly line: number;
  /** What happened before its first step. */
  readonly start: readonly TimelineEntry[];
  readonly outcomes: readonly LineOutcome[];
  readonly playerNames: readonly string[];
  /** Why it was stopped before its end; undefined when it was not. */
  readonly stopped: Stop | undefined;
}

export interface PlayedScript {
  readonly seed: number;
  readonly runs: readonly PlayedRun[];
  readonly expectations: number;
  readonly failed: number;
  readonly stopped: number;
}

/** Plays every run of a script, also after an expectation that fails. @throws ScriptError */
export function playScript(room: ScriptRoom, text: string, seed: number): PlayedScript {
  const script = readScript(text, room);
  const budget = new PlayBudget();
  const runs = script.map((run) =>
    budget.left === 0 ? runThatIsNotPlayed(run) : playRun(room, run, seed, budget),
  );
  const outcomes = runs.flatMap((run) => run.outcomes);
  const failed = outcomes.filter(({ kind }) => kind === 'failed').length;
  return {
    seed,
    runs,
    expectations: failed + outcomes.filter(({ kind }) => kind === 'held').length,
    failed,
    stopped: runs.filter(({ stopped }) => stopped !== undefined).length,
  };
}

function runThatIsNotPlayed({ line, lines }: ScriptRun): PlayedRun {
  const outcomes = lines.map((each): LineOutcome => {
    const isStep = 'step' in each;
    const message = `not ${isStep ? 'played' : 'checked'}: earlier runs took all the steps that a script may take`;
    return { kind: isStep ? 'skipped' : 'failed', line: each, message };
  });
  return { line, start: [], outcomes, playerNames: [], stopped: 'script' };
}

function playRun(room: ScriptRoom, run: ScriptRun, seed: number, budget: PlayBudget): PlayedRun {
  const player = new ScriptPlayer(room, seed, budget);
  const { simulation, start } = player;
  const outcomes = playLines(player, run);
  return {
    line: run.line,
    start,
    outcomes,
    playerNames: simulation.playerNames,
    stopped: simulation.stoppedBy,
  };
}

/** @throws ScriptError when a line cannot be played */
export function playLines(player: ScriptPlayer, { lines }: ScriptRun): readonly LineOutcome[] {
  const outcomes = lines.map((line) => player.play(line));
  const refused = outcomes.filter(({ kind }) => kind === 'refused');
  if (refused.length === 0) return outcomes;
  throw new ScriptError(
    refused.map((outcome) => ({
      line: outcome.line.line,
      message: 'message' in outcome ? outcome.message : '',
    })),
  );
}

/** Whether everything that a script expects holds, and no run had to be stopped. */
export function hasPassed({ failed, stopped }: PlayedScript): boolean {
  return failed === 0 && stopped === 0;
}
