import { quoteValue } from '../../src/bytes/json/quote.js';
import type { OffsetRange } from '../../src/bytes/text/span.js';
import type { PlacedExpression } from '../../src/model/snapshot/effect.js';
import { type FixDraft, overwriteValue, spanIn, type Target } from '../../src/verdict/lint/draft.js';

/** A part of an expression, as what a finding points at. */
export function inExpression(expression: PlacedExpression, { start, end }: OffsetRange): Target {
  return spanIn(expression.place, expression.span(start, end), expression.place);
}

/** An unsafe fix that writes something else in place of a part of an expression. */
export function rewriting(expression: PlacedExpression, { start, end }: OffsetRange, by: string): FixDraft {
  const { text } = expression;
  return writing(expression, `${text.slice(0, start)}${by}${text.slice(end)}`, `write ${by}`);
}

/** An unsafe fix that writes another expression: the meaning of the old one is lost. */
export function writing({ place }: PlacedExpression, text: string, description: string): FixDraft {
  return overwriteValue(place, JSON.stringify(text), description);
}

/** Longer parts of expressions are cut in messages. */
const MAX_SHOWN = 60;

/** A part of an expression in a message, as it is written there. */
export function shortQuote(text: string): string {
  return text.length > MAX_SHOWN || /[\n\r\t]/.test(text) ? quoteValue(text) : text;
}
