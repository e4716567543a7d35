import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as testing from '../../../src/testing.js';
import { type Run, roomlint as runRoomlint } from '../../cli/run-roomlint.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8');

/**
 * What CONTRIBUTING.md adds, tried in a copy of the sources: a file that it writes, and one that it changes.
 */
const EXERCISES = [
  { title: 'Add a rule in ten minutes', writes: 'rules/item/flat-scale.ts', changes: 'rules/item/index.ts' },
  { title: 'Add a report format', writes: 'src/report/count-report.ts', changes: 'src/cli/formats.ts' },
  { title: 'Add a command', writes: 'src/cli/commands/sections.ts', changes: 'src/cli/commands/index.ts' },
];

let copy: string;
let roomlint: (...args: readonly string[]) => Promise<Run>;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'roomlint-contributing-'));
  for (const part of ['src', 'rules', 'examples', 'schemas', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'flat.json'), '{"roomItems":{"3":{"scale":{"x":1,"y":0,"z":1}}}}');
  for (const { title, writes, changes } of EXERCISES) {
    const section = guide.slice(guide.indexOf(`## ${title}\n`)).split(/^## /m)[1] ?? '';
    writeFileSync(join(copy, writes), block(section, 'ts'));
    const path = join(copy, changes);
    writeFileSync(path, patched(readFileSync(path, 'utf8'), block(section, 'diff')));
  }
  const { run } = await import(join(copy, 'src/cli/run.ts'));
  roomlint = (...args) => runRoomlint(args, { cwd: copy, of: run });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('one file, and one entry in a list, as the guide shows them', () => {
  test('change the files that it names', () => {
    for (const { title, writes, changes } of EXERCISES) {
      const section = guide.slice(guide.indexOf(`## ${title}\n`)).split(/^## /m)[1] ?? '';
      expect(section).toContain(`\`${writes}\``);
      expect(section).toContain(`\`${changes}\``);
    }
  });

  test('compile', () => {
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/typescript/bin/tsc'), '-p', copy],
      { cwd: copy, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  });

  test('make a rule that reports what it is about', async () => {
    const { out } = await roomlint(
      'check',
      '--no-config',
      '--only',
      'item/flat-scale',
      '--format',
      'short',
      'flat.json',
    );
    expect(out).toContain('scale.y of item "3" is 0: write 1 for the original size');
    expect((await roomlint('rules')).out).toContain('item/flat-scale');
  });

  test('make a page that shows what the rule finds', async () => {
    const page = /^`{4}md\n([\s\S]*?)^`{4}$/m.exec(guide)?.[1] ?? '';
    const { acceptPage, checkPage } = (await import(join(copy, 'src/testing.ts'))) as typeof testing;
    const { markdown, changes } = acceptPage(page);
    expect(changes).toEqual(['+ warning item/flat-scale at /roomItems/3/scale/y, item 3 (ResizableCube)']);
    expect(checkPage(markdown)).toEqual([]);
    expect(checkPage(page)).toHaveLength(1);
  });

  test('make a report format that works, is offered and is completed', async () => {
    const { out, code } = await roomlint(
      'check',
      '--no-config',
      '--only',
      'item/flat-scale',
      '--format',
      'count',
      'flat.json',
    );
    expect([out, code]).toEqual(['1\n', 0]);
    expect((await roomlint('--get-yargs-completions', 'check', '--format', 'co')).out).toBe('count\n');
    expect((await roomlint('check', '--format', 'cuont', 'flat.json')).err).toContain('did you mean count?');
    expect((await roomlint('check', '--help')).out).toMatch(/NAME or NAME=FILE: count,/);
  });

  test('make a command that works, is listed, is completed and is suggested', async () => {
    expect((await roomlint('sections')).out.split('\n')).toContain('roomItems');
    expect((await roomlint('--help')).out).toMatch(/^ +\S*roomlint sections|^ +sections +list the sections/m);
    expect((await roomlint('--get-yargs-completions', 'sect')).out).toContain(
      'sections\tlist the sections of a snapshot\n',
    );
    expect((await roomlint('sectoins')).err).toContain('did you mean "roomlint sections"?');
  });
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
