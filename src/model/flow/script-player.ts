import { quoteValue } from '../../bytes/json/quote.js';
import { QUEST_STATES, type QuestState } from '../snapshot/quest-states.js';
import { type FlowQuest, isOwn } from './model.js';
import type { Expectation, ScriptLine } from './script.js';
import type { ScriptRoom } from './script-room.js';
import { playText, shownText, shownWord } from './script-words.js';
import { Simulation } from './simulator.js';
import type { PlayBudget } from './time-and-chance.js';
import type { PlayStep, StepProblem, TimelineEntry } from './timeline.js';
import { effectText, entryText, factText, questName, reasonText, unknownText } from './words.js';

/** The result of one line of a script. */
export type LineOutcome =
  | {
      readonly kind: 'step';
      readonly line: ScriptLine;
      readonly player: string;
      readonly time: number;
      readonly entries: readonly TimelineEntry[];
    }
  | { readonly kind: 'held'; readonly line: ScriptLine }
  /**
   * `skipped`: a step after the one at which the run was stopped. `refused`: a step that cannot be played now, because
   * its player has left, for one.
   */
  | {
      readonly kind: 'failed' | 'skipped' | 'refused';
      readonly line: ScriptLine;
      readonly message: string;
    };

/** Whether `expect effect` and `expect nothing` look at a step. */
function isActing(step: PlayStep): boolean {
  if (step.kind === 'variable') return step.by === 'set';
  return step.kind !== 'player' && step.kind !== 'unset is 0';
}

/** The last step that expectations can be about. */
interface ActingStep {
  readonly line: ScriptLine;
  readonly entries: readonly TimelineEntry[];
  readonly players: number;
}

/** Changes and effects that a message names. */
const MAX_SHOWN = 5;

/** Plays the lines of one run. */
export class ScriptPlayer {
  readonly simulation: Simulation;
  /** The lines of the steps, by their number. */
  private readonly lines: ScriptLine[] = [];
  private acting: ActingStep | undefined;
  /** The last try to change each quest, for its player or for the room. */
  private readonly tried = new Map<string, TimelineEntry>();
  /** What happens before the first step: what the page sets off when it loads. */
  readonly start: readonly TimelineEntry[];

  constructor(
    private readonly room: ScriptRoom,
    seed: number,
    budget: PlayBudget,
  ) {
    this.simulation = new Simulation(room.model, { seed, budget });
    this.start = this.entriesFrom(0);
  }

  play(line: ScriptLine): LineOutcome {
    const { simulation } = this;
    if ('expectation' in line) {
      const message = this.failure(line.expectation);
      return message === undefined ? { kind: 'held', line } : { kind: 'failed', line, message };
    }
    if (simulation.stopped) return { kind: 'skipped', line, message: `not played: ${this.stopped}` };
    const from = simulation.timeline.length;
    const problem = simulation.play(line.step);
    if (problem !== undefined) return { kind: 'refused', line, message: this.problemText(problem) };
    const entries = this.entriesFrom(from);
    this.lines.push(line);
    if (isActing(line.step)) this.acting = { line, entries, players: simulation.playerNames.length };
    return { kind: 'step', line, player: this.playerName, time: simulation.time, entries };
  }

  private entriesFrom(from: number): readonly TimelineEntry[] {
    const entries = this.simulation.timeline.slice(from);
    for (const entry of entries)
      if (entry.kind === 'changed' || entry.kind === 'idle')
        this.tried.set(this.slot(entry.quest, entry.player), entry);
    return entries;
  }

  private slot(quest: number, player: number): string {
    const { [quest]: target } = this.room.model.quests;
    return target === undefined || isOwn(target) ? `${player} ${quest}` : `room ${quest}`;
  }

  private get stopped(): string {
    const line = this.lines.at(-1);
    return line === undefined
      ? 'the run was stopped at its start'
      : `the run was stopped at line ${line.line} (${shownText(line.source)})`;
  }

  /** Why an expectation fails; undefined when it holds. */
  private failure(expectation: Expectation): string | undefined {
    const { kind } = expectation;
    if (kind === 'never' || kind === 'reachable')
      return this.verdictFailure(kind, expectation.quest, expectation.state);
    if (this.simulation.stopped) return `not checked: ${this.stopped}`;
    switch (kind) {
      case 'state':
        return this.stateFailure(expectation.quest, expectation.state);
      case 'effect':
        return this.effectFailure(expectation.item, expectation.type);
      case 'nothing':
        return this.nothingFailure();
    }
  }

  private stateFailure(quest: number, state: QuestState): string | undefined {
    const { simulation, room } = this;
    const actual = simulation.state(quest);
    if (actual === state) return undefined;
    const last = this.tried.get(this.slot(quest, simulation.player));
    const why =
      last === undefined
        ? 'nothing has tried to change it'
        : `${this.lineOf(last)}${entryText(room.model, last)}`;
    return `${questName(room.model, quest)} is ${QUEST_STATES[actual]}${this.forPlayer} instead of ${QUEST_STATES[state]}: ${why}`;
  }

  private effectFailure(item: string, type: string): string | undefined {
    const { acting, simulation } = this;
    const firing = (acting?.entries ?? []).filter(
      (entry) => entry.kind === 'fired' && entry.source.item === item && (entry.source.effect ?? '') === type,
    );
    if (firing.some(({ player }) => player === simulation.player)) return undefined;
    const missing = `${shownWord(type)} did not fire on ${this.room.model.labels.text(item)}${this.forPlayer}`;
    if (acting === undefined) return `${missing}: no step has been played yet`;
    const [other] = firing;
    if (other !== undefined) return `${missing}, only for ${shownText(this.nameOf(other.player))}`;
    const own = this.room.effectsOn(item);
    const hint = own.includes(type) ? '' : ` (the item has no such effect)`;
    return `${missing}${hint}: ${this.lastStep} ${this.happened() ?? 'changed no quest and fired no effect'}`;
  }

  private nothingFailure(): string | undefined {
    const happened = this.happened();
    return happened === undefined ? undefined : `${this.lastStep} ${happened}`;
  }

  private verdictFailure(kind: 'never' | 'reachable', quest: number, state: QuestState): string | undefined {
    const { model } = this.room;
    const verdict = this.room.analysis.verdict(quest, state);
    const fact = factText(model, { quest, state });
    switch (verdict.kind) {
      case 'reachable': {
        if (kind === 'reachable') return undefined;
        const how = verdict.play.steps.length === 0 ? 'it is so at the start' : playText(verdict.play);
        return `${fact} can happen: ${how}`;
      }
      case 'impossible':
        return kind === 'never'
          ? undefined
          : `${fact} can never happen: ${reasonText(model, verdict.reason)}`;
      case 'unknown':
        return `whether ${fact} can happen is unknown: ${unknownText(model, verdict)}`;
    }
  }

  /** What the last acting step did that the current player sees; undefined for nothing. */
  private happened(): string | undefined {
    const { acting, simulation, room } = this;
    const { model } = room;
    const { player } = simulation;
    // Everyone who was there sees the changes of multiplayer quests.
    const seesShared = player < (acting?.players ?? 0);
    const isShared = (quest: number): boolean => !isOwn(model.quests[quest] as FlowQuest);
    const parts = (acting?.entries ?? []).flatMap((entry) => {
      const isSeen = entry.player === player;
      if (entry.kind === 'changed' && (isSeen || (seesShared && isShared(entry.quest))))
        return [`made ${factText(model, entry)}`];
      return entry.kind === 'fired' && isSeen
        ? [`fired ${effectText(model, entry.source).replace(' fires on ', ' on ')}`]
        : [];
    });
    if (parts.length === 0) return undefined;
    const shown = parts.slice(0, MAX_SHOWN).join(', ');
    return parts.length > MAX_SHOWN ? `${shown} and ${parts.length - MAX_SHOWN} more` : shown;
  }

  private problemText(problem: StepProblem): string {
    switch (problem) {
      case 'absent':
        return `${quoteValue(this.playerName)} has left: add join before this step, or let another player act`;
      case 'present':
        return `${quoteValue(this.playerName)} is already there: join works only after leave`;
      case 'seconds':
        return 'wait makes the time infinite: wait for fewer seconds';
    }
  }

  get playerName(): string {
    return this.nameOf(this.simulation.player);
  }

  nameOf(player: number): string {
    return this.simulation.playerNames[player] ?? '';
  }

  private get forPlayer(): string {
    return this.simulation.playerNames.length > 1 ? ` for ${shownText(this.playerName)}` : '';
  }

  private get lastStep(): string {
    const { acting } = this;
    return acting === undefined ? 'the start' : `line ${acting.line.line} (${shownText(acting.line.source)})`;
  }

  private lineOf({ step }: TimelineEntry): string {
    const line = this.lines[step];
    return line === undefined ? '' : `line ${line.line} (${shownText(line.source)}): `;
  }
}
