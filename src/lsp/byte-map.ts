/** The UTF-16 units between two remembered places. */
const REMEMBERED_EVERY = 1 << 12;

/** Converts between indexes of a string and byte offsets of its UTF-8. */
export class ByteMap {
  /** Indexes and the byte offsets that go with them; none for ASCII, where both are the same. */
  private readonly indexes: number[] = [];
  private readonly offsets: number[] = [];

  constructor(
    private readonly text: string,
    byteLength: number,
  ) {
    if (text.length === byteLength) return;
    for (let index = 0, offset = 0, next = 0; index < text.length; ) {
      if (index >= next) {
        this.indexes.push(index);
        this.offsets.push(offset);
        next = index + REMEMBERED_EVERY;
      }
      offset += bytesAt(text, index);
      index += unitsAt(text, index);
    }
  }

  /** An index between the halves of a surrogate pair is that of the character. */
  offsetOf(index: number): number {
    if (this.indexes.length === 0) return index;
    let [at, offset] = this.startFor(this.indexes, index);
    while (at < index) {
      const units = unitsAt(this.text, at);
      if (at + units > index) break;
      offset += bytesAt(this.text, at);
      at += units;
    }
    return offset;
  }

  /** An offset inside a character is that of the character. */
  indexOf(offset: number): number {
    if (this.indexes.length === 0) return offset;
    let [at, passed] = this.startFor(this.offsets, offset);
    while (passed < offset && at < this.text.length) {
      const bytes = bytesAt(this.text, at);
      if (passed + bytes > offset) break;
      passed += bytes;
      at += unitsAt(this.text, at);
    }
    return at;
  }

  /** The last remembered place that is not after a number. */
  private startFor(numbers: readonly number[], wanted: number): [index: number, offset: number] {
    let [low, high] = [0, numbers.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((numbers[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return [this.indexes[low] ?? 0, this.offsets[low] ?? 0];
  }
}

/** The UTF-16 units of the character at an index. */
function unitsAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0xd800 || unit > 0xdbff) return 1;
  const next = text.charCodeAt(index + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/** Its bytes in UTF-8. An unpaired surrogate is encoded as the replacement character, which has three. */
function bytesAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  return unitsAt(text, index) === 2 ? 4 : 3;
}
