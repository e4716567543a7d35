import { byteAt, TEXT } from './layout';

/* The functions of scan/surrogate-hints.ts. */

const BACKSLASH: i32 = 0x5c;

export function isOnSurface(backslashes: i32): bool {
  return backslashes % 2 === 1;
}

export function mayBeUnpaired(u: i32, backslashes: i32): bool {
  const kind = byteAt(u + 2);
  const isHigh = kind === 0x38 || kind === 0x39 || (kind | 0x20) === 0x61 || (kind | 0x20) === 0x62;
  const isLow = kind > 0x42 && !isHigh && kind <= 0x66;
  const onSurface = isOnSurface(backslashes);
  const between = onSurface ? 1 : backslashes;
  if (isHigh && isEscape(u + 5, between, 0x63, 0x66)) return false;
  if (isLow && backslashes === between) {
    const before = u - 5 - 2 * between;
    if (before >= TEXT && isEscape(before, between, 0x38, 0x62) && beginsRun(before, onSurface)) return false;
  }
  return isHigh || isLow;
}

function beginsRun(at: i32, onSurface: bool): bool {
  let first = at;
  while (byteAt(first - 1) === BACKSLASH) first--;
  return onSurface ? (at - first) % 2 === 0 : first === at;
}

function isEscape(at: i32, backslashes: i32, from: i32, to: i32): bool {
  for (let index = at; index < at + backslashes; index++) if (byteAt(index) !== BACKSLASH) return false;
  if (byteAt(at + backslashes) !== 0x75) return false;
  if ((byteAt(at + backslashes + 1) | 0x20) !== 0x64) return false;
  const kind = byteAt(at + backslashes + 2) | 0x20;
  return kind >= from && kind <= to;
}
