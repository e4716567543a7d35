import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomWith } from '../example-changes.js';
import { room } from '../example-room.js';
import { spread } from '../runs.js';
import { expectPairsPlanned, roomsIn } from './room-pairs.js';

const committed = (folder: string) => roomsIn(fileURLToPath(new URL(`../../${folder}`, import.meta.url)));

test('the plan of every two of the rooms in examples/ and test/goldens/ lists exactly what the import does', () => {
  const without3 = roomWith({ roomItems: { 3: undefined }, logic: { 3: undefined } });
  const made = [room(), without3].map((text, index) => ({
    name: `example room ${index}`,
    bytes: new TextEncoder().encode(text),
  }));
  const all = [...committed('examples'), ...committed('test/goldens'), ...made];
  expect(all.length).toBeGreaterThan(8);
  const rooms = spread(all, 8);
  expect(expectPairsPlanned(rooms)).toBe(rooms.length ** 2);
});
