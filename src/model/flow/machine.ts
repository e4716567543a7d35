import { type QuestState, type TransitionCode, UNGUARDED_CODES } from '../snapshot/quest-states.js';
import { PLAYED_READING, type Reading } from './decisions.js';
import {
  type FlowChain,
  type FlowDirect,
  type FlowEffect,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowTransition,
  factIndex,
  isChance,
  isOwn,
  isResetOn,
  isSharedOnce,
} from './model.js';
import type { ChangeCause, IdleReason, TimelineEvent } from './timeline.js';

/** A player in a {@link Machine}. */
interface MachinePlayer {
  readonly own: Progress;
  present: boolean;
}

interface Task {
  readonly quest: number;
  readonly code: TransitionCode;
  readonly player: number;
  readonly cause: ChangeCause;
  /** Its guard was read before, with those of the other triggers of one click. */
  readonly guarded: boolean;
}

/** What is to happen at this moment. */
type Waiting = Task | { readonly direct: FlowDirect; readonly player: number };

/**
 * Changes the states of quests by the documented rules (quest and task records, part 3): applies transition codes
 * with their guards, and fires the effects and chains that follow at the same moment. Time, chance and expressions are
 * left to the simulation.
 */
export abstract class Machine {
  /** The player who acts. */
  player = 0;
  protected readonly players: MachinePlayer[] = [];
  private readonly shared: Progress;
  private queue: Waiting[] = [];
  /** Codes applied and effects fired since the moment began; Infinity once it was stopped. */
  protected taken = 0;
  /** How many of them the moment may take. */
  protected most = 0;

  constructor(
    readonly model: FlowModel,
    private readonly reading: Reading = PLAYED_READING,
  ) {
    this.shared = noProgress(model.quests.length);
  }

  /** What happened, or did nothing, at this moment. */
  protected abstract note(event: TimelineEvent, player: number): void;
  /** Evaluates the expression of an effect. @returns how many steps that counts for */
  protected abstract evaluate(source: FlowEffect, player: number): number;
  /** A linked task with a delay. `by` set it off, `player` is whose quest it moves. */
  protected abstract delay(link: FlowTransition, seconds: number, player: number, by: number): void;
  /** An index into the links of the chain, below `count`; beyond them for one that cannot be read. */
  protected abstract choose(count: number, chain: FlowChain): number;
  /** More steps than allowed at one moment; everything still waiting without a delay is dropped. */
  protected abstract stopMoment(): void;

  private progress(quest: FlowQuest | undefined, player: number): Progress {
    return (quest !== undefined && isOwn(quest) ? this.players[player]?.own : undefined) ?? this.shared;
  }

  state(quest: number, player: number = this.player): QuestState {
    return (this.progress(this.model.quests[quest], player).states[quest] ?? 0) as QuestState;
  }

  completions(quest: number, player: number = this.player): number {
    return this.progress(this.model.quests[quest], player).completions[quest] ?? 0;
  }

  isPresent(player: number = this.player): boolean {
    return this.players[player]?.present === true;
  }

  /** Takes over the players and states of another play. */
  protected restore({ players, shared }: Machine): void {
    for (const { own, present } of players) this.players.push({ own: copyOf(own), present });
    this.shared.states.set(shared.states);
    this.shared.completions.set(shared.completions);
  }

  protected arriveNew(): void {
    this.players.push({ own: noProgress(this.model.quests.length), present: true });
    this.arrive(this.players.length - 1);
  }

  protected join(player: number): void {
    const here = this.players[player];
    if (here !== undefined) here.present = true;
    this.arrive(player);
  }

  /** Quests that are Not Active are entered when a player loads the page, before the login. */
  private arrive(player: number, justReset?: ReadonlySet<number>): void {
    const { quests, reactionsTo, login } = this.model;
    let isAssumed = false;
    for (const quest of quests) {
      if (!reactionsTo.has(factIndex(quest.index, 0)) || this.state(quest.index, player) !== 0) continue;
      const wasReset = justReset?.has(quest.index) === true;
      if (!wasReset && !this.reading.has('load-entered')) continue;
      isAssumed ||= !wasReset;
      this.react(quest, 0, [player], player);
    }
    if (isAssumed) this.note({ kind: 'decided', decision: 'load-entered' }, player);
    this.drain();
    if (login === undefined || !this.reading.has('login-fires') || this.isOver()) return;
    this.note({ kind: 'decided', decision: 'login-fires' }, player);
    this.event(login, player);
  }

  protected leave(player: number): void {
    const gone = this.players[player];
    if (gone !== undefined) gone.present = false;
    this.reset(player, 'leave');
  }

  protected reload(player: number): void {
    this.arrive(player, this.reset(player, 'reload'));
  }

  /** The player's page is gone: only others see the changes. @returns the quests that have changed */
  private reset(player: number, kind: 'reload' | 'leave'): ReadonlySet<number> {
    const changed = new Set<number>();
    for (const quest of this.model.quests) {
      if (!isResetOn(kind, this.model, quest) || !quest.enabled || this.state(quest.index, player) === 0)
        continue;
      const isSeen = !isOwn(quest) && this.model.reactionsTo.has(factIndex(quest.index, 0));
      const others = isSeen ? this.present().filter((each) => each !== player) : [];
      this.enter(quest, 0, player, { kind }, others);
      changed.add(quest.index);
    }
    return changed;
  }

  /** All guards of one event read the state before it. */
  protected event(event: FlowEvent, player: number): void {
    for (const task of event.tasks) {
      if (task.kind === 'direct') {
        if (event.works) this.queue.push({ direct: task, player });
        continue;
      }
      const cause = { kind: 'event', transition: task } as const;
      const quest = this.model.quests[task.quest];
      if (quest === undefined) continue;
      const state = this.state(task.quest, player);
      const { code } = task;
      if (!event.works) this.idle(task.quest, player, cause, { kind: 'prefab' });
      else if (quest.enabled && code.from !== 'any' && code.from !== state)
        this.idle(task.quest, player, cause, { kind: 'guard', state });
      else this.queue.push({ quest: task.quest, code, player, cause, guarded: true });
    }
    this.drain();
  }

  /** Has a quest set with all else that waits to happen at this moment. @param source an expression, if one does */
  protected set(quest: number, state: QuestState, player: number, source?: FlowEffect): void {
    const cause =
      source === undefined ? ({ kind: 'set' } as const) : ({ kind: 'expression', source } as const);
    const code = UNGUARDED_CODES[state];
    if (code !== undefined) this.queue.push({ quest, code, player, cause, guarded: true });
  }

  /** Has a linked task run with all else that waits to happen at this moment. */
  protected link(link: FlowTransition, player: number): void {
    const cause = { kind: 'link', transition: link } as const;
    this.queue.push({ quest: link.quest, code: link.code, player, cause, guarded: false });
  }

  /** A countdown is over: the quest returns to Not Active if it is still active. */
  protected expire(quest: FlowQuest, player: number): void {
    if (this.state(quest.index, player) !== 1) return;
    this.enter(quest, 0, player, { kind: 'expiry' }, this.audience(quest, player));
    this.drain();
  }

  /** What waits to happen at this moment happens. */
  protected drain(): void {
    if (this.reading.has('tie'))
      for (let next = 0; next < this.queue.length && !this.isOver(); next++) this.carryOut(this.queue[next]);
    else {
      // The next is the last, so that what a task sets off can be put before what waits.
      const waiting = this.queue.splice(0).reverse();
      for (let task = waiting.pop(); task !== undefined && !this.isOver(); task = waiting.pop()) {
        this.carryOut(task);
        for (const each of this.queue.splice(0).reverse()) waiting.push(each);
      }
    }
    this.queue = [];
  }

  private carryOut(task: Waiting | undefined): void {
    if (task === undefined) return;
    if ('direct' in task) this.fireDirect(task.direct, task.player);
    else this.apply(task);
  }

  private isOver(): boolean {
    if (this.taken < this.most) return false;
    if (this.taken !== Number.POSITIVE_INFINITY) this.stopMoment();
    this.taken = Number.POSITIVE_INFINITY;
    return true;
  }

  private apply({ quest: index, code, player, cause, guarded }: Task): void {
    this.taken++;
    const quest = this.model.quests[index];
    if (quest === undefined) return;
    const reason = this.obstacle(quest, code, player, guarded);
    if (reason !== undefined) {
      this.idle(index, player, cause, reason);
      if (reason.kind === 'stays-completed')
        this.note({ kind: 'decided', decision: 'stays-completed', quest: index }, player);
      if (reason.kind === 'requirement' && reason.requirement.quest === undefined)
        this.note({ kind: 'decided', decision: 'requirement-unknown', quest: index }, player);
    } else this.enter(quest, code.to, player, cause, this.audience(quest, player));
  }

  private idle(quest: number, player: number, cause: ChangeCause, reason: IdleReason): void {
    this.note({ kind: 'idle', quest, cause, reason }, player);
  }

  private obstacle(
    quest: FlowQuest,
    code: TransitionCode,
    player: number,
    guarded: boolean,
  ): IdleReason | undefined {
    if (!quest.enabled) return { kind: 'disabled' };
    const state = this.state(quest.index, player);
    if (!guarded && code.from !== 'any' && code.from !== state) return { kind: 'guard', state };
    if (code.to === state) return { kind: 'unchanged', state };
    if (state === 2 && isSharedOnce(quest) && this.reading.has('stays-completed'))
      return { kind: 'stays-completed' };
    if (code.to === 1) return this.unmet(quest, player);
    const done = this.completions(quest.index, player);
    return code.to === 2 && done >= quest.limit ? { kind: 'limit', done } : undefined;
  }

  private unmet(quest: FlowQuest, player: number): IdleReason | undefined {
    for (const requirement of quest.requirements) {
      const { quest: required, amount } = requirement;
      const done = required === undefined ? 0 : this.completions(required, player);
      if (amount > 0 && !(done >= amount)) return { kind: 'requirement', requirement, done };
    }
    return undefined;
  }

  private enter(
    quest: FlowQuest,
    state: QuestState,
    player: number,
    cause: ChangeCause,
    audience: readonly number[],
  ): void {
    const progress = this.progress(quest, player);
    const from = progress.states[quest.index] as QuestState;
    progress.states[quest.index] = state;
    if (state === 2) progress.completions[quest.index] = (progress.completions[quest.index] ?? 0) + 1;
    this.note({ kind: 'changed', quest: quest.index, state, from, cause }, player);
    this.react(quest, state, audience, player);
  }

  /** The players who see the effects of a change: for a multiplayer quest, everybody who is there. */
  private audience(quest: FlowQuest, player: number): readonly number[] {
    if (!isOwn(quest)) return this.present();
    return this.isPresent(player) ? [player] : [];
  }

  protected present(): readonly number[] {
    return this.players.flatMap(({ present }, player) => (present ? [player] : []));
  }

  private react(quest: FlowQuest, state: QuestState, audience: readonly number[], by: number): void {
    const reactions = this.model.reactionsTo.get(factIndex(quest.index, state));
    if (reactions === undefined || audience.length === 0) return;
    for (const reaction of reactions) for (const player of audience) this.fire(reaction, player);
    const actor = audience.includes(by) ? by : (audience[0] as number);
    for (const { chain } of reactions) if (chain !== undefined) this.runChain(chain, audience, actor);
  }

  private fireDirect(direct: FlowDirect, player: number): void {
    this.fire(direct, player);
    if (direct.chain !== undefined) this.runChain(direct.chain, [player], player);
  }

  private fire(source: FlowEffect, player: number): void {
    this.taken++;
    if (this.isOver()) return;
    this.note({ kind: 'fired', source }, player);
    if (source.expression !== undefined) this.taken += this.evaluate(source, player);
  }

  /** Applies the links to everyone's own quests, and once to a multiplayer quest. */
  private runChain(chain: FlowChain, audience: readonly number[], actor: number): void {
    if (this.isOver()) return;
    const { links, linkedTasks } = chain;
    const chosen = isChance(chain) ? [links[this.choose(linkedTasks, chain)]] : links;
    for (const link of chosen) {
      const target = link && this.model.quests[link.quest];
      if (link === undefined || target === undefined) continue;
      for (const player of isOwn(target) ? audience : [actor]) this.follow(link, player, actor);
    }
  }

  private follow(link: FlowTransition, player: number, actor: number): void {
    this.taken++;
    if (this.isOver()) return;
    if (link.cause.kind === 'link' && link.cause.delay > 0) this.delay(link, link.cause.delay, player, actor);
    else this.link(link, player);
  }
}

/** States and completions of all quests, for one player or for the room. */
interface Progress {
  readonly states: Uint8Array;
  readonly completions: Float64Array;
}

function noProgress(quests: number): Progress {
  return { states: new Uint8Array(quests), completions: new Float64Array(quests) };
}

function copyOf({ states, completions }: Progress): Progress {
  return { states: states.slice(), completions: completions.slice() };
}
