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
  const named = new Waiting(before, (element) => elementName(element) ?? '');
  let added: number[] = [];
  for (const [index, element] of after.entries()) {
    const same = named.take(elementName(element) ?? '');
    if (same === undefined) added.push(index);
    else pairs.set(index, same);
  }
  for (const key of [contentOf, nameWithoutId]) {
    const rest: number[] = [];
    if (added.length === 0) break;
    const gone = new Waiting(named.rest(), key === contentOf ? contentOf : nameOfNameless);
    for (const index of added) {
      const name = key(after[index]);
      const same = name === undefined ? undefined : gone.take(name);
      if (same === undefined) rest.push(index);
      else {
        pairs.set(index, same);
        named.remove(same);
      }
    }
    added = rest;
  }
  return pairs;
}

/** Elements that wait for their counterpart, by some key. */
class Waiting {
  private readonly byKey = new Map<string, JsonValue[]>();
  private readonly taken = new Set<JsonValue>();

  constructor(
    private readonly elements: readonly JsonValue[],
    keyOf: (element: JsonValue) => string | undefined,
  ) {
    for (const element of elements) {
      const key = keyOf(element);
      if (key !== undefined) addTo(this.byKey, key, element);
    }
    // So that the first is taken first.
    for (const alike of this.byKey.values()) alike.reverse();
  }

  take(key: string): JsonValue | undefined {
    const element = this.byKey.get(key)?.pop();
    if (element !== undefined) this.taken.add(element);
    return element;
  }

  remove(element: JsonValue): void {
    this.taken.add(element);
  }

  rest(): readonly JsonValue[] {
    return this.elements.filter((element) => !this.taken.has(element));
  }
}

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
