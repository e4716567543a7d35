/** Length in bytes of the escape at `at` (RFC 8259 section 7); 0 when it is not valid. */
export function escapeLength(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 1 >= limit) return 0;
  switch (bytes[at + 1]) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return 2;
    case 0x75: // u
      return hexUnit(bytes, at + 2, limit) < 0 ? 0 : 6;
    default:
      return 0;
  }
}

/** The value of the four hex digits at `at`; -1 when they are not four hex digits. */
export function hexUnit(bytes: Uint8Array, at: number, limit: number): number {
  if (at + 4 > limit) return -1;
  let unit = 0;
  for (let index = at; index < at + 4; index++) {
    const digit = hexDigit(bytes[index] as number);
    if (digit < 0) return -1;
    unit = unit * 16 + digit;
  }
  return unit;
}

function hexDigit(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const lower = byte | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
