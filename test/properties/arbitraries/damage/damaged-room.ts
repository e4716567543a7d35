import type { JsonValue } from '../../../../src/json/value.js';
import { randomOf } from '../json.js';
import { closed, isOpenObject, opened, type Random } from './open-json.js';
import { damageValue } from './record-faults.js';
import { damageText, printed, TEXT_FAULTS } from './text-faults.js';
import { damageRecord } from './whole-records.js';

export interface DamagedRoom {
  readonly text: string;
  /** The same before a fault of the file itself was made in it. */
  readonly readable: string;
  readonly steps: readonly string[];
}

/** A room with two or three faults. The same seed gives the same faults. */
export function damagedRoom(room: string, seed: number): DamagedRoom {
  const next = randomOf(seed);
  const random: Random = (below) => Math.floor(next() * below);
  const root = opened(JSON.parse(room) as JsonValue);
  if (!isOpenObject(root)) throw new Error('a room is an object');
  const count = 2 + random(2);
  const ofText = random(6) === 0;
  const steps = Array.from({ length: ofText ? count - 1 : count }, () =>
    random(5) === 0 ? damageRecord(root, random) : damageValue(root, random),
  );
  const readable = printed(closed(root), random);
  if (!ofText) return { text: readable, readable, steps };
  const index = random(TEXT_FAULTS);
  return { text: damageText(readable, index, random), readable, steps: [...steps, `text fault ${index}`] };
}
