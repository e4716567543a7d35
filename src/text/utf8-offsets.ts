/** Converts string indexes, in ascending order, to byte offsets in UTF-8. An unpaired surrogate counts as three bytes. */
export function utf8Offsets(text: string, indexes: readonly number[]): number[] {
  let offset = 0;
  let at = 0;
  return indexes.map((index) => {
    for (; at < index; at++) {
      const unit = text.charCodeAt(at);
      if (unit < 0x80) offset += 1;
      else if (unit < 0x800) offset += 2;
      else if (unit >= 0xd800 && unit <= 0xdbff && isLow(text.charCodeAt(at + 1))) {
        offset += 4;
        at++;
      } else offset += 3;
    }
    return offset;
  });
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
