import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Splice } from '../../src/json/edit/edit.js';
import { applySplices } from '../../src/json/edit/splices.js';
import { unifiedDiff } from '../../src/report/unified-diff.js';
import { byteOffset } from '../../src/text/span.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { runs } from '../runs.js';

const folder = temporaryFolder();

function splice(start: number, end: number, text: string): Splice {
  return { start: byteOffset(start), end: byteOffset(end), text };
}

function diffOf(text: string, splices: readonly Splice[]): string {
  const before = new TextEncoder().encode(text);
  const after = applySplices(before, splices);
  return [...unifiedDiff({ path: 'rooms/a.json', before, after, splices })].join('');
}

/** Replaces the first `what` in a text. */
function replace(text: string, what: string, by: string): Splice {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(what)));
  return splice(start, start + Buffer.byteLength(what), by);
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

describe('a unified diff', () => {
  test.each(['tab\there.json', 'line\nbreak.json', 'a "quote" and \\.json', '\u0001.json', 'é 😀.json'])(
    'is applied to a file of any name: %j',
    (path) => {
      const before = new TextEncoder().encode('a\nb\n');
      writeFileSync(join(folder.path, path), before);
      const splices = [splice(2, 3, 'c')];
      const diff = [...unifiedDiff({ path, before, after: applySplices(before, splices), splices })].join('');
      const { status, stderr } = spawnSync('git', ['apply', '-'], {
        cwd: folder.path,
        input: diff,
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([0, '']);
      expect(readFileSync(join(folder.path, path), 'utf8')).toBe('a\nc\n');
    },
  );

  test('shows the lines that change with three lines around them', () => {
    const text = lines(10);
    expect(diffOf(text, [replace(text, 'line 5', 'LINE 5')])).toBe(
      [
        '--- a/rooms/a.json',
        '+++ b/rooms/a.json',
        '@@ -2,7 +2,7 @@',
        ' line 2',
        ' line 3',
        ' line 4',
        '-line 5',
        '+LINE 5',
        ' line 6',
        ' line 7',
        ' line 8',
        '',
      ].join('\n'),
    );
  });

  test('of added lines shows no line as changed', () => {
    expect(diffOf('a\nb\n', [splice(2, 2, 'new\n')])).toContain('@@ -1,2 +1,3 @@\n a\n+new\n b\n');
  });

  test('says where a file has no line break at its end', () => {
    expect(diffOf('a\nb', [splice(2, 3, 'c')])).toContain(
      ' a\n-b\n\\ No newline at end of file\n+c\n\\ No newline at end of file\n',
    );
  });

  test('is empty if nothing changes, and has no hunk for a splice that changes nothing', () => {
    expect(diffOf('a\n', [])).toBe('');
    const text = lines(20);
    const diff = diffOf(text, [replace(text, 'line 2', 'LINE 2'), replace(text, 'line 15', 'line 15')]);
    expect(diff.match(/^@@/gm)).toHaveLength(1);
  });

  test('of one line of 5 MB is short', () => {
    const text = `{"a":"${'x'.repeat(5_000_000)}","b":1,"c":"é${'y'.repeat(300)}"}`;
    const diff = diffOf(text, [replace(text, '1', '22')]);
    expect(diff).toBe(
      [
        '--- a/rooms/a.json',
        '+++ b/rooms/a.json',
        '@@ -1 +1 @@ byte 5000013 of the line',
        `-…${'x'.repeat(54)}","b":1,"c":"é${'y'.repeat(52)}…`,
        `+…${'x'.repeat(54)}","b":22,"c":"é${'y'.repeat(52)}…`,
        '\\ Long lines are shortened: this diff cannot be applied',
        '',
      ].join('\n'),
    );
  });

  test('shortens a long removed or added line in the middle', () => {
    const diff = diffOf(`"${'x'.repeat(5000)}"`, [splice(1, 5001, 'y'.repeat(3000))]);
    expect(diff).toContain(`-"${'x'.repeat(200)} … 4600 bytes … ${'x'.repeat(200)}"\n`);
    expect(diff).toContain(`+"${'y'.repeat(200)} … 2600 bytes … ${'y'.repeat(200)}"\n`);
  });

  test('can be applied by git to any text', () => {
    const line = fc.constantFrom('a\n', 'b\n', 'long é😀 line\n', '\n', '  {\r\n', 'x');
    let applied = 0;
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 60 }),
        fc.array(fc.tuple(fc.nat(), fc.nat(6), fc.constantFrom('', 'new', '\n', 'p\nq\n', 'a\n')), {
          minLength: 1,
          maxLength: 4,
        }),
        (parts, wishes) => {
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
          writeFileSync(join(folder.path, 'a.json'), before);
          const diff = [...unifiedDiff({ path: 'a.json', before, after, splices })].join('');
          const git = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], {
            cwd: folder.path,
            input: diff,
          });
          expect(`${git.stderr}`).toBe('');
          expect(readFileSync(join(folder.path, 'a.json')).equals(after)).toBe(true);
          applied++;
        },
      ),
      { numRuns: runs(150, 12) },
    );
    expect(applied).toBeGreaterThan(runs(150, 12) / 2);
  });
});
