import type { OffsetRange } from '../text/span.js';

/** Lists are recognized by so many elements in a row. */
const WINDOW = 4;
const ELEMENT = /[\w.+/=-]+/g;
const BETWEEN = /^["']?\s{0,200},\s{0,200}["']?$/;
const MAX_BETWEEN = 403;

/** Masks lists whose elements are a credential in pieces, such as the bytes of a key. */
export class ListMask {
  private readonly windows = new Set<string>();

  /** @param lists their elements, with commas between */
  constructor(lists: Iterable<string>) {
    for (const list of lists) {
      const elements = list.split(',');
      for (let at = 0; at + WINDOW <= elements.length; at++) {
        const window = elements.slice(at, at + WINDOW);
        // Zeros are everywhere, and are no key.
        if (new Set(window).size > 1) this.windows.add(window.join());
      }
    }
  }

  /** The elements to mask, in order. */
  find(text: string): readonly OffsetRange[] {
    const found: OffsetRange[] = [];
    if (this.windows.size === 0) return found;
    /** The last elements of the list that is being read, as many as a window has. */
    let window: OffsetRange[] = [];
    let masked = 0;
    for (const { 0: element, index } of text.matchAll(ELEMENT)) {
      const last = window.at(-1)?.end ?? 0;
      if (index - last > MAX_BETWEEN || !BETWEEN.test(text.slice(last, index))) window = [];
      window.push({ start: index, end: index + element.length });
      if (window.length > WINDOW) window.shift();
      if (!this.windows.has(window.map(({ start, end }) => text.slice(start, end)).join())) continue;
      for (const each of window) {
        if (each.start >= masked) found.push(each);
        masked = Math.max(masked, each.end);
      }
    }
    return found;
  }
}
