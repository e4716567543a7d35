import { MINUS, NINE, QUOTE, ZERO } from '../text/characters.js';
import { asciiText } from './decode.js';
import { type NodeTable, readTable } from './node-table.js';
import { isSpace, skipSpace } from './space.js';
import { endOfScalar, endOfString } from './value-end.js';

/** A member of an object, in byte offsets of its text. Ends are exclusive. */
export interface MemberText {
  readonly key: string;
  /** After the comma or brace before it. */
  readonly leadStart: number;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** The comma or brace after it. */
  readonly trailEnd: number;
}

/** An object of a JSON text and its members. Of members with one key, the last one counts, as in JSON.parse. */
export class ObjectText {
  private readonly nodes = new Map<string, number>();

  /** @param node an object of the table, with its children */
  constructor(
    readonly table: NodeTable,
    private readonly node: number,
  ) {
    for (const child of table.children(node)) this.nodes.set(table.keyText(child), child);
  }

  /** The object that a JSON text is. @throws Error when it is none */
  static of(text: Uint8Array): ObjectText {
    const table = readTable(text, 0, 2);
    if (table === undefined || !table.isObject(0)) throw new Error('not the text of an object');
    return new ObjectText(table, 0);
  }

  get bytes(): Uint8Array {
    return this.table.bytes;
  }

  /** The offset of the opening brace. */
  get start(): number {
    return this.table.start[this.node] as number;
  }

  /** The offset after the closing brace. */
  get end(): number {
    return this.table.end[this.node] as number;
  }

  /** The keys, each once. */
  get keys(): Iterable<string> {
    return this.nodes.keys();
  }

  has(key: string): boolean {
    return this.nodes.has(key);
  }

  find(key: string): MemberText | undefined {
    const node = this.nodes.get(key);
    return node === undefined ? undefined : this.memberAt(node);
  }

  /** All members, in the order of the text. */
  get members(): readonly MemberText[] {
    return Array.from(this.table.children(this.node), (child) => this.memberAt(child));
  }

  /** The bytes of a member's value; undefined if there is no such member. */
  valueOf(key: string): Uint8Array | undefined {
    const node = this.nodes.get(key);
    return node === undefined ? undefined : this.table.textOf(node);
  }

  /** Whether a member has the same bytes in another object. */
  hasSame(key: string, other: ObjectText): boolean {
    const [node, twin] = [this.nodes.get(key), other.nodes.get(key)];
    return node !== undefined && twin !== undefined && this.table.hasSame(node, other.table, twin);
  }

  private memberAt(node: number): MemberText {
    const { bytes, start, end, key } = this.table;
    const keyStart = key[node] as number;
    const valueEnd = end[node] as number;
    let leadStart = keyStart;
    while (isSpace(bytes[leadStart - 1])) leadStart--;
    return {
      key: this.table.keyText(node),
      leadStart,
      keyStart,
      keyEnd: this.table.keyEnd(node),
      valueStart: start[node] as number,
      valueEnd,
      trailEnd: skipSpace(bytes, valueEnd),
    };
  }
}

/** Doubles with this many digits are exact. */
const EXACT_DIGITS = 15;

/** Whether a valid JSON text may hold a number that a double changes, or a `-0`, which equals `0`. */
export function hasDoubtfulNumber(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) {
      at = endOfString(bytes, at) - 1;
    } else if (byte === MINUS || (byte >= ZERO && byte <= NINE)) {
      const end = endOfScalar(bytes, at);
      if (isDoubtful(bytes, at, end)) return true;
      at = end - 1;
    }
  }
  return false;
}

/** A number is exact as a double if JavaScript prints it as it is written. */
function isDoubtful(bytes: Uint8Array, start: number, end: number): boolean {
  let isPlain = end - start <= EXACT_DIGITS && !(bytes[start] === MINUS && bytes[start + 1] === ZERO);
  for (let at = start; isPlain && at < end; at++) isPlain = bytes[at] !== 0x65 && bytes[at] !== 0x45;
  if (isPlain) return false;
  const written = asciiText(bytes, start, end);
  return String(Number(written)) !== written;
}
