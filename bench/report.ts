import type { Comparison, Measure, Target } from './comparisons.js';
import type { Sample } from './measure.js';

export interface Result {
  readonly comparison: Comparison;
  readonly subject: readonly Sample[];
  readonly anchor: readonly Sample[];
}

export interface Row {
  readonly snapshot: string;
  readonly measure: string;
  readonly subject: string;
  readonly anchor: string;
  readonly compared: string;
  readonly target: string;
  readonly verdict: string;
}

const NAMES: Record<Measure, string> = {
  wallMilliseconds: 'time',
  cpuMilliseconds: 'CPU time',
  peakKilobytes: 'peak memory',
};
const MEASURES: readonly Measure[] = ['wallMilliseconds', 'cpuMilliseconds', 'peakKilobytes'];

export function median(samples: readonly Sample[], measure: Measure): number {
  const values = samples.map((sample) => sample[measure]).sort((one, other) => one - other);
  const low = values[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
  const high = values[Math.floor(values.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

/** One row for each measure; those without a target are there to explain the others. */
export function rows(result: Result): Row[] {
  return MEASURES.map((measure) => {
    const target = result.comparison.targets.find((candidate) => candidate.measure === measure);
    const subject = median(result.subject, measure);
    const anchor = median(result.anchor, measure);
    const difference = target?.compare === 'difference';
    const compared = difference ? subject - anchor : subject / anchor;
    return {
      snapshot: result.comparison.title,
      measure: NAMES[measure],
      subject: show(subject, measure),
      anchor: `${show(anchor, measure)} (${result.comparison.anchorName})`,
      compared: difference ? `+${show(compared, measure)}` : `${compared.toFixed(2)}×`,
      target: target === undefined ? '' : bound(target),
      verdict: target === undefined ? '' : verdict(target, compared),
    };
  });
}

export function markdown(allRows: readonly Row[]): string {
  const lines = [
    '| Snapshot | Measure | roomlint check | Anchor | Compared | Target | Result |',
    '|---|---|--:|--:|--:|---|---|',
    ...allRows.map((row) => `| ${Object.values(row).join(' | ')} |`),
  ];
  return `${lines.join('\n')}\n`;
}

function verdict(target: Target, compared: number): string {
  const over = compared - target.atMost;
  const distance =
    target.compare === 'ratio' ? `${Math.abs(over).toFixed(2)}×` : show(Math.abs(over), target.measure);
  return over <= 0 ? `met, ${distance} to spare` : `**missed** by ${distance}`;
}

function bound(target: Target): string {
  return target.compare === 'ratio' ? `≤ ${target.atMost}×` : `≤ +${show(target.atMost, target.measure)}`;
}

function show(value: number, measure: Measure): string {
  return measure === 'peakKilobytes' ? `${Math.round(value / 1024)} MiB` : `${Math.round(value)} ms`;
}
