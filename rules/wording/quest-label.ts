import { quoteValue } from '../../src/bytes/json/quote.js';
import { textField } from '../../src/model/snapshot/fields.js';
import type { QuestEntry } from '../../src/model/snapshot/quest-entry.js';

/** The Name of an entry's quest, for a message about that entry. */
export function questLabel({ record }: QuestEntry): string {
  const name = textField(record, 'Name');
  return name === undefined ? 'this quest' : quoteValue(name);
}

/** The Name of a quest that the finding does not point at; its key if it has no Name. */
export function otherQuestLabel({ record, key }: QuestEntry): string {
  return quoteValue(textField(record, 'Name') ?? key);
}

interface CompletedId {
  readonly id: string;
  readonly quest: string;
  /** The id that was meant, where it is clear. */
  readonly meant: string | undefined;
}

/** What is said of the id of a completed entry where that of the inProgress entry belongs. */
export function isOfCompleted({ id, quest, meant }: CompletedId): string {
  return `${quoteValue(id)} is the id of the completed entry of ${quest}: use the id of its inProgress entry${meant === undefined ? '' : `, ${quoteValue(meant)}`}`;
}
