import { expect, test } from 'vitest';
import { MINIMUM_BYTES, snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { checkSnapshot } from '../../src/index.js';

/* What is measured, and what is said of it. The rooms are right if roomlint finds nothing in them. */

test.each([
  { bytes: MINIMUM_BYTES },
  { bytes: 120_001, seed: 7, layout: 'one-line' as const },
  { bytes: 200_000, seed: 99, ascii: false },
])('a generated room has its size, layout and letters, and no finding: %j', (options) => {
  const text = snapshotChunks(options).join('');
  expect(Math.abs(Buffer.byteLength(text) - options.bytes)).toBeLessThanOrEqual(options.bytes / 100);
  expect(text.includes('\n')).toBe(options.layout !== 'one-line');
  expect(Buffer.byteLength(text) === text.length).toBe(options.ascii !== false);
  expect(checkSnapshot(Buffer.from(text), { extends: 'all' }).findings).toEqual([]);
  expect(snapshotChunks({ ...options, seed: 3 }).join('')).not.toBe(text);
});
