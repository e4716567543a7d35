import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Place } from '../text/place.js';

/**
 * The UUIDs that fixes write. Each is a pure function of the file's bytes, the rule and the place, so that the same file
 * gives the same report, and another file, or the file once it is repaired, other UUIDs.
 */
export class NewUuids {
  private digest: Uint8Array | undefined;

  constructor(private readonly bytes: Uint8Array) {}

  /** A UUID of version 4 (RFC 9562, section 5.4) for what `rule` renews at `place`. */
  of(rule: string, place: Place): string {
    // The bytes are read for the first one only: most files need none.
    this.digest ??= sha256(this.bytes);
    const { pointer, embedded } = place.pointers;
    const name = utf8ToBytes(JSON.stringify([rule, pointer, ...embedded]));
    const hex = bytesToHex(sha256(concatBytes(this.digest, name)));
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(13, 16)}`,
      `${variant}${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-');
  }
}
