import type { Step } from '../../src/json/pointer.js';
import type { JsonValue } from '../../src/json/value.js';
import type { Again, Draft, Together } from '../../src/lint/draft.js';
import type { QuestEntry } from '../../src/snapshot/quest-entry.js';
import type { QuestIndex } from '../../src/snapshot/quests.js';

/** A draft about a quest entry, with a cause that its twin or entries of other quests may share. */
export function entryDraft({ key, record }: QuestEntry, cause: string, draft: Draft): Draft {
  return { ...draft, cause, subject: String(record.EntryId ?? key), rank: key, again: AGAIN };
}

/** A draft about a value of an entry, which its twin with the same value shares. */
export function valueDraft(
  quests: QuestIndex,
  entry: QuestEntry,
  path: readonly Step[],
  draft: Draft,
): Draft {
  const twin = quests.twinWithSame(entry, path);
  if (twin === undefined) return draft;
  // A copied quest may have the EntryId of the original, but never its keys.
  return entryDraft(entry, JSON.stringify([[entry.key, twin.key].sort(), ...path]), draft);
}

/** A cause that the two entries of a quest may share. */
export function entryCause({ record }: QuestEntry, what: readonly JsonValue[]): string {
  return JSON.stringify([String(record.EntryId), ...what]);
}

/** ` on 12 quests`, or nothing for one quest. */
export function onQuests({ subjects }: Together): string {
  return subjects < 2 ? '' : ` on ${subjects} quests`;
}

const AGAIN: Again = {
  message: ({ drafts, subjects }) =>
    drafts === 2 && subjects === 1 ? 'the same on the other entry' : 'the next of them',
  most: 1,
  comesFirst: true,
};
