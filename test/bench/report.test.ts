import { expect, test } from 'vitest';
import type { Comparison } from '../../.ci/bench/comparisons.js';
import type { Sample } from '../../.ci/bench/measure.js';
import { markdown, median, type Row, rows } from '../../.ci/bench/report.js';

function sample(wallMilliseconds: number, peakKilobytes = 1024): Sample {
  return { wallMilliseconds, cpuMilliseconds: wallMilliseconds, peakKilobytes };
}

/** Rows for samples of the program, of the same program again, and of its anchor. */
function compare(
  targets: Comparison['targets'],
  subject: readonly Sample[],
  again: readonly Sample[],
  anchor: readonly Sample[],
): Row[] {
  const comparison = {
    title: 'T',
    anchorName: 'A',
    clean: undefined,
    subject: { args: [] },
    anchor: { args: [] },
    targets,
  };
  return rows({ comparison, subject, again, anchor, otherLoad: 0.25 });
}

const TIME = [{ measure: 'wallMilliseconds', atMost: 2 }] as const;

/** The verdict on runs that took so long, the anchor 100 ms. */
function verdictOn(subject: readonly number[], again: readonly number[]): string | undefined {
  const [, time] = compare(
    TIME,
    subject.map((each) => sample(each)),
    again.map((each) => sample(each)),
    [sample(100)],
  );
  return time?.verdict;
}

test('the median of an even number of samples is the mean of the middle two', () => {
  expect(median([sample(9), sample(1), sample(3)], 'wallMilliseconds')).toBe(3);
  expect(median([sample(9), sample(1), sample(3), sample(4)], 'wallMilliseconds')).toBe(3.5);
});

test('medians and minima of both runs of the program are compared with those of the anchor', () => {
  const [cpu] = compare(
    [],
    [sample(150), sample(300)],
    [sample(120), sample(310)],
    [sample(100), sample(200)],
  );
  expect(cpu).toEqual({
    snapshot: 'T',
    measure: 'CPU time',
    subject: '225 ms',
    anchor: '150 ms (A)',
    medians: '1.50×',
    minima: '1.20×',
    equal: '0.96×, 0.80×',
    otherLoad: '0.3',
    target: '',
    verdict: '',
  });
});

test('a goal is met or missed only by more than equal runs differ', () => {
  expect(verdictOn([150], [150])).toBe('met, 0.50× to spare');
  expect(verdictOn([250], [250])).toBe('**missed** by 0.50× to 0.50×');
  expect(verdictOn([170], [160])).toBe('met, 0.35× to spare');
  expect(verdictOn([170], [200])).toBe('no verdict: equal runs differ by 18 %');
  expect(verdictOn([230], [190])).toBe('no verdict: equal runs differ by 17 %');
});

test('there is no verdict where medians and minima disagree', () => {
  expect(verdictOn([190, 230, 240], [190, 230, 240])).toBe('no verdict: equal runs differ by 0 %');
});

test('there is a row for each measure with a goal, and always one for the CPU time', () => {
  const measures = (targets: Comparison['targets']): string[] =>
    compare(targets, [sample(1)], [sample(1)], [sample(2)]).map(({ measure }) => measure);
  expect(measures([])).toEqual(['CPU time']);
  expect(measures([{ measure: 'peakKilobytes', atMost: 2 }])).toEqual(['CPU time', 'peak memory']);
});

test('memory is shown in MiB, and a time below 100 ms with a decimal', () => {
  const [cpu, memory] = compare(
    [{ measure: 'peakKilobytes', atMost: 2 }],
    [sample(9.87, 3072)],
    [sample(9.87, 3072)],
    [sample(5, 1024)],
  );
  expect(cpu).toMatchObject({ subject: '9.9 ms', anchor: '5.0 ms (A)' });
  expect(memory).toMatchObject({ subject: '3 MiB', verdict: '**missed** by 1.00× to 1.00×' });
});

test('the table has a line for each row', () => {
  const table = markdown(compare([], [sample(1)], [sample(1)], [sample(2)]));
  expect(table.split('\n')).toHaveLength(4);
  expect(table).toContain(
    '| T | CPU time | 1.0 ms | 2.0 ms (A) | 0.50× | 0.50× | 1.00×, 1.00× | 0.3 |  |  |',
  );
});
