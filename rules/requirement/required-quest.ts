import { quoteValue } from '../../src/json/quote.js';
import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestIndex, QuestPair } from '../../src/snapshot/quests.js';
import { completePair } from '../quest/pairing.js';

/** A quest as one: its pair, or an entry alone where nobody can tell which entries belong together. */
export type Quest = QuestPair | QuestEntry;

/**
 * The quest of an entry. An EntryId that several quests share by mistake does not make them one (quest and task
 * records, part 2, quest pair).
 */
export function questOf(entry: QuestEntry, quests: QuestIndex): Quest {
  const pair = quests.pairOf(entry);
  if (pair === undefined) return entry;
  if (completePair(pair) !== undefined) return pair;
  const [one, other] = pair.entries;
  const isPair = pair.entries.length === 2 && one?.record.Name === other?.record.Name;
  return isPair ? pair : entry;
}

/** How a message calls the quest of an entry: by its Name, or by the key where it has none. */
export function questName({ record, key }: QuestEntry): string {
  return quoteValue(textField(record, 'Name') ?? key);
}
