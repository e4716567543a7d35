import { prescan } from './prescan.js';
import { findRawSecrets, SecretMask } from './secrets.js';

/** Hides credentials in a text. */
export interface TextMask {
  mask(text: string): string;
}

/** A value with the credentials masked in all texts. @param ownWords members with words of a report */
export function masked<Value>(value: Value, mask: TextMask, ownWords?: ReadonlySet<string>): Value {
  if (typeof value === 'string') return mask.mask(value) as Value;
  if (Array.isArray(value)) return value.map((element) => masked(element, mask, ownWords)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      ownWords?.has(key) === true ? member : masked(member, mask, ownWords),
    ]),
  ) as Value;
}

/** Masks the credentials of some texts, JSON or not. */
export function maskOf(texts: readonly Uint8Array[]): SecretMask {
  return new SecretMask(texts.flatMap((bytes) => findRawSecrets(bytes).map((secret) => secret.text)));
}

/** {@link maskOf} for valid JSON texts, of which a prescan leaves out those without credentials. */
export function maskOfJson(texts: readonly Uint8Array[]): SecretMask {
  return maskOf(texts.filter((bytes) => prescan(bytes).secretHints));
}
