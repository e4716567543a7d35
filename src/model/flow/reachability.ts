import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState, TransitionCode } from '../snapshot/quest-states.js';
import {
  type Fact,
  type FlowDirect,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowRequirement,
  type FlowTransition,
  factIndex,
  type Influence,
  isOwn,
  isResetOn,
  QuestMoves,
  type QuestSet,
} from './model.js';

const STATES: readonly QuestState[] = [0, 1, 2];

/**
 * The states that quests may enter, under every reading of the documents. Grows from Not Active until nothing
 * is new. Time, order, chance and how often something happens do not count: what it lacks never happens.
 */
export class Reachability {
  /** By the number of the fact. */
  private readonly entered: Uint8Array;
  private readonly moves: QuestMoves;
  private readonly unmet: Float64Array;
  private readonly metRequirements = new Set<FlowRequirement>();
  /** What happens once a fact is possible, by its number. */
  private readonly waiting = new Map<number, (() => void)[]>();
  private readonly open: number[] = [];
  /** Quests that something other than a transition may complete. */
  private readonly completedOtherwise = new Set<number>();
  private resetsAll = false;

  private constructor(
    readonly model: FlowModel,
    private readonly withUnread: boolean,
    /** Completions of quests that links seldom complete. */
    private readonly seldom: ReadonlyMap<number, number> = new Map(),
  ) {
    const count = model.quests.length;
    this.entered = new Uint8Array(count * 3);
    this.moves = new QuestMoves(count);
    this.unmet = new Float64Array(count);
  }

  /** @param withUnread whether what cannot be read does all that it might */
  static of(model: FlowModel, withUnread: boolean): Reachability {
    const reachability = new Reachability(model, withUnread).grown();
    // What links complete at most is known once all that may happen is: then less may.
    const seldom = reachability.seldomCompleted();
    return seldom.size === 0 ? reachability : new Reachability(model, withUnread, seldom).grown();
  }

  private grown(): this {
    this.start();
    for (let quest = this.open.pop(); quest !== undefined; quest = this.open.pop()) this.grow(quest);
    return this;
  }

  /** The required quests that only completions of others complete, fewer times than a requirement asks. */
  private seldomCompleted(): ReadonlyMap<number, number> {
    const seldom = new Map<number, number>();
    for (const [quest, requirements] of this.model.requiredBy) {
      if (!requirements.some(({ amount }) => amount > 1 && amount <= this.completions(quest))) continue;
      const most = this.completionsByLinks(quest);
      if (requirements.some(({ amount }) => amount > most)) seldom.set(quest, most);
    }
    return seldom;
  }

  /** How often completions of other quests complete a quest at most; Infinity where something else may. */
  private completionsByLinks(index: number): number {
    if (this.completedOtherwise.has(index)) return Number.POSITIVE_INFINITY;
    const { model } = this;
    let most = 0;
    for (const { code, cause } of model.transitionsOf.get(index) ?? []) {
      if (code.to !== 2 || (code.from !== 'any' && !this.isPossible(index, code.from))) continue;
      if (cause.kind === 'event' && model.events[cause.event]?.works !== true) continue;
      const source = cause.kind === 'link' ? model.chains[cause.chain]?.source : undefined;
      if (source !== undefined && !this.isPossible(source.quest, source.state)) continue;
      const quest = source?.state === 2 ? model.quests[source.quest] : undefined;
      if (quest === undefined || isResetOn('reload', model, quest)) return Number.POSITIVE_INFINITY;
      // Any number of players may each complete a quest of their own.
      if (isOwn(quest) && !isOwn(model.quests[index] ?? quest)) return Number.POSITIVE_INFINITY;
      most += this.completions(quest.index);
    }
    return most;
  }

  isPossible(quest: number, state: QuestState): boolean {
    return this.entered[factIndex(quest, state)] === 1;
  }

  /** How often a quest can be completed at most, as requirements count it: the limits that can be seen. */
  completions(quest: number): number {
    const { limit = Number.POSITIVE_INFINITY, isSound = false } = this.model.quests[quest] ?? {};
    if (!this.isPossible(quest, 2)) return 0;
    if (!this.repeats(quest)) return 1;
    const allowed = isSound || !this.withUnread ? Math.ceil(limit) : Number.POSITIVE_INFINITY;
    return Math.min(allowed, this.seldom.get(quest) ?? Number.POSITIVE_INFINITY);
  }

  isMet({ from, quest, amount }: FlowRequirement): boolean {
    if (!(amount > 0)) return true;
    if (this.withUnread && this.model.quests[from]?.isSound !== true) return true;
    return quest === undefined ? this.withUnread : this.completions(quest) >= amount;
  }

  private start(): void {
    const { model } = this;
    for (const quest of model.quests) {
      for (const requirement of quest.requirements)
        if (this.isMet(requirement)) this.metRequirements.add(requirement);
        else this.unmet[quest.index] = (this.unmet[quest.index] ?? 0) + 1;
      if (isResetOn('reload', model, quest)) this.allowResets(quest);
      if (Number.isFinite(quest.finishTime)) this.allow(quest, 1, 0);
    }
    for (const event of model.events) {
      if (!event.works) continue;
      for (const task of event.tasks)
        if (task.kind === 'transition') this.allowTransition(task);
        else this.allowEffect(task);
      this.allowTogether(event);
    }
    for (const influence of this.withUnread ? model.influences : []) {
      const { when } = influence;
      if (when === undefined) this.influence(influence);
      else this.once(when, () => this.influence(influence));
    }
    for (const { index } of model.quests) this.enter(index, 0);
  }

  /** Enters the states that the moves of a quest lead to by now. */
  private grow(index: number): void {
    for (const to of [1, 2, 1] as const) {
      if (this.isPossible(index, to)) continue;
      if (STATES.some((from) => this.isPossible(index, from) && this.canMove(index, from, to)))
        this.enter(index, to);
    }
    if (this.isPossible(index, 2)) this.completed(index);
  }

  private canMove(quest: number, from: QuestState, to: QuestState): boolean {
    if (to === 1 && (this.unmet[quest] ?? 0) > 0) return false;
    return this.moves.has(quest, from, to);
  }

  /** Whether a quest that was completed may be completed again. */
  private repeats(quest: number): boolean {
    if (this.canMove(quest, 2, 0)) return true;
    return this.canMove(quest, 2, 1) && (this.canMove(quest, 1, 2) || this.canMove(quest, 1, 0));
  }

  private enter(index: number, state: QuestState): void {
    const fact = factIndex(index, state);
    this.entered[fact] = 1;
    this.open.push(index);
    for (const happens of this.waiting.get(fact) ?? []) happens();
    for (const reaction of this.model.reactionsTo.get(fact) ?? []) this.allowEffect(reaction);
  }

  private once({ quest, state }: Fact, happens: () => void): void {
    addTo(this.waiting, factIndex(quest, state), happens);
  }

  private completed(index: number): void {
    for (const requirement of this.model.requiredBy.get(index) ?? []) {
      if (this.metRequirements.has(requirement) || !this.isMet(requirement)) continue;
      this.metRequirements.add(requirement);
      this.unmet[requirement.from] = (this.unmet[requirement.from] ?? 0) - 1;
      this.open.push(requirement.from);
    }
  }

  private influence({ resets, sets, quests }: Influence): void {
    if (resets === true) this.allowAllResets();
    if (sets !== undefined) for (const set of sets) this.allowSet(set);
    else {
      const all = this.model.quests;
      for (const quest of quests === 'all' ? all : quests.flatMap((index) => all[index] ?? []))
        this.allowAll(quest);
    }
  }

  /** A set is like a transition from any state that waits for what its condition needs. */
  private allowSet(set: QuestSet): void {
    const missing = set.needs.find(({ quest, state }) => !this.isPossible(quest, state));
    const quest = this.model.quests[set.quest];
    if (missing !== undefined) this.once(missing, () => this.allowSet(set));
    else if (quest !== undefined) {
      if (set.state === 2) this.completedOtherwise.add(set.quest);
      this.allow(quest, 'any', set.state);
    }
  }

  private allowAllResets(): void {
    if (this.resetsAll) return;
    this.resetsAll = true;
    for (const quest of this.model.quests) this.allowResets(quest);
  }

  private allowResets(quest: FlowQuest): void {
    this.allow(quest, 1, 0);
    this.allow(quest, 2, 0);
  }

  private allowAll(quest: FlowQuest): void {
    this.completedOtherwise.add(quest.index);
    for (const to of STATES) this.allow(quest, 'any', to);
  }

  private allowTransition({ quest: index, code }: FlowTransition): void {
    const quest = this.model.quests[index];
    if (quest === undefined) return;
    this.allow(quest, code.from, code.to);
  }

  /** What an effect may do when it fires: run the links of a chain, or evaluate an expression. */
  private allowEffect({ chain, expression }: Pick<FlowDirect, 'chain' | 'expression'>): void {
    if (chain !== undefined)
      for (const link of this.model.chains[chain]?.links ?? []) this.allowTransition(link);
    for (const set of expression?.sets ?? []) this.allowSet(set);
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
    if (quest === undefined) return;
    if (state === 'any') this.allow(quest, before.to, to);
    else this.once({ quest: index, state }, () => this.allow(quest, before.to, to));
  }

  private allow({ index, enabled }: FlowQuest, from: QuestState | 'any', to: QuestState): void {
    if (enabled && this.moves.add(index, from, to)) this.open.push(index);
  }
}
