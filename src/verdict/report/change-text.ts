import { keysOf, member } from '../../bytes/json/members.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { counted } from '../../bytes/text/in-words.js';
import type { QuestName } from '../room/removed-records.js';
import { type ValueChange, WRITTEN } from '../room/value-change.js';

/** Two strings are shown in full up to this length. */
const LONG = 56;
/** How much of two long strings is shown before and after what differs. */
const AROUND = 8;
/** How much is shown of each end of a long part that differs. */
const END = 16;
/** How long a value in a list of fields may be, and the whole list. */
const MAX_FIELD = 40;
const MAX_FIELDS = 140;
const MAX_NUMBER = 40;

/** One change in words, without its record: `pos.y 1.5 → 99`, or `+ hoverTitle "Chest"`. */
export function changeText(change: ValueChange): string {
  const { kind, words } = change;
  const { before, after } = change.written ?? change;
  const { what, only } = words;
  const named = (text: string): string => {
    if (what === '' || text === '') return what + text;
    // A name in quotes and a value in quotes would read as one.
    return `${what}${what.endsWith('"') && /^["[{]/.test(text) ? ':' : ''} ${text}`;
  };
  if (only === 'order') return named('has the same elements in another order').trim();
  if (only === 'spelling') return named('holds the same JSON, written differently');
  const [was, is] = [words.before, words.after];
  switch (kind) {
    case 'added':
      return was === undefined
        ? `+ ${named(is ?? valueText(after))}`.trimEnd()
        : named(`${was} → ${is ?? valueText(after)}`);
    case 'removed':
      return is === undefined
        ? `- ${named(was ?? valueText(before))}`.trimEnd()
        : named(`${was ?? valueText(before)} → ${is}`);
    case 'changed': {
      const [old, now] = change.exact === undefined ? valueTexts(before, after) : exactTexts(change.exact);
      return named(`${was ?? old} → ${is ?? now}`);
    }
  }
}

/** A value for people: `(0, 1.5, 8)` for a vector. */
export function valueText(value: JsonValue | undefined): string {
  if (value === undefined) return '';
  if (typeof value === 'string' && isWritten(value)) return cutNumber(value.slice(WRITTEN.length));
  return vectorText(value) ?? quoteValue(value).replace(WRITTEN_INSIDE, '$1');
}

/** A number that is written in another way than JavaScript writes it. */
function isWritten(value: JsonValue | undefined): boolean {
  return typeof value === 'string' && value.startsWith(WRITTEN);
}

/** Such a number in the text of an object or array, which may be cut off. */
const WRITTEN_INSIDE = /"(?:\\uf8ff|\uf8ff)([-\d.eE+]*)"?/g;

function isNumber(value: JsonValue | undefined): boolean {
  return typeof value === 'number' || isWritten(value);
}

/** The fields of a record that is added or removed: `pos (0, 1, 4), hoverTitle "Chest"`. */
export function fieldsText(value: JsonValue | undefined, known: readonly string[]): string {
  if (!isObject(value)) return valueText(value);
  const names = keysOf(value).filter((name) => !known.includes(name) && !isBlank(member(value, name)));
  let text = '';
  let count = 0;
  for (const name of names) {
    const shown = valueText(member(value, name));
    const field = `${/^[\w$-]{1,60}$/.test(name) ? name : quoteValue(name)} ${shown.length > MAX_FIELD ? `${shown.slice(0, MAX_FIELD)}…` : shown}`;
    if (count > 0 && text.length + field.length > MAX_FIELDS) break;
    text += count++ === 0 ? field : `, ${field}`;
  }
  return count < names.length ? `${text} and ${counted(names.length - count, 'more field')}` : text;
}

function isBlank(value: JsonValue | undefined): boolean {
  return value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
}

function vectorText(value: JsonValue): string | undefined {
  const axes = keysOf(value);
  const isVector = /^xyzw?$/.test(axes.join(''));
  if (!isVector || !isObject(value)) return undefined;
  const numbers = axes.map((axis) => member(value, axis));
  return numbers.every(isNumber) ? `(${numbers.map((number) => valueText(number)).join(', ')})` : undefined;
}

/** Two different values, never with the same text: long strings are cut around what differs. */
export function valueTexts(before: JsonValue | undefined, after: JsonValue | undefined): [string, string] {
  if (typeof before !== 'string' || typeof after !== 'string' || isWritten(before) || isWritten(after)) {
    const texts: [string, string] = [valueText(before), valueText(after)];
    if (texts[0] !== texts[1]) return texts;
    if (isNumber(before)) return ['a number', 'another number that double precision does not tell apart'];
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    return was === is ? ['a value', 'another value'] : whereTheyDiffer(was, is, (text) => text);
  }
  // What differs was masked.
  if (before === after) return ['a credential', 'another credential'];
  if (before.length <= LONG && after.length <= LONG) return [quoteValue(before), quoteValue(after)];
  return whereTheyDiffer(before, after, quoteValue);
}

/** Two long strings, cut to what differs and a little around it. */
function whereTheyDiffer(before: string, after: string, show: (text: string) => string): [string, string] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [show(cut(before, start, end)), show(cut(after, start, end))];
}

/** A string from a little before what differs to a little after it. */
function cut(text: string, alikeBefore: number, alikeAfter: number): string {
  const from = boundary(text, alikeBefore > AROUND + 1 ? alikeBefore - AROUND : 0);
  const to = boundary(text, alikeAfter > AROUND + 1 ? text.length - alikeAfter + AROUND : text.length);
  const part = text.slice(from, to);
  const middle =
    part.length > LONG - 4
      ? `${part.slice(0, boundary(part, AROUND + END))}…${part.slice(boundary(part, part.length - AROUND - END))}`
      : part;
  return `${from > 0 ? '…' : ''}${middle}${to < text.length ? '…' : ''}`;
}

/** The same offset, or one before it where a character would be cut in two. */
function boundary(text: string, at: number): number {
  const isInside = /[\udc00-\udfff]/.test(text.charAt(at)) && /[\ud800-\udbff]/.test(text.charAt(at - 1));
  return isInside ? at - 1 : at;
}

function cutNumber(text: string): string {
  return text.length > MAX_NUMBER ? `${text.slice(0, MAX_NUMBER / 2)}…${text.slice(-MAX_NUMBER / 2)}` : text;
}

function exactTexts({ before, after }: NonNullable<ValueChange['exact']>): [string, string] {
  const texts: [string, string] = [cutNumber(before), cutNumber(after)];
  return texts[0] === texts[1] ? ['a number', 'another number'] : texts;
}

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
