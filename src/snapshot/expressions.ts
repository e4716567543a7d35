import { parseJson } from '../json/parse-json.js';
import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import { type Span, span } from '../text/span.js';
import { utf8Offsets } from '../text/utf8-offsets.js';
import { readEmbeddedText } from './embedded-text.js';
import { mayNameQuests, type QuestFunction, type QuestName, readQuestNames } from './read-expression.js';

/** A quest that an expression names. */
export interface ExpressionReference {
  readonly by: QuestFunction;
  readonly name: string;
  /** Whether the name is written out, not built at run time. */
  readonly literal: boolean;
  /** The string with the expression, and the bytes of its decoded content that name the quest. */
  readonly holder: Place;
  readonly span: Span;
}

/** Part of an item's logic that may name quests in expressions: JSON text, or a value. */
export type ExpressionSource =
  | { readonly kind: 'text'; readonly text: string; readonly place: Place }
  | { readonly kind: 'value'; readonly value: JsonValue; readonly place: Place };

/** The quests that the expressions in these parts of the logic name, in this order. */
export function readExpressions(sources: readonly ExpressionSource[]): readonly ExpressionReference[] {
  const references: ExpressionReference[] = [];
  for (const source of sources) {
    if (source.kind === 'value') readStrings(source.value, source.place, references);
    else readStrings(parseJson(source.text), source.place.inside(), references);
  }
  return references;
}

/** Uses an explicit stack: strings in strings may go deeper than the walk allows. */
function readStrings(root: JsonValue, at: Place, references: ExpressionReference[]): void {
  const open: { readonly value: JsonValue; readonly place: Place }[] = [{ value: root, place: at }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, place } = next;
    if (typeof value === 'string') {
      if (!mayNameQuests(value)) continue;
      const inside = JSON_BEGINS.test(value) ? readEmbeddedText('logic', value, place, INSIDE) : undefined;
      if (inside?.reading.kind === 'value') open.push({ value: inside.reading.value, place: place.inside() });
      else readString(value, place, references);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) {
        const element = value[index] as JsonValue;
        if (mayHoldExpressions(element)) open.push({ value: element, place: place.at(index) });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        const part = value[key] as JsonValue;
        if (mayHoldExpressions(part)) open.push({ value: part, place: place.at(key) });
      }
    }
  }
}

/** JSON in a string that the documents do not name is read only up to this depth. */
const MOST_LEVELS = 256;
const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = { maxDepth: MOST_LEVELS, surface: 'not prescanned' } as const;

function mayHoldExpressions(value: JsonValue): boolean {
  return typeof value === 'string' ? mayNameQuests(value) : typeof value === 'object' && value !== null;
}

/** Where a number is in a sorted list that has it. */
function indexIn(sorted: readonly number[], wanted: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

function readString(text: string, holder: Place, references: ExpressionReference[]): void {
  const named = readQuestNames(text);
  if (named.length === 0) return;
  // The names are in order, but one may lie inside another: their ends need sorting.
  const ends = named.map(({ end }) => end).sort((a, b) => a - b);
  const startOffsets = utf8Offsets(
    text,
    named.map(({ start }) => start),
  );
  const endOffsets = utf8Offsets(text, ends);
  for (let nth = 0; nth < named.length; nth++) {
    const { by, name, literal, end } = named[nth] as QuestName;
    const bytes = span(startOffsets[nth] as number, endOffsets[indexIn(ends, end)] as number);
    references.push({ by, name, literal, holder, span: bytes });
  }
}
