import { integerField, objectField, textField } from '../../bytes/json/members.js';
import { addTo } from '../../bytes/text/add-to.js';
import { CHAIN_TYPE } from '../schema/index.js';
import { cycleGroups } from '../snapshot/cycle-groups.js';
import type { Effect } from '../snapshot/effect.js';
import { type TransitionCode, targetState, transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type FlowQuest, factAt, factIndex } from './model.js';
import { PossibleStates } from './possible-states.js';
import { delayOf, eventWorks } from './read-model.js';
import type { ReadQuests } from './read-quests.js';
import { isTask } from './unread.js';

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
  private readonly states: PossibleStates;
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
    this.asksActive = new Uint8Array(length);
    this.completed = new Uint8Array(length);
    this.states = new PossibleStates(read.quests, ({ index, limit }) =>
      this.completed[index] === 1 ? limit : 1,
    );
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
      const moved = this.read.quests[quest];
      if (moved !== undefined) this.states.allow(moved, code.from, code.to);
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

  /** Whether there is certainly nothing to report. To be asked once, after the walk. */
  isQuiet(): boolean {
    const { links, read, states } = this;
    for (const { source, quest: index, code } of links) {
      const quest = read.quests[index];
      // A link may come too late for a quest with a time limit: what it does for it does not count.
      if (quest?.finishTime === Number.POSITIVE_INFINITY)
        states.once(factAt(source), () => states.allow(quest, code.from, code.to));
    }
    states.grow();
    return (
      read.quests.every((quest) => this.isQuietQuest(quest)) &&
      !links.some((link) => this.mayMoveItself(link)) &&
      !this.mayLoop()
    );
  }

  private isQuietQuest({ index, enabled, requirements }: FlowQuest): boolean {
    const { states } = this;
    if (!enabled) return true;
    const needsActive = this.asksActive[index] === 1 || requirements.length > 0;
    return (
      states.isPossible(index, 2) &&
      (!needsActive || states.isPossible(index, 1)) &&
      requirements.every((requirement) => states.isMet(requirement))
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
