import { CHAIN_TYPE } from '../schema/index.js';
import type { Effect } from '../snapshot/effect.js';
import { integerField, objectField, textField } from '../snapshot/fields.js';
import type { Quest } from '../snapshot/quest-entry.js';
import { targetState, transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { addTo } from '../text/add-to.js';
import { eventWorks } from './event-table.js';
import { factAt, factIndex } from './fact.js';
import { cycleGroups } from './loops.js';
import type { FlowRequirement } from './model.js';
import { QuestNumbers } from './quest-numbers.js';
import { delayOf, isTask } from './read-model.js';
import { isEnabled, limitOf, playedEntry, requirementsOf } from './read-quests.js';

/** Times that all links are looked at. Rooms that need more are left to the analysis. */
const MAX_ROUNDS = 8;
const STATES = [0, 1, 2] as const;
const ACTIVE = 1 << 1;
const COMPLETED = 1 << 2;

/** A linked task that a quest's entry into a state sets off. */
interface ScreenedLink {
  readonly source: number;
  readonly quest: number;
  /** As in {@link FlowScreen.runs}. */
  readonly runs: number;
  readonly delay: number;
}

/**
 * Finds out during a walk whether a room is quiet: nothing about its quests in motion can be reported. It
 * looks only at triggers, and at chains of effects directly in Tasks. Everything else could make more states
 * possible, not fewer, so a quiet room is certainly quiet. If the answer is no, only the analysis knows. The
 * screen costs a small part of reading the whole model, and most rooms are quiet.
 */
export class FlowScreen implements Pick<SnapshotVisitor, 'subscription' | 'effect'> {
  private readonly numbers: QuestNumbers | undefined;
  /** For each quest the moves between states that triggers can make, as bits: from * 3 + to. */
  private readonly runs: Uint16Array;
  /** Quests that something expects to be Active. */
  private readonly asksActive: Uint8Array;
  private readonly links: ScreenedLink[] = [];
  /** The last chain that can be read, and the number of the fact that sets it off. */
  private chain: { readonly place: Effect['place']; readonly source: number } | undefined;

  constructor(private readonly snapshot: Snapshot) {
    const { quests } = snapshot;
    this.numbers = quests && new QuestNumbers(quests);
    const count = this.numbers?.quests.length ?? 0;
    this.runs = new Uint16Array(count);
    this.asksActive = new Uint8Array(count);
  }

  subscription(subscription: Subscription): void {
    switch (subscription.kind) {
      case 'effector':
        if (targetState(subscription.record) === 1) this.expectActive(this.numbers?.of(subscription));
        return;
      case 'quest-trigger':
      case 'linked-task':
        this.transition(subscription);
        return;
      default:
    }
  }

  effect({ type, place, subscription: firedBy }: Effect): void {
    if (type !== CHAIN_TYPE) return;
    this.chain = undefined;
    const isReaction = firedBy.kind === 'effector' && isTask(firedBy.place);
    if (!isReaction || place.step !== 'Effector' || place.parent !== firedBy.place) return;
    const quest = this.numbers?.of(firedBy);
    const state = targetState(firedBy.record);
    if (quest === undefined || state === undefined || !this.snapshot.hasItem(firedBy.itemKey)) return;
    this.chain = { place, source: factIndex(quest, state) };
  }

  private transition(subscription: Subscription): void {
    const quest = this.numbers?.of(subscription);
    const code = transitionCode(integerField(subscription.record, 'TargetState') ?? Number.NaN);
    if (quest === undefined || code === undefined) return;
    const { from, to } = code;
    if (from === 1) this.expectActive(quest);
    const runs = from === 'any' ? 0b001001001 << to : 1 << (from * 3 + to);
    if (subscription.kind === 'quest-trigger') {
      if (this.happens(subscription)) this.runs[quest] = (this.runs[quest] ?? 0) | runs;
      return;
    }
    const { chain } = this;
    if (chain !== undefined && subscription.place.parent?.parent === chain.place)
      this.links.push({ source: chain.source, quest, runs, delay: delayOf(subscription) });
  }

  private happens({ record, place, itemKey }: Subscription): boolean {
    const trigger = objectField(record, 'Trigger');
    const type = trigger && textField(trigger, '$type');
    if (type === undefined || !isTask(place) || !this.snapshot.hasItem(itemKey)) return false;
    return eventWorks(this.snapshot, itemKey, type);
  }

  private expectActive(quest: number | undefined): void {
    if (quest !== undefined) this.asksActive[quest] = 1;
  }

  /** Whether there is certainly nothing to report. To be asked after the walk. */
  isQuiet(): boolean {
    const { numbers, links } = this;
    if (numbers === undefined) return false;
    const required = this.requirements(numbers);
    // Links may come too late for a quest with a time limit: what they do for it does not count.
    const untimed = links.filter(({ quest }) => !isTimed(numbers.quests[quest]));
    const states = this.statesEntered(required, untimed);
    if (states === undefined) return false;
    for (let quest = 0; quest < required.length; quest++)
      if (!this.isQuietQuest(quest, required[quest], states)) return false;
    return !links.some((link) => this.mayMoveItself(link, numbers)) && !this.mayLoop();
  }

  /** What each quest requires; undefined for one that is switched off. */
  private requirements(numbers: QuestNumbers): readonly (readonly FlowRequirement[] | undefined)[] {
    const required: (readonly FlowRequirement[] | undefined)[] = [];
    for (const [number, quest] of numbers.quests.entries()) {
      required.push(isEnabled(quest) ? requirementsOf(playedEntry(quest), number, numbers) : undefined);
    }
    return required;
  }

  /** The states that quests can enter, as bits; undefined where that takes long to find out. */
  private statesEntered(
    required: readonly (readonly FlowRequirement[] | undefined)[],
    links: readonly ScreenedLink[],
  ): Uint8Array | undefined {
    const runs = this.runs.slice();
    const states = new Uint8Array(runs.length).fill(1);
    for (let round = 0; round < MAX_ROUNDS; round++) {
      let hasGrown = false;
      for (let quest = 0; quest < required.length; quest++) {
        const requirements = required[quest];
        if (requirements === undefined) continue;
        const before = states[quest] as number;
        const now = grown(before, runs[quest] as number, this.areMet(requirements, states));
        if (now === before) continue;
        states[quest] = now;
        hasGrown = true;
      }
      for (const { source, quest, runs: more } of links) {
        const { quest: from, state } = factAt(source);
        const before = runs[quest] as number;
        if (((states[from] as number) & (1 << state)) === 0 || (before & more) === more) continue;
        runs[quest] = before | more;
        hasGrown = true;
      }
      if (!hasGrown) return states;
    }
    return undefined;
  }

  private isQuietQuest(
    quest: number,
    requirements: readonly FlowRequirement[] | undefined,
    states: Uint8Array,
  ): boolean {
    // A quest that is switched off.
    if (requirements === undefined) return true;
    const entered = states[quest] as number;
    if ((entered & COMPLETED) === 0) return false;
    if ((entered & ACTIVE) === 0 && (this.asksActive[quest] === 1 || requirements.length > 0)) return false;
    return this.areMet(requirements, states);
  }

  private areMet(requirements: readonly FlowRequirement[], states: Uint8Array): boolean {
    for (let index = 0; index < requirements.length; index++)
      if (!this.isMet(requirements[index] as FlowRequirement, states)) return false;
    return true;
  }

  private isMet({ quest, amount }: FlowRequirement, states: Uint8Array): boolean {
    if (quest === undefined || ((states[quest] ?? 0) & COMPLETED) === 0) return false;
    return amount <= 1 || this.completesOften(quest, amount);
  }

  /** Whether triggers alone complete a quest so often, once it has been completed. */
  private completesOften(number: number, amount: number): boolean {
    const { numbers } = this;
    const quest = numbers?.quests[number];
    if (numbers === undefined || quest === undefined) return false;
    const entry = playedEntry(quest);
    if (amount > limitOf(entry, 'RepeatableLimit')) return false;
    // Whether it can start again need not be asked where it requires nothing.
    const runs = this.runs[number] as number;
    const canStart = requirementsOf(entry, number, numbers).length === 0;
    const left = (runs >> 6) & (canStart ? 0b011 : 0b001);
    return (grown(left, runs, canStart) & COMPLETED) !== 0;
  }

  /** Whether a completion may move its own quest on at once, or against a limit. */
  private mayMoveItself({ source, quest, delay }: ScreenedLink, { quests }: QuestNumbers): boolean {
    const { quest: from, state } = factAt(source);
    const own = quests[quest];
    if (state !== 2 || from !== quest || own === undefined) return false;
    return delay === 0 || limitOf(playedEntry(own), 'RepeatableLimit') === 1;
  }

  /** Whether links without a delay lead back to where they began. */
  private mayLoop(): boolean {
    const next = new Map<number, number[]>();
    for (const { source, quest, runs, delay } of this.links) {
      if (delay > 0) continue;
      for (const from of STATES)
        for (const to of STATES)
          if ((runs & (1 << (from * 3 + to))) !== 0) addTo(next, source, factIndex(quest, to));
    }
    return next.size > 0 && cycleGroups(next).length > 0;
  }
}

function isTimed(quest: Quest | undefined): boolean {
  return quest !== undefined && Number.isFinite(limitOf(playedEntry(quest), 'FinishTime'));
}

/** The states after all moves that are possible from these. */
function grown(states: number, runs: number, canStart: boolean): number {
  let now = states;
  // Three states: nothing new comes after two steps.
  for (let step = 0; step < 2; step++)
    for (let from = 0; from < STATES.length; from++) {
      if ((now & (1 << from)) === 0) continue;
      const to = (runs >> (from * 3)) & 0b111;
      now |= canStart ? to : to & ~ACTIVE;
    }
  return now;
}
