import { isObject, type JsonValue } from '../../bytes/json/value.js';
import type { SecretMask } from '../../bytes/scan/secrets.js';
import { type ChangeWords, changeShape, type ValueChange } from './value-change.js';

export function redactChanges(changes: readonly ValueChange[], mask: SecretMask): readonly ValueChange[] {
  return mask.isEmpty ? changes : changes.map((change) => new RedactedChange(change, mask));
}

/** A change whose values are masked when they are asked for. */
export class RedactedChange implements ValueChange {
  constructor(
    private readonly change: ValueChange,
    private readonly mask: SecretMask,
  ) {}

  get pointer(): string {
    return this.mask.mask(this.change.pointer);
  }

  get embedded(): readonly string[] {
    return this.change.embedded.map((pointer) => this.mask.mask(pointer));
  }

  get kind(): ValueChange['kind'] {
    return this.change.kind;
  }

  get before(): JsonValue | undefined {
    return maskedValue(this.change.before, this.mask);
  }

  get after(): JsonValue | undefined {
    return maskedValue(this.change.after, this.mask);
  }

  get exact(): ValueChange['exact'] {
    const { exact } = this.change;
    return exact && { before: this.mask.mask(exact.before), after: this.mask.mask(exact.after) };
  }

  get written(): ValueChange['written'] {
    const { written } = this.change;
    return (
      written && {
        before: maskedValue(written.before, this.mask),
        after: maskedValue(written.after, this.mask),
      }
    );
  }

  get words(): ChangeWords {
    const { what, before, after, only } = this.change.words;
    const mask = (text: string | undefined): string | undefined => text && this.mask.mask(text);
    return { what: this.mask.mask(what), before: mask(before), after: mask(after), only };
  }

  get masked(): true | undefined {
    const { pointer, embedded, before, after, exact } = this.change;
    return holdsMasked([pointer, ...embedded, before, after, exact?.before, exact?.after], this.mask)
      ? true
      : undefined;
  }

  toJSON(): object {
    return changeShape(this);
  }
}

/** Whether a credential in one of the values is masked. */
export function holdsMasked(values: readonly (JsonValue | undefined)[], mask: SecretMask): boolean {
  return values.some(
    (value) => value !== undefined && JSON.stringify(value) !== JSON.stringify(maskedValue(value, mask)),
  );
}

/** A value of a snapshot with its keys masked. A number that holds a credential becomes a string. */
export function maskedValue(value: JsonValue, mask: SecretMask): JsonValue;
export function maskedValue(value: JsonValue | undefined, mask: SecretMask): JsonValue | undefined;
export function maskedValue(value: JsonValue | undefined, mask: SecretMask): JsonValue | undefined {
  if (typeof value === 'string') return mask.mask(value);
  if (typeof value === 'number') {
    const text = String(value);
    const shown = mask.mask(text);
    return shown === text ? value : shown;
  }
  if (Array.isArray(value)) return maskedList(value, mask);
  if (value === undefined || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]),
  );
}

function maskedList(list: readonly JsonValue[], mask: SecretMask): JsonValue[] {
  const isShort = (each: JsonValue): boolean => typeof each === 'number' || typeof each === 'string';
  if (list.length > 0 && list.every(isShort)) {
    // The elements may be a credential together.
    const [text, shown] = [JSON.stringify(list), mask.mask(JSON.stringify(list))];
    if (shown !== text && list.every((each) => mask.mask(String(each)) === String(each))) return ['***'];
  }
  return list.map((element) => maskedValue(element, mask));
}
