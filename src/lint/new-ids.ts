import type { Place } from '../json/place.js';
import { questIdLike } from '../snapshot/quest-values.js';
import type { NewIds } from './draft.js';
import { digestOf, hexDigits, type NewSha256 } from './sha256.js';

const encoder = new TextEncoder();

/** The ids that fixes write, each a pure function of the file's bytes, the rule and the place. */
export class NewIdSource {
  private digest: Uint8Array | undefined;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly newSha256: NewSha256,
  ) {}

  of(rule: string): NewIds {
    return {
      uuid: (place) => asUuid(this.hex(rule, place, 0)),
      questId: (place, like, isTaken) => {
        for (let attempt = 0; ; attempt++) {
          const id = questIdLike(like, (length) =>
            BigInt(`0x${this.hex(rule, place, attempt)}`)
              .toString(36)
              .slice(-length),
          );
          if (!isTaken(id)) return id;
        }
      },
    };
  }

  private hex(rule: string, place: Place, attempt: number): string {
    // The bytes are read for the first one only: most files need none.
    this.digest ??= digestOf(this.newSha256, this.bytes);
    const { pointer, embedded } = place.pointers;
    const again = attempt === 0 ? [] : [attempt];
    const hash = this.newSha256();
    hash.update(this.digest);
    hash.update(encoder.encode(JSON.stringify([rule, pointer, ...embedded, ...again])));
    return hexDigits(hash.digest());
  }
}

/** Version 4 (RFC 9562, section 5.4). */
function asUuid(hex: string): string {
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
