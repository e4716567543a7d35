import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  PLUS,
  QUOTE,
} from '../text/characters.js';
import { decodeUtf8, isContinuation } from '../text/encoding.js';
import type { Steps } from '../text/steps.js';
import { bytesOfInSteps, textOf } from '../text/wtf8.js';
import { keepKeys } from './keys.js';
import { isJson, setMember, tryJsonParse, tryParseJson } from './parse-json.js';
import { skipSpace } from './space.js';
import { isObject, type JsonObject, type JsonValue } from './value.js';
import { endOfString } from './value-end.js';

/** How a text is parsed in pieces. */
export interface PieceOptions {
  /** Whether a key may hold an escape: see `parseJson`. */
  readonly escapedKeys: boolean;
  /** About how many bytes are parsed at once. A longer key or number is one piece. */
  readonly size?: number;
  /** The text of some of the bytes, whole characters; undefined where they are invalid. */
  readonly decode?: (bytes: Uint8Array) => string | undefined;
}

/** Takes a few milliseconds to decode and parse. */
const PIECE = 1 << 18;

/** Parses a few members, elements or parts of a string at a time. @returns undefined for invalid JSON */
export function parseInPieces(
  bytes: Uint8Array,
  { escapedKeys, size = PIECE, decode = decodeUtf8 }: PieceOptions,
): Steps<JsonValue | undefined> {
  const parse = escapedKeys ? tryParseJson : tryJsonParse;
  return new PieceParser(bytes, size, (start, end) => decode(bytes.subarray(start, end)), parse).run();
}

/** The JSON in a string, parsed in pieces. */
export function* parseTextInPieces(text: string): Steps<JsonValue | undefined> {
  return yield* parseInPieces(yield* bytesOfInSteps(text), { escapedKeys: true, decode: textOf });
}

/** Texts of up to so many bytes are parsed in one step. */
export const PARSED_WHOLE = 1 << 20;

export function* isJsonInSteps(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array) => string | undefined = decodeUtf8,
): Steps<boolean> {
  if (bytes.length > PARSED_WHOLE)
    return (yield* parseInPieces(bytes, { escapedKeys: false, decode })) !== undefined;
  const text = decode(bytes);
  return text !== undefined && isJson(text);
}

/** The engine lists such keys first, in ascending order. */
const INTEGER = /^(?:0|[1-9]\d{0,9})$/;

/** Whether the engine lists a new key after the one that it has listed last. */
function comesLast(key: string, last: string | undefined): boolean {
  if (!INTEGER.test(key)) return true;
  return (
    (last === undefined || (INTEGER.test(last) && Number(last) < Number(key))) && Number(key) <= MAX_INDEX
  );
}

/** Larger integers are names like any other. */
const MAX_INDEX = 2 ** 32 - 2;

/** Whether a byte may belong to a number or literal. */
function isOfWord(byte: number | undefined): boolean {
  return byte !== undefined && byte >= PLUS && byte <= SMALL_Z;
}

/** The last letter of those that literals consist of. */
const SMALL_Z = 0x7a;

/** After a backslash, four digits follow it. */
const SMALL_U = 0x75;

/** What comes next: text that is long enough to be parsed, a long string, an end, or more of what has none. */
type Next = 'piece' | 'string' | 'close' | 'end' | 'more';

class PieceParser {
  private at: number;
  /** What is before this offset has become values. */
  private from: number;
  private isAfterValue = false;
  /** The offsets of the open brackets, and where the present member or element of each begins. */
  private readonly starts: number[] = [];
  private readonly members: number[] = [];
  /** Of the outermost open objects and arrays: those with parts that have become values. */
  private readonly made: (JsonObject | JsonValue[])[] = [];
  /** The keys of each of them, unless the engine would list them in another order. */
  private readonly keys: (string[] | undefined)[] = [];
  private root: JsonValue | undefined;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly size: number,
    private readonly textOf: (start: number, end: number) => string | undefined,
    private readonly parse: (text: string) => JsonValue | undefined,
  ) {
    this.at = skipSpace(bytes, 0);
    this.from = this.at;
  }

  *run(): Steps<JsonValue | undefined> {
    for (let next = this.next(); next !== 'end'; next = this.next()) {
      if (next === 'more') {
        yield;
        continue;
      }
      const isValid =
        next === 'string' ? yield* this.longString() : next === 'close' ? this.close() : this.makeOpen();
      if (!isValid) return undefined;
      yield;
      if (this.isAfterValue && this.made.length === 0) break;
    }
    if (this.made.length > 0 || skipSpace(this.bytes, this.at) < this.bytes.length) return undefined;
    return this.root ?? (this.mayBeValue() ? this.parsed(this.from, this.at) : undefined);
  }

  /** Whether all that is left may be one value. Parsing takes long to find the mistake in a long text. */
  private mayBeValue(): boolean {
    const { bytes, from, at } = this;
    if (at - from <= this.size) return true;
    const first = bytes[from] as number;
    if (first === OPEN_OBJECT || first === OPEN_ARRAY) return true;
    let end = first === QUOTE ? endOfString(bytes, from) : from;
    while (isOfWord(bytes[end])) end++;
    return skipSpace(bytes, end) >= at;
  }

  /** Reads on to where something is to be done. */
  private next(): Next {
    const { bytes, starts, members, made, size } = this;
    const enough = this.from + size;
    let { at } = this;
    for (const most = at + size; at < bytes.length; ) {
      if (at >= most) return this.stopped(at, 'more');
      const byte = bytes[at] as number;
      if (byte === QUOTE) {
        const end = endOfString(bytes, at, at + size);
        if (end > at + size) return this.stopped(at, 'string');
        at = end;
        continue;
      }
      if (byte === COMMA && starts.length > 0) {
        members[members.length - 1] = at + 1;
      } else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) {
        starts.push(at);
        members.push(at + 1);
      } else {
        if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
          if (made.length > 0 && made.length === starts.length) return this.stopped(at, 'close');
          starts.pop();
          members.pop();
          if (starts.length === 0) return this.stopped(at + 1, 'end');
        }
        at++;
        continue;
      }
      at++;
      if (at > enough) return this.stopped(at, 'piece');
    }
    return this.stopped(at, 'end');
  }

  private stopped(at: number, next: Next): Next {
    this.at = at;
    return next;
  }

  /** Makes all open objects and arrays, with the members and elements that are complete. */
  private makeOpen(): boolean {
    const { bytes, starts, members, made } = this;
    for (let level = Math.max(0, made.length - 1); level < starts.length; level++) {
      if (level === made.length) {
        const start = starts[level] as number;
        const container = bytes[start] === OPEN_ARRAY ? [] : {};
        if (!this.put(container, start, start + 1)) return false;
        made.push(container);
        this.keys.push([]);
        this.isAfterValue = false;
      }
      const member = members[level] as number;
      if (member <= this.from) continue;
      if (!this.addUpTo(member - 1, false)) return false;
      this.from = member;
      this.isAfterValue = false;
    }
    return true;
  }

  /** Ends the innermost object or array. */
  private close(): boolean {
    const { bytes, starts, members, made } = this;
    const mayBeEmpty = this.from === (starts.pop() as number) + 1;
    if (!this.addUpTo(this.at, mayBeEmpty)) return false;
    members.pop();
    const container = made.pop();
    const keys = this.keys.pop();
    if (isObject(container) && keys !== undefined) keepKeys(container, keys);
    this.from = ++this.at;
    this.isAfterValue = true;
    return bytes[this.at - 1] === (Array.isArray(container) ? CLOSE_ARRAY : CLOSE_OBJECT);
  }

  /** Adds what comes before a comma or closing bracket to the innermost object or array. */
  private addUpTo(end: number, mayBeEmpty: boolean): boolean {
    const { bytes, made } = this;
    let start = skipSpace(bytes, this.from);
    if (start === end) return this.isAfterValue || mayBeEmpty;
    if (this.isAfterValue) {
      if (bytes[start] !== COMMA) return false;
      start = skipSpace(bytes, start + 1);
      if (start === end) return false;
    }
    const container = made.at(-1);
    const text = this.textOf(start, end);
    if (text === undefined || container === undefined) return false;
    const value = this.parse(Array.isArray(container) ? `[${text}]` : `{${text}}`);
    if (Array.isArray(container)) {
      if (!Array.isArray(value)) return false;
      for (const element of value) container.push(element);
      return true;
    }
    if (!isObject(value)) return false;
    for (const key in value) this.addMember(container, key, value[key] as JsonValue);
    return true;
  }

  private addMember(container: JsonObject, key: string, value: JsonValue): void {
    const keys = this.keys.at(-1);
    if (keys !== undefined && !Object.hasOwn(container, key)) {
      if (comesLast(key, keys.at(-1))) keys.push(key);
      else this.keys[this.keys.length - 1] = undefined;
    }
    setMember(container, key, value);
  }

  /** Puts a value that was not parsed as a whole into the innermost object or array. */
  private put(value: JsonValue, start: number, end: number): boolean {
    const { bytes, made } = this;
    const container = made.at(-1);
    const before = skipSpace(bytes, this.from);
    if (this.isAfterValue) return false;
    if (!isObject(container)) {
      if (before !== start) return false;
      if (container === undefined) this.root = value;
      else container.push(value);
    } else {
      const keyEnd = bytes[before] === QUOTE ? endOfString(bytes, before) : before;
      const colon = skipSpace(bytes, keyEnd);
      const key = this.parsed(before, keyEnd);
      if (typeof key !== 'string' || bytes[colon] !== COLON) return false;
      if (skipSpace(bytes, colon + 1) !== start) return false;
      this.addMember(container, key, value);
    }
    this.from = end;
    return true;
  }

  private *longString(): Steps<boolean> {
    if (!this.makeOpen()) return false;
    const { bytes } = this;
    const start = this.at;
    if (isObject(this.made.at(-1)) && skipSpace(bytes, this.from) === start) {
      // A key is parsed with its value.
      this.at = endOfString(bytes, start);
      return true;
    }
    let text = '';
    for (this.at++; bytes[this.at] !== QUOTE; yield) {
      const part = this.partOfString();
      if (typeof part !== 'string') return false;
      text += part;
    }
    this.at++;
    if (!this.put(text, start, this.at)) return false;
    this.isAfterValue = true;
    return true;
  }

  /** The next part of a long string, which begins and ends between characters and escapes. */
  private partOfString(): JsonValue | undefined {
    const { bytes, size, at: start } = this;
    let at = start;
    for (const enough = start + size; at < bytes.length && bytes[at] !== QUOTE; ) {
      if (at >= enough && !isContinuation(bytes[at] as number)) break;
      at += bytes[at] !== BACKSLASH ? 1 : bytes[at + 1] === SMALL_U ? 6 : 2;
    }
    this.at = at;
    const text = at < bytes.length ? this.textOf(start, at) : undefined;
    return text === undefined ? undefined : this.parse(`"${text}"`);
  }

  private parsed(start: number, end: number): JsonValue | undefined {
    const text = this.textOf(start, end);
    return text === undefined ? undefined : this.parse(text);
  }
}
