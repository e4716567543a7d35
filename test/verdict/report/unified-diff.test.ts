import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Splice } from '../../../src/bytes/json/edit/edit.js';
import { applySplices } from '../../../src/bytes/json/edit/splices.js';
import { byteOffset } from '../../../src/bytes/text/span.js';
import { checkSnapshot, fixDiff, repairDiff, repairSnapshot } from '../../../src/index.js';
import { unifiedDiff } from '../../../src/verdict/report/unified-diff.js';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

const folder = temporaryFolder();

function splice(start: number, end: number, text: string): Splice {
  return { start: byteOffset(start), end: byteOffset(end), text };
}

function diffOf(text: string, splices: readonly Splice[]): string {
  const before = new TextEncoder().encode(text);
  const after = applySplices(before, splices);
  return [...unifiedDiff({ path: 'rooms/a.json', before, after, splices })].join('');
}
const long = `{"a":"${'x'.repeat(100_000)}","b":1,"c":"é${'y'.repeat(300)}"}`;

test.each<[what: string, text: string, from: string, to: string, hunk: string]>([
  ...valueRows<[what: string, text: string, from: string, to: string, hunk: string]>(
    'verdict/report/tables.md',
    'Unified diffs',
  ),
  [
    'a part of a very long line',
    long,
    '1',
    '22',
    `@@ -1 +1 @@ byte 100013 of the line\n-…${'x'.repeat(54)}","b":1,"c":"é${'y'.repeat(52)}…\n+…${'x'.repeat(54)}","b":22,"c":"é${'y'.repeat(52)}…\n\\ Long lines are shortened: this diff cannot be applied\n`,
  ],
  [
    'a long change without its middle',
    `"${'x'.repeat(5000)}"`,
    'x'.repeat(5000),
    'y'.repeat(3000),
    `@@ -1 +1 @@ byte 2 of the line\n-"${'x'.repeat(200)} … 4600 bytes … ${'x'.repeat(200)}"\n+"${'y'.repeat(200)} … 2600 bytes … ${'y'.repeat(200)}"\n\\ Long lines are shortened: this diff cannot be applied\n`,
  ],
])('a unified diff shows %s', (_what, text, from, to, hunk) => {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(from)));
  const shown = diffOf(text, [splice(start, start + Buffer.byteLength(from), to)]);
  expect(shown).toBe(`--- a/rooms/a.json\n+++ b/rooms/a.json\n${hunk}`);
});

describe('a unified diff', () => {
  test('can be applied by git to any text, whatever letters its name has', () => {
    const names = ['a.json', 'a "quote" and \\.json', 'é 😀.json'];
    const line = fc.constantFrom('a\n', 'b\n', 'long é😀 line\n', '\n', '  {\r\n', 'x');
    const diffs: string[] = [];
    const expected: [path: string, after: Buffer][] = [];
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', 'new', '\n', 'p\nq\n', 'a\n')), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.constantFrom(...names),
        (parts, wishes, path) => {
          const characters = [...parts.join('')];
          const splices: Splice[] = [];
          let free = 0;
          for (const [at, length, text] of [...wishes].sort(
            (a, b) => (a[0] % characters.length) - (b[0] % characters.length),
          )) {
            const start = at % characters.length;
            const end = Math.min(characters.length, start + length);
            if (start < free) continue;
            free = end + 1;
            const bytes = (count: number): number => Buffer.byteLength(characters.slice(0, count).join(''));
            splices.push(splice(bytes(start), bytes(end), text));
          }
          const before = Buffer.from(characters.join(''));
          const after = Buffer.from(applySplices(before, splices));
          if (after.equals(before) || after.length === 0) return;
          const own = `${expected.length} ${path}`;
          writeFileSync(join(folder.path, own), before);
          diffs.push(...unifiedDiff({ path: own, before, after, splices }));
          expected.push([own, after]);
        },
      ),
      { numRuns: runs(150) },
    );
    expect(expected.length).toBeGreaterThan(runs(150) / 2);
    const apply = ['apply', '--whitespace=nowarn', '-'];
    const { stderr } = spawnSync('git', apply, { cwd: folder.path, input: diffs.join('') });
    expect(String(stderr)).toBe('');
    for (const [path, after] of expected)
      expect(readFileSync(join(folder.path, path)).equals(after), path).toBe(true);
  });
});

test('a diff masks credentials', () => {
  const key = '0a1b2c3d4e5f60718293';
  const text = `{"settings": {"note": "x-access-key: ${key}"}, "quests": {"a": {"AutoStart": true}}}`;
  const bytes = new TextEncoder().encode(text);
  const result = checkSnapshot(bytes, { extends: 'all' });
  const fixed = result.findings.find(({ fix }) => fix !== undefined);
  expect(fixed && fixDiff(result, fixed)).toContain('x-access-key: ****');
  expect(fixDiff(result, { fix: undefined })).toBe('');
  expect(repairDiff(repairSnapshot(bytes))).not.toContain(key);
});
