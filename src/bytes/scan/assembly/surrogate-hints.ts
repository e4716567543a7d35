import { byteAt, TEXT } from './layout';

/*
 * A quick check of surrogate escapes in strings that are not decoded. "On the surface" means in a string of the file itself, "inside"
 * means in the JSON that such a string holds.
 */

const BACKSLASH: i32 = 0x5c;

/** Whether an escape after this many backslashes is an escape of the file's own string. */
export function isOnSurface(backslashes: i32): bool {
  return backslashes % 2 === 1;
}

/**
 * Whether an escape such as `\ud83d` may be an unpaired surrogate. A pair is two such escapes, high then low, at the same level: on the
 * surface after one backslash that is not itself escaped, inside after equally many backslashes.
 *
 * @param u the offset of the `u`
 * @param backslashes how many backslashes are before it
 */
export function mayBeUnpaired(u: i32, backslashes: i32): bool {
  const kind = byteAt(u + 2);
  const isHigh = kind === 0x38 || kind === 0x39 || (kind | 0x20) === 0x61 || (kind | 0x20) === 0x62;
  const isLow = kind > 0x42 && !isHigh && kind <= 0x66;
  const onSurface = isOnSurface(backslashes);
  // An escape in the strings of level n is written with 2 ** n backslashes. In a longer run, others stand between the two.
  if (!onSurface && (backslashes & (backslashes - 1)) !== 0) return isHigh || isLow;
  const between = onSurface ? 1 : backslashes;
  if (isHigh && isEscape(u + 5, between, 0x63, 0x66)) return false;
  if (isLow && backslashes === between) {
    const before = u - 5 - 2 * between;
    if (before >= TEXT && isEscape(before, between, 0x38, 0x62) && beginsRun(before, onSurface)) return false;
  }
  return isHigh || isLow;
}

/** Whether the backslash at `at` is the first of its run or, on the surface, follows whole pairs of backslashes. */
function beginsRun(at: i32, onSurface: bool): bool {
  let first = at;
  while (byteAt(first - 1) === BACKSLASH) first--;
  return onSurface ? (at - first) % 2 === 0 : first === at;
}

/** Whether a surrogate escape with this many backslashes begins at `at`, and its second hex digit is in the range. */
function isEscape(at: i32, backslashes: i32, from: i32, to: i32): bool {
  for (let index = at; index < at + backslashes; index++) if (byteAt(index) !== BACKSLASH) return false;
  if (byteAt(at + backslashes) !== 0x75) return false;
  if ((byteAt(at + backslashes + 1) | 0x20) !== 0x64) return false;
  const kind = byteAt(at + backslashes + 2) | 0x20;
  return kind >= from && kind <= to;
}
