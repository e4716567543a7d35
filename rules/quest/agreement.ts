import { isSoundCreator, isSoundDescription } from '../../src/model/snapshot/quest-values.js';
import {
  completePair,
  groupedBy,
  type QuestEntry,
  type QuestIndex,
  quoteValue,
  type Report,
  textField,
  valueDraft,
} from '../kit.js';

/** The fields that are the same on all quests of a room (part 2, quest entry fields). */
const ROOM_WIDE_FIELDS = { Description: isSoundDescription, Creator: isSoundCreator } as const;
type RoomWideField = keyof typeof ROOM_WIDE_FIELDS;

/** The field's value; undefined when it has a finding of its own. */
function soundValue(entry: QuestEntry, field: RoomWideField): string | undefined {
  const value = textField(entry.record, field);
  return value !== undefined && ROOM_WIDE_FIELDS[field](value) ? value : undefined;
}

/** Whether at least two quests have a valid value. A single quest can only disagree with itself. */
function severalQuestsSay(quests: QuestIndex, field: RoomWideField): boolean {
  let first: unknown;
  for (const entry of quests.entries) {
    if (soundValue(entry, field) === undefined) continue;
    const quest = quests.pairOf(entry) ?? entry;
    first ??= quest;
    if (quest !== first) return true;
  }
  return false;
}

/** Whether the only quest of a file has two valid values. That is a difference within its pair. */
function onlyQuestDisagrees(quests: QuestIndex, field: RoomWideField): boolean {
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

/** Reports entries whose value differs from that of an option, or without one from the usual one. */
export function reportDisagreements(
  quests: QuestIndex,
  field: RoomWideField,
  wanted: { readonly value: string; readonly advice: string } | undefined,
  report: Report,
): void {
  if (wanted === undefined) {
    reportUnusual(quests, field, report);
    return;
  }
  if (onlyQuestDisagrees(quests, field)) return;
  for (const entry of quests.entries) {
    const value = soundValue(entry, field);
    if (value === undefined || value === wanted.value) continue;
    report(
      valueDraft(quests, entry, [field], {
        kind: field === 'Creator' ? 'other-owner' : 'other-editor',
        message: `${field} is ${quoteValue(value)}: ${wanted.advice}`,
      }),
    );
  }
}

/** Reports entries whose value differs from the most common one, or the first of those. */
function reportUnusual(quests: QuestIndex, field: RoomWideField, report: Report): void {
  const groups = groupedBy(quests.entries, (entry) => soundValue(entry, field));
  if (!severalQuestsSay(quests, field)) return;
  const [first] = usualGroup([...groups.values()]);
  if (first === undefined) return;
  const value = soundValue(first, field) ?? '';
  groups.delete(value);
  const related = [{ at: first.place.at(field), message: 'the value on other quests' }];
  for (const [other, group] of groups) {
    for (const entry of group) {
      report(
        valueDraft(quests, entry, [field], {
          kind: 'differs',
          message: `${field} is ${quoteValue(other)} here and ${quoteValue(value)} on other quests: use the same on all quests`,
          related,
        }),
      );
    }
  }
}

/** The largest group. Of equally large ones the one with the least key, whatever their order in the file. */
function usualGroup(groups: readonly (readonly QuestEntry[])[]): readonly QuestEntry[] {
  const leastKey = (group: readonly QuestEntry[]): string =>
    group.reduce((least, { key }) => (key < least ? key : least), group[0]?.key ?? '');
  let [usual = []] = groups;
  for (const group of groups)
    if (group.length > usual.length || (group.length === usual.length && leastKey(group) < leastKey(usual)))
      usual = group;
  return usual;
}
