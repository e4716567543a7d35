import type { QuestState } from '../snapshot/quest-states.js';
import {
  countedUpTo,
  type FlowEvent,
  type FlowModel,
  type FlowTransition,
  factIndex,
  isChance,
} from './model.js';
import type { Simulation } from './simulator.js';
import { type FoundStep, stepFor, type TimelineEntry } from './timeline.js';

/** Steps that are tried, and waits after one of them. */
const MAX_TRIES = 20_000;
const MAX_WAITS = 12;
/** Completions for each linked task that chance may choose. */
const CHANCES = 3;
/** Values of variables that count as new, in all: counters have no end. */
const MAX_VALUES = 40;
const RELOAD: FoundStep = { kind: 'reload' };

/** What counts as new, tried in this order: progress of a quest, any state, another value of a variable. */
const NEWS = ['progress', 'any', 'value'] as const;
type News = (typeof NEWS)[number];

interface TakenStep {
  readonly step: FoundStep;
  /** The quests that it moves. */
  readonly moves: ReadonlySet<number>;
}

/**
 * One play of a room that takes every step with which a quest enters a state for the first time, or is
 * completed once more where a requirement counts that. Requirements and effects wait for such entries only, so
 * that most of what a room can do is in it.
 */
export class LongPlay {
  private readonly steps: TakenStep[] = [];
  /** How many steps it took until each fact was entered, by its number. */
  private readonly entered = new Map<number, number>();
  /** The facts that were entered, of a quest that is to be completed once more since its last completion. */
  private readonly known = new Set<number>();
  private readonly completions = new Map<number, number>();
  /** What variables were set to. */
  private readonly values = new Set<string>();
  private readonly counted: Float64Array;
  private readonly events: readonly FlowEvent[];
  private tries = 0;

  constructor(
    private now: Simulation,
    private readonly model: FlowModel,
  ) {
    this.counted = countedUpTo(model);
    for (const { source, linkedTasks } of model.chains.filter(isChance))
      if (source !== undefined)
        this.counted[source.quest] = Math.max(this.counted[source.quest] ?? 0, CHANCES * linkedTasks);
    this.events = model.events.filter(({ works }) => works);
    this.note(now);
    while (this.tries < MAX_TRIES && this.goOn());
  }

  /** The steps up to where a quest enters a state; undefined where it never does. */
  until(quest: number, state: QuestState): readonly TakenStep[] | undefined {
    const end = this.entered.get(factIndex(quest, state));
    return end === undefined ? undefined : this.steps.slice(0, end);
  }

  private goOn(): boolean {
    let hasMoved = false;
    for (const event of this.events)
      if (this.isPromising(event) && this.take(stepFor(event))) hasMoved = true;
    while (this.take(undefined)) hasMoved = true;
    if (hasMoved) return true;
    const steps = [undefined, ...this.events.map(stepFor), RELOAD];
    return NEWS.some((news) => steps.some((step) => this.take(step, news)));
  }

  /** Whether something new comes of an event by the states that quests have now. */
  private isPromising({ tasks }: FlowEvent): boolean {
    return tasks.some((task) => {
      if (task.kind === 'transition') return this.isOpen(task);
      return task.chain?.links.some((link) => this.isOpen(link)) === true;
    });
  }

  private isOpen({ quest: index, code: { from, to } }: FlowTransition): boolean {
    const { now, model } = this;
    const state = now.state(index);
    if (to === state || (from !== 'any' && from !== state) || !this.isNew(index, to)) return false;
    const { requirements = [] } = model.quests[index] ?? {};
    return to !== 1 || requirements.every(({ quest = -1, amount }) => now.completions(quest) >= amount);
  }

  private isNew(quest: number, state: QuestState): boolean {
    return !this.known.has(factIndex(quest, state));
  }

  /**
   * Takes a step, and waits after it, where something new comes of it.
   * @param first undefined to wait only
   */
  private take(first: FoundStep | undefined, news: News = 'progress'): boolean {
    this.tries++;
    const next = this.now.fork({});
    const taken: FoundStep[] = [];
    for (let step = first; taken.length <= MAX_WAITS; step = undefined) {
      const { nextDue, time } = next;
      if (step === undefined && nextDue === undefined) return false;
      const each: FoundStep = step ?? { kind: 'wait', seconds: (nextDue ?? time) - time };
      if (next.play(each) !== undefined || next.stopped) return false;
      taken.push(each);
      if (!next.timeline.some((entry) => this.isNews(entry, news))) continue;
      const moves = new Set(
        next.timeline.flatMap((entry) => (entry.kind === 'changed' ? [entry.quest] : [])),
      );
      for (const one of taken) this.steps.push({ step: one, moves });
      this.note(next);
      this.now = next;
      return true;
    }
    return false;
  }

  private isNews(entry: TimelineEntry, news: News): boolean {
    if (entry.kind === 'variable')
      return news === 'value' && this.values.size < MAX_VALUES && !this.values.has(valueIn(entry));
    if (entry.kind !== 'changed' || !this.isNew(entry.quest, entry.state)) return false;
    return entry.state !== 0 || news === 'any';
  }

  private note({ timeline }: Simulation): void {
    for (const entry of timeline) {
      if (entry.kind === 'variable') this.values.add(valueIn(entry));
      if (entry.kind !== 'changed') continue;
      const { quest, state } = entry;
      const fact = factIndex(quest, state);
      if (!this.entered.has(fact)) this.entered.set(fact, this.steps.length);
      this.known.add(fact);
      if (state !== 2) continue;
      const completions = (this.completions.get(quest) ?? 0) + 1;
      this.completions.set(quest, completions);
      if (completions < (this.counted[quest] ?? 0))
        for (const each of [0, 1, 2] as const) this.known.delete(factIndex(quest, each));
    }
  }
}

function valueIn({ name, value }: TimelineEntry & { readonly kind: 'variable' }): string {
  return JSON.stringify([name, value]);
}
