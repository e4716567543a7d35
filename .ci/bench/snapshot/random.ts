import { v4 as uuidV4 } from 'uuid';

/** A seeded source of randomness: equal seeds give equal rooms on every machine (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  rounded(low: number, high: number, digits: number): number {
    return Number(this.between(low, high).toFixed(digits));
  }

  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.below(choices.length)] ?? choices[0];
  }

  text(alphabet: string, length: number): string {
    let result = '';
    for (let index = 0; index < length; index++) result += alphabet.charAt(this.below(alphabet.length));
    return result;
  }
}

const LOWERCASE = '0123456789abcdefghijklmnopqrstuvwxyz';
const MIXED_CASE = `${LOWERCASE}ABCDEFGHIJKLMNOPQRSTUVWXYZ`;

/** Identifiers that never repeat, without remembering those already given. */
export class Identifiers {
  readonly #random: Random;
  readonly #seed: number;
  #uuids = 0;
  #questIds = 0;

  constructor(seed: number) {
    this.#random = new Random(seed ^ 0x5eed1d5);
    this.#seed = seed;
  }

  uuid(): string {
    const random = Uint8Array.from({ length: 16 }, () => this.#random.below(256));
    // The first four bytes are a one-to-one image of a counter, so two UUIDs cannot be equal.
    const unique = oneToOne((this.#uuids++ ^ this.#seed) >>> 0);
    new DataView(random.buffer).setUint32(0, unique);
    return uuidV4({ random });
  }

  questId(): string {
    const unique = oneToOne((this.#questIds++ ^ this.#seed) >>> 0);
    const tail = this.#random.text(LOWERCASE, 4 + this.#random.below(4));
    return `mlh${unique.toString(36).padStart(7, '0')}${tail}`;
  }

  userId(): string {
    return this.#random.text(MIXED_CASE, 28);
  }
}

function oneToOne(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
