import type { Sample } from '../measure.js';

/** What a run took, and the size of its file. */
export interface SizedSample extends Sample {
  readonly bytes: number;
}

export type Measured = SizedSample | 'timed out' | 'crashed';

/** The runs of one task on one shape, at 1, 2 and 4 times a size. */
export interface Growth {
  readonly shape: string;
  readonly task: string;
  readonly samples: readonly Measured[];
  /** A run on next to nothing. */
  readonly empty: Sample;
  /** How many runs it is in one, such as reports in several formats; 1 unless given. */
  readonly runs?: number;
}

/** A larger file may take this many times as long as its size says. */
const MAX_GROWTH = 1.3;
/** Differences below this (in milliseconds of CPU time) are noise. */
const NOISE = 300;
/** What a run may take, however hostile its file is. */
const MAX_MILLISECONDS = 20_000;
const MAX_KILOBYTES = 1_000_000;

/** What a growth does not meet, in words. */
export function misses(growth: Growth): string[] {
  const { samples, runs = 1 } = growth;
  const last = samples.at(-1);
  if (last === undefined || typeof last === 'string') return [last ?? 'not measured'];
  const missed: string[] = [];
  if (last.cpuMilliseconds > runs * MAX_MILLISECONDS) missed.push('time');
  if (last.peakKilobytes > MAX_KILOBYTES) missed.push('memory');
  if (growsTooFast(growth)) missed.push('growth');
  return missed;
}

/** Whether a run takes hardly longer than one on next to nothing. */
export function isNoise(sample: Sample, empty: Sample): boolean {
  return sample.cpuMilliseconds - empty.cpuMilliseconds <= NOISE;
}

/** Whether the time grows faster than the size, as far as that can be told from noise. */
export function growsTooFast(growth: Growth): boolean {
  const last = growth.samples.at(-1);
  if (last === undefined || typeof last === 'string') return false;
  return !isNoise(last, growth.empty) && Math.max(...timesLinear(growth)) > MAX_GROWTH;
}

/**
 * The CPU time of each file, without that for nothing, compared to what the file before it would take at the
 * size of this one: 1 is linear, 2 at twice the size is quadratic.
 */
export function timesLinear({ samples, empty }: Growth): number[] {
  const ended = samples.filter((sample) => typeof sample !== 'string');
  return ended.slice(1).flatMap((sample, index) => {
    const before = ended[index];
    if (before === undefined) return [];
    const time = Math.max(1, sample.cpuMilliseconds - empty.cpuMilliseconds);
    // Small times are noise: they count as a share of the noise bound at least.
    const timeBefore = Math.max(before.cpuMilliseconds - empty.cpuMilliseconds, NOISE / 4);
    return [time / timeBefore / (sample.bytes / before.bytes)];
  });
}

/** The better of two runs on the same file. */
export function better(one: Measured, other: Measured): Measured {
  if (typeof one === 'string' || typeof other === 'string') return typeof one === 'string' ? other : one;
  return {
    ...one,
    cpuMilliseconds: Math.min(one.cpuMilliseconds, other.cpuMilliseconds),
    wallMilliseconds: Math.min(one.wallMilliseconds, other.wallMilliseconds),
    peakKilobytes: Math.min(one.peakKilobytes, other.peakKilobytes),
  };
}

export const growthTable = {
  head: '| Shape | Task | CPU ms at 1, 2, 4 | times linear | MB at 4 | Beyond |\n|---|---|--:|--:|--:|---|\n',
  row(growth: Growth): string {
    const times = growth.samples.map((sample) =>
      typeof sample === 'string' ? sample : String(Math.round(sample.cpuMilliseconds)),
    );
    const last = growth.samples.at(-1);
    const memory =
      last === undefined || typeof last === 'string' ? '' : Math.round(last.peakKilobytes / 1000);
    const ratios = timesLinear(growth).map((ratio) => ratio.toFixed(2));
    return `| ${growth.shape} | ${growth.task} | ${times.join(', ')} | ${ratios.join(', ')} | ${memory} | ${misses(growth).join(', ')} |\n`;
  },
};
