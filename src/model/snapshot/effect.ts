import type { Place } from '../../bytes/json/place.js';
import type { JsonObject } from '../../bytes/json/value.js';
import { effectNamed, type KnownEffect } from '../catalog/catalog.js';
import { textField } from './fields.js';
import { EXPRESSION_FIELD, EXPRESSION_TYPE, PlacedExpression } from './placed-expression.js';
import type { Subscription } from './records.js';

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
