import type { Finding } from '../../../src/lint/finding.js';
import { lintPreset } from '../../lint-example.js';
import { cleanRooms, openRoom, textOf } from './rooms.js';
import type { Pick, Plant } from './slips.js';

/** A slip in a room, and what was found. */
export interface Planted {
  readonly text: string;
  readonly findings: readonly Finding[];
}

/** Plants a slip in each clean room, in so many variants. */
export function* planted(
  plant: Plant,
  variants: number,
  rooms: readonly string[] = cleanRooms(),
): Generator<Planted> {
  const seen = new Set<string>();
  for (const clean of rooms) {
    for (let variant = 0; variant < variants; variant++) {
      const open = openRoom(clean);
      const changed = plant(open, picker(variant));
      if (changed === false) continue;
      const text = typeof changed === 'string' ? changed : textOf(open);
      if (seen.has(text)) continue;
      seen.add(text);
      yield { text, findings: lintPreset('recommended', text).findings };
    }
  }
}

/** Picks a number below a count, each time another one, and the same ones for the same seed. */
function picker(seed: number): Pick {
  let state = seed;
  return (count) => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return count === 0 ? 0 : Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}
