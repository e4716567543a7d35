import { type Span, span } from './span.js';

export type EncodingFault =
  | { readonly kind: 'byte-order-mark'; readonly span: Span }
  | { readonly kind: 'other-encoding'; readonly encoding: 'UTF-16' | 'UTF-32'; readonly span: Span }
  /** `message` says what the file is, and what to do. */
  | { readonly kind: 'no-text'; readonly message: string; readonly span: Span }
  /** `probably` is the encoding that the bytes around it look like, if any. */
  | { readonly kind: 'not-utf8'; readonly span: Span; readonly probably: LikelyEncoding | undefined };

/** The encoding of Western European letters, or one of another script. */
export type LikelyEncoding = 'Windows-1252' | 'other script';

/** The length of the UTF-8 byte-order mark: 3, or 0 if there is none. */
export function byteOrderMarkLength(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** Recognizes UTF-16 and UTF-32 by the byte-order mark, or by zero bytes around the first character. */
export function otherEncoding(bytes: Uint8Array): EncodingFault | undefined {
  const [a, b, c, d] = bytes;
  const whole = (encoding: 'UTF-16' | 'UTF-32'): EncodingFault => ({
    kind: 'other-encoding',
    encoding,
    span: span(0, Math.min(bytes.length, encoding === 'UTF-16' ? 2 : 4)),
  });
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff))
    return whole('UTF-32');
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return whole('UTF-16');
  if (bytes.length < 2) return undefined;
  if (a === 0 && b === 0 && c === 0 && d) return whole('UTF-32');
  if (a && b === 0 && c === 0 && d === 0) return whole('UTF-32');
  if ((a === 0 && b) || (a && b === 0)) return whole('UTF-16');
  return undefined;
}

const strictly = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes UTF-8; undefined if it is invalid. A byte-order mark is kept. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictly.decode(bytes);
  } catch {
    return undefined;
  }
}

const loosely = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes UTF-8 with U+FFFD for what is invalid. A byte-order mark is kept. */
export function decodeLoosely(bytes: Uint8Array): string {
  return loosely.decode(bytes);
}

/** The runs of bytes that are not UTF-8 (RFC 3629 section 4), in order, up to `limit`. */
export function findInvalidUtf8(bytes: Uint8Array, limit: number): EncodingFault[] {
  const runs: Span[] = [];
  let count = 0;
  let at = 0;
  while (at < bytes.length && runs.length < limit) {
    const length = characterLength(bytes, at);
    if (length > 0) {
      at += length;
      continue;
    }
    const start = at;
    while (at < bytes.length && characterLength(bytes, at) === 0) at++;
    runs.push(span(start, at));
    count += at - start;
  }
  const areLetters = count <= runs.length * FEW_IN_A_ROW;
  const probably = areLetters
    ? runs.every((run) => bytes.subarray(run.start, run.end).every(isWindows1252))
      ? 'Windows-1252'
      : undefined
    : 'other script';
  return runs.map((run) => ({ kind: 'not-utf8', span: run, probably }));
}

/** In Western European languages, letters with accents are rarely next to each other. */
const FEW_IN_A_ROW = 3;

/** Whether a byte is a character of Windows-1252, which contains Latin-1 as far as it can be printed. */
function isWindows1252(byte: number): boolean {
  return byte >= 0x80 && ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
}

/** The length of the UTF-8 character at `at`: 1 to 4 bytes; 0 if it is invalid. */
export function characterLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] as number;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[at + 1] ?? 0;
  if (first < 0xe0) return isContinuation(second) ? 2 : 0;
  const [lowest, highest] = secondByteRange(first);
  if (second < lowest || second > highest || !isContinuation(bytes[at + 2] ?? 0)) return 0;
  if (first < 0xf0) return 3;
  return isContinuation(bytes[at + 3] ?? 0) ? 4 : 0;
}

/** The ranges exclude overlong forms, surrogates and code points above U+10FFFF. */
function secondByteRange(first: number): readonly [number, number] {
  if (first === 0xe0) return [0xa0, 0xbf];
  if (first === 0xed) return [0x80, 0x9f];
  if (first === 0xf0) return [0x90, 0xbf];
  if (first === 0xf4) return [0x80, 0x8f];
  return [0x80, 0xbf];
}

/** Whether a byte is one after the first of a UTF-8 character. */
export function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80;
}

/** The offset after the character that begins at `at`, in text that need not be UTF-8. */
export function characterEnd(bytes: Uint8Array, at: number, limit: number = bytes.length): number {
  let end = at + 1;
  while (end < limit && isContinuation(bytes[end] ?? 0)) end++;
  return end;
}
