/** Converts ascending string indexes to byte offsets in UTF-8, with three bytes for a lone surrogate. */
export function utf8Offsets(text: string, indexes: readonly number[]): number[] {
  const cursor = new Utf8Cursor(text);
  return indexes.map((index) => cursor.offsetOf(index));
}

/** Converts one index after another, in ascending order, as {@link utf8Offsets} does. */
export class Utf8Cursor {
  private offset = 0;
  private at = 0;

  constructor(private readonly text: string) {}

  /** @param index not less than the one before */
  offsetOf(index: number): number {
    while (this.at < index) {
      this.offset += utf8BytesAt(this.text, this.at);
      this.at += utf16UnitsAt(this.text, this.at);
    }
    return this.offset;
  }
}

/** The length of a part of a string in bytes. */
export function utf8Length(text: string): number {
  return new Utf8Cursor(text).offsetOf(text.length);
}

/** The UTF-16 units of the character at an index. */
function utf16UnitsAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/** Its bytes in UTF-8. An unpaired surrogate is encoded as the replacement character, which has three. */
function utf8BytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return utf16UnitsAt(text, index) === 2 ? 4 : 3;
}
