const LENGTH = 36;
const DIGITS = 32;
const IS_HEX_DIGIT = Uint8Array.from({ length: 256 }, (_, unit) =>
  /[0-9a-f]/i.test(String.fromCharCode(unit)) ? 1 : 0,
);
const VERSION_AT = 14;
const VARIANT_AT = 19;

/** The version of a UUID (RFC 9562, section 4); 0 for other variants; undefined if it is none. */
export function uuidVersion(text: string): number | undefined {
  if (text.length !== LENGTH) return undefined;
  // A snapshot may hold 100,000 ids, and a regular expression takes three times as long.
  // Characters beyond Latin-1 are not in the table and turn the sum into NaN.
  let digits = 0;
  for (let at = 0; at < LENGTH; at++) digits += IS_HEX_DIGIT[text.charCodeAt(at)] as number;
  if (
    digits !== DIGITS ||
    !isHyphen(text, 8) ||
    !isHyphen(text, 13) ||
    !isHyphen(text, 18) ||
    !isHyphen(text, 23)
  )
    return undefined;
  // The two highest bits of the RFC's variant are 10.
  const variant = Number.parseInt(text.charAt(VARIANT_AT), 16) >> 2;
  return variant === 0b10 ? Number.parseInt(text.charAt(VERSION_AT), 16) : 0;
}

function isHyphen(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x2d;
}
