import { tryJsonParse } from '../../src/bytes/json/parse-json.js';
import type { Step } from '../../src/bytes/json/pointer.js';
import { isObject, type JsonValue, member, Place, type Snapshot, type Subscription } from '../kit.js';

/*
 * An import merges an item's logic entry into its extraData (game-management API, part 4), so a file may hold
 * the same subscription in both. item/logic-key-clash reports that the item has both; the copies must stay
 * equal.
 */

/** The top-level section that a place belongs to. */
export function sectionOf(place: Place): Step | undefined {
  return place.chain()[1]?.step;
}

/** Finds the originals of subscriptions in extraData that are copies of ones in logic. */
export class LogicCopies {
  private itemKey: string | undefined;
  private logic: { readonly value: JsonValue; readonly place: Place } | undefined;

  /** The place of the Id that this subscription's Id is a copy of; its own if it is not a copy. */
  originalId({ record, place, itemKey }: Subscription, snapshot: Snapshot): Place {
    const id = place.at('Id');
    const [outer, inner, ...deeper] = id.paths;
    if (outer[0] !== 'roomItems' || inner === undefined || deeper.length > 0) return id;
    if (this.itemKey !== itemKey) {
      this.itemKey = itemKey;
      this.logic = logicOf(itemKey, snapshot);
    }
    if (this.logic === undefined || at(this.logic.value, inner) !== record.Id) return id;
    return this.logic.place.along(inner);
  }
}

/** The logic entry of an item, read from its string. */
function logicOf(
  itemKey: string,
  snapshot: Snapshot,
): { readonly value: JsonValue; readonly place: Place } | undefined {
  const logic = snapshot.section('logic');
  const value = isObject(logic) ? member(logic, itemKey) : undefined;
  const place = Place.root.at('logic').at(itemKey);
  if (typeof value !== 'string') return value === undefined ? undefined : { value, place };
  // Broken JSON has no subscriptions; logic/json-string reports it.
  const held = tryJsonParse(value);
  return held === undefined ? undefined : { value: held, place: place.inside() };
}

function at(value: JsonValue, steps: readonly Step[]): JsonValue | undefined {
  let part: JsonValue | undefined = value;
  for (const step of steps)
    if (Array.isArray(part) && typeof step === 'number') part = part[step];
    else if (isObject(part)) part = member(part, String(step));
    else return undefined;
  return part;
}
