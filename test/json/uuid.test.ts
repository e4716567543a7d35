import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { uuidVersion } from '../../src/json/uuid.js';

test('a UUID of version 4 is one, in either case', () => {
  for (let round = 0; round < 200; round++) {
    const id = randomUUID();
    expect([uuidVersion(id), uuidVersion(id.toUpperCase())]).toEqual([4, 4]);
  }
});

test.each([
  ['00000000-0000-0000-0000-000000000000', 0],
  ['c232ab00-9414-11ec-b3c8-9f6bdeced846', 1],
  ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 7],
  ['a1b2c3d4-0001-0001-0001-000000000001', 0],
  ['ffffffff-ffff-4fff-cfff-ffffffffffff', 0],
])('%s is a UUID of version %i, 0 where its variant has none', (id, version) => {
  expect(uuidVersion(id)).toBe(version);
});

test.each([
  '',
  'unique-uuid',
  'urn:uuid:c232ab00-9414-41ec-b3c8-9f6bdeced846',
  '{c232ab00-9414-41ec-b3c8-9f6bdeced84}',
  'c232ab00-9414-41ec-b3c8-9f6bdeced84',
  'c232ab00-9414-41ec-b3c8-9f6bdeced84g',
  'c232ab0-09414-41ec-b3c8-9f6bdeced846',
  'c232ab00-9414-41ec-b3c8-9f6bdeced84\u0130',
  'c232ab00-9414-41ec-b3c8-9f6bdeced84\u0661',
  'c232ab00_9414-41ec-b3c8-9f6bdeced846',
])('%j is not a UUID', (id) => {
  expect(uuidVersion(id)).toBeUndefined();
});
