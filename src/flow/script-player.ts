import type { QuestState } from '../snapshot/quest-states.js';
import { stateName } from './machine.js';
import { isOwn } from './model.js';
import { playText } from './play-text.js';
import type { Expectation, ScriptLine } from './script.js';
import { hasLeft, isHere } from './script.js';
import type { ScriptRoom } from './script-room.js';
import { scriptWord } from './script-words.js';
import { Simulation, type StepProblem } from './simulator.js';
import type { TimelineEntry } from './timeline.js';
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
  | { readonly kind: 'failed'; readonly line: ScriptLine; readonly message: string }
  /** The step cannot be played now. Only possible where lines are played as they are typed. */
  | { readonly kind: 'refused'; readonly line: ScriptLine; readonly message: string };

/** Steps that `expect effect` and `expect nothing` look at. */
const NOT_ACTING: ReadonlySet<string> = new Set(['player']);

/** Plays the lines of one run. */
export class ScriptPlayer {
  readonly simulation: Simulation;
  /** The lines of the steps, by their number. */
  private readonly lines: ScriptLine[] = [];
  private acting: { readonly step: number; readonly line: ScriptLine; readonly players: number } | undefined;

  constructor(
    private readonly room: ScriptRoom,
    seed: number,
  ) {
    this.simulation = new Simulation(room.model, { seed });
  }

  /** What happens before the first step: effects of quests that are Not Active. */
  get start(): readonly TimelineEntry[] {
    return this.simulation.timeline.filter(({ step }) => step === -1);
  }

  play(line: ScriptLine): LineOutcome {
    if ('expectation' in line) {
      const message = this.failure(line.expectation);
      return message === undefined ? { kind: 'held', line } : { kind: 'failed', line, message };
    }
    const { simulation } = this;
    const from = simulation.timeline.length;
    const problem = simulation.play(line.step);
    if (problem !== undefined) return { kind: 'refused', line, message: this.problemText(problem) };
    if (!NOT_ACTING.has(line.step.kind))
      this.acting = { step: this.lines.length, line, players: simulation.playerNames.length };
    this.lines.push(line);
    const { time } = simulation;
    return { kind: 'step', line, player: this.playerName, time, entries: simulation.timeline.slice(from) };
  }

  /** Why an expectation fails; undefined when it holds. */
  private failure(expectation: Expectation): string | undefined {
    switch (expectation.kind) {
      case 'state':
        return this.stateFailure(expectation.quest, expectation.state);
      case 'effect':
        return this.effectFailure(expectation.item, expectation.type);
      case 'nothing':
        return this.nothingFailure();
      case 'never':
      case 'reachable':
        return this.verdictFailure(expectation.kind, expectation.quest, expectation.state);
    }
  }

  private stateFailure(quest: number, state: QuestState): string | undefined {
    const { simulation, room } = this;
    const actual = simulation.state(quest);
    if (actual === state) return undefined;
    const target = room.model.quests[quest];
    const isShared = target !== undefined && !isOwn(target);
    const last = simulation.timeline.findLast(
      (entry) =>
        (entry.kind === 'changed' || entry.kind === 'idle') &&
        entry.quest === quest &&
        (isShared || entry.player === simulation.player),
    );
    const why =
      last === undefined
        ? 'nothing has tried to change it'
        : `${this.lineOf(last)}${entryText(room.model, last)}`;
    return `${questName(room.model, quest)} is ${stateName(actual)}${this.forPlayer} instead of ${stateName(state)}: ${why}`;
  }

  private effectFailure(item: string, type: string): string | undefined {
    const fired = this.lastEntries().filter((entry) => entry.kind === 'fired');
    const isIt = (entry: TimelineEntry): boolean =>
      entry.kind === 'fired' && entry.source.item === item && entry.source.effect === type;
    if (fired.some((entry) => isIt(entry) && entry.player === this.simulation.player)) return undefined;
    const missing = `${scriptWord(type)} did not fire on item ${scriptWord(item)}${this.forPlayer}`;
    if (this.acting === undefined) return `${missing}: no step has been played yet`;
    const other = fired.find(isIt);
    if (other !== undefined) return `${missing}, only for ${this.nameOf(other.player)}`;
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
        const how = verdict.play.steps.length === 0 ? 'it is so at the start' : playText(model, verdict.play);
        return `${fact} can happen: ${how}`;
      }
      case 'impossible':
        return kind === 'never'
          ? undefined
          : `${fact} can never happen: ${reasonText(model, verdict.reason)}`;
      case 'unknown':
        return `whether ${fact} can happen is unknown: ${unknownText(verdict)}`;
    }
  }

  /** What the last acting step did that the current player sees; undefined for nothing. */
  private happened(): string | undefined {
    const { model } = this.room;
    const seen = this.lastEntries().filter((entry) => this.concerns(entry));
    const parts = seen.flatMap((entry) => {
      if (entry.kind === 'changed') return [`made ${factText(model, entry)}`];
      return entry.kind === 'fired'
        ? [`fired ${effectText(entry.source).replace(' fires on ', ' on ')}`]
        : [];
    });
    if (parts.length === 0) return undefined;
    const shown = parts.slice(0, 5).join(', ');
    return parts.length > 5 ? `${shown} and ${parts.length - 5} more` : shown;
  }

  private lastEntries(): readonly TimelineEntry[] {
    const { acting } = this;
    return acting === undefined ? [] : this.simulation.timeline.filter(({ step }) => step === acting.step);
  }

  /** Whether the current player sees an entry: their own, or a change of a multiplayer quest that happened while they existed. */
  private concerns(entry: TimelineEntry): boolean {
    const { player, model } = this.simulation;
    if (entry.player === player) return true;
    if (entry.kind !== 'changed' || player >= (this.acting?.players ?? 0)) return false;
    const quest = model.quests[entry.quest];
    return quest !== undefined && !isOwn(quest);
  }

  private problemText(problem: StepProblem): string {
    switch (problem.kind) {
      case 'absent':
        return hasLeft(this.playerName);
      case 'present':
        return isHere(this.playerName);
      case 'unknown-item':
        return `unknown item ${scriptWord(problem.item)}`;
      case 'unknown-type':
        return `item ${scriptWord(problem.item)} has no trigger ${scriptWord(problem.type)}`;
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
    return this.simulation.playerNames.length > 1 ? ` for ${this.playerName}` : '';
  }

  private get lastStep(): string {
    const { acting } = this;
    return acting === undefined ? 'the start' : `line ${acting.line.line} (${acting.line.source})`;
  }

  private lineOf({ step }: TimelineEntry): string {
    const line = this.lines[step];
    return line === undefined ? '' : `line ${line.line} (${line.source}): `;
  }
}
