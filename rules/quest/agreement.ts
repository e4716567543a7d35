import { textField } from '../../src/snapshot/fields.js';
import type { QuestEntry, QuestIndex } from '../../src/snapshot/quests.js';
import type { Place } from '../../src/text/place.js';
import { completePair } from './pairing.js';
import { isSoundCreator, isSoundDescription } from './sound-values.js';

/** The fields that are the same on all quests of a room (quest and task records, part 2, quest entry fields). */
export const ROOM_WIDE_FIELDS = { Description: isSoundDescription, Creator: isSoundCreator } as const;
export type RoomWideField = keyof typeof ROOM_WIDE_FIELDS;

export function isRoomWide(field: string): field is RoomWideField {
  return Object.hasOwn(ROOM_WIDE_FIELDS, field);
}

/** The field's value, unless it is reported by itself. */
function soundValue(entry: QuestEntry, field: RoomWideField): string | undefined {
  const value = textField(entry.record, field);
  return value !== undefined && ROOM_WIDE_FIELDS[field](value) ? value : undefined;
}

/** Whether two quests or more say something sound. A quest alone can only disagree with itself. */
export function severalQuestsSay(quests: QuestIndex, field: RoomWideField): boolean {
  let first: unknown;
  for (const entry of quests.entries) {
    if (soundValue(entry, field) === undefined) continue;
    const quest = quests.pairOf(entry) ?? entry;
    first ??= quest;
    if (quest !== first) return true;
  }
  return false;
}

/** Whether the only quest of a file has two sound values: a matter of its pair, whatever the value should be. */
export function onlyQuestDisagrees(quests: QuestIndex, field: RoomWideField): boolean {
  const said = quests.entries.filter((entry) => soundValue(entry, field) !== undefined);
  const [first, second] = said;
  if (first === undefined || second === undefined || severalQuestsSay(quests, field)) return false;
  const pair = quests.pairOf(first);
  return (
    pair !== undefined &&
    completePair(pair) !== undefined &&
    soundValue(first, field) !== soundValue(second, field)
  );
}

/** The entries that have another value than most; `usual` is an entry with the value of most. */
export interface Disagreement {
  readonly usual: QuestEntry;
  readonly value: string;
  readonly minority: readonly QuestEntry[];
}

/**
 * Who disagrees with the other quests about a field: the entries with another value than most, and of values that are
 * equally common, those that come later in the file. Undefined where all quests agree.
 */
export function findDisagreement(
  quests: QuestIndex,
  field: RoomWideField,
  inFileOrder: (places: readonly Place[]) => readonly Place[],
): Disagreement | undefined {
  const groups = new Map<string, QuestEntry[]>();
  for (const entry of quests.entries) {
    const value = soundValue(entry, field);
    if (value === undefined) continue;
    const group = groups.get(value);
    if (group === undefined) groups.set(value, [entry]);
    else group.push(entry);
  }
  if (groups.size < 2 || !severalQuestsSay(quests, field)) return undefined;
  const most = Math.max(...[...groups.values()].map((group) => group.length));
  const common = [...groups].filter(([, group]) => group.length === most);
  const valueOfPlace = new Map<Place, string>();
  if (common.length > 1) {
    for (const [value, group] of common) for (const entry of group) valueOfPlace.set(entry.place, value);
  }
  const [earliest] = common.length > 1 ? inFileOrder([...valueOfPlace.keys()]) : [];
  const value = (earliest && valueOfPlace.get(earliest)) ?? common[0]?.[0];
  const usual = value === undefined ? undefined : groups.get(value)?.[0];
  if (value === undefined || usual === undefined) return undefined;
  groups.delete(value);
  return { usual, value, minority: [...groups.values()].flat() };
}
