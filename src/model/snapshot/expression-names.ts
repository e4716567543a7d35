import { textField } from '../../bytes/json/members.js';
import { LookAlikes } from '../../bytes/text/look-alike.js';
import { mostSimilar, nearest } from '../../bytes/text/nearest.js';
import type { QuestEntries } from './quest-entries.js';
import type { QuestEntry } from './quest-entry.js';
import { bareName, isNumberedName } from './quest-values.js';

/** Longer names are not compared with others: the cost grows with both lengths. */
const MAX_COMPARED_LENGTH = 100;
/** The most comparisons per file when guessing which name was meant. */
const MAX_COMPARED = 20_000;

/** The names that expressions use for the quests of a file, right and wrong. */
export interface ExpressionNames {
  /** Whether this is the Name of a quest without its number. */
  isBare(name: string): boolean;
  /** The quest with this full Name. */
  byFullName(name: string): QuestEntry | undefined;
  /** Whether quests with different Names have this bare name, so that it does not say which one is meant. */
  isShared(bare: string): boolean;
  /** Whether this may be a quest whose Name has a finding of its own: `collect` for `0 collect`. */
  mayBeMeant(name: string): boolean;
  /** Whether some quest has no Name, so that any name may be its own. */
  readonly isIncomplete: boolean;
  /** The bare name that was most likely meant. */
  guess(name: string): string | undefined;
  /** Bare names of the file for a message, the most similar first. */
  closest(name: string): readonly string[];
}

/** Reads all entries, whether or not the two of a pair agree on their Name. */
export function expressionNames(quests: QuestEntries): ExpressionNames {
  const bare = new Set<string>();
  const full = new Map<string, QuestEntry>();
  const shared = new Set<string>();
  const named = new Set<string>();
  const meant = new Set<string>();
  for (const entry of quests.entries) {
    const name = textField(entry.record, 'Name');
    // Most entries come after their twin.
    if (name === undefined || named.has(name)) continue;
    named.add(name);
    const own = bareName(name);
    if (bare.has(own)) shared.add(own);
    else bare.add(own);
    // Spaces at the end of a Name have a finding of their own.
    if (name !== name.trimEnd()) for (const each of [name, own]) meant.add(each.trimEnd());
    if (!isNumberedName(name)) meant.add(name.replace(/^[\d\W_]+/, ''));
    if (own !== name) full.set(name, entry);
  }
  bare.delete('');
  const short = [...bare].filter(({ length }) => length <= MAX_COMPARED_LENGTH);
  const isIncomplete = someNameIsMissing(quests);
  const alike = new LookAlikes(() => short);
  const guesses = new Map<string, string | undefined>();
  const closest = new Map<string, readonly string[]>();
  let compared = 0;
  return {
    isBare: (name) => bare.has(name),
    byFullName: (name) => full.get(name),
    isShared: (name) => shared.has(name),
    mayBeMeant: (name) => meant.has(name),
    isIncomplete,
    guess(name) {
      if (guesses.has(name) || compared > MAX_COMPARED || name.length > MAX_COMPARED_LENGTH)
        return guesses.get(name);
      compared += short.length;
      const guess = alike.of(name) ?? nearest(name, short) ?? nearest(bareName(name), short);
      guesses.set(name, guess);
      return guess;
    },
    closest(name) {
      const known = closest.get(name);
      if (known !== undefined) return known;
      if (compared > MAX_COMPARED || name.length > MAX_COMPARED_LENGTH) return short;
      compared += short.length;
      const sorted = mostSimilar(name, short);
      closest.set(name, sorted);
      return sorted;
    },
  };
}

function someNameIsMissing(quests: QuestEntries): boolean {
  // Entries that are not objects are missing from the index.
  if (quests.entries.length < quests.memberCount) return true;
  const named = (entry: QuestEntry): boolean => textField(entry.record, 'Name') !== undefined;
  return quests.entries.some(
    (entry) => !named(entry) && !(quests.pairOf(entry)?.entries.some(named) ?? false),
  );
}
