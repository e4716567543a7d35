import { keysOf, member } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { type Span, span } from '../../bytes/text/span.js';
import { Utf8Cursor, utf8Length } from '../../bytes/text/utf8-offsets.js';
import { parseExpression } from '../expression/parse-expression.js';
import { EXPRESSION_FIELD, EXPRESSION_TYPE } from './effect.js';
import { readEmbeddedText } from './embedded-text.js';
import { mayNameQuests, parsedNames, type QuestFunction, readQuestNames } from './read-expression.js';
import { MAX_LEVELS } from './sections.js';

/** A quest that an expression names. */
export interface ExpressionReference {
  readonly by: QuestFunction;
  readonly name: string;
  /** Whether the name is written out. */
  readonly literal: boolean;
  /** The string with the expression. */
  readonly holder: Place;
  /** Whether the string is an expression, and not a text that mentions one. */
  readonly isExpression: boolean;
  /** The bytes of the decoded string that name the quest. */
  readonly span: Span;
}

/** Adds the quests that the expressions in a value name, in order. */
export function addExpressions(value: JsonValue, place: Place, found: ExpressionReference[]): void {
  if (typeof value === 'string') addFromString(value, place, false, found);
  else if (Array.isArray(value)) {
    for (const [index, element] of value.entries())
      if (mayHoldExpressions(element)) addExpressions(element, place.at(index), found);
  } else if (isObject(value)) addFromObject(value, place, found);
}

function addFromObject(record: JsonObject, place: Place, found: ExpressionReference[]): void {
  for (const key of keysOf(record)) {
    const value = member(record, key) ?? null;
    if (!mayHoldExpressions(value)) continue;
    const isExpression = key === EXPRESSION_FIELD && member(record, '$type') === EXPRESSION_TYPE;
    if (typeof value === 'string') addFromString(value, place.at(key), isExpression, found);
    else addExpressions(value, place.at(key), found);
  }
}

function mayHoldExpressions(value: JsonValue): boolean {
  return typeof value === 'string' ? mayNameQuests(value) : typeof value === 'object' && value !== null;
}

/**
 * @param isExpression whether it is meant as one
 *
 * @param found takes what a text of another kind names, too
 */
function addFromString(
  text: string,
  holder: Place,
  isExpression: boolean,
  found: ExpressionReference[],
): void {
  if (!mayNameQuests(text)) return;
  const inside = JSON_BEGINS.test(text) ? readEmbeddedText('logic', text, holder, INSIDE) : undefined;
  if (inside?.reading.kind === 'value') {
    addExpressions(inside.reading.value, holder.inside(), found);
    return;
  }
  const parsed = parseExpression(text);
  // An expression that cannot be parsed is a text like any other.
  const names =
    isExpression && parsed.kind !== 'fault' ? parsedNames(text, parsed.root) : readQuestNames(text);
  const cursor = new Utf8Cursor(text);
  for (const { by, name, literal, start, end } of names) {
    const from = cursor.offsetOf(start);
    const at = span(from, from + utf8Length(text.slice(start, end)));
    found.push({
      by,
      name,
      literal,
      holder,
      isExpression: isExpression || parsed.kind !== 'fault',
      span: at,
    });
  }
}

const JSON_BEGINS = /^[ \t\r\n]{0,64}[{[]/;
const INSIDE = { maxDepth: MAX_LEVELS, surface: 'not prescanned' } as const;
