import {
  listOf,
  NUMBER,
  objectWith,
  requireArgument,
  requireBytes,
  requireWhole,
  STRING,
} from '../../text/arguments.js';
import { byteOffset, type OffsetRange } from '../../text/span.js';
import { hasUnpaired } from '../../text/wtf8.js';
import type { Splice } from './edit.js';

/** Compares positions: at the same offset, insertions come before replacements. */
export function inOrder(a: OffsetRange, b: OffsetRange): number {
  return a.start - b.start || a.end - b.end;
}

/** Sorted by position. The sort is stable. */
export function sortSplices<S extends OffsetRange>(splices: Iterable<S>): S[] {
  return [...splices].sort(inOrder);
}

/** Whether two sorted splices change the same bytes, which two insertions at one offset do not. */
export function overlap(first: OffsetRange, second: OffsetRange): boolean {
  return second.start < first.end;
}

/** Applies sorted splices, and copies all other bytes. @throws RangeError when they overlap or lie outside */
export function applySplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  requireBytes(bytes);
  requireArgument('splices', splices, listOf(SPLICE));
  for (const { start, end, text } of splices) {
    requireWhole('start', start, 0);
    requireWhole('end', end, 0);
    // An encoder would write another character for it.
    if (hasUnpaired(text))
      throw new RangeError(
        `the text for bytes ${start} to ${end} has an unpaired surrogate, which UTF-8 cannot hold`,
      );
  }
  return spliced(bytes, splices);
}

const SPLICE = objectWith({ start: NUMBER, end: NUMBER, text: STRING });

/** {@link applySplices} without its checks, for splices that roomlint made itself. */
export function spliced(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const encoder = new TextEncoder();
  const texts: Uint8Array[] = [];
  let length = bytes.length;
  for (const { start, end, text } of splices) {
    const encoded = encoder.encode(text);
    texts.push(encoded);
    length += encoded.length - (end - start);
  }
  const result = new Uint8Array(length);
  let from = 0;
  let to = 0;
  for (const [index, { start, end }] of splices.entries()) {
    if (start < from || end < start || end > bytes.length)
      throw new RangeError(
        `the splice of bytes ${start} to ${end} overlaps the one before it or is outside the text`,
      );
    const kept = bytes.subarray(from, start);
    result.set(kept, to);
    to += kept.length;
    const text = texts[index] ?? new Uint8Array();
    result.set(text, to);
    to += text.length;
    from = end;
  }
  result.set(bytes.subarray(from), to);
  return result;
}

/** A range of the original, or new text. */
type Piece =
  | { readonly kind: 'kept'; readonly start: number; readonly length: number }
  | { readonly kind: 'new'; readonly text: Uint8Array; readonly length: number };

/** Combines several rounds of splices into splices of the original. */
export class Revision {
  private pieces: readonly Piece[];

  /** @param length the length of the original in bytes */
  constructor(private readonly length: number) {
    this.pieces = [{ kind: 'kept', start: 0, length }];
  }

  /** Adds a round: splices of the text after the previous rounds, sorted, without overlap. */
  add(splices: readonly Splice[]): void {
    const encoder = new TextEncoder();
    const result: Piece[] = [];
    const rest = this.pieces[Symbol.iterator]();
    let current = rest.next().value;
    let at = 0;
    const pass = (until: number, keep: boolean): void => {
      while (at < until && current !== undefined) {
        const length = Math.min(current.length, until - at);
        if (keep) result.push(part(current, 0, length));
        current = length < current.length ? part(current, length, current.length) : rest.next().value;
        at += length;
      }
    };
    for (const { start, end, text } of splices) {
      pass(start, true);
      pass(end, false);
      const bytes = encoder.encode(text);
      result.push({ kind: 'new', text: bytes, length: bytes.length });
    }
    pass(Number.POSITIVE_INFINITY, true);
    this.pieces = result;
  }

  /** All rounds together, as splices of the original. */
  get splices(): Splice[] {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const splices: Splice[] = [];
    let from = 0;
    let added: Uint8Array[] = [];
    const close = (until: number): void => {
      const text = added.map((bytes) => decoder.decode(bytes)).join('');
      if (until > from || text !== '')
        splices.push({ start: byteOffset(from), end: byteOffset(until), text });
      added = [];
    };
    for (const piece of this.pieces)
      if (piece.kind === 'new') {
        added.push(piece.text);
      } else {
        close(piece.start);
        from = piece.start + piece.length;
      }
    close(this.length);
    return splices;
  }
}

function part(piece: Piece, from: number, to: number): Piece {
  return piece.kind === 'kept'
    ? { kind: 'kept', start: piece.start + from, length: to - from }
    : { kind: 'new', text: piece.text.subarray(from, to), length: to - from };
}

/** What splices do at a byte: replace it, put something before it, replace it and the byte before it, or copy it. */
const REPLACED = 1;
const INSERTED = 2;
const INSIDE = 4;
const COPIED = 8;

/** Splices of a text that do not overlap, taken one after another. */
export class TakenSplices {
  private readonly taken: Splice[] = [];
  private readonly marks: Uint8Array;

  /** @param length the length of the text in bytes */
  constructor(length: number) {
    this.marks = new Uint8Array(length + 1);
  }

  /**
   * Adds splices, all or none. They must not overlap each other.
   *
   * @param copied the bytes that they copy: none that other splices change, or the copy would be of what was there
   */
  add(splices: readonly Splice[], copied: readonly OffsetRange[] = []): boolean {
    if (!splices.every((splice) => this.isFree(splice))) return false;
    if (!copied.every((range) => this.isKept(range))) return false;
    for (const splice of splices) this.take(splice);
    for (const { start, end } of copied) this.mark(COPIED, start, end);
    return true;
  }

  /** In the order of the text, and at one offset insertions first, as they were added. */
  get sorted(): Splice[] {
    return sortSplices(this.taken);
  }

  private isFree({ start, end }: Splice): boolean {
    const { marks } = this;
    const first = marks[start] as number;
    if (start === end) return (first & (INSIDE | COPIED)) === 0;
    if ((first & (REPLACED | COPIED)) !== 0) return false;
    for (let at = start + 1; at < end; at++) if (marks[at] !== 0) return false;
    return true;
  }

  private isKept({ start, end }: OffsetRange): boolean {
    for (let at = start; at < end; at++) if (((this.marks[at] as number) & ~COPIED) !== 0) return false;
    return true;
  }

  private mark(what: number, start: number, end: number): void {
    for (let at = start; at < end; at++) this.marks[at] = (this.marks[at] as number) | what;
  }

  private take(splice: Splice): void {
    const { marks } = this;
    const { start, end } = splice;
    this.taken.push(splice);
    marks[start] = (marks[start] as number) | (start === end ? INSERTED : REPLACED);
    this.mark(REPLACED | INSIDE, start + 1, end);
  }
}
