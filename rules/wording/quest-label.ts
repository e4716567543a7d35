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
