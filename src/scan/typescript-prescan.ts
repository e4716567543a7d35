import { numberMayChange } from '../json/number.js';
import { DEEPEST, KeyHashes } from './key-hashes.js';
import type { LevelPrescan, Prescan } from './prescan-result.js';
import {
  endOfPlainQuery,
  isSecretKey,
  mayBeEntity,
  mayBeEscapedSign,
  mayBeginSecret,
  mayBelongToSecret,
  mayHideNameEscaped,
} from './secret-hints.js';
import { isOnSurface, mayBeUnpaired } from './surrogate-hints.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const HASH = 0x23;
/** The number of bytes in one call of the main loop. */
const PIECE = 1 << 14;

/**
 * Bytes that matter inside a string: 1 ends it, 2 escapes, 3 may begin a credential or its name (the `?` of a query, the x of x-access-key, the A of
 * AKIA), or a character in it that is not visible or looks like another.
 */
const inString = new Uint8Array(256);
inString[QUOTE] = 1;
inString[BACKSLASH] = 2;
for (const char of '?#-_AUXx%&@') inString[char.charCodeAt(0)] = 3;
for (const lead of [0xc2, 0xcd, 0xe1, 0xe2, 0xef, 0xf3]) inString[lead] = 3;

/** The prescan in TypeScript, for where there is no WebAssembly, and for texts too large to be copied. */
export function prescanInTypeScript(bytes: Uint8Array): Prescan {
  return new Prescanner(bytes).run();
}

/** What the prescan says of credentials, without keeping anything of the keys: for millions of them, that is most of its time. */
export function secretHintsIn(bytes: Uint8Array): boolean {
  return new Prescanner(bytes).seekSecrets();
}

class Level {
  deepest = 0;
  members = 0;
  numbersToCheck = false;
  surrogatesToCheck = false;
  /** Some JSON syntax is written with escapes, which the prescan does not decode. */
  unsure = false;
  readonly keys = new KeyHashes();

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
  /** The query of a URL was searched up to here. */
  private queryEnd = 0;
  /** The next string on the surface is a key. */
  private keyComes = false;

  private readonly end: number;

  constructor(private readonly bytes: Uint8Array) {
    this.end = bytes.length;
  }

  run(): Prescan {
    const { end, surface, inside } = this;
    // In pieces, because V8 compiles a loop better that is entered often.
    for (let at = 0; at < end && surface.keys.deepest <= DEEPEST; )
      at = this.piece(at, Math.min(end, at + PIECE));
    surface.deepest = surface.keys.deepest;
    inside.deepest = inside.keys.deepest;
    return { surface: surface.result, inside: inside.result, secretHints: this.secretHints };
  }

  seekSecrets(): boolean {
    const { end, surface, inside } = this;
    surface.keys.ignoreAll();
    inside.keys.ignoreAll();
    for (let at = 0; at < end && !this.secretHints; ) at = this.piece(at, Math.min(end, at + PIECE));
    return this.secretHints;
  }

  /** Reads whole tokens, at least up to `limit`. Returns the offset after them. */
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

  /** Reads a key on the surface, from its first byte. Returns the offset after its closing quote. */
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
      if (inString[byte] === 3 && !this.secretHints) this.seekSecret(at - 1);
      low = Math.imul(low ^ byte, 0x01000193);
      high = ((high << 5) - high + low) | 0;
    }
    return at;
  }

  /** Reads a string that begins with white space or an escape. It may still hold JSON. */
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

  /** Reads a string from the first byte of its content. Returns the offset after its closing quote. */
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
   * Reads a string that holds JSON, without decoding it. A quote after an odd number of backslashes belongs to the JSON inside, and
   * is escaped there when the other backslashes are an odd number of pairs.
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
          // The outer string ended inside a key or string: its content is not valid JSON.
          if (at < 0) return -at;
        } else {
          if (bytes[at] === 0x75) this.unicodeEscape(at, 1, true);
          else if (bytes[at] === BACKSLASH) this.escaped(at + 1, 2, true);
          at++;
        }
      } else if (byte === QUOTE) {
        return at;
      } else if (byte === COMMA) {
        keyComes = keys.inObject;
      } else if (byte <= 0x39) {
        if (byte >= 0x30) at = this.number(at, inside);
        else if (inString[byte] === 3 && !this.secretHints) this.seekSecret(at - 1);
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
        // Not JSON but text that begins with a bracket, or JSON with quotes written as \u0022.
        this.seekSecret(at - 1);
      }
    }
    return at;
  }

  /** Reads a key inside a string. Returns the offset after its closing `\"`, negated if the outer string ended first. */
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
      // If the string is not JSON after all, a key may be any text.
      if (inString[byte] === 3 && !this.secretHints) this.seekSecret(at - 1);
      low = Math.imul(low ^ byte, 0x01000193);
      high = ((high << 5) - high + low) | 0;
    }
    return at;
  }

  /** Reads a string inside a string. Returns the offset after its closing `\"`, negated if the outer string ended first. */
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
      } else {
        this.escaped(at, backslashes, true);
      }
    }
    return at;
  }

  /** Reads a run of backslashes in an ordinary string and the character they escape. */
  private escapeRun(from: number): number {
    const { bytes, end } = this;
    let at = from;
    while (at < end && bytes[at] === BACKSLASH) at++;
    const backslashes = at - from;
    this.escaped(at, backslashes, false);
    // An odd number escapes the character after it; an even number leaves a quote to end the string.
    return backslashes % 2 === 1 ? at + 1 : at;
  }

  /** Checks the character after some backslashes. */
  private escaped(at: number, backslashes: number, insideText: boolean): void {
    if (this.bytes[at] === 0x75) this.unicodeEscape(at, backslashes, insideText);
    else if (!this.secretHints) this.secretHints = mayBeEscapedSign(this.bytes, at);
  }

  /** Checks a `\u` escape. `u` is the offset of the `u`, after `backslashes` backslashes. */
  private unicodeEscape(u: number, backslashes: number, insideText: boolean): void {
    const { bytes } = this;
    if (isAscii(bytes, u + 1)) {
      // Escaped ASCII, such as a quote or digit, may hide JSON syntax from the prescan.
      if (insideText && backslashes % 2 === 1) this.inside.unsure = true;
      if (this.secretHints) return;
      this.secretHints =
        mayBelongToSecret(bytes, u + 3) ||
        (bytes[u + 3] === 0x32 && bytes[u + 4] === 0x36 && mayBeEntity(bytes, u + 5, this.end));
      return;
    }
    if (!this.secretHints) this.secretHints = mayHideNameEscaped(bytes, u, backslashes);
    if (((bytes[u + 1] as number) | 0x20) === 0x64) {
      if (mayBeUnpaired(bytes, u, backslashes))
        (isOnSurface(backslashes) ? this.surface : this.inside).surrogatesToCheck = true;
    }
  }

  /** Reads a number from after its first digit. Up to 15 digits without exponent always fit in a double. */
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
    if (bytes[at] !== 0x3f && bytes[at] !== HASH) {
      this.secretHints = mayBeginSecret(bytes, at, end);
    } else if (at >= this.queryEnd) {
      // A query is searched once for all its question marks: otherwise a string of them would take quadratic time.
      const found = endOfPlainQuery(bytes, at + 1, end);
      this.queryEnd = Math.abs(found);
      this.secretHints = found < 0;
    }
  }
}

/** Whether four hex digits are an ASCII character. */
function isAscii(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x30 || bytes[at + 1] !== 0x30) return false;
  const high = bytes[at + 2] as number;
  return high >= 0x30 && high <= 0x37;
}
