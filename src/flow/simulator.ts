import type { QuestState } from '../snapshot/quest-states.js';
import type { PlayBudget } from './budget.js';
import { DueQueue } from './due-queue.js';
import { later } from './later.js';
import { type ChangeCause, Machine } from './machine.js';
import { eventKey, type FlowModel, type FlowQuest, type FlowTransition, isOwn } from './model.js';
import { SeededRandom } from './random.js';
import type { Reading } from './reading.js';
import { type PlayStep, triggerType } from './step.js';
import type { FlowDecision, Stop, TimelineEntry } from './timeline.js';

/** Codes applied and effects fired in one moment, or in one wait, before a run is stopped. */
const MAX_STEPS = 100_000;
/** The name of the player who plays before another one is named. */
export const FIRST_PLAYER = 'player 1';

export interface SimulationOptions {
  /** Decides what random chains choose; 1 unless given. */
  readonly seed?: number;
  readonly mostSteps?: number;
  readonly reading?: Reading;
  /** What this play may do, together with others. Unlimited unless given. */
  readonly budget?: PlayBudget | undefined;
}

/** The decisions that a reading of the documents is made of, as a timeline names them. */
const ASSUMED: Readonly<Record<keyof Reading, FlowDecision>> = {
  loadEnters: 'load-entered',
  loginFires: 'login-fires',
  onceStays: 'stays-completed',
};

/** Why a step cannot be played. Nothing has happened then. */
export type StepProblem =
  | { readonly kind: 'unknown-item'; readonly item: string }
  | { readonly kind: 'unknown-type'; readonly item: string; readonly type: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'present' }
  /** Not a number of seconds, or more than can be added to the time. */
  | { readonly kind: 'seconds' };

interface WaitingLink {
  readonly kind: 'link';
  readonly link: FlowTransition;
  readonly player: number;
  readonly by: number;
  readonly due: number;
  /** The page that set it off is gone. */
  isLost: boolean;
}

type Waiting =
  | WaitingLink
  | { readonly kind: 'expiry'; readonly quest: FlowQuest; readonly player: number; readonly token: number };

/**
 * Plays a room. Time is a number of seconds that only `wait` advances; chance comes from the seed. The first player is there
 * from the start, others from their first mention.
 */
export class Simulation {
  readonly timeline: TimelineEntry[] = [];
  readonly playerNames: string[] = [];
  private readonly playerOf = new Map<string, number>();
  /** Seconds since the start. */
  time = 0;
  /** The player who acts. */
  player = 0;
  private step = -1;
  private stop: Stop | undefined;
  /** Steps that the moment may take. */
  private most = 0;
  private readonly machine: Machine;
  private readonly due = new DueQueue<Waiting>();
  private readonly random: SeededRandom;
  private readonly mostSteps: number;
  private readonly budget: PlayBudget | undefined;
  /** The delays that each player set off and that have not fallen due. */
  private readonly delays = new Map<number, Set<WaitingLink>>();
  /** The countdown that counts for a quest, by its slot; activations are numbered. */
  private readonly countdowns = new Map<string, number>();
  private activations = 0;

  constructor(
    readonly model: FlowModel,
    { seed = 1, mostSteps = MAX_STEPS, reading, budget }: SimulationOptions = {},
  ) {
    this.random = new SeededRandom(seed);
    this.mostSteps = mostSteps;
    this.budget = budget;
    this.machine = new Machine(
      model,
      {
        changed: ({ quest, state, from, cause, player }) =>
          this.note({ kind: 'changed', quest, state, from, cause, time: this.time, player, step: this.step }),
        fired: (source, player) =>
          this.note({ kind: 'fired', source, time: this.time, player, step: this.step }),
        idle: (quest, player, cause, reason) => {
          this.note({ kind: 'idle', quest, cause, reason, time: this.time, player, step: this.step });
          if (reason.kind === 'requirement' && reason.requirement.quest === undefined)
            this.decide('requirement-unknown', quest, player);
        },
        delay: (link, player, by) => this.delay(link, player, by),
        countdown: (quest, player) => this.countdown(quest, player),
        countdownEnded: (quest, player) => this.countdowns.delete(slot(quest, player)),
        choose: (count, chain) => {
          const chosen = this.random.below(count);
          const link = chain.links[chosen];
          if (link !== undefined)
            this.note({ kind: 'chosen', chain, link, time: this.time, player: this.player, step: this.step });
          if (this.hasCompany()) this.decide('random-shared', undefined, this.player);
          return chosen;
        },
        assumed: (part, quest, player) => this.decide(ASSUMED[part], quest, player),
        stopped: () => this.end('at-once', this.most),
      },
      mostSteps,
      reading,
    );
    this.beginMoment();
    this.addPlayer(FIRST_PLAYER);
  }

  /** Whether a run was stopped because it did not come to an end. */
  get stopped(): boolean {
    return this.stop !== undefined;
  }

  /** Why the run was stopped, if it was. */
  get stoppedBy(): Stop | undefined {
    return this.stop;
  }

  state(quest: number, player: number = this.player): QuestState {
    const asked = this.model.quests[quest];
    return asked === undefined ? 0 : this.machine.state(asked, player);
  }

  completions(quest: number, player: number = this.player): number {
    const asked = this.model.quests[quest];
    return asked === undefined ? 0 : (this.machine.progress(asked, player).completions[quest] ?? 0);
  }

  isPresent(player: number = this.player): boolean {
    return this.machine.players[player]?.present === true;
  }

  /** When the next delay or countdown falls due, in seconds since the start. */
  get nextDue(): number | undefined {
    this.dropEnded();
    return this.due.first?.time;
  }

  /** Why a step cannot be played now; undefined when it can. */
  problemWith(step: PlayStep): StepProblem | undefined {
    if (step.kind === 'player') return undefined;
    if (step.kind === 'wait')
      return Number.isFinite(this.time + step.seconds) && step.seconds >= 0 ? undefined : { kind: 'seconds' };
    if (step.kind === 'join') return this.isPresent() ? { kind: 'present' } : undefined;
    if (!this.isPresent()) return { kind: 'absent' };
    if (step.kind === 'click' || step.kind === 'enter' || step.kind === 'fire') {
      const { item } = step;
      if (!this.model.items.has(item)) return { kind: 'unknown-item', item };
      if (step.kind === 'fire' && !this.model.eventAt.has(eventKey(item, step.type)))
        return { kind: 'unknown-type', item, type: step.type };
    }
    return undefined;
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
      case 'click':
      case 'enter':
      case 'fire':
        this.trigger(step.item, triggerType(step) ?? '');
        break;
      case 'set':
        this.machine.set(step.quest, step.state, this.player);
        break;
      case 'wait':
        this.wait(step.seconds);
        break;
      case 'player':
        this.player = this.playerNamed(step.name);
        break;
      case 'reload':
        this.budget?.spendPage(this.model.quests.length);
        this.loseDelays();
        this.noteKept('reload');
        this.machine.reload(this.player);
        this.noteLoaded();
        break;
      case 'leave':
        this.budget?.spendPage(this.model.quests.length);
        this.loseDelays();
        this.noteKept('leave');
        this.machine.leave(this.player);
        break;
      case 'join':
        this.budget?.spendPage(this.model.quests.length);
        this.machine.join(this.player);
        this.noteJoined();
        break;
    }
    return undefined;
  }

  private trigger(item: string, type: string): void {
    const event = this.model.eventAt.get(eventKey(item, type));
    if (event === undefined)
      this.note({ kind: 'no-trigger', item, type, time: this.time, player: this.player, step: this.step });
    else this.machine.event(event, this.player);
  }

  private playerNamed(name: string): number {
    return this.playerOf.get(name) ?? this.addPlayer(name);
  }

  private addPlayer(name: string): number {
    this.budget?.spendPage(this.model.quests.length);
    this.player = this.playerNames.length;
    this.playerNames.push(name);
    this.playerOf.set(name, this.player);
    return this.machine.addPlayer();
  }

  private beginMoment(): void {
    this.most = this.mostNow;
    this.machine.begin(this.most);
  }

  /** Steps that may be taken now. */
  private get mostNow(): number {
    return Math.min(this.mostSteps, this.budget?.left ?? Number.POSITIVE_INFINITY);
  }

  private hasCompany(): boolean {
    return this.machine.present().length > 1;
  }

  /** Everything that falls due up to the end of the wait, inclusive, happens before the next step. */
  private wait(seconds: number): void {
    const end = later(this.time, seconds);
    const { mostNow } = this;
    let taken = 0;
    let before: Waiting | undefined;
    for (let next = this.due.first; next !== undefined && next.time <= end; next = this.due.first) {
      const { time, value } = next;
      if (!this.counts(value)) {
        this.due.removeFirst();
        continue;
      }
      if (taken >= mostNow) {
        this.end('in-time', mostNow);
        return;
      }
      if (time > this.time) {
        taken += this.machine.taken;
        this.beginMoment();
        before = undefined;
      }
      taken++;
      this.time = Math.max(this.time, time);
      this.due.removeFirst();
      if (before !== undefined && questOf(before) === questOf(value))
        this.decide('tie', questOf(value), value.player);
      before = value;
      this.fallDue(value);
      if (this.machine.taken === Number.POSITIVE_INFINITY) return;
    }
    this.time = Math.max(this.time, end);
  }

  private fallDue(waiting: Waiting): void {
    if (waiting.kind === 'link') {
      this.delays.get(waiting.by)?.delete(waiting);
      this.machine.link(waiting.link, waiting.player);
      return;
    }
    const { quest, player } = waiting;
    this.countdowns.delete(slot(quest, player));
    if (isOwn(quest) && !this.isPresent(player)) this.decide('countdown-away', quest.index, player);
    this.machine.expire(quest, player);
  }

  /** Whether something that falls due still happens. */
  private counts(waiting: Waiting): boolean {
    if (waiting.kind === 'link') return !waiting.isLost;
    return this.countdowns.get(slot(waiting.quest, waiting.player)) === waiting.token;
  }

  private dropEnded(): void {
    for (let next = this.due.first; next !== undefined; next = this.due.first) {
      if (this.counts(next.value)) return;
      this.due.removeFirst();
    }
  }

  private delay(link: FlowTransition, player: number, by: number): void {
    if (link.cause.kind !== 'link') return;
    const due = later(this.time, link.cause.delay);
    const waiting: WaitingLink = { kind: 'link', link, player, by, due, isLost: false };
    this.due.add(due, waiting);
    const others = this.delays.get(by);
    if (others === undefined) this.delays.set(by, new Set([waiting]));
    else others.add(waiting);
    this.note({ kind: 'delayed', link, due, time: this.time, player, step: this.step });
  }

  private countdown(quest: FlowQuest, player: number): void {
    this.activations++;
    this.countdowns.set(slot(quest, player), this.activations);
    const due = later(this.time, quest.finishTime);
    this.due.add(due, { kind: 'expiry', quest, player, token: this.activations });
  }

  private loseDelays(): void {
    const lost = [...(this.delays.get(this.player) ?? [])].sort((one, other) => one.due - other.due);
    this.delays.delete(this.player);
    for (const waiting of lost) {
      waiting.isLost = true;
      this.decide('delay-lost', questOf(waiting), this.player);
    }
  }

  /** What the documents leave open about a reset, for the quests that it is about to change. */
  private noteKept(kind: ChangeCause['kind']): void {
    const { tasksRefresh } = this.model;
    const othersPresent = this.hasCompany();
    for (const quest of this.model.quests) {
      const isReset = quest.group === 'nonPersistent' || (tasksRefresh && kind === 'reload');
      if (!isReset || this.state(quest.index) === 0) continue;
      if (this.completions(quest.index) > 0 && Number.isFinite(quest.limit))
        this.decide('completions-kept', quest.index, this.player);
      if (!isOwn(quest) && othersPresent) this.decide('refresh-shared', quest.index, this.player);
    }
  }

  private noteLoaded(): void {
    for (const [fact, reactions] of this.model.reactionsTo) {
      const [first] = reactions;
      const state = fact % 3;
      if (first !== undefined && state !== 0 && this.state(first.quest) === state)
        this.decide('load-not-entered', first.quest, this.player);
    }
  }

  private noteJoined(): void {
    this.noteLoaded();
    if (!this.model.tasksRefresh) return;
    for (const { index } of this.model.quests)
      if (this.state(index) !== 0) this.decide('join-keeps', index, this.player);
  }

  private end(stop: 'at-once' | 'in-time', most: number): void {
    const { budget, mostSteps } = this;
    const isScript = budget !== undefined && most < mostSteps;
    this.stop = isScript ? 'script' : stop;
    const steps = isScript ? budget.steps : mostSteps;
    this.note({
      kind: 'stopped',
      stop: this.stop,
      steps,
      time: this.time,
      player: this.player,
      step: this.step,
    });
  }

  private decide(decision: FlowDecision, quest: number | undefined, player: number): void {
    this.note({ kind: 'decided', decision, quest, time: this.time, player, step: this.step });
  }

  /** Entries are written out, since a play may have hundreds of thousands: to spread an object takes ten times as long. */
  private note(entry: TimelineEntry): void {
    this.timeline.push(entry);
    this.budget?.spend();
  }
}

function questOf(waiting: Waiting): number {
  return waiting.kind === 'link' ? waiting.link.quest : waiting.quest.index;
}

function slot(quest: FlowQuest, player: number): string {
  return isOwn(quest) ? `${player} ${quest.index}` : `room ${quest.index}`;
}
