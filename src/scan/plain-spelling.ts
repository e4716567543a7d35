/*
 * Credentials may be spelled with escapes of JSON, inside strings inside strings, and of URLs: `https:\/\/`, `\u0078-access-key`,
 * `%3Fsig%3D`. They are looked for, and compared, in the plain spelling of a text.
 */

/** A text without escapes, and where its characters come from. */
export interface PlainSpelling {
  readonly text: string;
  /** The offset in the original text at which a character begins; for the length of `text`, the end. */
  offsetOf(index: number): number;
}

const BACKSLASH = 0x5c;
const PERCENT = 0x25;
const SPACE = 0x20;
const LETTER_U = 0x75;
/** What may follow a backslash and means white space or a control character: b, f, n, r, t. */
const SHORT_ESCAPES: ReadonlySet<number> = new Set([0x62, 0x66, 0x6e, 0x72, 0x74]);

/** Removes escapes: any number of backslashes before a quote, a slash or a `\u` escape, and percent-encoding of ordinary characters. */
export function plainSpelling(text: string): PlainSpelling {
  if (!/[\\%\t\r\n]/.test(text)) return { text, offsetOf: (index) => index };
  const units = new Uint16Array(text.length);
  const starts = new Uint32Array(text.length + 1);
  let length = 0;
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    starts[length] = at;
    if (unit === BACKSLASH) {
      let next = at + 1;
      while (text.charCodeAt(next) === BACKSLASH) next++;
      const escaped = text.charCodeAt(next);
      const code = escaped === LETTER_U ? hexOf(text, next + 1, 4) : -1;
      if (code >= 0) {
        units[length++] = code <= SPACE ? SPACE : code;
        at = next + 5;
      } else if (escaped === 0x22 || escaped === 0x27 || escaped === 0x2f) {
        units[length++] = escaped;
        at = next + 1;
      } else if (SHORT_ESCAPES.has(escaped)) {
        units[length++] = SPACE;
        at = next + 1;
      } else {
        units[length++] = BACKSLASH;
        at = next;
      }
      continue;
    }
    if (unit === PERCENT) {
      let digits = at + 1;
      // A percent sign may be encoded itself.
      while (text.charCodeAt(digits) === 0x32 && text.charCodeAt(digits + 1) === 0x35) digits += 2;
      const code = hexOf(text, digits, 2);
      if (code >= 0 && isOrdinary(code)) {
        units[length++] = code;
        at = digits + 2;
        continue;
      }
    }
    units[length++] = unit === 0x09 || unit === 0x0a || unit === 0x0d ? SPACE : unit;
    at++;
  }
  starts[length] = at;
  return { text: stringOf(units.subarray(0, length)), offsetOf: (index) => starts[index] as number };
}

/** Letters, digits and the signs of a URL. */
function isOrdinary(code: number): boolean {
  return code < 0x7f && /[\w?&=:/.-]/.test(String.fromCharCode(code));
}

function hexOf(text: string, from: number, digits: number): number {
  let code = 0;
  for (let at = from; at < from + digits; at++) {
    const unit = text.charCodeAt(at) | 0x20;
    if (unit >= 0x30 && unit <= 0x39 && text.charCodeAt(at) >= 0x30) code = code * 16 + unit - 0x30;
    else if (unit >= 0x61 && unit <= 0x66) code = code * 16 + unit - 0x57;
    else return -1;
  }
  return code;
}

const PIECE = 1 << 13;

/** A decoder would replace unpaired surrogates. Spreading a list takes several times as long. */
function stringOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += PIECE)
    text += Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + PIECE)) as string;
  return text;
}
