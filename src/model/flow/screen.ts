import { integerField, objectField, textField } from '../../bytes/json/members.js';
import { addTo } from '../../bytes/text/add-to.js';
import { cycleGroups } from '../snapshot/cycle-groups.js';
import { type QuestState, targetState, transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import { type FlowQuest, factIndex } from './model.js';
import { delayOf, eventWorks } from './read-model.js';
import type { ReadQuests } from './read-quests.js';
import { isTask } from './unread.js';

/**
 * Finds out during a walk whether a room is quiet: triggers alone bring each quest to every state that something asks
 * for, and no linked task can go on too far, so that there is nothing to report about its quests in motion. If the answer
 * is no, only the analysis knows. The screen keeps two numbers for each quest where a model keeps all that moves it, and
 * most large rooms are quiet.
 */
export class FlowScreen implements Pick<SnapshotVisitor, 'subscription'> {
  /** What the triggers of each quest do, by the quest and its state before: the states after, as bits. */
  private readonly moves: Uint8Array;
  /** Quests that something expects to be Active. */
  private readonly asksActive: Uint8Array;
  /** Whether linked tasks may go on without end, or against a limit. */
  private mayGoOn = false;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly read: ReadQuests,
  ) {
    this.moves = new Uint8Array(read.quests.length * 3);
    this.asksActive = new Uint8Array(read.quests.length);
  }

  subscription(subscription: Subscription): void {
    const { kind, record } = subscription;
    if (kind !== 'effector' && kind !== 'quest-trigger' && kind !== 'linked-task') return;
    const quest = this.read.numberOf(subscription);
    if (quest === undefined) return;
    if (kind === 'effector') {
      if (targetState(record) === 1) this.asksActive[quest] = 1;
      return;
    }
    const code = transitionCode(integerField(record, 'TargetState') ?? Number.NaN);
    if (code === undefined) return;
    if (code.from === 1) this.asksActive[quest] = 1;
    if (kind === 'linked-task')
      this.mayGoOn ||= delayOf(subscription) === 0 || this.read.quests[quest]?.limit === 1;
    else if (this.happens(subscription))
      for (const from of code.from === 'any' ? ([0, 1, 2] as const) : [code.from]) {
        const fact = factIndex(quest, from);
        this.moves[fact] = (this.moves[fact] ?? 0) | (1 << code.to);
      }
  }

  private happens({ record, place, itemKey }: Subscription): boolean {
    const type = textField(objectField(record, 'Trigger'), '$type');
    if (type === undefined || !isTask(place) || !this.snapshot.hasItem(itemKey)) return false;
    return eventWorks(this.snapshot, itemKey, type);
  }

  /** Whether there is certainly nothing to report. To be asked once, after the walk. */
  isQuiet(): boolean {
    const { quests } = this.read;
    if (this.mayGoOn || !quests.every((quest) => this.isQuietQuest(quest))) return false;
    const required = new Map<number, number[]>();
    for (const { index, requirements } of quests)
      for (const { quest } of requirements) if (quest !== undefined) addTo(required, index, quest);
    return cycleGroups(required).length === 0;
  }

  private isQuietQuest({ index, enabled, requirements }: FlowQuest): boolean {
    if (!enabled) return true;
    const leads = (from: QuestState, to: QuestState): boolean =>
      ((this.moves[factIndex(index, from)] ?? 0) & (1 << to)) !== 0;
    const starts = leads(0, 1);
    const needsActive = this.asksActive[index] === 1 || requirements.length > 0;
    return (
      (leads(0, 2) || (starts && leads(1, 2))) &&
      (!needsActive || starts) &&
      requirements.every(
        ({ quest = -1, amount }) => !(amount > 1) && this.read.quests[quest]?.enabled === true,
      )
    );
  }
}
