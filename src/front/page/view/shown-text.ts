/* Text from a file, made safe to show: cut, and with what is invisible spelled out. */

/** Bytes that are shown on each side of a place, and of the place itself. */
const AROUND = 160;
const MAX_MARKED = 400;
const LINE_FEED = 10;
const MAX_BRIEF = 300;

/** The bytes around a place: before it, the place, and after it. */
export type Frame = readonly [before: string, marked: string, after: string];

/** The line of a place, without what is far from it. */
export function frameAt(bytes: Uint8Array, start: number, end: number): Frame {
  const before = bytes.subarray(Math.max(0, start - AROUND), start);
  const from = start - before.length + before.lastIndexOf(LINE_FEED) + 1;
  const after = bytes.subarray(end, end + AROUND);
  const next = after.indexOf(LINE_FEED);
  const to = end + (next < 0 ? after.length : next);
  const marked = bytes.subarray(start, Math.min(end, start + MAX_MARKED));
  const cut = end - start > MAX_MARKED ? '…' : '';
  return [textOf(bytes.subarray(from, start)), textOf(marked) + cut, textOf(bytes.subarray(end, to))];
}

/** Bytes as text, with what would not be seen, or would reorder the text, made visible. */
export function textOf(bytes: Uint8Array): string {
  return visible(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
}

export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) =>
    sign === '\n' ? sign : `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** The beginning of a name or sentence from a room. */
export function brief(text: string, most = MAX_BRIEF): string {
  return visible(text.length > most ? `${text.slice(0, most)}…` : text);
}
