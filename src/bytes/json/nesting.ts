/** Whether brackets seem nested deeper than `max` in the first `length` bytes, those in strings included. */
export function seemsDeeper(bytes: Uint8Array, max: number, length = bytes.length): boolean {
  let depth = 0;
  for (let at = 0; at < length; at++) {
    const byte = bytes[at];
    if (byte === 0x5b || byte === 0x7b) {
      if (++depth > max) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return false;
}
