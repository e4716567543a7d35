import { readKeys } from '../../src/model/schema/index.js';
import { hasField, type JsonObject, type QuestEntry, type TextEdit } from '../kit.js';

/* Moves Rewards and SuccessMsg to the completed entry, the only one to have them (part 2, quest pair). */

/** Whether a field can be removed: not if an unknown field would then be taken for it. */
export function isRemovable(record: JsonObject, name: string): boolean {
  const { [name]: _removed, ...others } = record;
  return !readKeys('quest-entry', others).slips.some(({ field }) => field === name);
}

/** Moves a value to the completed entry, which has none or an empty one. */
export function moveEdits(
  { place }: QuestEntry,
  completed: QuestEntry,
  name: string,
): readonly [write: TextEdit, remove: TextEdit] {
  const at = place.at(name);
  const copy = { kind: 'copy', of: at, edits: [] } as const;
  const write: TextEdit = hasField(completed.record, name)
    ? { kind: 'replace', place: completed.place.at(name), by: copy }
    : { kind: 'insert', into: completed.place, key: name, json: copy };
  return [write, { kind: 'remove', place: at }];
}
