import { type FlowEvent, isOwn } from '../../model/flow/model.js';
import { readScript, ScriptError } from '../../model/flow/script.js';
import { type LineOutcome, ScriptPlayer } from '../../model/flow/script-player.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { QuestWords, STATE_NAMES, scriptWord } from '../../model/flow/script-words.js';
import type { Simulation } from '../../model/flow/simulator.js';
import { PlayBudget } from '../../model/flow/time-and-chance.js';
import { type PlayStep, stepFor, type TimelineEntry } from '../../model/flow/timeline.js';
import { playLines } from './play-script.js';

/** A play that can go on: its lines have been played, and nothing else has. */
export interface LivePlay {
  readonly player: ScriptPlayer;
  readonly outcomes: readonly LineOutcome[];
}

/** Plays the lines of one run. @throws ScriptError when one cannot be played, or begins another run */
export function livePlay(room: ScriptRoom, lines: readonly string[], seed: number): LivePlay {
  const player = new ScriptPlayer(room, seed, new PlayBudget());
  if (lines.length === 0) return { player, outcomes: [] };
  const [run, other] = readScript(lines.join('\n'), room);
  if (other !== undefined)
    throw new ScriptError([{ line: other.line, message: 'another run begins here: play each by itself' }]);
  return { player, outcomes: run === undefined ? [] : playLines(player, run) };
}

/** The states of quests that differ from the start, as lines of a script. @param byId name quests by ids */
export function expectedStates(room: ScriptRoom, { player }: LivePlay, byId: boolean): readonly string[] {
  const { simulation } = player;
  // Nothing can be expected of a play that was stopped.
  if (simulation.stopped) return [];
  const { playerNames } = simulation;
  const words = new QuestWords(room.model);
  const changed = new Set<string>();
  for (const entry of simulation.timeline)
    if (entry.kind === 'changed') changed.add(`${entry.player} ${entry.quest}`);
  const lines: string[] = [];
  let current = simulation.player;
  for (const [who, name] of playerNames.entries()) {
    const expected = room.model.quests.flatMap((quest) => {
      const { index } = quest;
      const isShared = !isOwn(quest);
      if (isShared && who !== simulation.player) return [];
      const state = simulation.state(index, who);
      const mayDiffer = isShared
        ? playerNames.some((_name, other) => changed.has(`${other} ${index}`))
        : changed.has(`${who} ${index}`);
      const word = state === 0 && !mayDiffer ? undefined : words.of(index, byId);
      return word === undefined ? [] : [`expect ${word} ${STATE_NAMES[state]}`];
    });
    if (expected.length > 0 && who !== current) {
      lines.push(`player ${scriptWord(name)}`);
      current = who;
    }
    for (const line of expected) lines.push(line);
  }
  return lines;
}

/** What all tries of one moment may do together. Events beyond it are not tried. */
const MAX_TRIED = 250_000;
/** What one try may do: that it does something is known long before. */
const MAX_IN_A_TRY = 2_000;

/** An event that can be set off now, and what it would do. */
export interface TriedStep {
  readonly event: FlowEvent;
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
    const entries = tried(simulation, stepFor(event), budget);
    (entries.some(isEffect) ? works : idle).push({ event, entries });
  }
  return { works, idle, untried: 0 };
}

function tried(simulation: Simulation, step: PlayStep, budget: PlayBudget): readonly TimelineEntry[] {
  const fork = simulation.fork({ maxSteps: MAX_IN_A_TRY, budget });
  fork.play(step);
  return fork.timeline;
}

function isEffect({ kind }: TimelineEntry): boolean {
  return kind !== 'idle' && kind !== 'no-trigger' && kind !== 'decided';
}
