import { quoteValue } from '../json/quote.js';
import type { QuestName } from '../room/plan-quests.js';
import type { ValueChange } from '../room/value-change.js';
import { addTo } from '../text/add-to.js';
import { counted } from '../text/in-words.js';
import { changeText } from './change-text.js';

export interface ShownChanges {
  /** Of a kind of record. */
  readonly perKind: number;
  /** Of one record. */
  readonly perRecord: number;
}

export const SOME_CHANGES: ShownChanges = { perKind: 20, perRecord: 8 };
export const ALL_CHANGES: ShownChanges = {
  perKind: Number.POSITIVE_INFINITY,
  perRecord: Number.POSITIVE_INFINITY,
};

/** What changes in a record: one line with the record, or the record and a line for each change. */
export function changedRecord(
  record: string,
  texts: readonly string[],
  { perRecord }: ShownChanges,
): { readonly text: string; readonly details: readonly string[] } {
  const [first, ...others] = texts;
  if (first === undefined) return { text: record, details: [] };
  if (others.length === 0) {
    const gap = record.startsWith('item') ? '  ' : ': ';
    return { text: `${record}${gap}${first}`, details: [] };
  }
  const shown = texts.slice(0, perRecord);
  const more = texts.length - shown.length;
  return {
    text: record,
    details: more === 0 ? shown : [...shown, `… and ${counted(more, 'more change')}`],
  };
}

/** The changes of a quest: what both entries have in common is said once. */
export function questTexts(
  entries: readonly QuestName[],
  changesOf: (key: string) => readonly ValueChange[],
): string[] {
  const owners = new Map<string, QuestName[]>();
  for (const entry of entries)
    for (const change of changesOf(entry.key)) {
      const text = changeText(change);
      addTo(owners, text, entry);
    }
  return [...owners].map(([text, of]) => {
    const [only] = of;
    return of.length > 1 || only === undefined ? text : `${text} (${entryText(only)} only)`;
  });
}

function entryText({ key, status }: QuestName): string {
  return status === undefined ? `entry ${quoteValue(key)}` : `${quoteValue(status).slice(1, -1)} entry`;
}
