import type { Token } from '../json/tokens.js';
import { type OpenValue, type OpenValueVisitor, readOpenValues } from './open-values.js';
import { type TokenSpan, tokenText } from './token-text.js';

/** Where a place is in one text, and its token; undefined for an array or object. */
export interface SpanInText {
  readonly start: number;
  end: number;
  readonly token: Token | undefined;
}

/** Finds a place in one text, as far as that is JSON. Of duplicate keys the last one counts, as in JSON.parse. */
export function findSpan(
  bytes: Uint8Array,
  steps: readonly string[],
  part: 'key' | 'value',
): SpanInText | undefined {
  const finder = new Finder(bytes, steps);
  readOpenValues(bytes, finder);
  return finder[part === 'key' ? 'foundKey' : 'found'];
}

class Finder implements OpenValueVisitor {
  found: SpanInText | undefined;
  foundKey: SpanInText | undefined;
  /** How many of the open values are on the way to the place, or at it. */
  private onWay = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly steps: readonly string[],
  ) {}

  key(key: TokenSpan, open: readonly OpenValue[]): boolean {
    if (!this.leads(open)) return true;
    this.found = undefined;
    this.foundKey = open.length === this.steps.length ? key : undefined;
    return true;
  }

  begin(start: number, _isArray: boolean, open: readonly OpenValue[]): boolean {
    if (!this.leads(open)) return true;
    this.onWay = open.length + 1;
    if (open.length === this.steps.length) this.found = { start, end: this.bytes.length, token: undefined };
    return true;
  }

  end(end: number, open: readonly OpenValue[]): boolean {
    if (open.length > this.onWay) return true;
    if (open.length === this.steps.length + 1 && this.found !== undefined) this.found.end = end;
    this.onWay = open.length - 1;
    return true;
  }

  scalar(value: TokenSpan, open: readonly OpenValue[]): boolean {
    if (open.length === this.steps.length && this.leads(open)) this.found = { ...value };
    return true;
  }

  /** Whether the current member or element is on the way to the place, or at it. */
  private leads(open: readonly OpenValue[]): boolean {
    const last = open.at(-1);
    if (last === undefined) return true;
    if (this.onWay !== open.length) return false;
    const step = this.steps[open.length - 1];
    if (last.isArray) return String(last.index) === step;
    return last.key !== undefined && tokenText(this.bytes, last.key) === step;
  }
}
