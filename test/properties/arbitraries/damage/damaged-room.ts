import type { PlainJson } from '../../../../src/bytes/json/value.js';
import { randomBelow } from '../json.js';
import { closed, isOpenObject, opened } from './open-json.js';
import { damageValue } from './record-faults.js';
import { damageText, printed } from './text-faults.js';
import { damageRecord } from './whole-records.js';

export interface DamagedRoom {
  readonly text: string;
  /** The same before a fault of the file itself was made in it. */
  readonly readable: string;
  readonly steps: readonly string[];
}

/** A room with two or three faults. The same seed gives the same faults. */
export function damagedRoom(room: string, seed: number): DamagedRoom {
  const random = randomBelow(seed);
  const root = opened(JSON.parse(room) as PlainJson);
  if (!isOpenObject(root)) throw new Error('a room is an object');
  const count = 2 + random(2);
  const ofText = random(6) === 0;
  const steps = Array.from({ length: ofText ? count - 1 : count }, () =>
    random(5) === 0 ? damageRecord(root, random) : damageValue(root, random),
  );
  const readable = printed(closed(root), random);
  if (!ofText) return { text: readable, readable, steps };
  const { text, fault } = damageText(readable, random);
  return { text, readable, steps: [...steps, `text fault ${fault}`] };
}
