import { describe, expect, test } from 'vitest';
import { type Growth, misses, type SizedSample, timesLinear } from '../../.ci/bench/hostile/growth.js';
import type { Sample } from '../../.ci/bench/measure.js';
import { median, rows } from '../../.ci/bench/report.js';
import {
  denseRoom,
  MINIMUM_BYTES,
  oneHugeLogicString,
  oneHugeString,
  snapshotChunks,
} from '../../.ci/bench/snapshot-generator.js';
import { checkSnapshot } from '../../src/index.js';

/* What is measured, and what is said of it. The rooms are right if roomlint finds nothing in them. */

describe('a generated room', () => {
  test.each([
    { bytes: MINIMUM_BYTES },
    { bytes: 50_001, seed: 7, layout: 'one-line' as const },
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

  test.each([
    ['one huge string', oneHugeString(300_000), 'roomItems'],
    ['one huge logic string', oneHugeLogicString(300_000), 'logic'],
  ])('with %s has most of its bytes in there', (_what, chunks, section) => {
    const text = chunks.join('');
    expect(Buffer.byteLength(text)).toBe(300_000);
    const longest = Math.max(
      ...Object.values(JSON.parse(text)[section]).map((value) => JSON.stringify(value).length),
    );
    expect(longest).toBeGreaterThan(150_000);
  });

  test('that is dense has 1,027 items, 102 quest entries and 1,581 tasks on one line', () => {
    const text = denseRoom().join('');
    const { roomItems, quests, logic } = JSON.parse(text) as Record<string, Record<string, string>>;
    const tasks = Object.values(logic ?? {}).flatMap((each) => JSON.parse(each).Tasks);
    expect([roomItems, quests, tasks].map((each) => Object.keys(each ?? {}).length)).toEqual([
      1_027, 102, 1_581,
    ]);
    expect(text).not.toContain('\n');
    expect(checkSnapshot(Buffer.from(text)).findings).toEqual([]);
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
    clean: undefined,
    subject: { args: [] },
    anchor: { args: [] },
    targets,
  };
  const samples = { subject: subject.map((each) => sample(each)), again: again.map((each) => sample(each)) };
  const [cpu, wall] = rows({ comparison, ...samples, anchor: [sample(100)], otherLoad: 0.25 });
  expect([cpu?.measure, wall?.verdict]).toEqual(['CPU time', verdict]);
  expect(
    median(
      [9, 1, 3, 4].map((each) => sample(each)),
      'wallMilliseconds',
    ),
  ).toBe(3.5);
});

test('growth is compared to that of the size, without the time for an empty file', () => {
  const empty = { cpuMilliseconds: 200, wallMilliseconds: 200, peakKilobytes: 60_000 };
  const of = (...sizes: readonly (readonly [bytes: number, cpuMilliseconds: number])[]): Growth => {
    const samples = sizes.map(
      ([bytes, cpuMilliseconds]): SizedSample => ({ ...empty, bytes, cpuMilliseconds }),
    );
    return { shape: 'a', task: 'check', samples, empty };
  };
  expect(timesLinear(of([1, 600], [2, 1_000], [4, 1_800]))).toEqual([1, 1]);
  expect(timesLinear(of([10, 600], [30, 3_800]))).toEqual([3]);
  expect(misses(of([1, 600], [2, 1_200]))).toEqual([]);
  expect(misses(of([1, 600], [2, 1_300]))).toEqual(['growth']);
  expect(misses(of([1, 20_001]))).toEqual(['time']);
  expect(misses({ ...of(), samples: ['timed out'] })).toEqual(['timed out']);
});
