import { objectField, textField } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import type { JsonObject } from '../../bytes/json/value.js';
import { type Span, span } from '../../bytes/text/span.js';
import { Utf8Cursor, utf8Length } from '../../bytes/text/utf8-offsets.js';
import { effectNamed, type KnownEffect, type KnownTrigger, triggerNamed } from '../catalog/catalog.js';
import { type ExpressionNode, nodesOf } from '../expression/node.js';
import { type ParsedExpression, parseExpression } from '../expression/parse-expression.js';
import type { Subscription, SubscriptionKind } from './records.js';

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

/** An object with a `$type` in the place of an effect. */
export class Effect {
  #expression: PlacedExpression | undefined;

  constructor(
    /** undefined when `$type` is missing or no string. */
    readonly type: string | undefined,
    readonly record: JsonObject,
    readonly place: Place,
    readonly subscription: Subscription,
  ) {}

  /** What public material of the platform says of it; undefined for unknown types. */
  get known(): KnownEffect | undefined {
    return effectNamed(this.type);
  }

  /** The expression of a FunctionEffector, the same each time; undefined for effects of other types. */
  get expression(): PlacedExpression | undefined {
    if (this.type !== EXPRESSION_TYPE || this.#expression !== undefined) return this.#expression;
    const text = textField(this.record, EXPRESSION_FIELD);
    if (text !== undefined) this.#expression = new PlacedExpression(text, this.place.at(EXPRESSION_FIELD));
    return this.#expression;
  }
}

/** The event that a trigger subscription waits for. */
class Trigger {
  /** undefined when `$type` is missing or no string. */
  readonly type: string | undefined;

  constructor(
    readonly record: JsonObject,
    readonly subscription: Subscription,
  ) {
    this.type = textField(record, '$type');
  }

  get place(): Place {
    return this.subscription.place.at('Trigger');
  }

  /** What public material of the platform says of it; undefined for unknown types. */
  get known(): KnownTrigger | undefined {
    return triggerNamed(this.type);
  }
}

/** The kinds of subscription that wait for an event of their own. */
const WAITING: ReadonlySet<SubscriptionKind> = new Set([
  'quest-trigger',
  'basic-trigger',
  'undecided-trigger',
]);

/** The event that a subscription waits for; undefined for kinds that are no trigger subscription. */
export function triggerOf(subscription: Subscription): Trigger | undefined {
  const { kind, record } = subscription;
  const trigger = WAITING.has(kind) ? objectField(record, 'Trigger') : undefined;
  return trigger && new Trigger(trigger, subscription);
}
