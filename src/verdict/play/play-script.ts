import {
  type FlowEffect,
  type FlowModel,
  type FlowQuest,
  type FlowRequirement,
  type FlowTransition,
  sourceOf,
} from '../../model/flow/model.js';
import { readScript, ScriptError, type ScriptRun } from '../../model/flow/script.js';
import { type LineOutcome, ScriptPlayer } from '../../model/flow/script-player.js';
import type { ScriptRoom } from '../../model/flow/script-room.js';
import { PlayBudget } from '../../model/flow/time-and-chance.js';
import type { Stop, TimelineEntry } from '../../model/flow/timeline.js';
import { completionsOf, factText, questName } from '../../model/flow/words.js';
import { QUEST_STATES } from '../../model/snapshot/quest-states.js';

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
export function playScript(
  room: ScriptRoom,
  text: string,
  seed: number,
  budget = new PlayBudget(),
): PlayedScript {
  const script = readScript(text, room);
  const collector = new CoverageCollector(room.model);
  const runs = script.map((run) => playRun(room, run, seed, budget, collector));
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

function playRun(
  room: ScriptRoom,
  run: ScriptRun,
  seed: number,
  budget: PlayBudget,
  collector: CoverageCollector,
): PlayedRun {
  const player = new ScriptPlayer(room, seed, budget);
  const { simulation, start } = player;
  const outcomes = playLines(player, run);
  collector.add(simulation.timeline);
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

/** How much of one kind the runs have reached, and what they have not. */
export interface CoverageOf {
  readonly reached: number;
  readonly total: number;
  readonly missing: readonly string[];
}

/** What runs have reached: transitions, the guards that held some back, and effects. */
export interface Coverage {
  readonly transitions: CoverageOf;
  readonly guards: CoverageOf;
  readonly effects: CoverageOf;
}

/** Collects what runs reach, as the parts of the model that their timelines name. */
class CoverageCollector {
  private readonly transitions = new Set<FlowTransition>();
  private readonly guards = new Set<FlowTransition | FlowRequirement | FlowQuest>();
  private readonly effects = new Set<FlowEffect>();

  constructor(private readonly model: FlowModel) {}

  add(timeline: readonly TimelineEntry[]): void {
    for (const entry of timeline)
      if (entry.kind === 'changed' && 'transition' in entry.cause)
        this.transitions.add(entry.cause.transition);
      else if (entry.kind === 'fired') this.effects.add(entry.source);
      else if (entry.kind === 'idle') this.addIdle(entry);
  }

  private addIdle({ quest: index, cause, reason }: TimelineEntry & { readonly kind: 'idle' }): void {
    const quest = this.model.quests[index];
    if (reason.kind === 'guard' && 'transition' in cause) this.guards.add(cause.transition);
    if (reason.kind === 'limit' && quest !== undefined) this.guards.add(quest);
    if (reason.kind === 'requirement') this.guards.add(reason.requirement);
  }

  get result(): Coverage {
    const { model } = this;
    const { quests, transitions, reactions, events } = model;
    const guards: [FlowTransition | FlowRequirement | FlowQuest, string][] = [];
    for (const each of transitions)
      if (each.code.from !== 'any')
        guards.push([each, `${transitionText(model, each)}, outside ${QUEST_STATES[each.code.from]}`]);
    for (const quest of quests) {
      const name = questName(model, quest.index);
      for (const requirement of quest.requirements)
        guards.push([requirement, `${name} before ${completionsOf(model, requirement)}`]);
      const often = quest.limit === 1 ? 'once' : `${quest.limit} times`;
      if (Number.isFinite(quest.limit)) guards.push([quest, `completing ${name} more than ${often}`]);
    }
    const effects: [FlowEffect, string][] = reactions.map((each) => [
      each,
      `${each.effect ?? 'an effect'} on ${model.labels.text(each.item)} when ${factText(model, each)}`,
    ]);
    for (const { item, type, tasks } of events)
      for (const task of tasks)
        if (task.kind === 'direct')
          effects.push([task, `${task.effect ?? 'an effect'} on ${model.labels.text(item)}, by ${type}`]);
    return {
      transitions: coverageOf(
        transitions.map((each) => [each, transitionText(model, each)]),
        this.transitions,
      ),
      guards: coverageOf(guards, this.guards),
      effects: coverageOf(effects, this.effects),
    };
  }
}

function coverageOf<Part>(all: readonly (readonly [Part, string])[], reached: ReadonlySet<Part>): CoverageOf {
  const missing = all.filter(([part]) => !reached.has(part)).map(([, text]) => text);
  return { reached: all.length - missing.length, total: all.length, missing };
}

/** `click 4: 111 on 1_open_door`, or for a linked task what sets it off. */
function transitionText(model: FlowModel, transition: FlowTransition): string {
  const { cause, item, code, quest } = transition;
  const what = `${code.code} on ${questName(model, quest)}`;
  if (cause.kind === 'event') return `${cause.event.type} of ${model.labels.text(item)}: ${what}`;
  const source = sourceOf(transition);
  return `linked from ${model.labels.text(item)}${source === undefined ? '' : ` when ${factText(model, source)}`}: ${what}`;
}
