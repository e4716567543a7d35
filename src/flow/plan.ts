import type { QuestState } from '../snapshot/quest-states.js';
import { factIndex } from './fact.js';
import { type FlowModel, type FlowTransition, resetsOnReload } from './model.js';
import type { ModelIndex } from './model-index.js';
import type { Plays } from './play.js';
import type { Reachability } from './reachability.js';
import type { Simulation } from './simulator.js';
import { type PlayStep, stepFor } from './step.js';

/** Something to be brought about, on the way to something else. */
interface Goal {
  readonly quest: number;
  readonly state: QuestState;
  /** How often the state must have been entered. */
  readonly times: number;
  /** The ways that have been tried in vain. */
  tried: number;
  /** Moves that changed something, yet not this quest. */
  detours: number;
}

/** A way to get a quest out of its state. */
type Way =
  | { readonly kind: 'transition'; readonly transition: FlowTransition; readonly to: QuestState }
  | { readonly kind: 'expiry'; readonly to: QuestState }
  | { readonly kind: 'reload'; readonly to: QuestState };

const MAX_PLAN_STEPS = 60_000;
const MAX_DETOURS = 12;

/** Plays towards a state, making a goal of whatever a step needs. Finds plays too long for a search. */
export function planPlay(
  plays: Plays,
  index: ModelIndex,
  reachability: Reachability,
  quest: number,
  state: QuestState,
): readonly PlayStep[] | undefined {
  return new Planner(plays, index, reachability).play(quest, state);
}

class Planner {
  private readonly model: FlowModel;
  private readonly simulation: Simulation;
  private readonly steps: PlayStep[] = [];
  private readonly entered = new Map<number, number>();
  private readonly goals: Goal[] = [];
  private readonly waiting = new Set<number>();
  private read = 0;

  constructor(
    plays: Plays,
    private readonly index: ModelIndex,
    private readonly reachability: Reachability,
  ) {
    this.model = plays.model;
    this.simulation = plays.begin(1);
    this.look();
  }

  play(quest: number, state: QuestState): readonly PlayStep[] | undefined {
    this.push(quest, state, this.timesEntered(quest, state) + 1);
    for (let tries = 0; tries < MAX_PLAN_STEPS; tries++) {
      if (this.timesEntered(quest, state) > 0) return this.steps;
      const goal = this.goals.at(-1);
      if (goal === undefined || this.simulation.stopped) return undefined;
      if (this.timesEntered(goal.quest, goal.state) >= goal.times) this.pop();
      else this.advance(goal);
    }
    return undefined;
  }

  private push(quest: number, state: QuestState, times: number): boolean {
    const fact = factIndex(quest, state);
    if (this.waiting.has(fact) || !this.reachability.isPossible(quest, state)) return false;
    this.waiting.add(fact);
    this.goals.push({ quest, state, times, tried: 0, detours: 0 });
    return true;
  }

  private pop(): void {
    const goal = this.goals.pop();
    if (goal !== undefined) this.waiting.delete(factIndex(goal.quest, goal.state));
  }

  private advance(goal: Goal): void {
    const way = this.waysTo(goal)[goal.tried];
    if (way === undefined) {
      this.pop();
      const before = this.goals.at(-1);
      if (before !== undefined) before.tried++;
      return;
    }
    const from = this.simulation.state(goal.quest);
    const depth = this.goals.length;
    const hasMoved = this.tryWay(goal, way);
    if (this.goals.length > depth) return;
    if (hasMoved && this.simulation.state(goal.quest) !== from) goal.tried = 0;
    else if (!hasMoved || ++goal.detours % MAX_DETOURS === 0) goal.tried++;
  }

  /** Whether something was done or became a goal. */
  private tryWay(goal: Goal, way: Way): boolean {
    if (way.kind === 'reload') return this.act({ kind: 'reload' });
    if (way.kind === 'expiry') return this.waitForDue();
    const quest = this.model.quests[goal.quest];
    if (quest === undefined) return false;
    if (way.to === 1)
      for (const { quest: required, amount } of quest.requirements) {
        if (!(amount > 0)) continue;
        if (required === undefined) return false;
        const done = this.simulation.completions(required);
        if (done < amount)
          return this.push(required, 2, this.timesEntered(required, 2) + Math.ceil(amount - done));
      }
    const { cause } = way.transition;
    const event = cause.kind === 'event' ? this.model.events[cause.event] : this.eventOfChain(cause.chain);
    const delay = cause.kind === 'link' ? cause.delay : 0;
    if (event !== undefined) return this.act(stepFor(event)) && (delay === 0 || this.waitForDue());
    if (cause.kind !== 'link') return false;
    if (delay > 0 && this.simulation.nextDue !== undefined) return this.waitForDue();
    const source = this.model.chains[cause.chain]?.source;
    return (
      source !== undefined &&
      this.push(source.quest, source.state, this.timesEntered(source.quest, source.state) + 1)
    );
  }

  private eventOfChain(chain: number) {
    return this.index.eventsOfChain.get(chain)?.find(({ works }) => works);
  }

  /** The first moves of the shortest ways from the quest's state to the goal's, triggers before chains. */
  private waysTo(goal: Goal): readonly Way[] {
    const from = this.simulation.state(goal.quest);
    const ways = this.waysOut(goal.quest);
    const leads = (way: Way, start: QuestState): boolean =>
      way.to !== start &&
      (way.kind === 'transition'
        ? way.transition.code.from === 'any' || way.transition.code.from === start
        : way.kind === 'reload' || start === 1);
    const distance = [9, 9, 9];
    distance[goal.state] = 0;
    for (let round = 0; round < 3; round++)
      for (const start of [0, 1, 2] as const)
        for (const way of ways)
          if (leads(way, start))
            distance[start] = Math.min(distance[start] ?? 9, 1 + (distance[way.to] ?? 9));
    return ways
      .filter((way) => leads(way, from) && (distance[way.to] ?? 9) < 9)
      .sort(
        (one, other) => (distance[one.to] ?? 9) - (distance[other.to] ?? 9) || effort(one) - effort(other),
      );
  }

  private waysOut(index: number): Way[] {
    const quest = this.model.quests[index];
    const ways: Way[] = (this.index.transitionsOf.get(index) ?? [])
      .filter((transition) => this.reachability.canRun(transition))
      .map((transition) => ({ kind: 'transition', transition, to: transition.code.to }));
    if (quest !== undefined && Number.isFinite(quest.finishTime)) ways.push({ kind: 'expiry', to: 0 });
    if (quest !== undefined && resetsOnReload(this.model, quest)) ways.push({ kind: 'reload', to: 0 });
    return ways;
  }

  private waitForDue(): boolean {
    const { nextDue, time } = this.simulation;
    if (nextDue === undefined || !Number.isFinite(nextDue)) return false;
    return this.act({ kind: 'wait', seconds: Math.max(0, nextDue - time) });
  }

  private act(step: PlayStep): boolean {
    if (this.simulation.play(step) !== undefined) return false;
    this.steps.push(step);
    return this.look();
  }

  private timesEntered(quest: number, state: QuestState): number {
    const fact = factIndex(quest, state);
    return (this.simulation.opening?.entered.get(fact) ?? 0) + (this.entered.get(fact) ?? 0);
  }

  /** Counts what was entered since the last look. */
  private look(): boolean {
    const { played } = this.simulation;
    const before = this.read;
    for (; this.read < played.length; this.read++) {
      const entry = played[this.read];
      if (entry?.kind !== 'changed') continue;
      const fact = factIndex(entry.quest, entry.state);
      this.entered.set(fact, (this.entered.get(fact) ?? 0) + 1);
    }
    return this.read > before;
  }
}

function effort(way: Way): number {
  if (way.kind !== 'transition') return 2;
  const { cause } = way.transition;
  return cause.kind === 'event' ? 0 : cause.delay > 0 ? 3 : 1;
}
