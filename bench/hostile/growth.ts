import type { Sample } from '../measure.js';

export type Measured = Sample | 'timed out' | 'crashed';

/** The runs of one task on one shape, at 1, 2 and 4 times a size. */
export interface Growth {
  readonly shape: string;
  readonly task: string;
  readonly samples: readonly Measured[];
  /** A run on next to nothing. */
  readonly empty: Sample;
  /** The size of the largest file. */
  readonly bytes: number;
}

/** Twice the size may take this many times as long. */
const MOST_PER_DOUBLING = 2 * 1.3;
/** Differences below this (in milliseconds of CPU time) are noise. */
const NOISE = 300;
/** Small files may take this much, whatever their size: programs start cold. */
const LEAST_MILLISECONDS = 1_000;
const LEAST_KILOBYTES = 250_000;
/** At {@link FULL_SIZE}, and for smaller files in proportion. */
const MOST_MILLISECONDS = 10_000;
const MOST_KILOBYTES = 1_000_000;
const FULL_SIZE = 50_000_000;

/** What a growth does not meet, in words. */
export function misses(growth: Growth): string[] {
  const { samples, empty, bytes } = growth;
  const last = samples.at(-1);
  if (last === undefined || typeof last === 'string') return [last ?? 'not measured'];
  const missed: string[] = [];
  const share = bytes / FULL_SIZE;
  const milliseconds = last.cpuMilliseconds - empty.cpuMilliseconds;
  if (milliseconds > Math.max(LEAST_MILLISECONDS, MOST_MILLISECONDS * share)) missed.push('time');
  const kilobytes = last.peakKilobytes - empty.peakKilobytes;
  if (kilobytes > Math.max(LEAST_KILOBYTES, (MOST_KILOBYTES - empty.peakKilobytes) * share))
    missed.push('memory');
  if (milliseconds > NOISE && Math.max(...perDoubling(growth)) > MOST_PER_DOUBLING) missed.push('growth');
  return missed;
}

/** How many times as long each file takes as the one of half its size, without the time for nothing. */
export function perDoubling({ samples, empty }: Growth): number[] {
  const times = samples.flatMap((sample) =>
    typeof sample === 'string' ? [] : [Math.max(1, sample.cpuMilliseconds - empty.cpuMilliseconds)],
  );
  return times.slice(1).map((time, index) => {
    const before = times[index] ?? time;
    // Small times are noise: they count as a share of the noise bound at least.
    return time / Math.max(before, NOISE / 4);
  });
}

export const growthTable = {
  head: '| Shape | Task | CPU ms at 1, 2, 4 | per doubling | MB at 4 | Beyond |\n|---|---|--:|--:|--:|---|\n',
  row(growth: Growth): string {
    const times = growth.samples.map((sample) =>
      typeof sample === 'string' ? sample : String(Math.round(sample.cpuMilliseconds)),
    );
    const last = growth.samples.at(-1);
    const memory =
      last === undefined || typeof last === 'string' ? '' : Math.round(last.peakKilobytes / 1000);
    const ratios = perDoubling(growth).map((ratio) => ratio.toFixed(1));
    return `| ${growth.shape} | ${growth.task} | ${times.join(', ')} | ${ratios.join(', ')} | ${memory} | ${misses(growth).join(', ')} |\n`;
  },
};
