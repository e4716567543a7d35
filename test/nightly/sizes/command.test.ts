import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spawnRoomlint, temporaryFolder } from '../../cli/run-roomlint.js';

const folder = temporaryFolder();
const MILLION = 1_000_000;

describe('the command survives', () => {
  test.each([
    ['a million nested arrays', '['.repeat(MILLION) + ']'.repeat(MILLION), 256],
    ['a million arrays that are never closed', '['.repeat(MILLION), 256],
    ['a million nested objects', '{"a":'.repeat(MILLION), 256 * 5],
  ])('%s', (_what, text, offset) => {
    const { code, out, err } = spawnRoomlint(['--format', 'json', folder.write('deep.json', text)]);
    const [first] = JSON.parse(out).files[0].findings;
    expect([code, first.rule, first.start.offset, err]).toEqual([1, 'text/depth', offset, '']);
  });

  test('a comparison of files that are nested a hundred thousand levels deep, and cuts the place', () => {
    const nested = (inside: string): string => '['.repeat(100_000) + inside + ']'.repeat(100_000);
    for (const [name, inside] of [
      ['deep.json', '1'],
      ['deeper.json', '2'],
    ] as const)
      writeFileSync(join(folder.path, name), nested(inside));
    const { code, out } = spawnRoomlint(['roundtrip', 'deep.json', 'deeper.json'], { cwd: folder.path });
    expect(code).toBe(1);
    expect(out).toContain(
      `    ${'/0'.repeat(40)}…${'/0'.repeat(40)} at deep.json:1:100001 → deeper.json:1:100001\n`,
    );
  });

  test('a config that is nested a hundred thousand levels deep', () => {
    folder.write('deep.config.json', '['.repeat(100_000) + ']'.repeat(100_000));
    const { code, err } = spawnRoomlint(['--config', 'deep.config.json', '.'], { cwd: folder.path });
    expect([code, err]).toEqual([2, expect.stringContaining(':1:1 nested too deeply to be read\n')]);
  });

  test('20,000 equal keys, each of them a finding but the first', () => {
    const text = `{${Array.from({ length: 20_000 }, () => '"a":1').join(',')}}`;
    const { out } = spawnRoomlint([
      '--format',
      'json',
      '--max-findings',
      '0',
      folder.write('equal.json', text),
    ]);
    const { findings } = JSON.parse(out).files[0] as { findings: { rule: string }[] };
    expect(findings.filter(({ rule }) => rule === 'text/duplicate-key')).toHaveLength(19_999);
  });
});
