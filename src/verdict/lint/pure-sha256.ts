import { sha256 } from '@noble/hashes/sha2';
import type { NewSha256 } from './sha256.js';

/** SHA-256 without Node, for the library: it runs in browsers, too. */
export const pureSha256: NewSha256 = () => sha256.create();
