import type { Node, ParseError } from 'jsonc-parser';
import type { Step } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';

/** A place in a text: line and column from 1, the column in UTF-16 units. */
export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** A hand-written JSON file as a value, with the position of each part. */
export interface JsonSource {
  /** Undefined when there are faults, or when the requested member is missing. */
  readonly value: JsonValue | undefined;
  /** What makes it invalid or ambiguous. Only the first syntax fault: the others follow from it. */
  readonly faults: readonly (TextPosition & { readonly message: string })[];
  /** The position of a value, or with `onKey` of its key; of its container if it is missing. */
  position(path: readonly Step[], onKey: boolean): TextPosition;
}

/** Reads JSON with comments and trailing commas, without throwing. @param part reads only this member */
export async function readJsonWithComments(bytesAsText: string, part?: string): Promise<JsonSource> {
  const text = bytesAsText.replace(/^\uFEFF/, '');
  if (text.includes('\0')) return broken(text, 0, 'not UTF-8 (perhaps UTF-16): save it as UTF-8');
  if (text.trim() === '') return broken(text, 0, 'the file is empty: write {} for the defaults');
  const jsonc = await import('jsonc-parser');
  const errors: ParseError[] = [];
  try {
    const whole = jsonc.parseTree(text, errors, { allowTrailingComma: true });
    const [error] = errors;
    if (error !== undefined || whole === undefined) {
      const { offset, length } = error ?? { offset: 0, length: 0 };
      const code = error === undefined ? '' : jsonc.printParseErrorCode(error.error);
      return broken(text, offset, syntaxMessage(code, text.slice(offset, offset + length)));
    }
    const root = part === undefined ? whole : jsonc.findNodeAtLocation(whole, [part]);
    const offsetOf = (path: readonly Step[], onKey: boolean): number => {
      if (root === undefined || path.length === 0) return root?.offset ?? 0;
      const node = jsonc.findNodeAtLocation(root, [...path]);
      if (node === undefined) return offsetOf(path.slice(0, -1), onKey);
      return onKey && node.parent?.type === 'property' ? node.parent.offset : node.offset;
    };
    const position = (path: readonly Step[], onKey: boolean): TextPosition =>
      positionOf(text, offsetOf(path, onKey));
    if (root === undefined) return { value: undefined, faults: [], position };
    const faults = repeatedKeys(root)
      .slice(0, MAX_REPEATED)
      .map((key) => ({
        ...positionOf(text, key.offset),
        message: `duplicate key ${quoteValue(String(key.value))}: keep one of the two`,
      }));
    return { value: faults.length > 0 ? undefined : jsonc.getNodeValue(root), faults, position };
  } catch (error) {
    // jsonc-parser calls itself for each level.
    if (error instanceof RangeError) return broken(text, 0, 'nested too deeply to be read');
    throw error;
  }
}

/** The most duplicate keys that are reported. */
const MAX_REPEATED = 20;

function broken(text: string, offset: number, message: string): JsonSource {
  const position = (): TextPosition => positionOf(text, offset);
  return { value: undefined, faults: [{ ...position(), message }], position };
}

function syntaxMessage(code: string, found: string): string {
  if (code === 'InvalidSymbol') {
    const quotes = found.startsWith("'") ? ': write strings in double quotes' : '';
    return `invalid JSON: unexpected ${quoteValue(found)}${quotes}`;
  }
  // PropertyNameExpected is said as property name expected.
  return `invalid JSON: ${code.replaceAll(/(?<!^)[A-Z]/g, ' $&').toLowerCase()}`;
}

/** The keys that their object has already, before them. */
function repeatedKeys({ type, children = [] }: Node): Node[] {
  const seen = new Set<unknown>();
  return children.flatMap((child) => {
    const [key, value] = type === 'object' ? (child.children ?? []) : [undefined, child];
    const again = key !== undefined && seen.has(key.value);
    seen.add(key?.value);
    return [...(again ? [key] : []), ...(value === undefined ? [] : repeatedKeys(value))];
  });
}

function positionOf(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
