import { brand } from '../../text/brand.js';
import { PlayBudget } from '../budget.js';
import { type Coverage, CoverageCollector } from '../coverage.js';
import { readScript, type ScriptFault, type ScriptRun } from '../script.js';
import { type LineOutcome, ScriptPlayer } from '../script-player.js';
import type { ScriptRoom } from '../script-room.js';
import type { Stop, TimelineEntry } from '../timeline.js';

/** A script that cannot be played; `faults` say where and why. */
export class ScriptError extends Error {
  static {
    brand(ScriptError, 'ScriptError');
  }

  override readonly name = 'ScriptError';

  constructor(readonly faults: readonly ScriptFault[]) {
    super(faults.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
  }
}

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
  readonly coverage: Coverage;
}

/** Plays every run of a script, also after an expectation that fails. @throws ScriptError */
export function playScript(room: ScriptRoom, text: string, seed: number): PlayedScript {
  const reading = readScript(text, room);
  if (reading.kind === 'faults') throw new ScriptError(reading.faults);
  const collector = new CoverageCollector(room.model);
  const budget = new PlayBudget();
  const runs = reading.runs.map((run) =>
    budget.left === 0 ? runThatIsNotPlayed(run) : playRun(room, run, seed, budget, collector),
  );
  const outcomes = runs.flatMap((run) => run.outcomes);
  const failed = outcomes.filter(({ kind }) => kind === 'failed').length;
  return {
    seed,
    runs,
    expectations: failed + outcomes.filter(({ kind }) => kind === 'held').length,
    failed,
    stopped: runs.filter(({ stopped }) => stopped !== undefined).length,
    coverage: collector.result,
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

function playRun(
  room: ScriptRoom,
  run: ScriptRun,
  seed: number,
  budget: PlayBudget,
  collector: CoverageCollector,
): PlayedRun {
  const player = new ScriptPlayer(room, seed, budget);
  const { simulation, start } = player;
  const outcomes = run.lines.map((line) => player.play(line));
  const refused = outcomes.flatMap((outcome) =>
    outcome.kind === 'refused' ? [{ line: outcome.line.line, message: outcome.message }] : [],
  );
  if (refused.length > 0) throw new ScriptError(refused);
  collector.add(simulation.timeline);
  return {
    line: run.line,
    start,
    outcomes,
    playerNames: simulation.playerNames,
    stopped: simulation.stoppedBy,
  };
}

/** Whether everything that a script expects holds, and no run had to be stopped. */
export function hasPassed({ failed, stopped }: PlayedScript): boolean {
  return failed === 0 && stopped === 0;
}
