import { quoteValue } from '../../src/json/quote.js';
import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestPair } from '../../src/snapshot/quests.js';

/** The Name that both entries of a pair have; undefined where they are not two or disagree. */
export function agreedName({ entries }: QuestPair): string | undefined {
  const [one, other] = entries;
  if (entries.length !== 2 || one === undefined || other === undefined) return undefined;
  const name = textField(one.record, 'Name');
  return name === textField(other.record, 'Name') ? name : undefined;
}

/** The Name without its number, as expressions have it (quest and task records, part 2, quest names in expressions). */
export function bareName(name: string): string {
  return name.replace(/^\d+_/, '');
}

/** The entry that stands for its quest: the inProgress one, which others refer to, where there is one. */
export function mainEntry({ entries, inProgress }: QuestPair): QuestEntry | undefined {
  return inProgress[0] ?? entries[0];
}

/** How a message calls the quest of an entry. */
export function questLabel({ record }: QuestEntry): string {
  const name = textField(record, 'Name');
  return name === undefined ? 'this quest' : quoteValue(name);
}
