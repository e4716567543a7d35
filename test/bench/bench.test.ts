import { describe, expect, test } from 'vitest';
import type { Sample } from '../../.ci/bench/measure.js';
import { median, rows } from '../../.ci/bench/report.js';
import { MINIMUM_BYTES, snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { checkSnapshot } from '../../src/index.js';

/* What is measured, and what is said of it. The rooms are right if roomlint finds nothing in them. */

describe('a generated room', () => {
  test.each([
    { bytes: MINIMUM_BYTES },
    { bytes: 120_001, seed: 7, layout: 'one-line' as const },
    { bytes: 200_000, seed: 99, ascii: false },
  ])('has its size, layout and letters, and no finding: %j', (options) => {
    const text = snapshotChunks(options).join('');
    expect(Math.abs(Buffer.byteLength(text) - options.bytes)).toBeLessThanOrEqual(options.bytes / 100);
    expect(text.includes('\n')).toBe(options.layout !== 'one-line');
    expect(Buffer.byteLength(text) === text.length).toBe(options.ascii !== false);
    expect(checkSnapshot(Buffer.from(text), { extends: 'all' }).findings).toEqual([]);
    expect(snapshotChunks(options).join('')).toBe(text);
    expect(snapshotChunks({ ...options, seed: 3 }).join('')).not.toBe(text);
  });

  test.each([0, MINIMUM_BYTES - 1, 1e6 + 0.5, Number.NaN])('of %d bytes is refused', (bytes) => {
    expect(() => snapshotChunks({ bytes })).toThrow(RangeError);
  });
});

const sample = (milliseconds: number, peakKilobytes = 1024): Sample => ({
  wallMilliseconds: milliseconds,
  cpuMilliseconds: milliseconds,
  peakKilobytes,
});

test.each([
  ['met', [150], [150], 'met, 0.50× to spare'],
  ['missed', [250], [250], '**missed** by 0.50× to 0.50×'],
  ['not known where equal runs differ', [170], [200], 'no verdict: equal runs differ by 18 %'],
  [
    'not known where medians and minima disagree',
    [190, 230, 240],
    [190, 230, 240],
    'no verdict: equal runs differ by 0 %',
  ],
])('a goal of twice the anchor is %s', (_what, subject, again, verdict) => {
  const targets = [{ measure: 'wallMilliseconds', atMost: 2 }] as const;
  const comparison = {
    title: 'T',
    anchorName: 'A',
    subject: { args: [] },
    anchor: { args: [] },
    targets,
  };
  const samples = { subject: subject.map((each) => sample(each)), again: again.map((each) => sample(each)) };
  const [cpu, wall] = rows({ comparison, ...samples, anchor: [sample(100)] });
  expect([cpu?.measure, wall?.verdict]).toEqual(['CPU time', verdict]);
  expect(
    median(
      [9, 1, 3, 4].map((each) => sample(each)),
      'wallMilliseconds',
    ),
  ).toBe(3.5);
});
