import { CLOSE_OBJECT, COLON, COMMA, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { decodeUtf8 } from '../text/encoding.js';
import type { Steps } from '../text/steps.js';
import { parseJson, setMember } from './parse-json.js';
import { skipSpace } from './space.js';
import { isJson, isObject, type JsonObject, type JsonValue } from './value.js';
import { endOfString, endOfValue } from './value-end.js';

/** How a text is parsed in pieces. */
export interface PieceOptions {
  /** Whether a key may hold an escape: see {@link parseJson}. */
  readonly escapedKeys: boolean;
  /** About how many bytes are parsed at once. A longer member is one piece. */
  readonly size?: number;
}

/** Takes a few milliseconds to decode and parse. */
const PIECE = 1 << 18;

/**
 * Parses the object in a text, a few members of its objects at a time: those of a snapshot's sections are its
 * records.
 *
 * @returns undefined for anything but an object in UTF-8 and valid JSON
 */
export function parseInPieces(
  bytes: Uint8Array,
  { escapedKeys, size = PIECE }: PieceOptions,
): Steps<JsonObject | undefined> {
  return new PieceParser(bytes, size, escapedKeys ? parseJson : parseNatively).root();
}

/** Texts of up to so many bytes are parsed in one step. */
export const PARSED_WHOLE = 1 << 20;

/** Whether a text that is JSON is an object. */
export function beginsAsObject(bytes: Uint8Array): boolean {
  return bytes[skipSpace(bytes, 0)] === OPEN_OBJECT;
}

/** Whether bytes are a JSON text in UTF-8. Anything but an object is parsed in one step. */
export function* isJsonInSteps(bytes: Uint8Array): Steps<boolean> {
  if (bytes.length > PARSED_WHOLE && beginsAsObject(bytes))
    return (yield* parseInPieces(bytes, { escapedKeys: false })) !== undefined;
  const text = decodeUtf8(bytes);
  return text !== undefined && isJson(text);
}

function parseNatively(text: string): JsonValue {
  return JSON.parse(text) as JsonValue;
}

class PieceParser {
  constructor(
    private readonly bytes: Uint8Array,
    private readonly size: number,
    private readonly parse: (text: string) => JsonValue,
  ) {}

  *root(): Steps<JsonObject | undefined> {
    const { bytes } = this;
    const root: JsonObject = {};
    let at = skipSpace(bytes, 0);
    if (bytes[at] !== OPEN_OBJECT) return undefined;
    at = skipSpace(bytes, at + 1);
    while (bytes[at] === QUOTE) {
      const keyEnd = endOfString(bytes, at);
      const colon = skipSpace(bytes, keyEnd);
      if (bytes[colon] !== COLON) return undefined;
      const key = this.valueOf(at, keyEnd);
      const start = skipSpace(bytes, colon + 1);
      const part = bytes[start] === OPEN_OBJECT ? yield* this.members(start) : this.whole(start);
      if (typeof key !== 'string' || part === undefined) return undefined;
      setMember(root, key, part.value);
      yield;
      at = skipSpace(bytes, part.end);
      if (bytes[at] !== COMMA) break;
      at = skipSpace(bytes, at + 1);
      if (bytes[at] !== QUOTE) return undefined;
    }
    const isEnd = bytes[at] === CLOSE_OBJECT && skipSpace(bytes, at + 1) === bytes.length;
    return isEnd ? root : undefined;
  }

  private whole(start: number): { value: JsonValue; end: number } | undefined {
    const end = endOfValue(this.bytes, start);
    const value = this.valueOf(start, end);
    return value === undefined ? undefined : { value, end };
  }

  /** An object, in pieces that begin after a brace or comma and end before one. */
  private *members(start: number): Steps<{ value: JsonObject; end: number } | undefined> {
    const { bytes, size } = this;
    const object: JsonObject = {};
    let from = start + 1;
    for (let at = from; ; ) {
      at = this.endOfMember(at);
      const isLast = bytes[at] === CLOSE_OBJECT;
      if (!isLast && bytes[at] !== COMMA) return undefined;
      if (isLast || at - from >= size) {
        const piece = this.object(from, at);
        // Only a whole object may be empty: elsewhere there is a comma beside it.
        const isEmpty = piece !== undefined && skipSpace(bytes, from) === at;
        if (piece === undefined || (isEmpty && !(isLast && from === start + 1))) return undefined;
        if (isLast && from === start + 1) return { value: piece, end: at + 1 };
        for (const key in piece) setMember(object, key, piece[key] as JsonValue);
        from = at + 1;
        yield;
      }
      if (isLast) return { value: object, end: at + 1 };
      at++;
    }
  }

  /** The offset of what follows a member, a comma or brace in valid JSON. */
  private endOfMember(from: number): number {
    const { bytes } = this;
    const key = skipSpace(bytes, from);
    if (bytes[key] !== QUOTE) return key;
    const colon = skipSpace(bytes, endOfString(bytes, key));
    return skipSpace(bytes, endOfValue(bytes, skipSpace(bytes, colon + 1)));
  }

  private valueOf(start: number, end: number): JsonValue | undefined {
    return this.parsed(decodeUtf8(this.bytes.subarray(start, end)));
  }

  private object(start: number, end: number): JsonObject | undefined {
    const members = decodeUtf8(this.bytes.subarray(start, end));
    const value = members === undefined ? undefined : this.parsed(`{${members}}`);
    return isObject(value) ? value : undefined;
  }

  private parsed(text: string | undefined): JsonValue | undefined {
    try {
      return text === undefined ? undefined : this.parse(text);
    } catch {
      return undefined;
    }
  }
}
