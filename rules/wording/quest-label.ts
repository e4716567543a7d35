import { quoteValue } from '../../src/json/quote.js';
import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry } from '../../src/snapshot/quest-entry.js';

/** What a message calls the quest of an entry: its Name. */
export function questLabel({ record }: QuestEntry): string {
  const name = textField(record, 'Name');
  return name === undefined ? 'this quest' : quoteValue(name);
}

/** The same where the entry is not the one that the finding points at: without a Name the key says which quest is meant. */
export function otherQuestLabel({ record, key }: QuestEntry): string {
  return quoteValue(textField(record, 'Name') ?? key);
}
