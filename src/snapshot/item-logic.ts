import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import type { Subscription } from './records.js';

/** Where an item's logic is: in its logic entry, or in its extraData, into which an import merges the entry. */
export type LogicSource = 'logic' | 'extraData';

export function logicSource(place: Place): LogicSource {
  return place.paths[0]?.[0] === 'roomItems' ? 'extraData' : 'logic';
}

/**
 * Whether two subscriptions are of one item, one in its logic entry and the other in its extraData. An import merges the two, so
 * equal Ids there are no duplicates.
 */
export function areOfMergedLogic(one: Subscription, other: Subscription): boolean {
  return one.itemKey === other.itemKey && logicSource(one.place) !== logicSource(other.place);
}

/** Whether an extraData field has content that an import merges a logic entry into. */
export function hasContent(extraData: JsonValue | undefined): boolean {
  if (extraData === undefined || extraData === null) return false;
  if (typeof extraData === 'string') return !/^\s*(?:\{\s*\})?\s*$/.test(extraData);
  return typeof extraData !== 'object' || Object.keys(extraData).length > 0;
}
