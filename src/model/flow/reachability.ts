import { getOrInsert } from '../../bytes/text/add-to.js';
import type { QuestState, TransitionCode } from '../snapshot/quest-states.js';
import {
  type FlowDirect,
  type FlowEvent,
  type FlowModel,
  type FlowQuest,
  type FlowTransition,
  factAt,
  type Influence,
  isOwn,
  isResetOn,
  type QuestSet,
  sourceOf,
} from './model.js';
import { PossibleStates } from './possible-states.js';

const STATES: readonly QuestState[] = [0, 1, 2];
const NONE: ReadonlyMap<number, number> = new Map();
const UNLIMITED = Number.POSITIVE_INFINITY;

/** The states that the quests of a model may enter, under every reading of the documents: what it lacks never happens. */
export class Reachability extends PossibleStates {
  /** Quests that something other than a transition may complete. */
  private readonly completedOtherwise = new Set<number>();
  private resetsAll = false;

  private constructor(
    readonly model: FlowModel,
    private readonly withUnread: boolean,
    /** Completions of quests that links seldom complete. */
    seldom: ReadonlyMap<number, number>,
  ) {
    super(
      model.quests,
      ({ index, limit, isSound }) =>
        Math.min(isSound || !withUnread ? Math.ceil(limit) : UNLIMITED, seldom.get(index) ?? UNLIMITED),
      ({ from, quest }) => withUnread && (quest === undefined || model.quests[from]?.isSound !== true),
    );
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
    if (this.completedOtherwise.has(index)) return UNLIMITED;
    const { model } = this;
    let most = 0;
    for (const transition of model.transitionsOf.get(index) ?? []) {
      const { code, cause } = transition;
      if (code.to !== 2 || (code.from !== 'any' && !this.isPossible(index, code.from))) continue;
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
    for (const link of chain?.links ?? []) this.allowTransition(link);
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
}
