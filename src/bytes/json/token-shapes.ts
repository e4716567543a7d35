import { MINUS, NINE, PLUS, POINT, ZERO } from '../text/characters.js';

/** Whether the bytes are a number (RFC 8259, section 6). Fast, because most tokens are numbers. */
export function isNumber(bytes: Uint8Array, start: number, end: number): boolean {
  let at = bytes[start] === MINUS ? start + 1 : start;
  const whole = digitsFrom(bytes, at, end);
  if (whole === at || (bytes[at] === ZERO && whole > at + 1)) return false;
  at = whole;
  if (at < end && bytes[at] === POINT) {
    const fraction = digitsFrom(bytes, at + 1, end);
    if (fraction === at + 1) return false;
    at = fraction;
  }
  if (at < end && (bytes[at] === 0x65 || bytes[at] === 0x45)) {
    at++;
    if (bytes[at] === PLUS || bytes[at] === MINUS) at++;
    const exponent = digitsFrom(bytes, at, end);
    if (exponent === at) return false;
    at = exponent;
  }
  return at === end;
}

const LITERALS = ['true', 'false', 'null'].map((text) => new TextEncoder().encode(text));

/** Whether the bytes are `true`, `false` or `null`. Without closures, because a room may have a million of them. */
export function isLiteral(bytes: Uint8Array, start: number, end: number): boolean {
  for (const literal of LITERALS) {
    if (literal.length !== end - start) continue;
    let at = start;
    while (at < end && bytes[at] === literal[at - start]) at++;
    if (at === end) return true;
  }
  return false;
}

function digitsFrom(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && (bytes[at] as number) >= ZERO && (bytes[at] as number) <= NINE) at++;
  return at;
}

/** Whether a UTF-8 curly quote is at `at`: U+201C, U+201D or U+201E. */
export function isCurlyQuote(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0xe2 || bytes[at + 1] !== 0x80) return false;
  const last = bytes[at + 2];
  return last === 0x9c || last === 0x9d || last === 0x9e;
}

/** Whether a full-width comma or colon is at `at`, as Chinese and Japanese keyboards write them. */
export function isWideSign(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0xef || bytes[at + 1] !== 0xbc) return false;
  return bytes[at + 2] === 0x8c || bytes[at + 2] === 0x9a;
}

/** Whether a character beyond ASCII is no part of a word. */
export function endsWord(bytes: Uint8Array, at: number): boolean {
  return isCurlyQuote(bytes, at) || isWideSign(bytes, at) || invisibleLength(bytes, at) > 0;
}

/** The length of a space or invisible character beyond ASCII: 2 or 3 bytes, or 0 if there is none at `at`. */
export function invisibleLength(bytes: Uint8Array, at: number): number {
  const second = bytes[at + 1];
  const third = bytes[at + 2] ?? 0;
  switch (bytes[at]) {
    case 0xc2: // U+0085, U+00A0
      return second === 0x85 || second === 0xa0 ? 2 : 0;
    case 0xe1: // U+1680
      return second === 0x9a && third === 0x80 ? 3 : 0;
    case 0xe2: // U+2000 to U+200F, U+2028 to U+202F, U+205F to U+206F
      if (second === 0x80)
        return (third >= 0x80 && third <= 0x8f) || (third >= 0xa8 && third <= 0xaf) ? 3 : 0;
      return second === 0x81 && third >= 0x9f && third <= 0xaf ? 3 : 0;
    case 0xe3: // U+3000
      return second === 0x80 && third === 0x80 ? 3 : 0;
    case 0xef: // U+FEFF
      return second === 0xbb && third === 0xbf ? 3 : 0;
    default:
      return 0;
  }
}
