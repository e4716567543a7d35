import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint as runRoomlint } from '../front/cli/run-roomlint.js';
import { temporaryFolder } from '../temporary-folder.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');
const { path: copy, write } = temporaryFolder();

/** What CONTRIBUTING.md adds: a file that it writes, and one that it changes. */
const EXERCISES = [
  ['Add a rule in ten minutes', 'rules/item/flat-scale.ts', 'rules/item/index.ts'],
  ['Add a report format', 'src/verdict/report/tsv-report.ts', 'src/front/cli/formats.ts'],
  ['Add a command', 'src/front/cli/count.ts', 'src/front/cli/commands.ts'],
] as const;

test('what CONTRIBUTING.md adds compiles in a copy of the sources, and works', async () => {
  for (const part of ['src', 'rules', 'examples', 'schemas', 'package.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  write('flat.json', '{"roomItems":{"3":{"scale":{"x":1,"y":0,"z":1}}}}');
  for (const [title, written, changed] of EXERCISES) {
    const section = guide.slice(guide.indexOf(`## ${title}\n`)).split(/^## /m)[1] ?? '';
    for (const path of [written, changed]) expect(section).toContain(`\`${path}\``);
    write(written, block(section, 'ts'));
    const path = join(copy, changed);
    writeFileSync(path, patched(readFileSync(path, 'utf8'), block(section, 'diff')));
  }
  const files = EXERCISES.flatMap(([, written, changed]) => [written, changed]);
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
  expect(await printed('count', 'flat.json')).toBe('1 item\n');
  expect(await printed('--help')).toContain('count the items of a room');
});

/** The first block of code in a language. */
function block(section: string, language: string): string {
  return new RegExp(`^\`{3}${language}\\n([\\s\\S]*?)^\`{3}$`, 'm').exec(section)?.[1] ?? '';
}

/** A text with the added lines of a diff, each after the line that stands before it in the diff. */
function patched(text: string, diff: string): string {
  const lines = text.split('\n');
  let at = -1;
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith('+')) lines.splice(++at, 0, line.slice(1));
    else if (line.startsWith(' ')) {
      at = lines.indexOf(line.slice(1));
      expect(at, line).not.toBe(-1);
    }
  }
  return lines.join('\n');
}
