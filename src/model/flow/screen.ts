import { integerField, objectField, textField } from '../../bytes/json/members.js';
import { transitionCode } from '../snapshot/quest-states.js';
import type { Subscription } from '../snapshot/records.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { SnapshotVisitor } from '../snapshot/walk.js';
import type { FlowQuest } from './model.js';
import { delayOf, eventWorks } from './read-model.js';
import type { ReadQuests } from './read-quests.js';
import { isTask } from './unread.js';

/**
 * Finds out during a walk whether a room is quiet: triggers alone bring each quest to every state that something asks
 * for, quests require earlier ones only, and no linked task can go on too far, so that there is nothing to report about
 * its quests in motion. If the answer is no, only the analysis knows. Most large rooms are quiet, and reading the model
 * of one takes a fifth of a check.
 */
export class FlowScreen implements Pick<SnapshotVisitor, 'subscription'> {
  /** Quests that triggers start, and complete. */
  private readonly started = new Set<number>();
  private readonly completed = new Set<number>();
  /** Quests that something expects to be Active. */
  private readonly awaited = new Set<number>();
  /** Whether linked tasks may go on without end, or against a limit. */
  private mayGoOn = false;

  constructor(
    private readonly snapshot: Snapshot,
    private readonly read: ReadQuests,
  ) {}

  subscription(subscription: Subscription): void {
    const { kind, record } = subscription;
    if (kind !== 'effector' && kind !== 'quest-trigger' && kind !== 'linked-task') return;
    const quest = this.read.numberOf(subscription);
    if (quest === undefined) return;
    const number = integerField(record, 'TargetState') ?? Number.NaN;
    const code = kind === 'effector' ? undefined : transitionCode(number);
    if (kind === 'effector' ? number === 1 : code?.from === 1) this.awaited.add(quest);
    if (code === undefined) return;
    if (kind === 'linked-task')
      this.mayGoOn ||= delayOf(subscription) === 0 || this.read.quests[quest]?.limit === 1;
    else if (code.from !== 2 && code.to !== 0 && this.happens(subscription))
      (code.to === 1 ? this.started : this.completed).add(quest);
  }

  private happens({ record, place, itemKey }: Subscription): boolean {
    const type = textField(objectField(record, 'Trigger'), '$type');
    if (type === undefined || !isTask(place) || !this.snapshot.hasItem(itemKey)) return false;
    return eventWorks(this.snapshot, itemKey, type);
  }

  /** Whether there is certainly nothing to report. To be asked once, after the walk. */
  isQuiet(): boolean {
    return !this.mayGoOn && this.read.quests.every((quest) => this.isQuietQuest(quest));
  }

  private isQuietQuest({ index, enabled, requirements }: FlowQuest): boolean {
    if (!enabled) return true;
    const isAwaited = this.awaited.has(index) || requirements.length > 0;
    if (!this.completed.has(index) || (isAwaited && !this.started.has(index))) return false;
    return requirements.every(
      ({ quest = -1, amount }) => quest < index && !(amount > 1) && this.read.quests[quest]?.enabled === true,
    );
  }
}
