import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
const COUNT = 1_500;

/** A snapshot with this many equal keys too many, and one unsafe number. */
const file = folder.write(
  'equal.json',
  `{"settings":{${Array.from({ length: COUNT + 1 }, () => '"a":1').join(',')},"b":9007199254740993}}`,
);

interface Report {
  files: { omitted?: Record<string, number>; findings: { rule: string; start: { offset: number } }[] }[];
  summary: { errors: number; warnings: number };
}

async function check(...args: string[]): Promise<{ report: Report; code: number | null }> {
  const { code, out } = await roomlint(['--no-config', '--format', 'json', ...args, file]);
  return { report: JSON.parse(out) as Report, code };
}

function listed({ files }: Report, rule: string): number[] {
  return (files[0]?.findings ?? [])
    .filter((finding) => finding.rule === rule)
    .map(({ start }) => start.offset);
}

describe('findings beyond --max-findings', () => {
  test('are left out after 1,000 of a rule, and counted', async () => {
    const { report, code } = await check();
    const offsets = listed(report, 'text/duplicate-key');
    expect(offsets).toEqual(Array.from({ length: 1_000 }, (_, index) => 13 + 6 * (index + 1)));
    expect(listed(report, 'text/unsafe-number')).toHaveLength(1);
    expect(report.files[0]?.omitted).toEqual({ 'text/duplicate-key': COUNT - 1_000 });
    expect({ code, ...report.summary }).toMatchObject({ code: 1, errors: COUNT, warnings: 1 });
  });

  test('are all listed with 0', async () => {
    const { report } = await check('--max-findings', '0');
    expect(listed(report, 'text/duplicate-key')).toHaveLength(COUNT);
    expect(report.files[0]).not.toHaveProperty('omitted');
  });

  test('decide the exit code', async () => {
    const { code } = await roomlint([
      ...['--no-config', '--max-findings', '1', '--max-warnings', '1'],
      ...['--rule', 'text/duplicate-key:warning', file],
    ]);
    expect(code).toBe(1);
  });

  test('are announced in the report for people', async () => {
    const { out } = await roomlint(['--no-config', '--max-findings', '2', file]);
    expect(out).toContain(
      '1,498 more findings (text/duplicate-key): --max-findings 0 shows all'.replace(',', ''),
    );
    expect(out).toContain(`${COUNT} errors, 1 warning in 1 file`);
  });

  test('go into a baseline', async () => {
    const baseline = `${folder.path}/baseline.json`;
    await roomlint(['--no-config', '--max-findings', '1', '--baseline', baseline, '--update-baseline', file]);
    const { out, code } = await roomlint([
      '--no-config',
      '--max-findings',
      '1',
      '--baseline',
      baseline,
      file,
    ]);
    expect({ code, out }).toEqual({ code: 0, out: 'no findings in 1 file\n' });
  });

  test('are fixed', async () => {
    const quests = Array.from({ length: 30 }, (_, index) => `"mlh${index}":{"AutoStart":true}`);
    const copy = folder.write('quests.json', `{"quests":{${quests.join(',')}}}`);
    const { err } = await roomlint(['--no-config', '--max-findings', '1', '--fix', copy]);
    expect(err).toMatch(/fixed \d+ findings? \(.*quest\/no-auto-start/);
    expect(readFileSync(copy, 'utf8')).not.toContain('"AutoStart":true');
  });

  test('need a whole number', async () => {
    const { code, err } = await roomlint(['--max-findings', 'many', file]);
    expect(code).toBe(2);
    expect(err).toContain('--max-findings must be a whole number of 0 or more, not "many"');
  });
});
