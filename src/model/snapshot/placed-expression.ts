import type { Place } from '../../bytes/json/place.js';
import { type Span, span } from '../../bytes/text/span.js';
import { Utf8Cursor, utf8Length } from '../../bytes/text/utf8-offsets.js';
import { type ExpressionNode, nodesOf } from '../expression/node.js';
import { type ParsedExpression, parseExpression } from '../expression/parse-expression.js';

/** The `$type` of the effect that holds an expression, and its field. */
export const EXPRESSION_TYPE = 'FunctionEffector';
export const EXPRESSION_FIELD = 'V';

/** The expression of a FunctionEffector. */
export class PlacedExpression {
  readonly parsed: ParsedExpression;
  /** All of its nodes, each before its parts; none where it cannot be read. */
  readonly nodes: readonly ExpressionNode[];
  private cursor: Utf8Cursor;
  private last = 0;

  constructor(
    readonly text: string,
    /** The string that holds it. */
    readonly place: Place,
  ) {
    this.parsed = parseExpression(text);
    this.nodes = this.parsed.kind === 'fault' ? [] : nodesOf(this.parsed.root);
    this.cursor = new Utf8Cursor(text);
  }

  /** The bytes of the decoded string from one index to another. Fast in ascending order. */
  span(start: number, end: number): Span {
    if (start < this.last) this.cursor = new Utf8Cursor(this.text);
    this.last = start;
    const from = this.cursor.offsetOf(start);
    return span(from, from + utf8Length(this.text.slice(start, end)));
  }
}
