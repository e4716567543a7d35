/** White space between tokens (RFC 8259, section 2). */
export function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The offset after the white space at `from`. */
export function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at++;
  return at;
}

/** {@link skipSpace} for a string: the index after the white space at `from`. */
export function skipSpaceIn(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Whether a byte is white space within a line. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}

/** The offset after the white space of a line at `from`. */
export function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isBlank(bytes[at])) at++;
  return at;
}

export function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}
