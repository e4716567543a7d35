import { RULE_PAGES, roomsOf } from '../../cases/pages.js';
import { randomOf } from '../../json/random-json.js';
import { toBytes } from '../../lint-example.js';
import { damagedRoom } from '../../rules/fix-campaign/damaged-room.js';
import type { Random } from '../../rules/fix-campaign/open-json.js';
import { campaignRooms } from '../../rules/fix-campaign/rooms.js';

export interface File {
  readonly origin: string;
  readonly bytes: Uint8Array;
}

/** Beyond it, one file takes as long as many others: of these, every tenth is. */
const MAX_BYTES = 3_500;
const MAX_LARGE_BYTES = 12_000;
const LARGE = 10;

/** The rooms of the campaigns, and all examples of the rules. */
export function originals(folder: string | undefined): File[] {
  const rooms = [...new Set(campaignRooms(folder))].map((text, index) => ({
    origin: `room ${index}`,
    bytes: toBytes(text),
  }));
  const examples = roomsOf(RULE_PAGES).map(({ name, bytes }) => ({ origin: name, bytes }));
  return [...rooms, ...examples];
}

/** Makes small files, each with something wrong. The same seed gives the same file. */
export function changer(files: readonly File[]): (seed: number) => File {
  const [small, large] = [MAX_BYTES, MAX_LARGE_BYTES].map((most) => {
    const all = files.filter(({ bytes }) => bytes.length <= most);
    return { all, rooms: all.filter(({ bytes }) => isRoom(bytes)) };
  });
  return (seed) => {
    const { all = [], rooms = [] } = (seed % LARGE === 0 ? large : small) ?? {};
    const next = randomOf(seed);
    const random: Random = (below) => Math.floor(next() * below);
    const isOfRecords = random(2) === 0;
    const { origin, bytes } = pickOf(isOfRecords ? rooms : all, random);
    if (!isOfRecords) return { origin: `seed ${seed}, ${origin}`, bytes: withSlips(bytes, random) };
    const { text, steps } = damagedRoom(new TextDecoder().decode(bytes), seed);
    return { origin: `seed ${seed}, ${origin}: ${steps.join(', ')}`, bytes: toBytes(text) };
  };
}

function isRoom(bytes: Uint8Array): boolean {
  try {
    const { roomItems, quests } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof roomItems === 'object' && typeof quests === 'object';
  } catch {
    return false;
  }
}

const pickOf = <Value>(values: readonly Value[], random: Random): Value =>
  values[random(values.length)] as Value;

const SIGNS = [...'{}[]":,\\ \n0-e', '\\"', '//', 'é', '\0'].map((sign) => toBytes(sign));

/** One to three bytes deleted, doubled, exchanged with the next one, or replaced. */
function withSlips(bytes: Uint8Array, random: Random): Uint8Array {
  let changed = bytes;
  for (let count = 1 + random(3); count > 0; count--) {
    const at = random(changed.length);
    const [byte, next] = [changed.subarray(at, at + 1), changed.subarray(at + 1, at + 2)];
    const [removed, written] = [
      [1, []],
      [1, [byte, byte]],
      [2, [next, byte]],
      [random(2), [pickOf(SIGNS, random)]],
    ][random(4)] as [number, Uint8Array[]];
    changed = Buffer.concat([changed.subarray(0, at), ...written, changed.subarray(at + removed)]);
  }
  return changed;
}
