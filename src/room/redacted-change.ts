import { isObject, type JsonValue } from '../json/value.js';
import type { SecretMask } from '../scan/secrets.js';
import { type ChangeWords, changeShape, type ValueChange } from './value-change.js';

/** Changes with the credentials masked. */
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
    return this.change.exact;
  }

  get words(): ChangeWords {
    const { what, before, after, only } = this.change.words;
    const mask = (text: string | undefined): string | undefined => text && this.mask.mask(text);
    return { what: this.mask.mask(what), before: mask(before), after: mask(after), only };
  }

  get masked(): true | undefined {
    const { before, after } = this.change;
    const isMasked = [before, after].some(
      (value) =>
        value !== undefined && JSON.stringify(value) !== JSON.stringify(maskedValue(value, this.mask)),
    );
    return isMasked ? true : undefined;
  }

  toJSON(): object {
    return changeShape(this);
  }
}

/** A value of a snapshot, whose keys may hold credentials as well. It is nested no deeper than a snapshot is read. */
export function maskedValue<Value extends JsonValue | undefined>(value: Value, mask: SecretMask): Value {
  if (typeof value === 'string') return mask.mask(value) as Value;
  if (Array.isArray(value)) return value.map((element) => maskedValue(element, mask)) as Value;
  if (value === undefined || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [mask.mask(key), maskedValue(member, mask)]),
  ) as Value;
}
