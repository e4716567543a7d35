import type { JsonValue } from '../../../../src/json/value.js';
import { randomOf } from '../json.js';
import { closed, members, type Open, type OpenObject, opened, type Random } from './open-json.js';

/* Rooms with marks: every mark is in the text once, in something that no fix may lose. */

export interface MarkedRoom {
  readonly text: string;
  /** Each mark, and the field that it is in. */
  readonly marks: ReadonlyMap<string, string>;
}

/** An object or a list that holds a mark, as the content of a string. */
const HELD_CONTAINERS: readonly ((mark: string) => string)[] = [
  (mark) => `{"${mark}":1}`,
  (mark) => ` [ { "id" : "${mark}" } ]`,
  (mark) => `["${mark}"]`,
  (mark) => `[[${mark.slice(1)}]]`,
];

/** Any JSON that holds a mark. */
const HELD: readonly ((mark: string) => string)[] = [
  ...HELD_CONTAINERS,
  (mark) => `"${mark}"`,
  (mark) => mark.slice(1),
  (mark) => JSON.stringify(`{"a":"${mark}"}`),
  // What cannot be read may be anything.
  (mark) => `{"a": ${mark},}`,
];

/** Unknown values that hold a mark. */
const UNKNOWN: readonly ((mark: string) => JsonValue)[] = [
  (mark) => mark,
  (mark) => ({ [mark]: null }),
  (mark) => [mark, 1],
  (mark) => `{"a":"${mark}"}`,
  (mark) => [{ a: [mark] }],
];

/** A room with some strings replaced by JSON in strings. The seed decides. */
export function roomWithHeldJson(room: string, seed: number, kinds: 'any' | 'containers'): MarkedRoom {
  const marking = new Marking(seed);
  const root = opened(JSON.parse(room) as JsonValue);
  const strings = objectsOf(root).flatMap((holder) =>
    Object.keys(holder)
      .filter((key) => typeof holder[key] === 'string')
      .map((key) => ({ holder, key })),
  );
  const count = 1 + marking.random(4);
  for (let made = 0; made < count; made++) {
    const { holder, key } = strings[marking.random(strings.length)] as (typeof strings)[0];
    // The field was chosen before.
    if (marking.holds(holder[key])) continue;
    // Both entries of a quest have the same value, or each has its own.
    const twin = marking.random(2) === 0 ? twinOf(root, holder) : undefined;
    const value = marking.held(key, kinds === 'any' ? HELD : HELD_CONTAINERS);
    holder[key] = value;
    if (twin !== undefined && typeof twin[key] === 'string' && !marking.holds(twin[key])) twin[key] = value;
  }
  return { text: JSON.stringify(closed(root), null, 2), marks: marking.marks };
}

/** A room with an unknown field in every object. The same seed makes the same room. */
export function roomWithUnknownFields(room: string, seed: number): MarkedRoom {
  const marking = new Marking(seed);
  const root = opened(JSON.parse(room) as JsonValue);
  for (const object of objectsOf(root)) {
    if (marking.random(3) === 0) continue;
    const key = `extra${marking.random(1000)}`;
    object[key] = marking.unknown(key);
  }
  return { text: JSON.stringify(closed(root), null, 2), marks: marking.marks };
}

class Marking {
  readonly marks = new Map<string, string>();
  readonly random: Random;

  constructor(seed: number) {
    const next = randomOf(seed);
    this.random = (below) => Math.floor(next() * below);
  }

  held(field: string, forms: typeof HELD): string {
    return this.pick(forms)(this.mark(field));
  }

  unknown(field: string): JsonValue {
    return this.pick(UNKNOWN)(this.mark(field));
  }

  holds(value: Open | undefined): boolean {
    return /m7770\d{5}|7770\d{5}/.test(JSON.stringify(value) ?? '');
  }

  private mark(field: string): string {
    const mark = `m7770${String(10_000 + this.marks.size)}`;
    this.marks.set(mark, field);
    return mark;
  }

  private pick<Value>(values: readonly Value[]): Value {
    return values[this.random(values.length)] as Value;
  }
}

/** The marks that a text no longer has: as a word, or as a number. */
export function lostMarks({ marks }: MarkedRoom, text: string): string[] {
  return [...marks].filter(([mark]) => !text.includes(mark.slice(1))).map(([, field]) => field);
}

function objectsOf(root: unknown): OpenObject[] {
  const holders = members(root).map(({ holder }) => holder);
  return [...new Set(holders)].filter((holder) => !Array.isArray(holder)) as OpenObject[];
}

function twinOf(root: unknown, entry: OpenObject): OpenObject | undefined {
  const { EntryId } = entry;
  if (EntryId === undefined) return undefined;
  return objectsOf(root).find((other) => other !== entry && other.EntryId === EntryId);
}
