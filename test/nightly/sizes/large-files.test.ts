import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { faulty, snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { COMMAND, temporaryFolder } from '../../front/cli/run-roomlint.js';

const folder = temporaryFolder();
const SIZE = 50_000_000;

interface Reported {
  rule: string;
  start: { offset: number };
  end: { offset: number };
}

function check(file: string): Reported[] {
  const { stdout } = spawnSync(process.execPath, [COMMAND, '--no-config', '--format', 'json', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  return (JSON.parse(stdout) as { files: { findings: Reported[] }[] }).files[0]?.findings ?? [];
}

describe('a 50 MB snapshot on one line', () => {
  const text = snapshotChunks({ bytes: SIZE, layout: 'one-line', ascii: false }).join('');

  test('is clean', () => {
    expect(check(folder.write('clean.json', text))).toEqual([]);
  });

  test('has a thousand equal faults at their bytes, inside strings too', () => {
    let seen = 0;
    let changed = 0;
    const broken = text.replace(/\\"TaskTriggerId\\":\\"mlh[0-9a-z]+\\"/g, (member) =>
      seen++ % 30 === 0 && changed < 1000 && ++changed > 0 ? member.replace('mlh', 'MLH') : member,
    );
    const bytes = Buffer.from(broken);
    const findings = check(folder.write('many.json', bytes));
    expect(findings).toHaveLength(1_000);
    for (const { rule, start, end } of findings) {
      expect(rule).toBe('subscription/known-quest');
      expect(bytes.subarray(start.offset, end.offset).toString()).toMatch(/^\\"MLH[0-9a-z]+\\"$/);
    }
  });
});

describe('a snapshot gets the same report with and without WebAssembly', () => {
  const report = (file: string, ...flags: readonly string[]): string => {
    const args = [...flags, COMMAND, '--no-config', '--format', 'json', file];
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1 << 30 });
    expect(status).toBe(1);
    return stdout;
  };

  // On one thread, and on two.
  test.each([500_000, 20_000_000])('of %i bytes', (bytes) => {
    const text = faulty(snapshotChunks({ bytes, layout: 'indented' })).join('');
    const file = folder.write('faulty.json', text.replace('"Name": "', '"Name": "1", "Name": "\\ud800'));
    const found = report(file);
    expect(found).toContain('text/duplicate-key');
    expect(report(file, '--no-expose-wasm')).toBe(found);
  });

  test('when no code may be compiled at all', () => {
    const file = folder.write(
      'small.json',
      faulty(snapshotChunks({ bytes: 100_000, layout: 'indented' })).join(''),
    );
    expect(report(file, '--jitless')).toBe(report(file));
  });
});
