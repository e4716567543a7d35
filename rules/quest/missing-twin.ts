import { COMPLETED_FIELDS, emptyJson } from '../../src/model/schema/index.js';
import type { QuestStatus } from '../../src/model/snapshot/quest-entry.js';
import {
  arrayField,
  type Draft,
  type FixDraft,
  hasField,
  keyAt,
  type NewIds,
  Place,
  type QuestEntry,
  type QuestIndex,
  questLabel,
  quoteValue,
  type Snapshot,
  type TextEdit,
  writeValue,
} from '../kit.js';
import { isNearMiss } from './pair-difference.js';

export function missingTwin(entry: QuestEntry, quests: QuestIndex, snapshot: Snapshot): Draft {
  const at = keyAt(entry.place);
  const quest = questLabel(entry);
  if (entry.status === undefined)
    return {
      at,
      kind: 'no-twin',
      message: `${quest} has only one entry: add the other one with the same EntryId`,
    };
  const lacking = entry.status === 'inProgress' ? 'completed' : 'inProgress';
  const lost = snapshot.lostIdOf(entry);
  const id = lost === undefined ? '' : ` and the id ${quoteValue(lost)}, which references still use`;
  const moved = movedFields(entry, lacking);
  const move = moved.length === 0 ? '' : `, and move ${moved.join(' and ')} to it`;
  return {
    at,
    kind: 'no-twin',
    message: `${quest} has no ${lacking} entry: add one with the same EntryId${id}${move}`,
    // A copy would repeat the faults of the entry.
    fix:
      hasSoundShape(entry, snapshot) && !hasNearMiss(entry)
        ? writeTwin(entry, lacking, quests, lost)
        : undefined,
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
    for (const field of COMPLETED_FIELDS) {
      if (hasField(record, field) === isCompleted) continue;
      if (isCompleted)
        changes.push({
          kind: 'insert',
          into: place,
          key: field,
          json: { kind: 'json', json: emptyJson(field) },
        });
      else changes.push({ kind: 'remove', place: place.at(field) });
    }
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

const SECTION = Place.root.at('quests');
