import { membersOf } from '../../bytes/json/members.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import { isObject, type JsonValue, type PlainJson } from '../../bytes/json/value.js';
import type { SecretMask } from '../../bytes/scan/secrets.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { QuestName } from './removed-records.js';

/* A change of one value, as plans and reports have it, and lists of such changes. */

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

export function redactChanges(changes: readonly ValueChange[], mask: SecretMask): readonly ValueChange[] {
  return mask.isEmpty ? changes : changes.map((change) => redactChange(change, mask));
}

/** A change with its values masked. */
export function redactChange(change: ValueChange, mask: SecretMask): ValueChange {
  const { pointer, embedded, kind, before, after, exact, written } = change;
  const isMasked = holdsMasked([pointer, ...embedded, before, after, exact?.before, exact?.after], mask);
  const redacted: ValueChange = {
    pointer: mask.mask(pointer),
    embedded: embedded.map((inner) => mask.mask(inner)),
    kind,
    before: maskedValue(before, mask),
    after: maskedValue(after, mask),
    exact: exact && { before: mask.mask(exact.before), after: mask.mask(exact.after) },
    written: written && {
      before: maskedValue(written.before, mask),
      after: maskedValue(written.after, mask),
    },
    masked: isMasked ? true : undefined,
    get words(): ChangeWords {
      const { what, before: was, after: is, only } = change.words;
      const shown = (text: string | undefined): string | undefined => text && mask.mask(text);
      return { what: mask.mask(what), before: shown(was), after: shown(is), only };
    },
  };
  return Object.defineProperty(redacted, 'toJSON', { value: () => changeShape(redacted) });
}

/** Whether a credential in one of the values is masked. */
export function holdsMasked(values: readonly (JsonValue | undefined)[], mask: SecretMask): boolean {
  return values.some(
    (value) => value !== undefined && JSON.stringify(value) !== JSON.stringify(maskedValue(value, mask)),
  );
}

/** A value of a snapshot with its keys masked. A number that holds a credential becomes a string. */
export function maskedValue(value: JsonValue, mask: SecretMask): PlainJson;
export function maskedValue(value: JsonValue | undefined, mask: SecretMask): PlainJson | undefined;
export function maskedValue(value: JsonValue | undefined, mask: SecretMask): PlainJson | undefined {
  if (typeof value === 'string') return mask.mask(value);
  if (typeof value === 'number') {
    const text = String(value);
    const shown = mask.mask(text);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value)) return maskedList(value, mask);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    membersOf(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]),
  );
}

function maskedList(list: readonly JsonValue[], mask: SecretMask): PlainJson[] {
  const isShort = (each: JsonValue): boolean => typeof each === 'number' || typeof each === 'string';
  if (list.length > 0 && list.every(isShort)) {
    // The elements may be a credential together.
    const [text, shown] = [JSON.stringify(list), mask.mask(JSON.stringify(list))];
    if (shown !== text && list.every((each) => mask.mask(String(each)) === String(each))) return ['***'];
  }
  return list.map((element) => maskedValue(element, mask));
}
