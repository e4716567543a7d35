import type { JsonObject, JsonValue } from './value.js';

/** Values nested deeper than this count as equal. */
const MAX_DEPTH = 500;

/** JSON text that does not depend on the order of members. Too deeply nested values are cut. */
export function canonical(value: JsonValue, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(',')}]`;
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key] ?? null, depth + 1)}`);
  return `{${members.join(',')}}`;
}

/** A text of so many characters is written in a few milliseconds. */
const PIECE = 1 << 16;

/** Whether a value is written in a few milliseconds: it has few characters and values. */
export function isQuicklyWritten(value: JsonValue): boolean {
  let left = PIECE;
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined && left > 0; next = open.pop()) {
    left -= 8;
    if (typeof next === 'string') left -= next.length;
    else if (Array.isArray(next)) {
      if (next.length > left) return false;
      for (const element of next) open.push(element);
    } else if (typeof next === 'object' && next !== null) {
      const keys = Object.keys(next);
      if (keys.length > left) return false;
      for (const key of keys) {
        left -= key.length;
        open.push(next[key] ?? null);
      }
    }
  }
  return left > 0;
}

/** Writes the same text and hands it on in pieces. */
export function writeCanonical(value: JsonValue, take: (piece: string) => void): void {
  new CanonicalWriter(take).all(value);
}

class CanonicalWriter {
  private text = '';

  constructor(private readonly take: (piece: string) => void) {}

  all(value: JsonValue): void {
    this.value(value, 0);
    this.take(this.text);
  }

  private value(value: JsonValue, depth: number): void {
    if (depth > MAX_DEPTH || isQuicklyWritten(value)) this.text += canonical(value, depth);
    else if (typeof value === 'string') this.string(value);
    else if (Array.isArray(value)) this.array(value, depth);
    else this.object(value as JsonObject, depth);
    if (this.text.length < PIECE) return;
    this.take(this.text);
    this.text = '';
  }

  private array(elements: readonly JsonValue[], depth: number): void {
    for (let index = 0; index < elements.length; index++) {
      this.text += index === 0 ? '[' : ',';
      this.value(elements[index] as JsonValue, depth + 1);
    }
    this.text += ']';
  }

  private object(object: JsonObject, depth: number): void {
    let before = '{';
    for (const key of Object.keys(object).toSorted(byCodeUnit)) {
      this.text += `${before}${JSON.stringify(key)}:`;
      this.value(object[key] ?? null, depth + 1);
      before = ',';
    }
    this.text += '}';
  }

  private string(text: string): void {
    this.text += '"';
    for (const piece of pairedPieces(text, PIECE)) {
      this.take(this.text + JSON.stringify(piece).slice(1, -1));
      this.text = '';
    }
    this.text = '"';
  }
}

/** As `sort` does by itself. */
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** A text in pieces of about so many UTF-16 units, in which no surrogate is parted from its other half. */
export function pairedPieces(text: string, size: number): readonly string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + size;
    const to = PAIR.test(text.slice(end - 1, end + 1)) ? end + 1 : end;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}
