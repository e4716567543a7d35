import { counted } from '../../src/bytes/text/in-words.js';
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

/** A field that is the same on all quests of a room (part 2, quest entry fields). */
interface RoomWideField {
  readonly field: 'Description' | 'Creator';
  /** What is wrong with a value by itself: its kind, and how messages show it. undefined for a valid one. */
  invalid(value: string): { readonly kind: string; readonly shown: string } | undefined;
  /** The value that an option asks for; empty for any. */
  readonly wanted: string;
  /** The kind of a valid value that is not the wanted one. */
  readonly otherKind: string;
  /** What to write where neither an option nor another quest shows it. */
  readonly advice: string;
}

/**
 * Reports values that are invalid, or differ from the one that an option asks for, or without one from the
 * usual one.
 */
export function reportRoomWide(quests: QuestIndex, rule: RoomWideField, report: Report): void {
  const { field, wanted } = rule;
  const groups = groupedBy(quests.entries, ({ record }) => {
    const value = textField(record, field);
    return value === undefined || rule.invalid(value) !== undefined ? undefined : value;
  });
  const [usual = '', usualEntries = []] = usualGroup(groups) ?? [];
  const expected = wanted === '' ? usual : wanted;
  const others = quests.entries.flatMap((entry) => {
    const value = textField(entry.record, field);
    return value === undefined || (value === expected && expected !== '') ? [] : [{ entry, value }];
  });
  if (others.length === 0) return;
  const isOneQuest = questsOf(quests, [...groups.values()].flat()).size === 1;
  const isSplit = isOneQuest && differsWithin(quests, groups);
  const usualQuests = questsOf(quests, usualEntries);
  const differs = (shown: string, who: string) => ({
    kind: 'differs',
    message: `${field} is ${shown} here and ${quoteValue(usual)} on ${who}: decide which is right and write it on all quests`,
    related: usualEntries
      .slice(0, 1)
      .map(({ place }) => ({ at: place.at(field), message: 'the value on other quests' })),
  });
  for (const { entry, value } of others) {
    const invalid = rule.invalid(value);
    const shown = invalid?.shown ?? quoteValue(value);
    // How many other quests have the usual value; 0 if only the other entry of this one does.
    const count = usualQuests.size - (usualQuests.has(questOf(quests, entry)) ? 1 : 0);
    const who = count === 0 ? 'the other entry' : counted(count, 'other quest');
    if (invalid === undefined && wanted === '') {
      if (!isOneQuest) report(valueDraft(quests, entry, [field], differs(shown, who)));
      continue;
    }
    if (invalid === undefined && isSplit) continue;
    const asOthers = `set it to ${quoteValue(usual)}, as ${who} ${count > 1 ? 'do' : 'does'}`;
    const general = usual === '' ? rule.advice : asOthers;
    const advice = wanted === '' ? general : `set it to ${quoteValue(wanted)}`;
    const kind = invalid?.kind ?? rule.otherKind;
    report(valueDraft(quests, entry, [field], { kind, message: `${field} is ${shown}: ${advice}` }));
  }
}

type EntriesByValue = ReadonlyMap<string, readonly QuestEntry[]>;

/** The quests of entries. A single quest can only disagree with itself. */
function questsOf(quests: QuestIndex, entries: readonly QuestEntry[]): ReadonlySet<unknown> {
  return new Set(entries.map((entry) => questOf(quests, entry)));
}

function questOf(quests: QuestIndex, entry: QuestEntry): unknown {
  return quests.pairOf(entry) ?? entry;
}

/** Whether the two entries of the only quest have different values. quest/pair-symmetry reports that. */
function differsWithin(quests: QuestIndex, groups: EntriesByValue): boolean {
  const [first] = [...groups.values()].flat();
  const pair = first && quests.pairOf(first);
  return groups.size > 1 && pair !== undefined && completePair(pair) !== undefined;
}

/** The largest group. Of equally large ones the one with the least key, whatever their order in the file. */
function usualGroup(groups: EntriesByValue): readonly [string, readonly QuestEntry[]] | undefined {
  const leastKey = (entries: readonly QuestEntry[]): string =>
    entries.reduce((least, { key }) => (key < least ? key : least), entries[0]?.key ?? '');
  return [...groups].sort(
    ([, one], [, other]) => other.length - one.length || (leastKey(one) < leastKey(other) ? -1 : 1),
  )[0];
}
