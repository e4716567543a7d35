import { canonical, sameValue } from '../../bytes/json/equality.js';
import { member, membersOf } from '../../bytes/json/members.js';
import type { Place } from '../../bytes/json/place.js';
import { uuidVersion } from '../../bytes/json/uuid.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo, getOrInsert } from '../../bytes/text/add-to.js';
import { elementName, inside, nameByType, type ParsedStrings } from './named-links.js';

/** Members that name an element. */
const NAMING = new Set(['Id', 'id', '$type', 'Name']);

/** What an earlier version has at a place of the later one. */
export interface EarlierPlace {
  /** Undefined where it has nothing. */
  readonly value: JsonValue | undefined;
  /** Whether its value is unknown, because a string around it held no JSON, or its type differs. */
  readonly isUnclear: boolean;
  /** Whether the record there, or one around it, has another name now. */
  readonly isRenamed: boolean;
}

/** The elements of an earlier array that correspond to those of a later one, by index. */
type Pairs = ReadonlyMap<number, JsonValue>;

/** Finds places in the earlier version of a file by the names that occurrences use, also with a new Id. */
export class EarlierPlaces {
  private readonly pairs = new Map<readonly JsonValue[], Pairs>();
  /** The string that was read last at each depth, and what it holds. */
  private readonly later: ParsedStrings = [];
  private readonly earlier: ParsedStrings = [];

  constructor(
    private readonly before: JsonValue | undefined,
    private readonly after: JsonValue | undefined,
  ) {}

  find(place: Place): EarlierPlace {
    let [before, after] = [this.before, this.after];
    let [isRenamed, isUnclear] = [false, false];
    let depth = 0;
    for (const { step, parent } of place.chain()) {
      if (parent === undefined) continue;
      if (step === undefined) {
        // An object in place of the string holds the same.
        const held = isObject(before) ? before : inside(this.earlier, depth, before);
        isUnclear ||= before !== undefined && held === undefined;
        before = held;
        after = inside(this.later, depth, after);
        depth++;
      } else if (Array.isArray(after)) {
        isUnclear ||= before !== undefined && !Array.isArray(before);
        const element: JsonValue | undefined = after[Number(step)];
        before = Array.isArray(before) ? this.pairsOf(before, after).get(Number(step)) : undefined;
        isRenamed ||= before !== undefined && elementName(before) !== elementName(element);
        after = element;
      } else {
        isUnclear ||= before !== undefined && !isObject(before);
        before = isObject(before) ? member(before, String(step)) : undefined;
        after = isObject(after) ? member(after, String(step)) : undefined;
      }
    }
    return { value: before, isRenamed, isUnclear };
  }

  /** The name that an element of an array had; undefined where it is new. */
  readonly nameBefore = (element: Place): string | undefined => {
    const { value, isRenamed } = this.find(element);
    return isRenamed ? (elementName(value) ?? '') : undefined;
  };

  /** Whether the change brought the value at a place, so that a fault of it is the fault of the change. */
  isBrought(place: Place, value: JsonValue | undefined): boolean {
    const { value: before, isUnclear } = this.find(place);
    if (isUnclear) return false;
    if (before === undefined || value === undefined) return before !== value;
    // Of a record that was repaired nobody knows which part is to blame.
    return typeof value === 'object' && value !== null ? false : !sameValue(before, value);
  }

  private pairsOf(before: readonly JsonValue[], after: readonly JsonValue[]): Pairs {
    return getOrInsert(this.pairs, after, () => pairElements(before, after));
  }
}

/** Pairs elements of one name; of the others those of equal content, and then those without an Id before. */
function pairElements(before: readonly JsonValue[], after: readonly JsonValue[]): Pairs {
  const pairs = new Map<number, JsonValue>();
  const taken = new Set<number>();
  const pairBy = (keyOf: KeyOf, keyBefore = keyOf): void => {
    if (pairs.size === after.length) return;
    const waiting = new Map<string, number[]>();
    // From the end, so that the first is taken first.
    for (let index = before.length - 1; index >= 0; index--) {
      const key = taken.has(index) ? undefined : keyBefore(before[index]);
      if (key !== undefined) addTo(waiting, key, index);
    }
    for (const [index, element] of after.entries()) {
      const key = pairs.has(index) ? undefined : keyOf(element);
      const same = key === undefined ? undefined : waiting.get(key)?.pop();
      if (same === undefined) continue;
      pairs.set(index, before[same] as JsonValue);
      taken.add(same);
    }
  };
  pairBy((element) => elementName(element) ?? '');
  pairBy(contentOf);
  pairBy(nameWithoutId, nameOfNameless);
  return pairs;
}

type KeyOf = (element: JsonValue | undefined) => string | undefined;

/** What a record holds apart from its name; undefined for anything but a record. */
function contentOf(element: JsonValue | undefined): string | undefined {
  if (!isObject(element)) return undefined;
  const others = membersOf(element).filter(([key]) => !NAMING.has(key));
  return canonical(Object.fromEntries(others) as JsonObject);
}

function nameWithoutId(element: JsonValue | undefined): string | undefined {
  return isObject(element) ? (nameByType(element) ?? '') : undefined;
}

/** The name of a record that has no Id of its own yet. */
function nameOfNameless(element: JsonValue | undefined): string | undefined {
  if (!isObject(element)) return undefined;
  const id = member(element, 'Id') ?? member(element, 'id');
  return typeof id === 'string' && uuidVersion(id) !== undefined ? undefined : nameWithoutId(element);
}
