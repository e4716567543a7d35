import { Scanner, Token } from './tokens.js';

/** The events of {@link readTree}, in the order of the text. All numbers are byte offsets, ends exclusive. */
export interface TreeVisitor {
  /** A member's key, quotes included. Its value follows. */
  key?(start: number, end: number): void;
  /** A value that is a string, number or literal. */
  scalar?(kind: Token, start: number, end: number): void;
  /** An array or object begins. Return false to stop reading. */
  open?(isArray: boolean, start: number): boolean | undefined;
  /** An array or object ends; `end` is the offset after its bracket. */
  close?(isArray: boolean, start: number, end: number): void;
}

/**
 * Reads JSON text from start to end without recursion, so it can be nested a million levels deep. Meant for valid JSON. For other
 * text, all events before the first fault are right.
 */
export function readTree(bytes: Uint8Array, visitor: TreeVisitor): void {
  const scanner = new Scanner(bytes);
  // For each open container: its offset times two, plus one for an array.
  const open: number[] = [];
  let inArray = false;
  let keyComes = false;
  for (;;) {
    const kind = scanner.nextSolid();
    const { start, end } = scanner;
    switch (kind) {
      case Token.end:
        return;
      case Token.openObject:
      case Token.openArray: {
        inArray = kind === Token.openArray;
        open.push(start * 2 + (inArray ? 1 : 0));
        keyComes = !inArray;
        if (visitor.open?.(inArray, start) === false) return;
        break;
      }
      case Token.closeObject:
      case Token.closeArray: {
        const opened = open.pop();
        if (opened !== undefined) visitor.close?.(opened % 2 === 1, Math.floor(opened / 2), end);
        const around = open.at(-1);
        inArray = around === undefined || around % 2 === 1;
        keyComes = false;
        break;
      }
      case Token.comma:
        keyComes = !inArray && open.length > 0;
        break;
      case Token.colon:
        keyComes = false;
        break;
      default:
        if (keyComes) visitor.key?.(start, end);
        else visitor.scalar?.(kind, start, end);
    }
  }
}
