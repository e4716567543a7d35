import { parsePointer } from '../../bytes/json/pointer.js';
import type { PlainJson } from '../../bytes/json/value.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { QuestName } from './plan-quests.js';

/** One value of a room that something adds, changes or removes, as it is reported. */
export interface ValueChange {
  /** RFC 6901 pointer into the room before; for an added value, into the room after. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded: readonly string[];
  readonly kind: 'added' | 'changed' | 'removed';
  readonly before?: PlainJson | undefined;
  readonly after?: PlainJson | undefined;
  /** Both numbers as written, if they are equal in double precision. */
  readonly exact?: { readonly before: string; readonly after: string } | undefined;
  /** The values for people, where a number in them is written in another way than JavaScript writes it. */
  readonly written?: WrittenValues | undefined;
  /** Whether a credential in a value or a pointer is masked. */
  readonly masked?: true | undefined;
  /** The change for people. Not a part of the JSON of a plan. */
  readonly words: ChangeWords;
}

/** Values in which numbers are strings of this character and their text in the file. */
export interface WrittenValues {
  readonly before: PlainJson | undefined;
  readonly after: PlainJson | undefined;
}
export const WRITTEN = '\uf8ff';

/** A change for people who know the editor of the game and no JSON. */
export interface ChangeWords {
  /** What changes in its record: `pos.y`, or `TargetState of OnClickEvent for "0_find_key"`. */
  readonly what: string;
  /** The value before, where the number or id alone says little: `1 (Active)`. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Whether only the spelling of a string or the order of an array differs. */
  readonly only?: 'spelling' | 'order' | undefined;
}

/** The changes of an import. Applied to the room, all of them give the room after the import, by value. */
export interface PlanChanges extends Iterable<ValueChange> {
  /** Those of a record that the import adds, changes or removes. */
  of(kind: ValueChange['kind'], section: SectionName, key: string | undefined): readonly ValueChange[];
  /** An item of the room by its label; one that the import adds by its own. */
  item(key: string): NamedItem;
  /** A quest entry of the room by its names; one that the import adds by its own. */
  quest(key: string): QuestName;
}

export function changeShape({ pointer, embedded, kind, before, after, exact, masked }: ValueChange): object {
  return { pointer, embedded, kind, before, after, exact, masked };
}

/** The names of the fields of a record that differ. All are empty when one of the two is not an object. */
export interface FieldChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** The fields in which a record of a section changes. */
export function fieldChanges(changes: readonly ValueChange[]): FieldChanges {
  const kinds = new Map<string, ValueChange['kind']>();
  for (const { pointer, embedded, kind } of changes) {
    const [, , field, ...deeper] = parsePointer(pointer);
    if (field !== undefined) kinds.set(field, deeper.length + embedded.length > 0 ? 'changed' : kind);
  }
  const named = (kind: ValueChange['kind']): string[] =>
    [...kinds].filter((field) => field[1] === kind).map(([field]) => field);
  return { added: named('added'), changed: named('changed'), removed: named('removed') };
}
