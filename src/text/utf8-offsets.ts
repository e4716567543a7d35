/**
 * Converts string indexes, in ascending order, to byte offsets in UTF-8. An unpaired surrogate counts as
 * three bytes.
 */
export function utf8Offsets(text: string, indexes: readonly number[]): number[] {
  const cursor = new Utf8Cursor(text);
  return indexes.map((index) => cursor.offsetOf(index));
}

/** The same for one index after another. */
export class Utf8Cursor {
  private offset = 0;
  private at = 0;

  constructor(private readonly text: string) {}

  /** @param index not less than the one before */
  offsetOf(index: number): number {
    const { text } = this;
    for (; this.at < index; this.at++) {
      const unit = text.charCodeAt(this.at);
      if (unit < 0x80) this.offset += 1;
      else if (unit < 0x800) this.offset += 2;
      else if (unit >= 0xd800 && unit <= 0xdbff && isLow(text.charCodeAt(this.at + 1))) {
        this.offset += 4;
        this.at++;
      } else this.offset += 3;
    }
    return this.offset;
  }
}

/** The length of a part of a string in bytes. */
export function utf8Length(text: string): number {
  return new Utf8Cursor(text).offsetOf(text.length);
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
