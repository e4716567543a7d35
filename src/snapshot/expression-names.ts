import { nearest } from '../text/nearest.js';
import { textField } from './fields.js';
import type { QuestEntries } from './quest-entries.js';
import type { QuestEntry } from './quest-entry.js';
import { bareName, isNumberedName } from './quest-values.js';

/** Longer names are compared with no other: that takes the time of both lengths. */
const LONGEST_COMPARED = 100;
/** So many comparisons a file are made to guess what was meant. */
const MOST_COMPARED = 20_000;

/** What expressions may call the quests of a file, and what they are called by mistake. */
export interface ExpressionNames {
  /** Whether an expression names a quest by this: its Name without the number. */
  isBare(name: string): boolean;
  /** The quest that has this Name, number and all. */
  byFullName(name: string): QuestEntry | undefined;
  /** Whether this may be a quest whose Name is wrong in front, which is another rule's to say: `collect` for `0 collect`. */
  mayBeMeant(name: string): boolean;
  /** Whether some quest has no Name at all, and may be called anything. */
  readonly isIncomplete: boolean;
  /** The bare name that was most likely meant. */
  guess(name: string): string | undefined;
}

/** Made from all entries: whether two of them agree on their Name is for other rules to say. */
export function expressionNames(quests: QuestEntries): ExpressionNames {
  const bare = new Set<string>();
  const full = new Map<string, QuestEntry>();
  const meant = new Set<string>();
  for (const entry of quests.entries) {
    const name = textField(entry.record, 'Name');
    if (name === undefined) continue;
    bare.add(bareName(name));
    if (!isNumberedName(name)) meant.add(name.replace(/^[\d\W_]+/, ''));
    if (bareName(name) !== name && !full.has(name)) full.set(name, entry);
  }
  bare.delete('');
  const short = [...bare].filter(({ length }) => length <= LONGEST_COMPARED);
  const guesses = new Map<string, string | undefined>();
  let compared = 0;
  return {
    isBare: (name) => bare.has(name),
    byFullName: (name) => full.get(name),
    mayBeMeant: (name) => meant.has(name),
    isIncomplete: someNameIsMissing(quests),
    guess(name) {
      if (guesses.has(name) || compared > MOST_COMPARED || name.length > LONGEST_COMPARED)
        return guesses.get(name);
      compared += short.length;
      const guess = nearest(name, short);
      guesses.set(name, guess);
      return guess;
    },
  };
}

function someNameIsMissing(quests: QuestEntries): boolean {
  // Entries that are no objects are not in the index.
  if (quests.entries.length < Object.keys(quests.section).length) return true;
  const named = (entry: QuestEntry): boolean => textField(entry.record, 'Name') !== undefined;
  return quests.entries.some(
    (entry) => !named(entry) && !(quests.pairOf(entry)?.entries.some(named) ?? false),
  );
}
