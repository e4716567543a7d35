import type { Quest, QuestEntry } from '../snapshot/quest-entry.js';
import { questReference } from '../snapshot/quest-reference.js';
import type { QuestIndex } from '../snapshot/quests.js';
import type { Subscription } from '../snapshot/records.js';

/** Numbers the quests of a file in the order of their first entries, and finds them by references. */
export class QuestNumbers {
  /** The quests by number. */
  readonly quests: readonly Quest[];
  private readonly byEntry = new Map<QuestEntry, number>();

  constructor(private readonly index: QuestIndex) {
    const numbers = new Map<Quest, number>();
    for (const entry of index.entries) {
      const quest = index.questOf(entry);
      const number = numbers.get(quest) ?? numbers.size;
      numbers.set(quest, number);
      this.byEntry.set(entry, number);
    }
    this.quests = [...numbers.keys()];
  }

  withId(id: string | undefined): number | undefined {
    const entry = id === undefined ? undefined : this.index.entry(id);
    return entry && this.byEntry.get(entry);
  }

  /** The quest that a subscription names in TaskTriggerId. */
  of(subscription: Subscription): number | undefined {
    return this.withId(questReference(subscription));
  }
}
