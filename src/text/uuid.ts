const LAYOUT = /^[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{12}$/i;
/** The variant that RFC 9562 defines: the two highest bits are 10. */
const VARIANT = /[89ab]/i;

/** The version of a UUID (RFC 9562, section 4), 0 for one of another variant; undefined for what has no UUID's layout. */
export function uuidVersion(text: string): number | undefined {
  const [, version, variant] = LAYOUT.exec(text) ?? [];
  if (version === undefined || variant === undefined) return undefined;
  return VARIANT.test(variant) ? Number.parseInt(version, 16) : 0;
}
