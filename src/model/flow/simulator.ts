import type { FlowDecision, Reading } from './decisions.js';
import { type ExpressionAction, evaluateExpression } from './evaluate-expression.js';
import type { Value } from './expression-value.js';
import { Machine } from './machine.js';
import {
  type FlowChain,
  type FlowEffect,
  type FlowModel,
  type FlowTransition,
  isOwn,
  isResetOn,
} from './model.js';
import { later, type PlayBudget, questOf, SeededRandom, Variables, type Waiting } from './time-and-chance.js';
import type { PlayStep, StepProblem, Stop, TimelineEntry, TimelineEvent } from './timeline.js';

/** Codes applied and effects fired in one wait before a run is stopped. */
const MAX_STEPS = 100_000;
/** The same at one moment. A chain that ends moves each quest a few times only. */
const MAX_AT_ONCE = 10_000;
const MAX_AT_ONCE_EACH = 10;
/** The default name of a player: the first one may play before any is named. */
export function playerName(player: number): string {
  return `player ${player + 1}`;
}

export interface SimulationOptions {
  /** Decides what random chains choose; 1 unless given. */
  readonly seed?: number;
  readonly maxSteps?: number;
  readonly reading?: Reading;
  /** What this play may do, together with others. Unlimited unless given. */
  readonly budget?: PlayBudget | undefined;
}

/**
 * Plays a room step by step: a {@link Machine} with time, delays, chance and expressions.
 * Only `wait` advances time, and the seed decides about chance. The timeline has what happened.
 */
export class Simulation extends Machine {
  /** What has happened since the start, or since the fork from another play. */
  readonly timeline: TimelineEntry[] = [];
  readonly playerNames: string[] = [];
  private readonly playersByName = new Map<string, number>();
  /** Seconds since the start. */
  time = 0;
  private step = -1;
  /** Why the run was stopped because it did not come to an end; undefined if it was not. */
  stoppedBy: Stop | undefined;
  /** The delays and countdowns that go on, earliest first; those for the same time in the order of being set. */
  waiting: Waiting[];
  private readonly variables: Variables;
  private readonly random: SeededRandom;
  /** Whether chance has decided something. */
  hasChosen = false;
  private readonly maxSteps: number;
  private readonly maxAtOnce: number;
  private readonly budget: PlayBudget | undefined;

  constructor(
    model: FlowModel,
    private readonly options: SimulationOptions = {},
    /** The play that this one goes on from. */
    from?: Simulation,
  ) {
    super(model, options.reading);
    const { seed = 1, maxSteps = MAX_STEPS, budget } = options;
    this.random = new SeededRandom(seed);
    this.maxSteps = maxSteps;
    this.maxAtOnce = Math.min(maxSteps, Math.max(MAX_AT_ONCE, MAX_AT_ONCE_EACH * model.quests.length));
    this.budget = budget;
    this.waiting = [...(from?.waiting ?? [])];
    this.variables = from?.variables.copy() ?? new Variables();
    this.beginMoment();
    if (from === undefined) this.addPlayer(playerName(0));
    else this.goOnFrom(from);
  }

  private goOnFrom(from: Simulation): void {
    this.budget?.spendPage(this.model.quests.length);
    this.restore(from);
    for (const name of from.playerNames) this.nameNext(name);
    this.time = from.time;
    this.player = from.player;
    this.step = from.step;
  }

  /** A second play that goes on from this moment, to try a step in. Its timeline begins empty. */
  fork(options: SimulationOptions): Simulation {
    const fork = new Simulation(this.model, { ...this.options, ...options }, this);
    if (options.seed === undefined) fork.random.state = this.random.state;
    return fork;
  }

  get stopped(): boolean {
    return this.stoppedBy !== undefined;
  }

  /** When the next of them falls due, in seconds since the start. */
  get nextDue(): number | undefined {
    return this.waiting[0]?.due;
  }

  /** Why a step cannot be played now; undefined when it can. */
  private problemWith(step: PlayStep): StepProblem | undefined {
    if (step.kind === 'player' || step.kind === 'unset is 0' || step.kind === 'variable') return undefined;
    if (step.kind === 'wait')
      return Number.isFinite(this.time + step.seconds) && step.seconds >= 0 ? undefined : 'seconds';
    if (step.kind === 'join') return this.isPresent() ? 'present' : undefined;
    return this.isPresent() ? undefined : 'absent';
  }

  /** Plays a step. @returns why it cannot be played; undefined when it was */
  play(step: PlayStep): StepProblem | undefined {
    const problem = this.problemWith(step);
    if (problem !== undefined) return problem;
    this.step++;
    this.beginMoment();
    if (this.most <= 0) {
      this.end('at-once', 0);
      return undefined;
    }
    switch (step.kind) {
      case 'trigger': {
        const { item, type } = step;
        const event = this.model.eventsOf.get(item)?.find((each) => each.type === type);
        if (event === undefined) this.note({ kind: 'no-trigger', item, type });
        else this.event(event, this.player);
        break;
      }
      case 'set':
        this.set(step.quest, step.state, this.player);
        this.drain();
        break;
      case 'variable':
        this.setVariable(step, this.player);
        break;
      case 'unset is 0':
        this.variables.isUnsetZero = true;
        break;
      case 'wait':
        this.wait(step.seconds);
        break;
      case 'player':
        this.player = this.playersByName.get(step.name) ?? -1;
        if (this.player < 0) this.addPlayer(step.name);
        break;
      case 'reload':
      case 'leave':
        this.budget?.spendPage(this.model.quests.length);
        this.loseDelays(this.player);
        this.noteReset(step.kind);
        this[step.kind](this.player);
        if (step.kind === 'reload') this.noteNotEntered();
        break;
      case 'join':
        this.budget?.spendPage(this.model.quests.length);
        this.join(this.player);
        this.noteNotEntered();
        for (const { index } of this.model.tasksRefresh ? this.model.quests : [])
          if (this.state(index) !== 0) this.decide('join-keeps', index, this.player);
        break;
    }
    return undefined;
  }

  private addPlayer(name: string): void {
    this.budget?.spendPage(this.model.quests.length);
    this.player = this.nameNext(name);
    this.arriveNew();
  }

  private nameNext(name: string): number {
    const player = this.playerNames.push(name) - 1;
    this.playersByName.set(name, player);
    return player;
  }

  private beginMoment(): void {
    this.taken = 0;
    this.most = this.within(this.maxAtOnce);
  }

  /** As many steps of a limit as the budget has left. */
  private within(limit: number): number {
    return Math.min(limit, this.budget?.left ?? Number.POSITIVE_INFINITY);
  }

  /** Everything that falls due up to the end of the wait, inclusive, happens before the next step. */
  private wait(seconds: number): void {
    const end = later(this.time, seconds);
    const most = this.within(this.maxSteps);
    let taken = 0;
    let before: Waiting | undefined;
    for (let [next] = this.waiting; next !== undefined && next.due <= end; [next] = this.waiting) {
      const { due } = next;
      if (taken >= most) {
        this.end('in-time', most);
        return;
      }
      if (due > this.time) {
        taken += this.taken;
        this.beginMoment();
        before = undefined;
      }
      taken++;
      this.time = Math.max(this.time, due);
      this.waiting.shift();
      const quest = questOf(next);
      if (before !== undefined && quest !== undefined && questOf(before) === quest)
        this.decide('tie', quest, next.player);
      before = next;
      this.fallDue(next);
      if (this.taken === Number.POSITIVE_INFINITY) return;
    }
    this.time = Math.max(this.time, end);
  }

  private schedule(waiting: Waiting): void {
    const after = this.waiting.findLastIndex(({ due }) => due <= waiting.due);
    this.waiting.splice(after + 1, 0, waiting);
  }

  /** Delays are lost with the page of the player who set them off. */
  private loseDelays(by: number): void {
    const isLost = (each: Waiting): boolean => each.kind !== 'expiry' && each.by === by;
    for (const each of this.waiting) if (isLost(each)) this.decide('delay-lost', questOf(each), by);
    this.waiting = this.waiting.filter((each) => !isLost(each));
  }

  private fallDue(waiting: Waiting): void {
    const { player } = waiting;
    if (waiting.kind === 'expiry') {
      const { quest } = waiting;
      if (isOwn(quest) && !this.isPresent(player)) this.decide('countdown-away', quest.index, player);
      this.expire(quest, player);
      return;
    }
    if (waiting.kind === 'link') this.link(waiting.link, player);
    else this.act(waiting.action, waiting.source, player);
    this.drain();
  }

  /** The documents do not say what loading a page does to quests that are Active or Completed. */
  private noteNotEntered(): void {
    for (const [fact, [first]] of this.model.reactionsTo) {
      const state = fact % 3;
      if (first !== undefined && state !== 0 && this.state(first.quest) === state)
        this.decide('load-not-entered', first.quest, this.player);
    }
  }

  /** What the documents leave open about a reset, for the quests that it is about to change. */
  private noteReset(kind: 'reload' | 'leave'): void {
    const { model, player } = this;
    const areOthersPresent = this.present().length > 1;
    for (const quest of model.quests) {
      const { index, limit } = quest;
      if (!isResetOn(kind, model, quest) || this.state(index) === 0) continue;
      const isCounted = Number.isFinite(limit) || model.requiredBy.has(index);
      if (isCounted && this.completions(index) > 0) this.decide('completions-kept', index, player);
      if (!isOwn(quest) && areOthersPresent) this.decide('refresh-shared', index, player);
    }
  }

  protected delay(link: FlowTransition, seconds: number, player: number, by: number): void {
    const due = later(this.time, seconds);
    this.schedule({ kind: 'link', link, player, by, due });
    this.note({ kind: 'delayed', link, due }, player);
  }

  protected choose(count: number, chain: FlowChain): number {
    this.hasChosen = true;
    const chosen = this.random.below(count);
    const link = chain.links[chosen];
    if (link !== undefined) this.note({ kind: 'chosen', chain, link });
    if (this.present().length > 1) this.decide('random-shared', undefined, this.player);
    return chosen;
  }

  protected stopMoment(): void {
    this.end('at-once', this.most);
  }

  /** Everything is read before any call acts. @returns how many steps it counts for */
  protected evaluate(source: FlowEffect, player: number): number {
    const { text = '', root, mayRunOtherwise = false } = source.expression ?? {};
    if (mayRunOtherwise) this.decide('expression-runs', undefined, player);
    if (root === undefined) {
      this.decide('expression-syntax', undefined, player);
      return 1;
    }
    const { actions, doubts, steps } = evaluateExpression(text, root, {
      model: this.model,
      stateOf: (quest) => this.state(quest, player),
      variable: (name, isNumber) => this.variables.of(player, name, isNumber),
      // Loading a page fires effects for Not Active without a change.
      changed: 'state' in source && source.state !== 0 ? source : undefined,
    });
    for (const { doubt, about } of doubts) this.decide(doubt, undefined, player, about);
    for (const action of actions)
      if (action.delay > 0) {
        const due = later(this.time, action.delay);
        this.schedule({ kind: 'action', action, source, player, by: player, due });
        this.note({ kind: 'call-delayed', action, source, due }, player);
      } else this.act(action, source, player);
    return steps;
  }

  private act(action: ExpressionAction, source: FlowEffect, player: number): void {
    if (action.kind === 'task') this.set(action.quest, action.state, player, source);
    else this.setVariable(action, player);
  }

  private setVariable({ name, value }: { name: string; value: Value | undefined }, player: number): void {
    this.variables.set(player, name, value);
    this.note({ kind: 'variable', name, value }, player);
  }

  private end(stop: 'at-once' | 'in-time', most: number): void {
    const { budget } = this;
    const limit = stop === 'at-once' ? this.maxAtOnce : this.maxSteps;
    const isScript = budget !== undefined && most < limit;
    this.stoppedBy = isScript ? 'script' : stop;
    this.note({ kind: 'stopped', stop: this.stoppedBy, steps: isScript ? budget.steps : limit });
  }

  private decide(decision: FlowDecision, quest: number | undefined, player: number, about?: string): void {
    this.note({ kind: 'decided', decision, quest, about }, player);
  }

  protected note(event: TimelineEvent, player: number = this.player): void {
    this.timeline.push({ ...event, time: this.time, player, step: this.step });
    this.budget?.spend();
    if (event.kind === 'fired') this.variables.forgetAfter(event.source, player);
    const quest = event.kind === 'changed' ? this.model.quests[event.quest] : undefined;
    if (event.kind !== 'changed' || quest === undefined || !Number.isFinite(quest.finishTime)) return;
    this.waiting = this.waiting.filter(
      (each) => each.kind !== 'expiry' || each.quest !== quest || (isOwn(quest) && each.player !== player),
    );
    if (event.state === 1)
      this.schedule({ kind: 'expiry', quest, player, due: later(this.time, quest.finishTime) });
  }
}
