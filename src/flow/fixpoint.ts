import type { QuestState, TransitionCode } from '../snapshot/quest-states.js';
import { addTo, getOrInsert } from '../text/add-to.js';
import { factIndex } from './fact.js';
import type { QuestSet } from './influence.js';
import {
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowRequirement,
  type FlowTransition,
  isOwn,
  resetsOnReload,
} from './model.js';
import type { ModelIndex } from './model-index.js';

/** Visits are counted exactly up to here; more count as any number. */
const MAX_COUNTED = 16;
const STATES: readonly QuestState[] = [0, 1, 2];
const COMPLETED_FIRST: readonly QuestState[] = [0, 2, 1];
const UNLIMITED = Number.POSITIVE_INFINITY;

interface Move {
  readonly from: QuestState;
  readonly to: QuestState;
}

/**
 * How often a player can enter each state of each quest at most, under every reading of the documents.
 * Grows from nothing until it no longer changes. Bounds rise at most 17 times, so the cost is linear.
 */
export class Fixpoint {
  /** Bounds by the number of the fact. State 0 counts as entered when a page loads. */
  readonly visits: Float64Array;
  /** The order in which facts were found possible, from 0; a fact depends on earlier ones only. */
  readonly rank: Float64Array;
  /** How many runs of transitions from one state to another there may be, by quest * 9 + from * 3 + to. */
  private readonly runs: Float64Array;
  private readonly unmet: Float64Array;
  private readonly metRequirements = new Set<FlowRequirement>();
  /** Moves that need the state that two guards of one event read, by the number of its fact. */
  private readonly waiting = new Map<number, Move[]>();
  /** What expressions may set once a fact is possible that they need, by its number. */
  private readonly waitingSets = new Map<number, QuestSet[]>();
  private readonly open: number[] = [];
  private readonly isOpen: Uint8Array;
  private found = 0;
  private resetsAll = false;

  private constructor(
    private readonly model: FlowModel,
    private readonly index: ModelIndex,
    private readonly withUnread: boolean,
  ) {
    const count = model.quests.length;
    this.visits = new Float64Array(count * 3);
    this.rank = new Float64Array(count * 3).fill(UNLIMITED);
    this.runs = new Float64Array(count * 9);
    this.unmet = new Float64Array(count);
    this.isOpen = new Uint8Array(count);
  }

  /** @param withUnread whether what cannot be read does all that it might */
  static of(model: FlowModel, index: ModelIndex, withUnread: boolean): Fixpoint {
    const fixpoint = new Fixpoint(model, index, withUnread);
    fixpoint.start();
    fixpoint.run();
    return fixpoint;
  }

  isPossible(quest: number, state: QuestState): boolean {
    return (this.visits[factIndex(quest, state)] ?? 0) > 0;
  }

  /** How often a quest can be completed at most, as requirements count it. */
  completions(quest: number): number {
    const { limit = UNLIMITED, isSound = false } = this.model.quests[quest] ?? {};
    const visits = this.visits[factIndex(quest, 2)] ?? 0;
    return isSound || !this.withUnread ? Math.min(visits, Math.ceil(limit)) : visits;
  }

  isMet({ from, quest, amount }: FlowRequirement): boolean {
    if (!(amount > 0)) return true;
    if (this.withUnread && this.model.quests[from]?.isSound !== true) return true;
    return quest === undefined ? this.withUnread : this.completions(quest) >= amount;
  }

  /** Whether a transition can ever change something. */
  canRun(transition: FlowTransition): boolean {
    const { quest: index, code, cause } = transition;
    const quest = this.model.quests[index];
    if (quest?.enabled !== true) return false;
    if (cause.kind === 'event' && this.model.events[cause.event]?.works !== true) return false;
    const source = cause.kind === 'link' ? this.model.chains[cause.chain]?.source : undefined;
    if (source !== undefined && !this.isPossible(source.quest, source.state)) return false;
    if (code.to === 1 && quest.requirements.some((requirement) => !this.isMet(requirement))) return false;
    return code.from === 'any'
      ? STATES.some((state) => state !== code.to && this.isPossible(index, state))
      : this.isPossible(index, code.from);
  }

  private start(): void {
    const { model } = this;
    for (const quest of model.quests) {
      for (const requirement of quest.requirements)
        if (this.isMet(requirement)) this.metRequirements.add(requirement);
        else this.unmet[quest.index] = (this.unmet[quest.index] ?? 0) + 1;
      if (resetsOnReload(model, quest)) this.allowResets(quest);
      if (Number.isFinite(quest.finishTime)) this.allow(quest, 1, 0, UNLIMITED);
      this.reopen(quest.index);
    }
    for (const event of model.events) {
      if (!event.works) continue;
      for (const task of event.tasks)
        if (task.kind === 'transition') this.allowTransition(task, UNLIMITED);
        else if (task.chain !== undefined) this.runLinks(task.chain, UNLIMITED);
      this.allowTogether(event);
    }
    if (this.withUnread) this.index.unconditional.forEach((at) => void this.influence(at));
  }

  private run(): void {
    for (let quest = this.open.pop(); quest !== undefined; quest = this.open.pop()) {
      this.isOpen[quest] = 0;
      this.count(quest);
    }
  }

  private reopen(quest: number): void {
    if (this.isOpen[quest] === 1) return;
    this.isOpen[quest] = 1;
    this.open.push(quest);
  }

  private influence(at: number): void {
    const influence = this.model.influences[at];
    if (influence === undefined) return;
    if (influence.resets) this.allowAllResets();
    if (influence.sets !== undefined) for (const set of influence.sets) this.allowSet(set);
    else if (influence.quests === 'all') for (const quest of this.model.quests) this.allowAll(quest);
    else
      for (const index of influence.quests) {
        const quest = this.model.quests[index];
        if (quest !== undefined) this.allowAll(quest);
      }
  }

  /** A set is like a transition from any state that waits for what its condition needs. */
  private allowSet(set: QuestSet): void {
    const missing = set.needs.find(({ quest, state }) => !this.isPossible(quest, state));
    const quest = this.model.quests[set.quest];
    if (missing !== undefined) addTo(this.waitingSets, factIndex(missing.quest, missing.state), set);
    else if (quest !== undefined)
      for (const from of STATES) if (from !== set.state) this.allow(quest, from, set.state, UNLIMITED);
  }

  private allowAllResets(): void {
    if (this.resetsAll) return;
    this.resetsAll = true;
    for (const quest of this.model.quests) this.allowResets(quest);
  }

  private allowResets(quest: FlowQuest): void {
    this.allow(quest, 1, 0, UNLIMITED);
    this.allow(quest, 2, 0, UNLIMITED);
  }

  private allowAll(quest: FlowQuest): void {
    for (const from of STATES)
      for (const to of STATES) if (from !== to) this.allow(quest, from, to, UNLIMITED);
  }

  private allowTransition({ quest: index, code }: FlowTransition, runs: number): void {
    const quest = this.model.quests[index];
    if (quest === undefined) return;
    for (const from of STATES)
      if (from !== code.to && (code.from === 'any' || code.from === from))
        this.allow(quest, from, code.to, runs);
  }

  /** Guards of one event read the state before it: a code may run from where an earlier one has led. */
  private allowTogether({ tasks }: FlowEvent): void {
    if (tasks.length < 2 || tasks.filter(({ kind }) => kind === 'transition').length < 2) return;
    const earlier = new Map<number, Map<number, TransitionCode>>();
    for (const task of tasks) {
      if (task.kind !== 'transition') continue;
      const codes = getOrInsert(earlier, task.quest, () => new Map());
      for (const before of codes.values()) this.allowAfter(task.quest, before, task.code);
      codes.set(task.code.code, task.code);
    }
  }

  private allowAfter(index: number, before: TransitionCode, { from, to }: TransitionCode): void {
    if (before.to === to || (before.from !== 'any' && from !== 'any' && before.from !== from)) return;
    const state = from === 'any' ? before.from : from;
    const quest = this.model.quests[index];
    if (state !== 'any') addTo(this.waiting, factIndex(index, state), { from: before.to, to });
    else if (quest !== undefined) this.allow(quest, before.to, to, UNLIMITED);
  }

  private runLinks(chain: number, runs: number): void {
    for (const link of this.model.chains[chain]?.links ?? []) this.allowTransition(link, runs);
  }

  private allow(quest: FlowQuest, from: QuestState, to: QuestState, more: number): void {
    if (!quest.enabled) return;
    const at = quest.index * 9 + from * 3 + to;
    const before = this.runs[at] ?? 0;
    if (before === UNLIMITED || more === 0) return;
    this.runs[at] = before + more;
    this.reopen(quest.index);
  }

  /** The visits of a quest's states, from the runs between them. */
  private count(index: number): void {
    const isPossible = this.reached(index);
    const limited = this.limitOf(index);
    // Active by way of Completed only: it is found after it.
    for (const state of this.runsBetween(index, 0, 1) > 0 ? STATES : COMPLETED_FIRST) {
      if (!isPossible[state]) continue;
      const fact = factIndex(index, state);
      const before = this.visits[fact] ?? 0;
      let now = this.bound(index, state, isPossible);
      if (state === 2) now = Math.min(now, limited);
      if (now > MAX_COUNTED) now = UNLIMITED;
      if (now <= before) continue;
      if (before === 0) this.rank[fact] = this.found++;
      this.visits[fact] = now;
      this.entered(index, state, before, now);
    }
  }

  /** A limit counts for good, unless a reset forgets the completions, which the documents leave open. */
  private limitOf(index: number): number {
    const quest = this.model.quests[index];
    if (quest === undefined || resetsOnReload(this.model, quest)) return UNLIMITED;
    return quest.isSound || !this.withUnread ? Math.ceil(quest.limit) : UNLIMITED;
  }

  private runsBetween(quest: number, from: QuestState, to: QuestState): number {
    if (from === to || (to === 1 && (this.unmet[quest] ?? 0) > 0)) return 0;
    return this.runs[quest * 9 + from * 3 + to] ?? 0;
  }

  private reached(quest: number): readonly [boolean, boolean, boolean] {
    const direct = (to: QuestState): boolean => this.runsBetween(quest, 0, to) > 0;
    const [active, completed] = [direct(1), direct(2)];
    return [
      true,
      active || (completed && this.runsBetween(quest, 2, 1) > 0),
      completed || (active && this.runsBetween(quest, 1, 2) > 0),
    ];
  }

  /** Unlimited runs make visits unbounded in a cycle; otherwise each limited run adds one. */
  private bound(quest: number, state: QuestState, isPossible: readonly boolean[]): number {
    const one = state === 0 ? 1 : 0;
    const other = state === 2 ? 1 : 2;
    if (this.isInCycle(quest, state, one, other, isPossible)) return UNLIMITED;
    if (this.isInCycle(quest, state, other, one, isPossible)) return UNLIMITED;
    let limited = 0;
    let into = state === 0 ? 1 : 0;
    for (const from of STATES) {
      if (!isPossible[from]) continue;
      if (from !== state) into += this.runsBetween(quest, from, state);
      for (const to of STATES) {
        const runs = this.runsBetween(quest, from, to);
        if (runs !== UNLIMITED) limited += runs;
      }
    }
    return Math.min(into, 1 + limited);
  }

  /** Whether unlimited runs lead from a state to `next` and back, perhaps by way of `last`. */
  private isInCycle(
    quest: number,
    state: QuestState,
    next: QuestState,
    last: QuestState,
    isPossible: readonly boolean[],
  ): boolean {
    if (!isPossible[next] || this.runsBetween(quest, state, next) !== UNLIMITED) return false;
    if (this.runsBetween(quest, next, state) === UNLIMITED) return true;
    return (
      isPossible[last] === true &&
      this.runsBetween(quest, next, last) === UNLIMITED &&
      this.runsBetween(quest, last, state) === UNLIMITED
    );
  }

  private entered(index: number, state: QuestState, before: number, now: number): void {
    const quest = this.model.quests[index];
    if (quest === undefined) return;
    const fact = factIndex(index, state);
    if (before === 0)
      for (const { from, to } of this.waiting.get(fact) ?? []) this.allow(quest, from, to, UNLIMITED);
    if (before === 0) for (const set of this.waitingSets.get(fact) ?? []) this.allowSet(set);
    // A page loads any number of times, and Not Active counts as entered each time.
    const runs = state === 0 ? UNLIMITED : now - before;
    if (state !== 0 || before === 0)
      for (const reaction of this.model.reactionsTo.get(fact) ?? [])
        if (reaction.chain !== undefined) this.enteredChain(reaction.chain, quest, runs);
    if (this.withUnread && before === 0)
      for (const at of this.index.influencesOf.get(fact) ?? []) this.influence(at);
    if (state === 2) this.completed(index);
  }

  /** Any number of players may each move a multiplayer quest with a quest of their own. */
  private enteredChain(chain: number, source: FlowQuest, runs: number): void {
    for (const link of this.model.chains[chain]?.links ?? []) {
      const target = this.model.quests[link.quest];
      const isShared = target !== undefined && isOwn(source) && !isOwn(target);
      this.allowTransition(link, isShared ? UNLIMITED : runs);
    }
  }

  private completed(index: number): void {
    for (const requirement of this.index.requiredBy.get(index) ?? []) {
      if (this.metRequirements.has(requirement) || !this.isMet(requirement)) continue;
      this.metRequirements.add(requirement);
      this.unmet[requirement.from] = (this.unmet[requirement.from] ?? 0) - 1;
      this.reopen(requirement.from);
    }
  }
}
