import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { room } from '../example-room.js';
import { ON_DISK, roomlint, spawnRoomlint, temporaryFolder } from './run-roomlint.js';

/* What check prints and exits with is on test/cases/commands/check.md. Here is what a page cannot show. */

const folder = temporaryFolder(ON_DISK);
const inFolder = { cwd: folder.path };

interface Report {
  readonly files: readonly {
    readonly path: string;
    readonly error?: string;
    readonly findings: readonly { readonly rule: string; readonly start: { readonly offset: number } }[];
    readonly omitted?: Readonly<Record<string, number>>;
  }[];
  readonly summary: { readonly errors: number; readonly warnings: number };
}

async function reportOf(content: string | Uint8Array, ...args: string[]) {
  folder.write('hostile.json', content);
  const { code, out, err } = await roomlint([...args, '--format', 'json', 'hostile.json'], inFolder);
  const report = JSON.parse(out) as Report;
  return { code, err, report, findings: report.files[0]?.findings ?? [] };
}

test.each([
  ['a byte that is not UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), 'text/encoding', 2],
  ['zero bytes', new Uint8Array(64), 'text/syntax', 0],
  ['ten thousand arrays that are never closed', '['.repeat(1e4), 'text/depth', 256],
  ['ten thousand nested objects', '{"a":'.repeat(1e4), 'text/depth', 256 * 5],
  ['a number', '1e999', 'schema', 0],
])('a hostile file gets a finding, never a crash: %s', async (_name, content, rule, offset) => {
  const { code, findings, err } = await reportOf(content, '--max-findings', '0');
  expect([code, err, findings[0]?.rule, findings[0]?.start.offset]).toEqual([1, '', rule, offset]);
});

test('of each rule 1,000 findings are listed, and all are counted', async () => {
  const repeated = Array.from({ length: 1_051 }, () => '"a":1').join(',');
  const text = `{"settings":{${repeated},"b":9007199254740993}}`;
  const { code, report, findings } = await reportOf(text);
  const offsets = (rule: string): number[] =>
    findings.flatMap((finding) => (finding.rule === rule ? [finding.start.offset] : []));
  expect(offsets('text/duplicate-key')).toEqual(
    Array.from({ length: 1_000 }, (_, index) => 13 + 6 * (index + 1)),
  );
  expect(offsets('text/unsafe-number')).toHaveLength(1);
  expect(report.files[0]?.omitted).toEqual({ 'text/duplicate-key': 50 });
  expect([code, report.summary.errors, report.summary.warnings]).toEqual([1, 1_050, 1]);
});

test.skipIf(!existsSync('/dev/full'))('standard output on a full disk exits with 2 and says why', () => {
  folder.write('clean.json', room());
  const full = openSync('/dev/full', 'w');
  const { code, err } = spawnRoomlint(['clean.json'], { ...inFolder, stdio: ['ignore', full, 'pipe'] });
  closeSync(full);
  expect([code, err]).toEqual([2, 'roomlint: standard output: the disk is full\n']);
});

test('a pointer glob that is too long is refused', async () => {
  const at = `/${'*a'.repeat(600)}`;
  const config = JSON.stringify({ overrides: [{ at, rules: { schema: 'off' } }] });
  const cwd = folder.fresh({ 'a.json': room(), 'roomlint.config.json': config });
  for (const args of [['.'], ['roundtrip', 'a.json', 'a.json', '--allow', at]]) {
    const { code, err } = await roomlint(args, { cwd });
    expect([code, err]).toEqual([2, expect.stringContaining('has at most 1,000 characters')]);
  }
});
