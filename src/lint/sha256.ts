/**
 * SHA-256, as much of it as fingerprints and new ids take. Whoever makes a linter passes it on: a check
 * without findings needs none, and the implementation that runs in every browser takes longer to load than a
 * small file to check.
 */
export interface Sha256 {
  update(bytes: Uint8Array): unknown;
  /** One that goes on from here, while this one stays as it is. */
  copy(): Sha256;
  /** The 32 bytes. Ends this one. */
  digest(): Uint8Array;
}

export type NewSha256 = () => Sha256;

/** The digest of some bytes as 64 hexadecimal digits. */
export function hexDigest(newSha256: NewSha256, bytes: Uint8Array): string {
  return hexDigits(digestOf(newSha256, bytes));
}

export function digestOf(newSha256: NewSha256, bytes: Uint8Array): Uint8Array {
  const hash = newSha256();
  hash.update(bytes);
  return hash.digest();
}

/** A report of 100,000 findings writes the digits of millions of bytes. */
const DIGITS_OF_BYTES: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);

export function hexDigits(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += DIGITS_OF_BYTES[byte];
  return digits;
}
