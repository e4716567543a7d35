import type { Place } from '../../src/json/place.js';
import { formatPointer, type Step } from '../../src/json/pointer.js';
import { type Draft, type FixDraft, type Together, wordsOf } from '../../src/lint/draft.js';
import type { FixKind, Report } from '../../src/lint/rule.js';
import type { QuestEntry } from '../../src/snapshot/quest-entry.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { entryCause } from './entry-draft.js';

/**
 * Reports a finding that may be about a quest entry. What both entries of a pair share is one finding.
 *
 * @param place where the fault is: a quest entry, a part of one, or anything else
 * @param about the kind of the finding and of its fix; those of the rule unless given
 */
export function reportInPair(
  place: Place,
  makeDraft: () => Draft,
  snapshot: Snapshot,
  report: Report,
  about: { readonly kind?: string; readonly fix?: FixKind } = {},
): void {
  const entry = pairedEntry(place, snapshot);
  if (entry === undefined) report({ make: makeDraft, ...about, place });
  else report(pairDraft(place, makeDraft(), entry));
}

/** A draft that may be about a quest entry. What both entries of a pair share is one finding. */
export function inPair(place: Place, draft: Draft, snapshot: Snapshot): Draft {
  const entry = pairedEntry(place, snapshot);
  return entry === undefined ? draft : pairDraft(place, draft, entry);
}

/** The entry that a place is in, if it has a twin. */
function pairedEntry(place: Place, snapshot: Snapshot): QuestEntry | undefined {
  const entry = entryAround(place, snapshot);
  return entry && snapshot.quests?.pairOf(entry)?.entries.length === 2 ? entry : undefined;
}

/** The entry that a place is in. */
export function entryAround(place: Place, { quests }: Snapshot): QuestEntry | undefined {
  const [section, key] = firstSteps(place);
  return section === 'quests' ? quests?.entry(String(key)) : undefined;
}

function pairDraft(place: Place, draft: Draft, entry: QuestEntry): Draft {
  const [[, , ...path]] = place.paths;
  const words = wordsOf(draft);
  // The two entries never have the same Status, so a misspelled Status is another word on each.
  const isStatus = formatPointer(path) === '/Status' && !('part' in draft.at && draft.at.part === 'key');
  const what = isStatus ? (draft.fix?.safety ?? null) : words;
  return {
    ...draft,
    ...(isStatus && draft.fix && { fix: fixOfStatus(draft.fix) }),
    cause: entryCause(entry, [...path, what]),
    again: { message: (_all, first) => (words === first ? 'the same on the other entry' : words) },
  };
}

/** The fix of a Status says what it writes on both entries. */
function fixOfStatus(fix: FixDraft): FixDraft {
  const { description } = fix;
  const words = (all: Together): string => {
    if (all.fixes === 2) return 'write "inProgress" and "completed"';
    return typeof description === 'string' ? description : description(all);
  };
  return { ...fix, description: words };
}

/** The first two steps of a place in the file. */
function firstSteps(place: Place): readonly [section: Step | undefined, key: Step | undefined] {
  let [link, key]: [Place, Step | undefined] = [place, undefined];
  let section: Step | undefined;
  while (link.parent !== undefined) [link, section, key] = [link.parent, link.step, section];
  return [section, key];
}
