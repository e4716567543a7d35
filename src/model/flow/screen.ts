import { integerField, objectField, textField } from '../../bytes/json/members.js';
import { addTo } from '../../bytes/text/add-to.js';
import { CHAIN_TYPE } from '../schema/index.js';
import { cycleGroups } from '../snapshot/cycle-groups.js';
import type { Effect } from '../snapshot/effect.js';
import { type TransitionCode, targetState, transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type FlowQuest, type FlowRequirement, factIndex, QuestMoves } from './model.js';
import { delayOf, eventWorks } from './read-model.js';
import type { ReadQuests } from './read-quests.js';
import { isTask } from './unread.js';

/** Times that all links are looked at. Rooms that need more are left to the analysis. */
const MAX_ROUNDS = 8;

/** A linked task that a quest's entry into a state sets off. */
interface ScreenedLink {
  /** The number of the fact that it leads from. */
  readonly source: number;
  readonly quest: number;
  readonly code: TransitionCode;
  readonly delay: number;
}

/**
 * Finds out during a walk whether a room is quiet: nothing about its quests in motion can be reported. It
 * looks only at triggers, and at chains of effects directly in Tasks. Everything else could make more states
 * possible, not fewer, so a quiet room is certainly quiet. If the answer is no, only the analysis knows. The
 * screen keeps a number for each quest where a model keeps all that moves it, and most rooms are quiet.
 */
export class FlowScreen implements Pick<SnapshotVisitor, 'subscription' | 'effect'> {
  private readonly moves: QuestMoves;
  /** Whether a quest can enter a state, by the number of the fact. */
  private readonly entered: Uint8Array;
  /** Quests that something expects to be Active. */
  private readonly asksActive: Uint8Array;
  /** Quests that a trigger completes: links do it as often as something sets them off. */
  private readonly completed: Uint8Array;
  private readonly links: ScreenedLink[] = [];
  /** The last chain that can be read, and the number of the fact that sets it off. */
  private chain: { readonly place: Effect['place']; readonly source: number } | undefined;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly read: ReadQuests,
  ) {
    const { length } = read.quests;
    this.moves = new QuestMoves(length);
    this.entered = new Uint8Array(length * 3);
    this.asksActive = new Uint8Array(length);
    this.completed = new Uint8Array(length);
  }

  subscription(subscription: Subscription): void {
    const { kind, record } = subscription;
    if (kind === 'effector') {
      const quest = targetState(record) === 1 ? this.read.numberOf(subscription) : undefined;
      if (quest !== undefined) this.asksActive[quest] = 1;
    } else if (kind === 'quest-trigger' || kind === 'linked-task') this.transition(subscription);
  }

  effect({ type, place, subscription: firedBy }: Effect): void {
    if (type !== CHAIN_TYPE) return;
    this.chain = undefined;
    const isReaction = firedBy.kind === 'effector' && isTask(firedBy.place);
    if (!isReaction || place.step !== 'Effector' || place.parent !== firedBy.place) return;
    const quest = this.read.numberOf(firedBy);
    const state = targetState(firedBy.record);
    if (quest === undefined || state === undefined || !this.snapshot.hasItem(firedBy.itemKey)) return;
    this.chain = { place, source: factIndex(quest, state) };
  }

  private transition(subscription: Subscription): void {
    const quest = this.read.numberOf(subscription);
    const code = transitionCode(integerField(subscription.record, 'TargetState') ?? Number.NaN);
    if (quest === undefined || code === undefined) return;
    if (code.from === 1) this.asksActive[quest] = 1;
    const { chain } = this;
    if (subscription.kind === 'quest-trigger') {
      if (!this.happens(subscription)) return;
      this.moves.add(quest, code.from, code.to);
      if (code.to === 2) this.completed[quest] = 1;
    } else if (chain !== undefined && subscription.place.parent?.parent === chain.place)
      this.links.push({ source: chain.source, quest, code, delay: delayOf(subscription) });
  }

  private happens({ record, place, itemKey }: Subscription): boolean {
    const trigger = objectField(record, 'Trigger');
    const type = textField(trigger, '$type');
    if (type === undefined || !isTask(place) || !this.snapshot.hasItem(itemKey)) return false;
    return eventWorks(this.snapshot, itemKey, type);
  }

  /** Whether there is certainly nothing to report. To be asked after the walk. */
  isQuiet(): boolean {
    for (let round = 0; this.grow(); round++) if (round === MAX_ROUNDS) return false;
    const { links, read } = this;
    return (
      read.quests.every((quest) => this.isQuietQuest(quest)) &&
      !links.some((link) => this.mayMoveItself(link)) &&
      !this.mayLoop()
    );
  }

  /** Enters the states that moves lead to by now, and allows what that sets off. @returns whether it did */
  private grow(): boolean {
    const { entered, read } = this;
    let hasGrown = false;
    for (const quest of read.quests) {
      if (!quest.enabled) continue;
      for (const to of [0, 1, 2, 1] as const) {
        const fact = factIndex(quest.index, to);
        if (entered[fact] === 1 || !this.isEntered(quest, to)) continue;
        entered[fact] = 1;
        hasGrown = true;
      }
    }
    // A link may come too late for a quest with a time limit: what it does for it does not count.
    for (const { source, quest, code } of this.links)
      if (entered[source] === 1 && read.quests[quest]?.finishTime === Number.POSITIVE_INFINITY)
        hasGrown = this.moves.add(quest, code.from, code.to) || hasGrown;
    return hasGrown;
  }

  private isEntered(quest: FlowQuest, to: 0 | 1 | 2): boolean {
    if (to === 0) return true;
    return (
      ([0, 1, 2] as const).some(
        (from) => this.entered[factIndex(quest.index, from)] === 1 && this.moves.has(quest.index, from, to),
      ) &&
      (to !== 1 || this.areMet(quest))
    );
  }

  private isQuietQuest(quest: FlowQuest): boolean {
    const { index, enabled, requirements } = quest;
    if (!enabled) return true;
    if (this.entered[factIndex(index, 2)] === 0) return false;
    const needsActive = this.asksActive[index] === 1 || requirements.length > 0;
    return (!needsActive || this.entered[factIndex(index, 1)] === 1) && this.areMet(quest);
  }

  private areMet({ requirements }: FlowQuest): boolean {
    return requirements.every((requirement) => this.isMet(requirement));
  }

  private isMet({ quest: index, amount }: FlowRequirement): boolean {
    if (index === undefined || this.entered[factIndex(index, 2)] !== 1) return false;
    return amount <= 1 || this.repeats(this.read.quests[index], amount);
  }

  /** Whether a quest can be completed so often, once it has been completed. */
  private repeats(quest: FlowQuest | undefined, amount: number): boolean {
    if (quest === undefined || amount > quest.limit) return false;
    const { index, requirements } = quest;
    if (this.completed[index] === 0) return false;
    if (this.moves.has(index, 2, 0)) return true;
    // Whether it can start again need not be asked where it requires nothing.
    return (
      requirements.length === 0 &&
      this.moves.has(index, 2, 1) &&
      (this.moves.has(index, 1, 2) || this.moves.has(index, 1, 0))
    );
  }

  /** Whether a completion may move its own quest on at once, or against a limit. */
  private mayMoveItself({ source, quest, delay }: ScreenedLink): boolean {
    if (source !== factIndex(quest, 2)) return false;
    return delay === 0 || this.read.quests[quest]?.limit === 1;
  }

  /** Whether links without a delay lead back to where they began. */
  private mayLoop(): boolean {
    const next = new Map<number, number[]>();
    for (const { source, quest, code, delay } of this.links)
      if (delay === 0) addTo(next, source, factIndex(quest, code.to));
    return next.size > 0 && cycleGroups(next).length > 0;
  }
}
