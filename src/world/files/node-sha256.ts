import { getOrInsert } from '../../bytes/text/add-to.js';
import { hexDigest, type NewSha256 } from '../../verdict/lint/sha256.js';

const crypto = () => process.getBuiltinModule('node:crypto');

/** SHA-256 by Node. node:crypto is loaded with the first finding, because that takes about 10 ms. */
export const nodeSha256: NewSha256 = Object.assign(() => crypto().createHash('sha256'), {
  ofText: (text: string) => crypto().hash('sha256', text, 'binary'),
});

/** Hashes of texts of up to 50 MB, which a push needs at every step. */
const known = new WeakMap<Uint8Array, string>();

/** The SHA-256 of bytes in hexadecimal digits. */
export function hashOf(bytes: Uint8Array): string {
  return getOrInsert(known, bytes, () => hexDigest(nodeSha256, bytes));
}
