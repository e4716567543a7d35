import type { Place } from '../../bytes/json/place.js';
import { isObject, type JsonObject } from '../../bytes/json/value.js';
import { type KnownTrigger, triggerNamed } from '../catalog/catalog.js';
import { textField } from './fields.js';
import type { Subscription, SubscriptionKind } from './records.js';

/** The event that a trigger subscription waits for. */
export class Trigger {
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
  return WAITING.has(kind) && isObject(record.Trigger)
    ? new Trigger(record.Trigger, subscription)
    : undefined;
}
