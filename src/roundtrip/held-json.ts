import { decodeString } from '../json/decode.js';
import { skipSpace } from '../json/space.js';
import { NodeTable } from './node-table.js';
import { sameTokens } from './same-tokens.js';

/** Whether the content of a string begins as an object or a list. */
export function mayHoldJson(content: Uint8Array): boolean {
  const first = content[skipSpace(content, 0)];
  return first === 0x7b || first === 0x5b;
}

/** Whether two texts are the same JSON when the strings around it are taken off. */
export function isSameUnwrapped(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [unwrapped(one), unwrapped(other)];
  return (a !== one || b !== other) && sameTokens(a, b);
}

/** A JSON text, taken out of the strings that hold nothing but it. */
function unwrapped(content: Uint8Array): Uint8Array {
  const table = new NodeTable();
  let text = content;
  while (text[skipSpace(text, 0)] === 0x22 && table.read(text))
    text = decodeString(text, table.start[0] as number, table.end[0] as number);
  return text;
}
