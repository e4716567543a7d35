import { COMPLETED_FIELDS, emptyJson } from '../../src/model/schema/index.js';
import type { CopiedQuest } from '../../src/model/snapshot/quest-entries.js';
import type { QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import {
  arrayField,
  type EachSubscription,
  type FixDraft,
  hasMember,
  isObject,
  isQuestIdShaped,
  keyAt,
  keysOf,
  member,
  type NewIds,
  otherQuestLabel,
  Place,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  type Snapshot,
  type TextEdit,
  textField,
  writeValue,
} from '../kit.js';
import { isNearMiss } from './pair-symmetry.js';

/* An entry without its twin, for quest/pair-complete: what is said of it, and the twin that a fix writes. */

const SECTION = Place.root.at('quests');

/** An entry whose twin is nowhere in the file. */
export function missingTwin(entry: QuestEntry, quests: QuestIndex, snapshot: Snapshot) {
  const at = keyAt(entry.place);
  const quest = questLabel(entry);
  if (entry.status === undefined)
    return { at, values: { quest, lacking: undefined, lostId: undefined, moved: [] } };
  const lacking: QuestStatus = entry.status === 'inProgress' ? 'completed' : 'inProgress';
  const lostId = snapshot.lostIdOf(entry);
  // A copy would repeat the faults of the entry.
  const canCopy = hasSoundShape(entry, snapshot) && !hasNearMiss(entry);
  return {
    at,
    values: { quest, lacking, lostId, moved: movedFields(entry, lacking) },
    fix: canCopy ? writeTwin(entry, lacking, quests, lostId) : undefined,
  };
}

/** The fields of a completed entry that is missing: its pair was made one record. */
function movedFields({ record }: QuestEntry, lacking: QuestStatus): readonly string[] {
  return lacking === 'completed' ? COMPLETED_FIELDS.filter((field) => hasMember(record, field)) : [];
}

function hasNearMiss(entry: QuestEntry): boolean {
  return keysOf(entry.record).some((field) => isNearMiss(field, entry));
}

function hasSoundShape({ record, status }: QuestEntry, snapshot: Snapshot): boolean {
  const name = status === 'completed' ? 'quest-entry-completed' : 'quest-entry-in-progress';
  const requirements = arrayField(record, 'Requirements');
  return (
    snapshot.schemaFaults(name, record).length === 0 &&
    requirements?.every((each) => snapshot.schemaFaults('requirement', each).length === 0) === true
  );
}

/** A copy of the entry with another Status, its own id, and the fields of that Status. */
function writeTwin(
  entry: QuestEntry,
  status: QuestStatus,
  quests: QuestIndex,
  lost: string | undefined,
): FixDraft {
  const { record, place, key } = entry;
  const isCompleted = status === 'completed';
  const edits = (ids: NewIds): TextEdit[] => {
    const id = lost ?? ids.questId(place, key, (taken) => quests.has(taken));
    const changes: TextEdit[] = [writeValue(place.at('Status'), status), writeValue(place.at('id'), id)];
    for (const field of COMPLETED_FIELDS)
      if (isCompleted && !hasMember(record, field)) {
        const json = { kind: 'json', json: emptyJson(field) } as const;
        changes.push({ kind: 'insert', into: place, key: field, json });
      } else if (!isCompleted && hasMember(record, field))
        changes.push({ kind: 'remove', place: place.at(field) });
    return [
      {
        kind: 'insert',
        into: SECTION,
        key: id,
        json: { kind: 'copy', of: place, edits: changes },
        beside: { side: isCompleted ? 'after' : 'before', step: key },
      },
      ...movedFields(entry, status).map((field): TextEdit => ({ kind: 'remove', place: place.at(field) })),
    ];
  };
  const named = lost === undefined ? '' : ', with the id that references still use';
  return { safety: 'unsafe', description: `add the ${status} entry, copied from this one${named}`, edits };
}

/** Two quests with one EntryId, with a fix that gives the later one its own. */
export function copiedQuest(
  { original, copy }: CopiedQuest,
  quests: QuestIndex,
  eachSubscription: EachSubscription,
) {
  const entries = [copy.inProgress, copy.completed];
  const needsIds = entries.some(
    (entry) => member(entry.record, 'id') !== entry.key || !isQuestIdShaped(entry.key),
  );
  const own = needsIds ? 'EntryId and ids' : 'EntryId';
  const isRenamed = copy.inProgress.name !== original.inProgress.name;
  const label = isRenamed ? otherQuestLabel(copy.inProgress) : 'this quest';
  const fix: FixDraft = {
    safety: 'unsafe',
    description: `give ${label} its own ${own}`,
    edits: (ids) => [
      ...newEntryIds(entries, ids.uuid(copy.inProgress.place)),
      ...newIds(entries, quests, ids, eachSubscription),
    ],
  };
  return {
    at: copy.inProgress.place.at('EntryId'),
    identity: JSON.stringify([original, copy].map(({ inProgress }) => inProgress.key).sort()),
    values: { copy: label, original: otherQuestLabel(original.inProgress), own },
    related: [{ at: original.inProgress.place.at('EntryId'), message: 'the other quest' }],
    fix: entries.some(hasUnreadableId) ? undefined : fix,
  };
}

/** An id that is an object or array is not overwritten: nobody knows what it means. */
function hasUnreadableId({ record }: QuestEntry): boolean {
  return typeof member(record, 'id') === 'object' && member(record, 'id') !== null;
}

function newEntryIds(entries: readonly QuestEntry[], uuid: string): TextEdit[] {
  return entries.map(({ place }) => writeValue(place.at('EntryId'), uuid));
}

/** Sound keys, equal ids, and the new ids in everything that uses the old keys. */
function newIds(
  entries: readonly QuestEntry[],
  quests: QuestIndex,
  ids: NewIds,
  eachSubscription: EachSubscription,
): TextEdit[] {
  const edits: TextEdit[] = [];
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const entry of entries) {
    const { key, record, place } = entry;
    const id =
      soundId(entry, quests) ??
      ids.questId(place, textField(record, 'id') ?? key, (each) => quests.has(each) || taken.has(each));
    taken.add(id);
    if (id !== key) {
      renamed.set(key, id);
      edits.push({ kind: 'rename', place, key: id });
    }
    if (member(record, 'id') === id) continue;
    edits.push(
      hasMember(record, 'id')
        ? writeValue(place.at('id'), id)
        : { kind: 'insert', into: place, key: 'id', json: { kind: 'json', json: JSON.stringify(id) } },
    );
  }
  if (renamed.size === 0) return edits;
  const renew = (place: Place, id: string | undefined): void => {
    const now = id === undefined ? undefined : renamed.get(id);
    if (now !== undefined) edits.push(writeValue(place, now));
  };
  for (const { record, place } of quests.entries)
    for (const [index, requirement] of (arrayField(record, 'Requirements') ?? []).entries())
      if (isObject(requirement))
        renew(place.at('Requirements').at(index).at('id'), textField(requirement, 'id'));
  eachSubscription(({ record, place }) =>
    renew(place.at('TaskTriggerId'), textField(record, 'TaskTriggerId')),
  );
  return edits;
}

/** The id that an entry may keep: its key, or an id that no other entry has. */
function soundId(entry: QuestEntry, quests: QuestIndex): string | undefined {
  const id = textField(entry.record, 'id');
  if (isQuestIdShaped(entry.key)) return entry.key;
  if (id === undefined || !isQuestIdShaped(id)) return undefined;
  const isShared = quests.withId(id).some((other) => other !== entry);
  return isShared ? undefined : id;
}
