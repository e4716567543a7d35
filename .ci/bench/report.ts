import type { Comparison, Measure, Target } from './comparisons.js';
import type { Sample, Samples } from './measure.js';

export interface Result extends Samples {
  readonly comparison: Comparison;
}

/** One line of the table. */
export type Row = ReturnType<typeof row>;

const NAMES: Record<Measure, string> = {
  wallMilliseconds: 'time',
  cpuMilliseconds: 'CPU time',
  peakKilobytes: 'peak memory',
};
const MEASURES: readonly Measure[] = ['cpuMilliseconds', 'wallMilliseconds', 'peakKilobytes'];

/** What one figure is taken from many samples. */
type Statistic = (samples: readonly Sample[], measure: Measure) => number;

const median: Statistic = (samples, measure) => {
  const values = samples.map((sample) => sample[measure]).sort((one, other) => one - other);
  const low = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
  const high = values[Math.floor(values.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
};

const least: Statistic = (samples, measure) => Math.min(...samples.map((sample) => sample[measure]));

/** A row for each measure with a target, and one for the CPU time. */
export function rows(result: Result): Row[] {
  const { comparison } = result;
  const targetOf = (measure: Measure): Target | undefined =>
    comparison.targets.find((candidate) => candidate.measure === measure);
  return MEASURES.filter((measure) => measure === 'cpuMilliseconds' || targetOf(measure) !== undefined).map(
    (measure) => row(result, measure, targetOf(measure)),
  );
}

function row(result: Result, measure: Measure, target: Target | undefined) {
  const { comparison, subject, again, anchor } = result;
  const both = [...subject, ...again];
  const ratio = (of: Statistic): number => of(both, measure) / of(anchor, measure);
  const equal = (of: Statistic): number => of(again, measure) / of(subject, measure);
  const ratios = [ratio(median), ratio(least)] as const;
  const equals = [equal(median), equal(least)] as const;
  return {
    snapshot: comparison.title,
    measure: NAMES[measure],
    subject: show(median(both, measure), measure),
    anchor: `${show(median(anchor, measure), measure)} (${comparison.anchorName})`,
    // What the medians and the least figures of both sides come to.
    medians: times(ratios[0]),
    minima: times(ratios[1]),
    // The same of two equal programs.
    equal: equals.map(times).join(', '),
    target: target === undefined ? '' : `≤ ${target.atMost}×`,
    verdict: target === undefined ? '' : verdict(target.atMost, ratios, equals),
  };
}

export function markdown(allRows: readonly Row[]): string {
  const lines = [
    '| Snapshot | Measure | roomlint | Anchor | Medians | Minima | Equal runs | Goal | Result |',
    '|---|---|--:|--:|--:|--:|--:|---|---|',
    ...allRows.map((each) => `| ${Object.values(each).join(' | ')} |`),
  ];
  return `${lines.join('\n')}\n`;
}

/** What docs/speed.md shows: a line for each comparison, with medians. A missed goal is bold. */
export function pageTable(allRows: readonly Row[]): string {
  const lines = new Map<string, Map<string, string>>();
  for (const { snapshot, measure, anchor, medians, target, verdict: result } of allRows) {
    const title = `${snapshot} | ${anchor.replace(/^.*?\((.*)\)$/, '$1')}`;
    const goal = target === '' ? '' : ` (${target})`;
    const ratio = result.startsWith('**missed') ? `**${medians}**` : medians;
    const cells = lines.get(title) ?? new Map<string, string>();
    lines.set(title, cells.set(measure, `${ratio}${goal}${result.startsWith('no verdict') ? '?' : ''}`));
  }
  const measures = ['time', 'CPU time', 'peak memory'];
  return [
    `| Snapshot | Beside | ${measures.join(' | ')} |`,
    '|---|---|--:|--:|--:|',
    ...[...lines].map(
      ([title, cells]) => `| ${title} | ${measures.map((each) => cells.get(each) ?? '').join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/**
 * Medians and minima must agree, and the distance to the goal must be larger than that of two equal programs.
 */
function verdict(
  atMost: number,
  [medians, minima]: readonly [number, number],
  equals: readonly number[],
): string {
  const noise = Math.max(...equals.map((equal) => Math.abs(equal - 1)));
  const [low, high] = [Math.min(medians, minima), Math.max(medians, minima)];
  if (high * (1 + noise) <= atMost) return `met, ${times(atMost - high)} to spare`;
  if (low > atMost * (1 + noise)) return `**missed** by ${times(low - atMost)} to ${times(high - atMost)}`;
  return `no verdict: equal runs differ by ${(noise * 100).toFixed(0)} %`;
}

function times(ratio: number): string {
  return `${ratio.toFixed(2)}×`;
}

function show(value: number, measure: Measure): string {
  if (measure === 'peakKilobytes') return `${Math.round(value / 1024)} MiB`;
  return `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`;
}
