import { isSpace } from '../../bytes/json/space.js';

/** The white space between two tokens, in each text. */
export interface Gap {
  readonly before: readonly [start: number, end: number];
  readonly after: readonly [start: number, end: number];
}

/** The start of the white space before `at`. */
export function spaceStart(bytes: Uint8Array, at: number): number {
  let start = at;
  while (start > 0 && isSpace(bytes[start - 1])) start--;
  return start;
}

/** Whether the white space before `a` in one text equals that before `b` in the other. */
export function sameSpaceBefore(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean {
  for (let back = 1; ; back++) {
    const byteA = one[a - back];
    const byteB = other[b - back];
    const inA = isSpace(byteA);
    if (inA !== isSpace(byteB)) return false;
    if (!inA) return true;
    if (byteA !== byteB) return false;
  }
}

/** Whether the white space after `a` in one text equals that after `b` in the other. */
export function sameSpaceAfter(one: Uint8Array, a: number, other: Uint8Array, b: number): boolean {
  for (let ahead = 0; ; ahead++) {
    const byteA = one[a + ahead];
    const byteB = other[b + ahead];
    const inA = isSpace(byteA);
    if (inA !== isSpace(byteB)) return false;
    if (!inA) return true;
    if (byteA !== byteB) return false;
  }
}
