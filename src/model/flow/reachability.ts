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
  factAt,
  factIndex,
  type Influence,
  isOwn,
  isResetOn,
  type QuestSet,
  sourceOf,
} from './model.js';

const STATES: readonly QuestState[] = [0, 1, 2];
const NONE: ReadonlyMap<number, number> = new Map();
const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * The states that the quests of a model may enter, under every reading of the documents: what it lacks never happens.
 * Grows from Not Active by the moves that are allowed, until nothing is new. Time, order, chance and how often something
 * happens do not count.
 */
export class Reachability {
  /** By the number of the fact. */
  private readonly entered: Uint8Array;
  /** For each quest the moves that are allowed, as bits: from * 3 + to. */
  private readonly moves: Uint16Array;
  private readonly unmet: Float64Array;
  private readonly metRequirements = new Set<FlowRequirement>();
  /** What happens once a fact is possible, by its number. */
  private readonly waiting = new Map<number, (() => void)[]>();
  private readonly open: number[] = [];
  /** Quests that something other than a transition may set. */
  private readonly setOtherwise = new Set<number>();
  private resetsAll = false;

  private constructor(
    readonly model: FlowModel,
    private readonly withUnread: boolean,
    /** Completions of quests that links seldom complete. */
    private readonly seldom: ReadonlyMap<number, number>,
  ) {
    const count = model.quests.length;
    this.entered = new Uint8Array(count * 3);
    this.moves = new Uint16Array(count);
    this.unmet = new Float64Array(count);
    this.start();
    this.grow();
  }

  /** @param withUnread whether what cannot be read does all that it might */
  static of(model: FlowModel, withUnread: boolean): Reachability {
    const reachability = new Reachability(model, withUnread, NONE);
    // What links complete at most is known once all that may happen is: then less may.
    const seldom = reachability.seldomCompleted();
    return seldom.size === 0 ? reachability : new Reachability(model, withUnread, seldom);
  }

  isPossible(quest: number, state: QuestState): boolean {
    return this.entered[factIndex(quest, state)] === 1;
  }

  /** How often a quest can be completed at most, as requirements count it: the limits that can be seen. */
  completions(index: number): number {
    const quest = this.model.quests[index];
    if (quest === undefined || !this.isPossible(index, 2)) return 0;
    return this.repeats(index) ? this.most(quest) : 1;
  }

  isMet(requirement: FlowRequirement): boolean {
    const { quest, amount } = requirement;
    if (!(amount > 0) || this.mayBeMet(requirement)) return true;
    return quest !== undefined && this.completions(quest) >= amount;
  }

  /** How often a quest is completed at most, if it can be completed again. */
  private most({ index, limit, isSound }: FlowQuest): number {
    const byLimit = isSound || !this.withUnread ? Math.ceil(limit) : UNLIMITED;
    return Math.min(byLimit, this.seldom.get(index) ?? UNLIMITED);
  }

  /** Whether what cannot be read may meet a requirement. */
  private mayBeMet({ from, quest }: FlowRequirement): boolean {
    return this.withUnread && (quest === undefined || this.model.quests[from]?.isSound !== true);
  }

  /** The required quests that only completions of others complete, fewer times than a requirement asks. */
  private seldomCompleted(): ReadonlyMap<number, number> {
    const seldom = new Map<number, number>();
    for (const [quest, requirements] of this.model.requiredBy) {
      if (!requirements.some(({ amount }) => amount > 1 && amount <= this.completions(quest))) continue;
      const most = this.mostByLinks(quest, 2);
      if (requirements.some(({ amount }) => amount > most)) seldom.set(quest, most);
    }
    return seldom;
  }

  /** How often completions of other quests bring a quest to a state at most; Infinity where something else may. */
  private mostByLinks(index: number, state: 1 | 2): number {
    if (this.setOtherwise.has(index)) return UNLIMITED;
    const { model } = this;
    let most = 0;
    for (const transition of model.transitionsOf.get(index) ?? []) {
      const { code, cause } = transition;
      if (code.to !== state || (code.from !== 'any' && !this.isPossible(index, code.from))) continue;
      if (cause.kind === 'event' && !cause.event.works) continue;
      const source = sourceOf(transition);
      if (source !== undefined && !this.isPossible(source.quest, source.state)) continue;
      const quest = source?.state === 2 ? model.quests[source.quest] : undefined;
      if (quest === undefined || isResetOn('reload', model, quest)) return UNLIMITED;
      // Any number of players may each complete a quest of their own.
      if (isOwn(quest) && !isOwn(model.quests[index] ?? quest)) return UNLIMITED;
      most += this.completions(quest.index);
    }
    return most;
  }

  /** The links that alone complete a quest, if its time is always over before: it is Active once, and sets them off. */
  lateCompletions({ index, finishTime }: FlowQuest): readonly FlowTransition[] {
    const ways = (this.model.transitionsOf.get(index) ?? []).filter(({ code }) => code.to === 2);
    const areLate = ways.every((way) => {
      const source = sourceOf(way);
      const { code, cause } = way;
      const isOwn = source?.quest === index && source.state === 1;
      return code.from === 1 && isOwn && cause.kind === 'link' && cause.delay > finishTime;
    });
    return areLate && this.mostByLinks(index, 1) <= 1 ? ways : [];
  }

  private start(): void {
    const { model } = this;
    for (const quest of model.quests) {
      if (isResetOn('reload', model, quest)) this.allowResets(quest);
      if (Number.isFinite(quest.finishTime)) this.allow(quest, 1, 0);
    }
    for (const [fact, reactions] of model.reactionsTo)
      this.once(factAt(fact), () => {
        for (const reaction of reactions) this.allowEffect(reaction);
      });
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
      this.setOtherwise.add(set.quest);
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
    this.setOtherwise.add(quest.index);
    for (const to of STATES) this.allow(quest, 'any', to);
  }

  private allowTransition({ quest: index, code }: FlowTransition): void {
    const quest = this.model.quests[index];
    if (quest !== undefined) this.allow(quest, code.from, code.to);
  }

  /** What an effect may do when it fires: run the links of a chain, or evaluate an expression. */
  private allowEffect({ chain, expression }: Pick<FlowDirect, 'chain' | 'expression'>): void {
    for (const link of chain?.links ?? []) this.allowTransition(link);
    for (const set of expression?.sets ?? []) this.allowSet(set);
  }

  /** Guards of one event read the state before it: a code may run from where an earlier one has led. */
  private allowTogether({ tasks }: FlowEvent): void {
    const earlier = new Map<number, Set<TransitionCode>>();
    for (const task of tasks) {
      const quest = task.kind === 'transition' ? this.model.quests[task.quest] : undefined;
      if (task.kind !== 'transition' || quest === undefined) continue;
      const { from, to } = task.code;
      const codes = getOrInsert(earlier, quest.index, () => new Set());
      for (const before of codes) {
        if (from !== 'any' && before.from !== 'any' && before.from !== from) continue;
        const state = from === 'any' ? before.from : from;
        if (state === 'any') this.allow(quest, before.to, to);
        else this.once({ quest: quest.index, state }, () => this.allow(quest, before.to, to));
      }
      codes.add(task.code);
    }
  }

  private allow({ index, enabled }: FlowQuest, from: QuestState | 'any', to: QuestState): void {
    const before = this.moves[index] ?? 0;
    const after = before | ((from === 'any' ? 0b001_001_001 : 1 << (from * 3)) << to);
    if (!enabled || after === before) return;
    this.moves[index] = after;
    this.open.push(index);
  }

  private once({ quest, state }: Fact, happens: () => void): void {
    addTo(this.waiting, factIndex(quest, state), happens);
  }

  private grow(): void {
    for (const { index, requirements } of this.model.quests)
      for (const requirement of requirements) {
        if (this.isMet(requirement)) this.metRequirements.add(requirement);
        else this.unmet[index] = (this.unmet[index] ?? 0) + 1;
      }
    for (const { index } of this.model.quests) this.enter(index, 0);
    for (let quest = this.open.pop(); quest !== undefined; quest = this.open.pop()) this.follow(quest);
  }

  /** Enters the states that the moves of a quest lead to by now. */
  private follow(index: number): void {
    for (const to of [1, 2, 1] as const) {
      if (this.isPossible(index, to)) continue;
      if (STATES.some((from) => this.isPossible(index, from) && this.canMove(index, from, to)))
        this.enter(index, to);
    }
    if (this.isPossible(index, 2)) this.completed(index);
  }

  private canMove(quest: number, from: QuestState, to: QuestState): boolean {
    if (to === 1 && (this.unmet[quest] ?? 0) > 0) return false;
    return ((this.moves[quest] ?? 0) & (1 << (from * 3 + to))) !== 0;
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
  }

  private completed(index: number): void {
    for (const requirement of this.model.requiredBy.get(index) ?? []) {
      if (this.metRequirements.has(requirement) || !this.isMet(requirement)) continue;
      this.metRequirements.add(requirement);
      this.unmet[requirement.from] = (this.unmet[requirement.from] ?? 0) - 1;
      this.open.push(requirement.from);
    }
  }
}
