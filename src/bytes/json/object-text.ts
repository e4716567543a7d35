import { COMMA, MINUS, NINE, QUOTE, ZERO } from '../text/characters.js';
import { asciiText, stringText } from './decode.js';
import { skipSpace } from './space.js';
import { endOfScalar, endOfString, endOfValue, UNREAD } from './value-end.js';

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

/** How far an object is read. */
export interface ObjectReading {
  /** How deeply members may be nested. */
  readonly maxLevels?: number;
  /** How many members it may have. */
  readonly maxMembers?: number;
  /** Reads a member's value from an offset, and returns where it ends; undefined to skip it. */
  readonly open?: (key: string, start: number) => number | undefined;
}

/** An object of a valid JSON text, with the spans of its members, which are skipped. */
export class ObjectText {
  readonly members: readonly MemberText[];
  /** The offset after the closing brace. */
  readonly end: number;
  /** Whether a member is nested too deeply. It and those after it are missing. */
  readonly isTooDeep: boolean = false;
  /** Whether there are too many members. The last ones are missing. */
  readonly isTooLong: boolean = false;
  private readonly byKey = new Map<string, MemberText>();

  /** @param start the offset of the opening brace */
  constructor(
    readonly bytes: Uint8Array,
    readonly start: number,
    { maxLevels = Number.POSITIVE_INFINITY, maxMembers = Number.POSITIVE_INFINITY, open }: ObjectReading = {},
  ) {
    const members: MemberText[] = [];
    let at = start + 1;
    for (;;) {
      const leadStart = at;
      const keyStart = skipSpace(bytes, at);
      if (bytes[keyStart] !== QUOTE) {
        this.end = keyStart + 1;
        break;
      }
      if (members.length >= maxMembers) {
        this.isTooLong = true;
        this.end = bytes.length;
        break;
      }
      const keyEnd = endOfString(bytes, keyStart);
      const valueStart = skipSpace(bytes, skipSpace(bytes, keyEnd) + 1);
      const key = stringText(bytes, keyStart, keyEnd);
      const valueEnd = open?.(key, valueStart) ?? endOfValue(bytes, valueStart, maxLevels);
      if (valueEnd === UNREAD) {
        this.isTooDeep = true;
        this.end = bytes.length;
        break;
      }
      const trailEnd = skipSpace(bytes, valueEnd);
      const member = { key, leadStart, keyStart, keyEnd, valueStart, valueEnd, trailEnd };
      members.push(member);
      this.byKey.set(key, member);
      at = trailEnd + 1;
      if (bytes[trailEnd] !== COMMA) {
        this.end = at;
        break;
      }
    }
    this.members = members;
  }

  /** The member with a key. Of duplicate keys, the last one counts, as in JSON.parse. */
  find(key: string): MemberText | undefined {
    return this.byKey.get(key);
  }

  /** How many members have this key. */
  count(key: string): number {
    return this.members.filter((member) => member.key === key).length;
  }

  /** The keys, each once. */
  get keys(): Iterable<string> {
    return this.byKey.keys();
  }

  /** The bytes of a member's value; undefined if there is no such member. */
  valueOf(key: string): Uint8Array | undefined {
    const member = this.byKey.get(key);
    return member === undefined ? undefined : this.bytes.subarray(member.valueStart, member.valueEnd);
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
