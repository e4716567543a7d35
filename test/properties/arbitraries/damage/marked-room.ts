import type { PlainJson } from '../../../../src/bytes/json/value.js';
import { type Random, randomBelow } from '../json.js';
import { closed, members, type OpenObject, opened, pick } from './open-json.js';

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
const UNKNOWN: readonly ((mark: string) => PlainJson)[] = [
  (mark) => mark,
  (mark) => ({ [mark]: null }),
  (mark) => [mark, 1],
  (mark) => `{"a":"${mark}"}`,
  (mark) => [{ a: [mark] }],
];

type Marking = (objects: readonly OpenObject[], random: Random, markIn: (field: string) => string) => void;

/** Puts marks into the objects of a room. The same seed puts the same ones. */
function marked(room: string, seed: number, marking: Marking): MarkedRoom {
  const root = opened(JSON.parse(room));
  const marks = new Map<string, string>();
  const objects = [...new Set(members(root).map(({ holder }) => holder))];
  marking(
    objects.filter((holder): holder is OpenObject => !Array.isArray(holder)),
    randomBelow(seed),
    (field) => {
      const mark = `m7770${10_000 + marks.size}`;
      marks.set(mark, field);
      return mark;
    },
  );
  return { text: JSON.stringify(closed(root), null, 2), marks };
}

const isMarked = (value: unknown): boolean => /7770\d{5}/.test(JSON.stringify(value) ?? '');

/** A room with some strings replaced by JSON in strings: any, or objects and lists alone. */
export function roomWithHeldJson(room: string, seed: number, kinds: 'any' | 'containers'): MarkedRoom {
  return marked(room, seed, (objects, random, markIn) => {
    const strings = objects.flatMap((holder) =>
      Object.keys(holder)
        .filter((key) => typeof holder[key] === 'string')
        .map((key) => ({ holder, key })),
    );
    const count = 1 + random(4);
    for (let made = 0; made < count; made++) {
      const { holder, key } = pick(strings, random);
      if (isMarked(holder[key])) continue;
      // Both entries of a quest have the same value, or each has its own.
      const isTwin = (other: OpenObject): boolean => other !== holder && other.EntryId === holder.EntryId;
      const twin = random(2) === 0 && holder.EntryId !== undefined ? objects.find(isTwin) : undefined;
      const value = pick(kinds === 'any' ? HELD : HELD_CONTAINERS, random)(markIn(key));
      holder[key] = value;
      if (twin !== undefined && typeof twin[key] === 'string' && !isMarked(twin[key])) twin[key] = value;
    }
  });
}

/** A room with an unknown field in most of its objects. */
export function roomWithUnknownFields(room: string, seed: number): MarkedRoom {
  return marked(room, seed, (objects, random, markIn) => {
    for (const object of objects) {
      if (random(3) === 0) continue;
      const key = `extra${random(1000)}`;
      object[key] = pick(UNKNOWN, random)(markIn(key));
    }
  });
}

/** The fields of the marks that a text no longer has: as a word, or as a number. */
export function lostMarks({ marks }: MarkedRoom, text: string): string[] {
  return [...marks].filter(([mark]) => !text.includes(mark.slice(1))).map(([, field]) => field);
}
