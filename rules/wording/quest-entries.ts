import { textField } from '../../src/bytes/json/members.js';
import type { Place } from '../../src/bytes/json/place.js';
import type { Step } from '../../src/bytes/json/pointer.js';
import { quoteValue } from '../../src/bytes/json/quote.js';
import type { QuestEntry } from '../../src/model/snapshot/quest-entry.js';
import type { QuestIndex } from '../../src/model/snapshot/quests.js';
import type { Snapshot } from '../../src/model/snapshot/snapshot.js';
import { type Claim, claimsOf, type Draft, fixAlsoAt, movedClaim } from '../../src/verdict/lint/draft.js';

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

/** The quest entry that a place is in. */
export function entryAround(place: Place, { quests }: Snapshot): QuestEntry | undefined {
  const [[section, key]] = place.paths;
  return section === 'quests' ? quests?.entry(String(key)) : undefined;
}

/** What is wrong with a value. It is at the value itself, unless it says where. */
type ValueFault = Omit<Draft, 'at'> & Partial<Pick<Draft, 'at'>>;

/**
 * A draft about a value of a quest entry. Where the other entry of the quest has the same value, the draft is
 * about both: one finding with one fix, whichever entry reports it.
 * @param path empty for what the record itself lacks
 * @param isOn whether the value is wrong at the place on the other entry as well; it is unless this says no
 */
export function valueDraft<const Fault extends ValueFault>(
  quests: QuestIndex,
  entry: QuestEntry,
  path: readonly Step[],
  fault: Fault,
  isOn?: (twin: Place) => boolean,
): Fault & Pick<Draft, 'at' | 'related' | 'fix'> {
  const draft = { at: entry.place.along(path), ...fault };
  const twin = quests.twinWithSame(entry, path);
  if (twin === undefined || isOn?.(twin.place.along(path)) === false) return draft;
  const [first, ...others] = claimsOf(draft);
  const move = (place: Place): Place | undefined => moved(place, entry, twin);
  const onTwin = (claim: Claim): Claim => movedClaim(claim, move);
  return {
    ...draft,
    at: [first, ...others, onTwin(first), ...others.map(onTwin)],
    related: [{ at: onTwin(first), message: 'the same on the other entry' }, ...(draft.related ?? [])],
    fix: draft.fix && fixAlsoAt(draft.fix, move),
  };
}

/** The same place on the other entry; undefined for one that is not on this entry. */
function moved(place: Place, entry: QuestEntry, twin: QuestEntry): Place | undefined {
  const [[section, key, ...path], ...inner] = place.paths;
  if (section !== 'quests' || String(key) !== entry.key) return undefined;
  let at = twin.place.along(path);
  for (const steps of inner) at = at.inside().along(steps);
  return at;
}
