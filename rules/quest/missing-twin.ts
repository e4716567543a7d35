import { COMPLETED_FIELDS, emptyJson } from '../../src/model/schema/index.js';
import type { QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import {
  arrayField,
  type FixDraft,
  hasField,
  keyAt,
  type NewIds,
  Place,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  type Snapshot,
  type TextEdit,
  writeValue,
} from '../kit.js';
import { isNearMiss } from './pair-difference.js';

const SECTION = Place.root.at('quests');

/** An entry whose twin is nowhere in the file, for quest/pair-complete. */
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
  return lacking === 'completed' ? COMPLETED_FIELDS.filter((field) => hasField(record, field)) : [];
}

function hasNearMiss(entry: QuestEntry): boolean {
  return Object.keys(entry.record).some((field) => isNearMiss(field, entry));
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
      if (isCompleted && !hasField(record, field)) {
        const json = { kind: 'json', json: emptyJson(field) } as const;
        changes.push({ kind: 'insert', into: place, key: field, json });
      } else if (!isCompleted && hasField(record, field))
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
