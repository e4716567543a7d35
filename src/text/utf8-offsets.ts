/** Offsets in the UTF-8 of a text for indexes into it, which must be sorted upwards. A lone surrogate has three bytes. */
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
