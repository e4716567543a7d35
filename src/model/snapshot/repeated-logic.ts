import { canonical, sameValue } from '../../bytes/json/equality.js';
import { hasMember, keysOf, member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { prescanText } from './embedded-text.js';
import { MAX_LEVELS } from './sections.js';

/* Logic that is in extraData as well, as in downloads after a merge (API, part 2), is there once. */

/** What an item's extraData and its entry in `logic` have in common. */
export interface RepeatedLogic {
  /** Whether every member of extraData is in the entry as well, with the same value. */
  readonly isWhole: boolean;
  /** The names of members that both have with different values. */
  readonly unequal: readonly string[];
  /** The elements of Tasks that both have: from the index in the entry to the index in extraData. */
  readonly tasks: ReadonlyMap<number, number>;
}

/** Compares the two strings; undefined if one of them holds no JSON object. */
export function findRepeatedLogic(
  extraData: JsonValue | undefined,
  entry: JsonValue | undefined,
): RepeatedLogic | undefined {
  const [below, above] = [heldIn(extraData), heldIn(entry)];
  if (below === undefined || above === undefined) return undefined;
  const shared = keysOf(below).filter((key) => hasMember(above, key));
  const unequal = shared.filter((key) => !sameValue(member(below, key) ?? null, member(above, key) ?? null));
  const isWhole = unequal.length === 0 && shared.length === keysOf(below).length;
  return { isWhole, unequal, tasks: sharedElements(member(above, 'Tasks'), member(below, 'Tasks')) };
}

/** The JSON object in a string. What is nested too deeply to be read is passed over. */
function heldIn(text: JsonValue | undefined): JsonObject | undefined {
  if (typeof text !== 'string' || prescanText(text).surface.depth > MAX_LEVELS) return undefined;
  const value = tryParseJson(text);
  return isObject(value) ? value : undefined;
}

/** Which elements of two arrays are equal. Each counts once. */
function sharedElements(
  one: JsonValue | undefined,
  other: JsonValue | undefined,
): ReadonlyMap<number, number> {
  const shared = new Map<number, number>();
  if (!Array.isArray(one) || !Array.isArray(other)) return shared;
  const byText = new Map<string, number[]>();
  for (const [index, element] of other.entries()) {
    const text = canonical(element);
    addTo(byText, text, index);
  }
  for (const known of byText.values()) known.reverse();
  for (const [index, element] of one.entries()) {
    const twin = byText.get(canonical(element))?.pop();
    if (twin !== undefined) shared.set(index, twin);
  }
  return shared;
}
