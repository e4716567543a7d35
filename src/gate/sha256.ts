import { createHash } from 'node:crypto';
import type { Fingerprint } from './outcome.js';

/** The SHA-256 of bytes, in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function fingerprint(bytes: Uint8Array): Fingerprint {
  return { sha256: hashOf(bytes), bytes: bytes.length };
}
