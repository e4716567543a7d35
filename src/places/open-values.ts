import { readTree } from '../json/read-tree.js';
import type { Token } from '../json/tokens.js';
import { scalarKind, type TokenSpan } from './token-text.js';

/** An array or object whose end has not been read yet. */
export interface OpenValue {
  readonly isArray: boolean;
  readonly start: number;
  /** Of the last element, from -1. */
  index: number;
  /** The last key of an object. Without one, what follows is not a member. */
  key: TokenSpan | undefined;
}

/**
 * What {@link readOpenValues} meets. All functions get the values that are open, outermost first, and return
 * false to stop reading.
 */
export interface OpenValueVisitor {
  key(key: TokenSpan, open: readonly OpenValue[]): boolean;
  /** An array or object begins. It is not among those that are open. */
  begin(start: number, isArray: boolean, open: readonly OpenValue[]): boolean;
  /** An array or object has ended, at a bracket or with the text. It is the last of those that are open. */
  end(end: number, open: readonly OpenValue[], hasBracket: boolean): boolean;
  scalar(value: TokenSpan, open: readonly OpenValue[]): boolean;
}

/**
 * Reads the first value of any text. After a mistake, what follows is read as well as possible. What the text
 * does not close ends with it.
 */
export function readOpenValues(bytes: Uint8Array, visitor: OpenValueVisitor): void {
  const open: OpenValue[] = [];
  let done = false;
  const count = (): void => {
    const around = open.at(-1);
    if (around?.isArray === true) around.index++;
  };
  // Reading stops at the next opening bracket. Until then, nothing is passed on.
  readTree(bytes, {
    key(start, end, kind) {
      const around = open.at(-1);
      if (done || around === undefined || scalarKind(kind) === undefined) return;
      around.key = { start, end, token: kind };
      done = !visitor.key(around.key, open);
    },
    open(isArray, start) {
      if (done) return false;
      count();
      done = !visitor.begin(start, isArray, open);
      open.push({ isArray, start, index: -1, key: undefined });
      return !done;
    },
    close(_isArray, _start, end) {
      if (done) return;
      done = !visitor.end(end, open, true) || open.length === 1;
      open.pop();
      forgetKey(open);
    },
    scalar(kind: Token, start, end) {
      if (done || scalarKind(kind) === undefined) return;
      const around = open.at(-1);
      // After a member without a comma.
      if (around?.isArray === false && around.key === undefined) {
        around.key = { start, end, token: kind };
        done = !visitor.key(around.key, open);
        return;
      }
      count();
      done = !visitor.scalar({ start, end, token: kind }, open) || open.length === 0;
      forgetKey(open);
    },
  });
  for (; open.length > 0 && !done; open.pop()) done = !visitor.end(bytes.length, open, false);
}

/** A key has one value: what stands after that without a key of its own is a mistake. */
function forgetKey(open: readonly OpenValue[]): void {
  const around = open.at(-1);
  if (around !== undefined) around.key = undefined;
}
