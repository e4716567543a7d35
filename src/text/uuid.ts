const LENGTH = 36;
const VERSION_AT = 14;
const VARIANT_AT = 19;

/** The version of a UUID (RFC 9562, section 4), 0 for one of another variant; undefined for what has no UUID's layout. */
export function uuidVersion(text: string): number | undefined {
  if (text.length !== LENGTH) return undefined;
  // By hand: a snapshot has a hundred thousand of them, and a regular expression takes three times as long.
  for (let at = 0; at < LENGTH; at++) {
    const unit = text.charCodeAt(at);
    const hyphen = at === 8 || at === 13 || at === 18 || at === 23;
    if (hyphen ? unit !== 0x2d : !isHexDigit(unit)) return undefined;
  }
  // The variant of the RFC has 10 as its two highest bits.
  const variant = Number.parseInt(text.charAt(VARIANT_AT), 16) >> 2;
  return variant === 0b10 ? Number.parseInt(text.charAt(VERSION_AT), 16) : 0;
}

function isHexDigit(unit: number): boolean {
  if (unit >= 0x30 && unit <= 0x39) return true;
  const lower = unit | 0x20;
  return lower >= 0x61 && lower <= 0x66;
}
