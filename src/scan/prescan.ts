import { numberMayChange } from '../json/number.js';
import { KeyNotes } from './key-notes.js';
import { endOfPlainQuery, isSecretKey, mayBeginSecret, mayBelongToSecret } from './secret-hints.js';

/** What a quick look found at one level: on the surface of a text, or inside its strings that hold JSON. */
export interface LevelPrescan {
  /** Deepest nesting of arrays and objects; 0 for a bare value. Inside strings: in the deepest of them. */
  readonly depth: number;
  /** Colons outside strings: in valid JSON, the number of members. */
  readonly members: number;
  /** Some object seems to have equal keys, or is spelled so that a quick look cannot tell. */
  readonly keysToCheck: boolean;
  /** Some key holds an escape, and may be equal to one that is spelled otherwise: only counting members can tell. */
  readonly escapedKeys: boolean;
  /** Some number may be one that a double-precision reader changes. */
  readonly numbersToCheck: boolean;
  /** Some escape may be half a surrogate pair. */
  readonly surrogatesToCheck: boolean;
}

/**
 * What one quick look at JSON text tells. A clean text needs no positions: the prescan says which of the slow, exact
 * readers have something to look for.
 */
export interface Prescan {
  readonly surface: LevelPrescan;
  /** Strings that begin with a brace or bracket, taken as JSON text, all together. */
  readonly inside: LevelPrescan;
  /** Some string may hold a credential: see `mayHoldSecrets`. */
  readonly secretHints: boolean;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const MINUS = 0x2d;
/** Bytes that are prescanned in one call. */
const PIECE = 1 << 14;

/** Bytes that matter inside a string: 1 ends it, 2 escapes, 3 may begin a credential (`?`, the `-` of `-key`, the A of AKIA). */
const inString = new Uint8Array(256);
inString[QUOTE] = 1;
inString[BACKSLASH] = 2;
for (const char of '?-AU') inString[char.charCodeAt(0)] = 3;

/**
 * Prescans the bytes from `start` to `end` (byte offsets) in one pass, strings that hold JSON included. The answer is exact
 * for valid JSON; for anything else it is of no use, but harmless. What is "to check" may turn out to be sound, never the
 * other way round.
 */
export function prescan(bytes: Uint8Array, start = 0, end = bytes.length): Prescan {
  return new Prescanner(bytes, end).run(start);
}

class Level {
  deepest = 0;
  members = 0;
  numbersToCheck = false;
  surrogatesToCheck = false;
  /** Something is spelled with escapes that a quick look does not take off. */
  unsure = false;
  readonly keys = new KeyNotes();

  get result(): LevelPrescan {
    const { deepest, members, numbersToCheck, surrogatesToCheck, keys } = this;
    const { escaped: escapedKeys } = keys;
    const keysToCheck = keys.seemEqual || this.unsure;
    return { depth: deepest, members, keysToCheck, escapedKeys, numbersToCheck, surrogatesToCheck };
  }
}

class Prescanner {
  private readonly surface = new Level();
  private readonly inside = new Level();
  private secretHints = false;
  /** Up to here a query was looked at and nothing found. */
  private queryEnd = 0;
  /** The next string on the surface is a key. */
  private keyComes = false;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly end: number,
  ) {}

  run(start: number): Prescan {
    const { end, surface, inside } = this;
    // Piece by piece: a loop that is entered often is compiled better than one that is entered once.
    for (let at = start; at < end; ) at = this.piece(at, Math.min(end, at + PIECE));
    surface.deepest = surface.keys.deepest;
    inside.deepest = inside.keys.deepest;
    return { surface: surface.result, inside: inside.result, secretHints: this.secretHints };
  }

  /** Whole tokens from `from` on, at least up to `limit`; the offset after them. */
  private piece(from: number, limit: number): number {
    const { bytes, surface } = this;
    const { keys } = surface;
    let { keyComes } = this;
    let at = from;
    while (at < limit) {
      const byte = bytes[at++] as number;
      if (byte === 0x20) {
        while (at < limit && bytes[at] === 0x20) at++;
      } else if (byte === QUOTE) {
        if (keyComes) {
          at = this.key(at);
        } else {
          const first = at < this.end ? (bytes[at] as number) : 0;
          if (first === 0x7b || first === 0x5b) at = this.embedded(at);
          else at = first <= 0x20 || first === BACKSLASH ? this.afterSpace(at) : this.string(at);
        }
      } else if (byte === COMMA) {
        keyComes = keys.inObject;
      } else if (byte <= 0x39) {
        if (byte >= 0x30) at = this.number(at, surface);
      } else if (byte === COLON) {
        surface.members++;
        keyComes = false;
      } else if (byte === 0x7b) {
        keys.open(true);
        keyComes = true;
      } else if (byte === 0x5b) {
        keys.open(false);
        keyComes = false;
      } else if (byte === 0x7d || byte === 0x5d) {
        keys.close();
      }
    }
    this.keyComes = keyComes;
    return at;
  }

  /** A key on the surface, from its first byte to after its closing quote. */
  private key(from: number): number {
    const { bytes, end } = this;
    let low = 0;
    let high = 0;
    let at = from;
    while (at < end) {
      const byte = bytes[at++] as number;
      if (byte === QUOTE) {
        this.surface.keys.add(low, high);
        if (!this.secretHints) this.secretHints = isSecretKey(bytes, from, at - 1);
        return at;
      }
      if (byte === BACKSLASH) {
        this.surface.keys.escaped = true;
        return this.string(from);
      }
      low = Math.imul(low ^ byte, 0x01000193);
      high = ((high << 5) - high + low) | 0;
    }
    return at;
  }

  /** A string that begins with white space or an escape, and may hold JSON nevertheless. */
  private afterSpace(from: number): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end) {
      const byte = bytes[at] as number;
      if (byte === 0x7b || byte === 0x5b) return this.embedded(at);
      if (byte === 0x20) {
        at++;
      } else if (byte === BACKSLASH) {
        const next = bytes[at + 1];
        if (next === 0x75 && isAscii(bytes, at + 2)) this.inside.unsure = true;
        if (next !== 0x6e && next !== 0x72 && next !== 0x74) break;
        at += 2;
      } else {
        break;
      }
    }
    return this.string(from);
  }

  /** From the first byte of a string's content to after its closing quote. */
  private string(from: number): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end) {
      const byte = bytes[at++] as number;
      const what = inString[byte] as number;
      if (what === 0) continue;
      if (what === 1) return at;
      if (what === 2) {
        const next = bytes[at++] as number;
        if (next === 0x75 || next === BACKSLASH) at = this.escapeRun(at - 2);
      } else if (!this.secretHints) {
        this.seekSecret(at - 1);
      }
    }
    return at;
  }

  /**
   * A string that holds JSON, read through its escapes without decoding: a quote after an odd number of backslashes belongs
   * to the text inside, and it is escaped there when the rest of them are an odd number of pairs.
   */
  private embedded(from: number): number {
    const { bytes, end, inside } = this;
    const { keys } = inside;
    let keyComes = false;
    let at = from;
    keys.restart();
    while (at < end) {
      const byte = bytes[at++] as number;
      if (byte <= 0x20) continue;
      if (byte === BACKSLASH) {
        if (bytes[at] === QUOTE) {
          at = keyComes ? this.embeddedKey(at + 1) : this.embeddedString(at + 1);
          // The quote that closed it was the outer string's: broken inside, and over.
          if (at < 0) return -at;
        } else {
          if (bytes[at] === 0x75) this.unicodeEscape(at, 1, true);
          at++;
        }
      } else if (byte === QUOTE) {
        return at;
      } else if (byte === COMMA) {
        keyComes = keys.inObject;
      } else if (byte <= 0x39) {
        if (byte >= 0x30) at = this.number(at, inside);
        else if (byte === MINUS && !this.secretHints) this.seekSecret(at - 1);
      } else if (byte === COLON) {
        inside.members++;
        keyComes = false;
      } else if (byte === 0x7b) {
        keys.open(true);
        keyComes = true;
      } else if (byte === 0x5b) {
        keys.open(false);
        keyComes = false;
      } else if (byte === 0x7d || byte === 0x5d) {
        keys.close();
      } else if (inString[byte] === 3 && !this.secretHints) {
        // No JSON after all, but a text that begins with a bracket; or its quotes are spelled \u0022.
        this.seekSecret(at - 1);
      }
    }
    return at;
  }

  /** A key inside such a text, to after its closing `\"`; negated when the outer string ended first. */
  private embeddedKey(from: number): number {
    const { bytes, end } = this;
    let low = 0;
    let high = 0;
    let at = from;
    while (at < end) {
      const byte = bytes[at++] as number;
      if (byte === BACKSLASH) {
        if (bytes[at] === QUOTE) {
          this.inside.keys.add(low, high);
          if (!this.secretHints) this.secretHints = isSecretKey(bytes, from, at - 1);
          return at + 1;
        }
        this.inside.keys.escaped = true;
        return this.embeddedString(from);
      }
      if (byte === QUOTE) return -at;
      // In a text that is no JSON after all, what looks like a key may be anything.
      if (inString[byte] === 3 && !this.secretHints) this.seekSecret(at - 1);
      low = Math.imul(low ^ byte, 0x01000193);
      high = ((high << 5) - high + low) | 0;
    }
    return at;
  }

  /** A string inside such a text, to after its closing `\"`; negated when the outer string ended first. */
  private embeddedString(from: number): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end) {
      const byte = bytes[at++] as number;
      const what = inString[byte] as number;
      if (what === 0) continue;
      if (what === 1) return -at;
      if (what === 3) {
        if (!this.secretHints) this.seekSecret(at - 1);
        continue;
      }
      if (bytes[at] === QUOTE) return at + 1;
      const first = at - 1;
      while (at < end && bytes[at] === BACKSLASH) at++;
      const backslashes = at - first;
      const next = bytes[at];
      if (next === QUOTE) {
        if (backslashes % 2 === 0) return -(at + 1);
        at++;
        if (((backslashes - 1) / 2) % 2 === 0) return at;
      } else if (next === 0x75) {
        this.unicodeEscape(at, backslashes, true);
      }
    }
    return at;
  }

  /** A run of backslashes in an ordinary string, and what it escapes. `at` is the first backslash. */
  private escapeRun(from: number): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end && bytes[at] === BACKSLASH) at++;
    const backslashes = at - from;
    if (bytes[at] === 0x75) this.unicodeEscape(at, backslashes, false);
    // An odd number escapes the character after it; an even number leaves a quote to end the string.
    return backslashes % 2 === 1 ? at + 1 : at;
  }

  /** `\u` and four hex digits, at the `u` after some backslashes: an odd number where the file's own strings are spelled so. */
  private unicodeEscape(u: number, backslashes: number, insideText: boolean): void {
    const { bytes } = this;
    if (isAscii(bytes, u + 1)) {
      // Quotes, digits and so on, which nobody needs to spell like that. Behind them anything may be hidden.
      if (insideText && backslashes % 2 === 1) this.inside.unsure = true;
      if (!this.secretHints) this.secretHints = mayBelongToSecret(bytes, u + 3);
    } else if (((bytes[u + 1] as number) | 0x20) === 0x64) {
      this.surrogate(u, backslashes);
    }
  }

  /**
   * `\ud83d` and the like. A pair is two such escapes, high then low, at one level: after an odd number of backslashes of which
   * the last one counts, and one, on the surface; after equally many inside.
   */
  private surrogate(u: number, backslashes: number): void {
    const { bytes } = this;
    const kind = bytes[u + 2] as number;
    const isHigh = kind === 0x38 || kind === 0x39 || (kind | 0x20) === 0x61 || (kind | 0x20) === 0x62;
    const isLow = kind > 0x42 && !isHigh && kind <= 0x66;
    const onSurface = backslashes % 2 === 1;
    const between = onSurface ? 1 : backslashes;
    if (isHigh && this.isEscape(u + 5, between, 0x63, 0x66)) return;
    if (isLow && backslashes === between) {
      const before = u - 5 - 2 * between;
      if (this.isEscape(before, between, 0x38, 0x62) && this.beginsRun(before, onSurface)) return;
    }
    if (!isHigh && !isLow) return;
    const level = onSurface ? this.surface : this.inside;
    level.surrogatesToCheck = true;
  }

  /** Whether a backslash at `at` is the first of its run or, on the surface, follows whole pairs of them. */
  private beginsRun(at: number, onSurface: boolean): boolean {
    const { bytes } = this;
    let first = at;
    while (bytes[first - 1] === BACKSLASH) first--;
    return onSurface ? (at - first) % 2 === 0 : first === at;
  }

  /** Whether `at` begins an escape of a surrogate after that many backslashes whose second digit lies between the two. */
  private isEscape(at: number, backslashes: number, from: number, to: number): boolean {
    const { bytes } = this;
    for (let index = at; index < at + backslashes; index++) if (bytes[index] !== BACKSLASH) return false;
    if (bytes[at + backslashes] !== 0x75) return false;
    if (((bytes[at + backslashes + 1] as number) | 0x20) !== 0x64) return false;
    const kind = (bytes[at + backslashes + 2] as number) | 0x20;
    return kind >= from && kind <= to;
  }

  /** A number, from after its first digit to its end. Up to 15 digits and no exponent: a double holds it. */
  private number(from: number, level: Level): number {
    const { bytes, end } = this;
    let at = from;
    let exponent = false;
    while (at < end) {
      const next = bytes[at] as number;
      if (next > 0x39) {
        if ((next | 0x20) !== 0x65) break;
        exponent = true;
      } else if (next < 0x30 && next !== 0x2e && next !== 0x2b && next !== 0x2d) break;
      at++;
    }
    if ((exponent || at - from > 14) && !level.numbersToCheck)
      level.numbersToCheck = numberMayChange(bytes, from - 1, at);
    return at;
  }

  private seekSecret(at: number): void {
    const { bytes, end } = this;
    if (bytes[at] !== 0x3f) {
      this.secretHints = mayBeginSecret(bytes, at, end);
    } else if (at >= this.queryEnd) {
      // One look for all question marks of a query, or a string of them would take quadratic time.
      const found = endOfPlainQuery(bytes, at + 1, end);
      this.queryEnd = Math.abs(found);
      this.secretHints = found < 0;
    }
  }
}

/** Whether four hex digits are those of a printable character of ASCII. */
function isAscii(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x30 || bytes[at + 1] !== 0x30) return false;
  const high = bytes[at + 2] as number;
  return high >= 0x30 && high <= 0x37;
}
