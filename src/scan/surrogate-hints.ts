/*
 * A quick check of surrogate escapes for the prescan, which reads strings without decoding them. "On the surface" means in a string of
 * the file itself, "inside" means in the JSON that such a string holds.
 */

const BACKSLASH = 0x5c;

/** Whether an escape after this many backslashes is an escape of the file's own string. */
export function isOnSurface(backslashes: number): boolean {
  return backslashes % 2 === 1;
}

/**
 * Whether an escape such as `\ud83d` may be an unpaired surrogate. A pair is two such escapes, high then low, at the same level: on the
 * surface after one backslash that is not itself escaped, inside after equally many backslashes.
 *
 * @param u the offset of the `u`
 * @param backslashes how many backslashes are before it
 */
export function mayBeUnpaired(bytes: Uint8Array, u: number, backslashes: number): boolean {
  const kind = bytes[u + 2] as number;
  const isHigh = kind === 0x38 || kind === 0x39 || (kind | 0x20) === 0x61 || (kind | 0x20) === 0x62;
  const isLow = kind > 0x42 && !isHigh && kind <= 0x66;
  const onSurface = isOnSurface(backslashes);
  const between = onSurface ? 1 : backslashes;
  if (isHigh && isEscape(bytes, u + 5, between, 0x63, 0x66)) return false;
  if (isLow && backslashes === between) {
    const before = u - 5 - 2 * between;
    if (isEscape(bytes, before, between, 0x38, 0x62) && beginsRun(bytes, before, onSurface)) return false;
  }
  return isHigh || isLow;
}

/** Whether the backslash at `at` is the first of its run or, on the surface, follows whole pairs of backslashes. */
function beginsRun(bytes: Uint8Array, at: number, onSurface: boolean): boolean {
  let first = at;
  while (bytes[first - 1] === BACKSLASH) first--;
  return onSurface ? (at - first) % 2 === 0 : first === at;
}

/** Whether a surrogate escape with this many backslashes begins at `at`, and its second hex digit is in the range. */
function isEscape(bytes: Uint8Array, at: number, backslashes: number, from: number, to: number): boolean {
  for (let index = at; index < at + backslashes; index++) if (bytes[index] !== BACKSLASH) return false;
  if (bytes[at + backslashes] !== 0x75) return false;
  if (((bytes[at + backslashes + 1] as number) | 0x20) !== 0x64) return false;
  const kind = (bytes[at + backslashes + 2] as number) | 0x20;
  return kind >= from && kind <= to;
}
