import { integerField, objectField, textField } from '../../bytes/json/members.js';
import { addTo } from '../../bytes/text/add-to.js';
import { CHAIN_TYPE } from '../schema/index.js';
import { cycleGroups } from '../snapshot/cycle-groups.js';
import type { Effect } from '../snapshot/effect.js';
import { targetState, transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type FlowQuest, type FlowRequirement, factAt, factIndex } from './model.js';
import { delayOf, eventWorks, isTask } from './read-model.js';
import type { ReadQuests } from './read-quests.js';

/** Times that all links are looked at. Rooms that need more are left to the analysis. */
const MAX_ROUNDS = 8;

/** A linked task that a quest's entry into a state sets off. */
interface ScreenedLink {
  /** The numbers of the facts that it leads from and to. */
  readonly source: number;
  readonly target: number;
  /** As in {@link FlowScreen.moves}. */
  readonly moves: number;
  readonly delay: number;
}

/**
 * Finds out during a walk whether a room is quiet: nothing about its quests in motion can be reported. It
 * looks only at triggers, and at chains of effects directly in Tasks. Everything else could make more states
 * possible, not fewer, so a quiet room is certainly quiet. If the answer is no, only the analysis knows. The
 * screen keeps a number for each quest where a model keeps all that moves it, and most rooms are quiet.
 */
export class FlowScreen implements Pick<SnapshotVisitor, 'subscription' | 'effect'> {
  /** For each quest the moves between states that something can make, as bits: from * 3 + to. */
  private readonly moves: Uint16Array;
  /** Whether a quest can enter a state, by the number of the fact. */
  private readonly entered: Uint8Array;
  /** Quests that something expects to be Active. */
  private readonly asksActive: Uint8Array;
  private readonly links: ScreenedLink[] = [];
  /** The last chain that can be read, and the number of the fact that sets it off. */
  private chain: { readonly place: Effect['place']; readonly source: number } | undefined;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly read: ReadQuests,
  ) {
    const { length } = read.quests;
    this.moves = new Uint16Array(length);
    this.entered = new Uint8Array(length * 3);
    this.asksActive = new Uint8Array(length);
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
    const { from, to } = code;
    if (from === 1) this.asksActive[quest] = 1;
    const moves = from === 'any' ? 0b001001001 << to : bit(from, to);
    const { chain } = this;
    if (subscription.kind === 'quest-trigger') {
      if (this.happens(subscription)) this.allow(quest, moves);
    } else if (chain !== undefined && subscription.place.parent?.parent === chain.place) {
      const delay = delayOf(subscription);
      this.links.push({ source: chain.source, target: factIndex(quest, to), moves, delay });
    }
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
    for (const { source, target, moves } of this.links)
      if (entered[source] === 1 && read.quests[factAt(target).quest]?.finishTime === Number.POSITIVE_INFINITY)
        hasGrown = this.allow(factAt(target).quest, moves) || hasGrown;
    return hasGrown;
  }

  private isEntered(quest: FlowQuest, to: 0 | 1 | 2): boolean {
    if (to === 0) return true;
    return (
      ([0, 1, 2] as const).some(
        (from) => this.entered[factIndex(quest.index, from)] === 1 && this.can(quest.index, from, to),
      ) &&
      (to !== 1 || this.areMet(quest))
    );
  }

  private allow(quest: number, moves: number): boolean {
    const before = this.moves[quest] ?? 0;
    this.moves[quest] = before | moves;
    return (before | moves) !== before;
  }

  private can(quest: number, from: number, to: number): boolean {
    return ((this.moves[quest] ?? 0) & bit(from, to)) !== 0;
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
    if (this.can(index, 2, 0)) return true;
    // Whether it can start again need not be asked where it requires nothing.
    return (
      requirements.length === 0 && this.can(index, 2, 1) && (this.can(index, 1, 2) || this.can(index, 1, 0))
    );
  }

  /** Whether a completion may move its own quest on at once, or against a limit. */
  private mayMoveItself({ source, target, delay }: ScreenedLink): boolean {
    const { quest, state } = factAt(source);
    if (state !== 2 || quest !== factAt(target).quest) return false;
    return delay === 0 || this.read.quests[quest]?.limit === 1;
  }

  /** Whether links without a delay lead back to where they began. */
  private mayLoop(): boolean {
    const next = new Map<number, number[]>();
    for (const { source, target, delay } of this.links) if (delay === 0) addTo(next, source, target);
    return next.size > 0 && cycleGroups(next).length > 0;
  }
}

function bit(from: number, to: number): number {
  return 1 << (from * 3 + to);
}
