/** SHA-256 for fingerprints and new ids, passed to a linter, because a check without findings needs none. */
export interface Sha256 {
  update(bytes: Uint8Array): unknown;
  /** The 32 bytes. Ends this one. */
  digest(): Uint8Array;
}

export interface NewSha256 {
  (): Sha256;
  /** The digest of a text, each byte as the character with its number, where that is faster than in parts. */
  readonly ofText?: (text: string) => string;
}

/** The digest of some bytes as 64 hexadecimal digits. */
export function hexDigest(newSha256: NewSha256, bytes: Uint8Array): string {
  return hexDigits(digestOf(newSha256, bytes));
}

/** The first bytes of the digest of a text, in hexadecimal digits. */
export function hexOf(newSha256: NewSha256, text: string, count: number): string {
  const digest = newSha256.ofText?.(text);
  if (digest === undefined)
    return hexDigits(digestOf(newSha256, new TextEncoder().encode(text.toWellFormed())).subarray(0, count));
  const bytes = new Uint8Array(count);
  for (let index = 0; index < count; index++) bytes[index] = digest.charCodeAt(index);
  return hexDigits(bytes);
}

export function digestOf(newSha256: NewSha256, bytes: Uint8Array): Uint8Array {
  const hash = newSha256();
  hash.update(bytes);
  return hash.digest();
}

const DIGITS = new TextEncoder().encode('0123456789abcdef');
const decoder = new TextDecoder();

/** Decoded at once: digits that are put together one by one are slow to compare, and there may be a million. */
export function hexDigits(bytes: Uint8Array): string {
  const digits = new Uint8Array(bytes.length * 2);
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] as number;
    digits[2 * index] = DIGITS[byte >> 4] as number;
    digits[2 * index + 1] = DIGITS[byte & 15] as number;
  }
  return decoder.decode(digits);
}
