/** Hides credentials in a text. */
export interface TextMask {
  mask(text: string): string;
}

/**
 * A value with the credentials masked in all its texts. It is nested no deeper than a snapshot is read.
 *
 * @param ownWords members whose values are words of a report, not of a snapshot
 */
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
