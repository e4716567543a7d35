const LAYOUT = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const VERSION_AT = 14;
const VARIANT_AT = 19;

/** The version of a UUID (RFC 9562, section 4), 0 for one of another variant; undefined for what has no UUID's layout. */
export function uuidVersion(text: string): number | undefined {
  if (text.length !== 36 || !LAYOUT.test(text)) return undefined;
  // The variant of the RFC has 10 as its two highest bits.
  const variant = Number.parseInt(text.charAt(VARIANT_AT), 16) >> 2;
  return variant === 0b10 ? Number.parseInt(text.charAt(VERSION_AT), 16) : 0;
}
