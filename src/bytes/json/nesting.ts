/**
 * A quick check before JSON of a text is read: whether its brackets seem nested deeper than `max`. Brackets in
 * strings count as well.
 */
export function seemsDeeper(bytes: Uint8Array, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x5b || byte === 0x7b) {
      if (++depth > max) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return false;
}
