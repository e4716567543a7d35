import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Finds out whether bytes that pass by are one object, from its first brace to its last. */
export class WholeObject {
  private position = 0;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private hasBegun = false;
  private isOtherwise = false;

  read(bytes: Uint8Array): void {
    const { length } = bytes;
    const before = this.position;
    for (let at = 0; at < length; at++) {
      if (this.isInString || this.isEscaped) at = this.passString(bytes, at);
      else {
        const byte = bytes[at] as number;
        // Indentation is most of what is outside strings.
        if (byte === 0x20) continue;
        this.position = before + at;
        this.readOutside(byte);
      }
    }
    this.position = before + length;
  }

  /** Goes on in a string. Most bytes of a snapshot are in one. @returns the last position that was read */
  private passString(bytes: Uint8Array, from: number): number {
    let at = from;
    if (this.isEscaped) {
      this.isEscaped = false;
      return at;
    }
    const [backslash, quote] = [BACKSLASH, QUOTE];
    for (; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === backslash) at++;
      else if (byte === quote) {
        this.isInString = false;
        return at;
      }
    }
    // The escape ends in the next piece.
    this.isEscaped = at > bytes.length;
    return at;
  }

  private readOutside(byte: number): void {
    if (this.depth === 0 && !this.isSpace(byte)) {
      if (this.hasBegun || byte !== OPEN_OBJECT) this.isOtherwise = true;
      this.hasBegun = true;
    }
    if (byte === QUOTE) this.isInString = true;
    else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.depth++;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) this.depth--;
  }

  private isSpace(byte: number): boolean {
    return (
      byte === 0x20 ||
      (byte >= 0x09 && byte <= 0x0d) ||
      (this.position < 3 && byte === BYTE_ORDER_MARK[this.position])
    );
  }

  /** What is wrong with all that was read; undefined when nothing is. */
  get fault(): 'no object' | 'cut off' | undefined {
    if (this.isOtherwise || !this.hasBegun) return 'no object';
    return this.depth > 0 ? 'cut off' : undefined;
  }
}
