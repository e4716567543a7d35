import { getOrInsert } from '../../bytes/text/add-to.js';
import { hexDigest } from '../../verdict/lint/sha256.js';
import { nodeSha256 } from '../files/node-sha256.js';

/** Hashes of texts of up to 50 MB, which a push needs at every step. */
const known = new WeakMap<Uint8Array, string>();

export function hashOf(bytes: Uint8Array): string {
  return getOrInsert(known, bytes, () => hexDigest(nodeSha256, bytes));
}

/** What identifies bytes. */
export interface ContentHash {
  readonly sha256: string;
  readonly bytes: number;
}

export function contentHash(bytes: Uint8Array): ContentHash {
  return { sha256: hashOf(bytes), bytes: bytes.length };
}
