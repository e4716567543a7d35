import { sha256 } from '@noble/hashes/sha2';
import type { NewSha256, Sha256 } from './sha256.js';

/** SHA-256 without Node, for the library: it runs in browsers, too. */
export const pureSha256: NewSha256 = () => pure(sha256.create());

function pure(hash: ReturnType<typeof sha256.create>): Sha256 {
  return {
    update: (bytes) => hash.update(bytes),
    copy: () => pure(hash.clone()),
    digest: () => hash.digest(),
  };
}
