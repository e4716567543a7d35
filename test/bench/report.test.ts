import { expect, test } from 'vitest';
import type { Comparison } from '../../bench/comparisons.js';
import type { Sample } from '../../bench/measure.js';
import { markdown, median, type Row, rows } from '../../bench/report.js';

function sample(wallMilliseconds: number, peakKilobytes = 1024): Sample {
  return { wallMilliseconds, cpuMilliseconds: wallMilliseconds, peakKilobytes };
}

function compare(targets: Comparison['targets'], subject: Sample, anchor: Sample): Row[] {
  const comparison = {
    title: 'T',
    anchorName: 'A',
    clean: undefined,
    subject: { args: [] },
    anchor: { args: [] },
    targets,
  };
  return rows({ comparison, subject: [subject], anchor: [anchor] });
}

test('the median of an even number of samples is the mean of the middle two', () => {
  expect(median([sample(9), sample(1), sample(3)], 'wallMilliseconds')).toBe(3);
  expect(median([sample(9), sample(1), sample(3), sample(4)], 'wallMilliseconds')).toBe(3.5);
});

test('a ratio is met up to its bound and missed by what is over', () => {
  const targets = [
    { measure: 'wallMilliseconds', compare: 'ratio', atMost: 1.5 },
    { measure: 'peakKilobytes', compare: 'ratio', atMost: 2 },
  ] as const;
  const [time, cpu, memory] = compare(targets, sample(150, 3072), sample(100, 1024));
  expect(time).toMatchObject({ compared: '1.50×', target: '≤ 1.5×', verdict: 'met, 0.00× to spare' });
  expect(cpu).toMatchObject({ compared: '1.50×', target: '', verdict: '' });
  expect(memory).toMatchObject({ subject: '3 MiB', verdict: '**missed** by 1.00×' });
});

test('a difference is shown in its own unit', () => {
  const targets = [{ measure: 'wallMilliseconds', compare: 'difference', atMost: 150 }] as const;
  const [met] = compare(targets, sample(180), sample(40));
  const [missed] = compare(targets, sample(200), sample(40));
  expect(met).toMatchObject({ compared: '+140 ms', target: '≤ +150 ms', verdict: 'met, 10 ms to spare' });
  expect(missed).toMatchObject({ compared: '+160 ms', verdict: '**missed** by 10 ms' });
});

test('the table has a line for each row', () => {
  const table = markdown(compare([], sample(1), sample(2)));
  expect(table.split('\n')).toHaveLength(6);
  expect(table).toContain('| T | time | 1 ms | 2 ms (A) | 0.50× |  |  |');
});
