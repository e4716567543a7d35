import { BACKSLASH, CLOSE_ARRAY, CLOSE_OBJECT, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Watches bytes that pass by, and says whether they are one JSON object from its first brace to its last. It
 * checks nothing else: it is meant to find what is cut off, not what is invalid.
 */
export class WholeObject {
  private position = 0;
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private hasBegun = false;
  private isOtherwise = false;

  read(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.isEscaped) this.isEscaped = false;
      else if (this.isInString) {
        if (byte === BACKSLASH) this.isEscaped = true;
        else if (byte === QUOTE) this.isInString = false;
      } else this.readOutside(byte);
      this.position++;
    }
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
