import { decodedOffset, decodeString, sourceOffsets } from '../json/decode.js';
import { QUOTE } from '../text/characters.js';
import { type Span, span } from '../text/span.js';
import { type PlacePointers, TextPlaces } from './text-places.js';

/** A string, in the bytes of the text that it is in. */
interface Holder {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
}

/** What a string holds, at any depth, and where its bytes are in the file. */
export class InnerText {
  private constructor(
    /** The string, and those around it, outermost first. */
    private readonly holders: readonly Holder[],
    readonly content: Uint8Array,
  ) {}

  /** undefined where there is no string. */
  static at(bytes: Uint8Array, { pointer, embedded = [] }: PlacePointers): InnerText | undefined {
    const holders: Holder[] = [];
    let text = bytes;
    for (const inner of [pointer, ...embedded]) {
      const found = new TextPlaces(text).spanOf({ pointer: inner });
      if (found === undefined || text[found.start] !== QUOTE) return undefined;
      const { start, end } = found;
      holders.push({ bytes: text, start, end });
      text = decodeString(text, start, end);
    }
    return new InnerText(holders, text);
  }

  /** The number of strings that the text is in. */
  get depth(): number {
    return this.holders.length;
  }

  /** The string in the file, quotes included. */
  get span(): Span {
    const [outermost] = this.holders;
    const inner = this.holders.length > 1 ? this.inFile({ start: 0, end: this.content.length }) : undefined;
    return inner ?? span(outermost?.start ?? 0, outermost?.end ?? 0);
  }

  /** Bytes of the text, as bytes of the file. */
  inFile({ start, end }: { readonly start: number; readonly end: number }): Span {
    let offsets: readonly number[] = [start, end];
    for (const holder of [...this.holders].reverse())
      offsets = sourceOffsets(holder.bytes, holder.start, holder.end, offsets);
    const [from = 0, to = 0] = offsets;
    return span(from, to);
  }

  /** Bytes of the file, as bytes of the text; undefined where they are not all in it. */
  fromFile({ start, end }: { readonly start: number; readonly end: number }): Span | undefined {
    const whole = this.inFile({ start: 0, end: this.content.length });
    if (start < whole.start || end > whole.end) return undefined;
    let [from, to] = [start, end];
    for (const { bytes, start: first, end: last } of this.holders) {
      from = decodedOffset(bytes, first, last, from);
      to = decodedOffset(bytes, first, last, to);
    }
    return span(from, to);
  }
}
