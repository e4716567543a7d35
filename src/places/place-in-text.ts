import type { Step } from '../json/pointer.js';
import { Token } from '../json/tokens.js';
import { type OpenValue, type OpenValueVisitor, readOpenValues } from './open-values.js';
import { type TokenSpan, tokenText } from './token-text.js';

/** What is at an offset of one text, strings aside. */
export interface FoundInText {
  readonly steps: readonly Step[];
  readonly part: 'key' | 'value';
  /** The token of a key, string, number or other scalar; undefined for an array or object. */
  readonly token: Token | undefined;
  readonly isArray: boolean;
  readonly start: number;
  readonly end: number;
  /** Whether a later member with the same key takes effect instead of this one, or of one around it. */
  readonly overridden: boolean;
}

/**
 * Finds the innermost key or value around an offset. White space and punctuation belong to the array or object that they are in. Nothing is found
 * outside the value that the text holds.
 */
export function findInText(bytes: Uint8Array, offset: number): FoundInText | undefined {
  const finder = new Finder(bytes, offset);
  readOpenValues(bytes, finder);
  return finder.found;
}

interface Target {
  readonly steps: readonly Step[];
  readonly part: 'key' | 'value';
  readonly token: Token | undefined;
  readonly isArray: boolean;
  readonly start: number;
  end: number;
}

class Finder implements OpenValueVisitor {
  private target: Target | undefined;
  private overridden = false;
  /** How many of the values around the target are still open. */
  private around = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly offset: number,
  ) {}

  get found(): FoundInText | undefined {
    return this.target && { ...this.target, overridden: this.overridden };
  }

  key(key: TokenSpan, open: readonly OpenValue[]): boolean {
    if (this.target === undefined) return this.meet(key, open, 'key');
    const level = open.length - 1;
    if (level < this.around && this.target.steps[level] === tokenText(this.bytes, key))
      this.overridden = true;
    return true;
  }

  scalar(value: TokenSpan, open: readonly OpenValue[]): boolean {
    return this.target !== undefined || this.meet(value, open, 'value');
  }

  begin(start: number, isArray: boolean, open: readonly OpenValue[]): boolean {
    if (this.target !== undefined || this.offset > start) return true;
    if (this.offset < start) return this.takeLast(open);
    const steps = this.stepsOf(open);
    if (steps.length < open.length) return this.takeAt(steps.length, open);
    return this.take({ steps, part: 'value', token: undefined, isArray, start, end: this.bytes.length });
  }

  end(end: number, open: readonly OpenValue[], hasBracket: boolean): boolean {
    if (this.target === undefined && (end > this.offset || !hasBracket)) this.takeLast(open);
    const { target } = this;
    if (target === undefined) return true;
    const level = open.length - 1;
    if (level < this.around) this.around = level;
    if (level === target.steps.length && target.token === undefined && open[level]?.start === target.start)
      target.end = end;
    return true;
  }

  private meet(span: TokenSpan, open: readonly OpenValue[], part: 'key' | 'value'): boolean {
    const isCut = span.token === Token.unclosedString && span.end === this.bytes.length;
    if (this.offset >= (isCut ? span.end + 1 : span.end)) return true;
    if (this.offset < span.start) return this.takeLast(open);
    const steps = this.stepsOf(open);
    if (steps.length < open.length) return this.takeAt(steps.length, open);
    return this.take({ ...span, steps, part, isArray: false });
  }

  /** The offset is between the parts of the last array or object that is open. */
  private takeLast(open: readonly OpenValue[]): boolean {
    if (open.length === 0) return false;
    return this.takeAt(Math.min(this.stepsOf(open).length, open.length - 1), open);
  }

  private takeAt(level: number, open: readonly OpenValue[]): boolean {
    const steps = this.stepsOf(open).slice(0, level);
    const { isArray = false, start = 0 } = open[level] ?? {};
    return this.take({ steps, part: 'value', token: undefined, isArray, start, end: this.bytes.length });
  }

  private take(target: Target): boolean {
    this.target = target;
    this.around = target.steps.length;
    return true;
  }

  /** The steps to the current member or element of the last open value. They end where a key is missing. */
  private stepsOf(open: readonly OpenValue[]): Step[] {
    const steps: Step[] = [];
    for (const { isArray, index, key } of open) {
      if (!isArray && key === undefined) break;
      steps.push(key === undefined ? index : tokenText(this.bytes, key));
    }
    return steps;
  }
}
