import { membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonValue, type PlainJson } from '../../bytes/json/value.js';
import type { SecretMask } from '../../bytes/scan/secrets.js';
import { type ChangeWords, changeShape, type ValueChange } from './value-change.js';

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
