import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint as runRoomlint } from '../../front/cli/run-roomlint.js';
import { temporaryFolder } from '../../temporary-folder.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');
const { path: copy, write } = temporaryFolder();

/** The sections of CONTRIBUTING.md that add something, and the file that each writes, if any. */
const EXERCISES = [
  ['Add a rule in ten minutes', 'rules/item/flat-scale.ts'],
  ['Teach the parser a slip', undefined],
  ['Add a report format', 'src/verdict/report/tsv-report.ts'],
  ['Add a command', 'src/front/cli/count.ts'],
] as const;

const SEMICOLON = 'a semicolon is where a comma belongs: write , instead (text/syntax)';

test('what CONTRIBUTING.md adds compiles in a copy of the sources, and works', async () => {
  for (const part of ['src', 'rules', 'examples', 'schemas', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  write('flat.json', '{"roomItems":{"3":{"scale":{"x":1,"y":0,"z":1}}}}');
  const files: string[] = [];
  for (const [title, written] of EXERCISES) {
    const section = guide.slice(guide.indexOf(`## ${title}\n`)).split(/^## /m)[1] ?? '';
    if (written !== undefined) {
      expect(section).toContain(`\`${written}\``);
      write(written, /^`{3}ts\n([\s\S]*?)^`{3}$/m.exec(section)?.[1] ?? '');
      files.push(written);
    }
    for (const [path, diff] of diffsIn(section)) {
      writeFileSync(join(copy, path), patched(readFileSync(join(copy, path), 'utf8'), diff));
      files.push(path);
    }
  }
  write(
    'tsconfig.json',
    JSON.stringify({ extends: join(root, 'tsconfig.json'), include: ['src/**/*.d.ts'], files }),
  );
  const compiler = [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy];
  expect(spawnSync(process.execPath, compiler, { cwd: copy, encoding: 'utf8' }).stdout).toBe('');
  const { run } = await import(join(copy, 'src/front/cli/run.ts'));
  const printed = async (...args: readonly string[]): Promise<string> =>
    (await runRoomlint(args, { cwd: copy, of: run })).out;
  const flat = ['check', '--no-config', '--only', 'item/flat-scale', 'flat.json'];
  expect(await printed(...flat)).toContain('scale.y of item 3 is 0: write 1 for the original size');
  expect(await printed(...flat, '--format', 'tsv')).toMatch(/^flat\.json\t1\titem\/flat-scale\t.*\n$/);
  write('semicolons.json', '{ "isNight": true; "list": [1; 2] }');
  expect(await printed('check', '--no-config', '--format', 'short', 'semicolons.json')).toBe(
    [18, 30].map((column) => `semicolons.json:1:${column} error ${SEMICOLON}\n`).join(''),
  );
  expect(await printed('count', 'flat.json')).toBe('1 item\n');
  expect(await printed('--help')).toContain('count the items of a room');
});

/** The diffs in a section, each with the file that the text names last before it. */
function diffsIn(section: string): readonly (readonly [path: string, diff: string])[] {
  return [...section.matchAll(/^`{3}diff\n([\s\S]*?)^`{3}$/gm)].map(({ index, 1: diff = '' }) => {
    const paths = [...section.slice(0, index).matchAll(/`((?:src|rules)\/\S+\.ts)`/g)];
    return [paths.at(-1)?.[1] ?? '', diff];
  });
}

/** A text with the added lines of a diff, each after the line that stands before it in the diff. */
function patched(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith('+')) lines.splice(++at, 0, line.slice(1));
    else if (line.startsWith(' ')) {
      at = lines.indexOf(line.slice(1), at + 1);
      expect(at, line).not.toBe(-1);
    }
  }
  return lines.join('\n');
}
