import { keysOf, member } from '../../bytes/json/members.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { counted } from '../../bytes/text/in-words.js';
import { type ValueChange, WRITTEN } from '../room/value-change.js';

/** Two strings are shown in full up to this length. */
const LONG = 56;
/** How much of two long strings is shown before what differs. */
const AROUND = 8;
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
      const [old, now] =
        change.exact === undefined
          ? valueTexts(before, after)
          : [cutNumber(change.exact.before), cutNumber(change.exact.after)];
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
    const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
    return was === is ? ['a value', 'another value'] : whereTheyDiffer(was, is, (text) => text);
  }
  // What differs was masked.
  if (before === after) return ['a credential', 'another credential'];
  if (before.length <= LONG && after.length <= LONG) return [quoteValue(before), quoteValue(after)];
  return whereTheyDiffer(before, after, quoteValue);
}

/** Two long strings from a little before what differs. */
function whereTheyDiffer(before: string, after: string, show: (text: string) => string): [string, string] {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && before.charCodeAt(same) === after.charCodeAt(same)) same++;
  const from = same > AROUND + 1 ? same - AROUND : 0;
  return [show(cut(before, from)), show(cut(after, from))];
}

/** A part of a string, without half a character. */
function cut(text: string, from: number): string {
  const part = text.slice(from, from + LONG).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  return `${from > 0 ? '…' : ''}${part}${from + LONG < text.length ? '…' : ''}`;
}

function cutNumber(text: string): string {
  return text.length > MAX_NUMBER ? `${text.slice(0, MAX_NUMBER / 2)}…${text.slice(-MAX_NUMBER / 2)}` : text;
}

/** What changes in a record: one line with the record, or the record and a line for each change. */
export function changedRecord(
  record: string,
  texts: readonly string[],
): { readonly text: string; readonly details: readonly string[] } {
  const [first, ...others] = texts;
  if (first === undefined || others.length > 0) return { text: record, details: texts };
  return { text: `${record}${record.startsWith('item') ? '  ' : ': '}${first}`, details: [] };
}
