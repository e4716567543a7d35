import { expect, test, vi } from 'vitest';
import { prescan } from '../../../src/bytes/scan/prescan.js';
import { TextMemory } from '../../../src/bytes/scan/text-memory.js';
import { prescannedBuffer } from '../../../src/world/files/prescan-thread.js';

vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  availableParallelism: () => 1,
}));

const text = Buffer.from(JSON.stringify(Array.from({ length: 500_000 }, (_, x) => ({ x, s: '{"a":1.50}' }))));

test('with one core, a large file is prescanned where it is, as far as it was read', () => {
  const copy = vi.spyOn(TextMemory.prototype, 'prescanCopy');
  const inPlace = vi.spyOn(TextMemory.prototype, 'prescan');
  for (const length of [text.length, text.length - 1_234]) {
    const expected = prescan(text.subarray(0, length));
    copy.mockClear();
    inPlace.mockClear();
    const buffer = prescannedBuffer(text.length);
    buffer.bytes.set(text);
    buffer.bytesAreThere(length);
    expect(buffer.prescanned()).toEqual(expected);
    expect([copy.mock.calls.length, inPlace.mock.calls.length]).toEqual([0, 1]);
  }
  expect(text.length).toBeGreaterThan(8_000_000);
});
