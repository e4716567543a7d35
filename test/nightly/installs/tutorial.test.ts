import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { gitEnvironment } from '../../git-environment.js';
import { pages } from '../../pages.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = temporaryFolder();

/** A block of code in the tutorial, with the comment before it. */
interface Block {
  /** What the comment says: `shows`, `save NAME`, `replace NAME`, `install`, `once`, `answer init` or nothing. */
  readonly what: string;
  readonly language: string;
  readonly code: string;
}

function blocks(): Block[] {
  const text = pages().find(({ path }) => path === 'docs/tutorial.md')?.text ?? '';
  const found = [...text.matchAll(/(?:<!-- tutorial:(.+) -->\n)?^```(\w+)\n([\s\S]*?)^```$/gm)];
  return found.map(([, what = '', language = '', code = '']) => ({ what, language, code }));
}

/** What the lines print, to both outputs. */
function follow(lines: string, rooms: string, programs: string): string {
  const { stdout, stderr, error } = spawnSync('sh', ['-c', lines], {
    cwd: rooms,
    encoding: 'utf8',
    env: { ...gitEnvironment(), PATH: `${programs}${delimiter}${process.env.PATH}` },
  });
  if (error) throw error;
  return `${stdout}${stderr}`;
}

/** A folder as the installation leaves it, and one with an `npx` that starts what is there and nothing else. */
function installed(): { rooms: string; programs: string } {
  const rooms = join(folder.path, 'my-rooms');
  const programs = join(folder.path, 'programs');
  mkdirSync(join(rooms, 'node_modules/.bin'), { recursive: true });
  mkdirSync(programs);
  symlinkSync(root, join(rooms, 'node_modules/roomlint'));
  const start = 'exec node node_modules/roomlint/dist/roomlint.js "$@"';
  writeFileSync(join(rooms, 'node_modules/.bin/roomlint'), `#!/bin/sh\n${start}\n`, { mode: 0o755 });
  writeFileSync(join(programs, 'npx'), `#!/bin/sh\nshift\n${start}\n`, { mode: 0o755 });
  return { rooms, programs };
}

test('the tutorial leads, followed word for word, from an installation to a first play', () => {
  const { rooms, programs } = installed();
  let printed = '';
  let shown = 0;
  for (const { what, language, code } of blocks()) {
    const [kind, name = ''] = what.split(' ');
    const path = join(rooms, name);
    if (kind === 'install' || kind === 'once' || language === 'powershell') continue;
    if (kind === 'save') writeFileSync(path, code);
    else if (kind === 'replace') {
      const [from = '', to = ''] = code.split('\n');
      const parts = readFileSync(path, 'utf8').split(from);
      expect(parts).toHaveLength(2);
      writeFileSync(path, parts.join(to));
    } else if (kind === 'shows') {
      for (const line of code.trimEnd().split('\n')) expect(printed).toContain(line);
      shown++;
    } else {
      expect(language).toBe('sh');
      // There is no terminal to press Enter on: --yes takes the usual answers.
      const lines = kind === 'answer' ? code.replace(/(?<=roomlint) init$/m, ' init --yes') : code;
      printed = follow(lines, rooms, programs);
    }
  }
  expect(shown).toBeGreaterThan(5);
  const picture = readFileSync(join(rooms, 'garden.svg'), 'utf8');
  expect(picture).toMatch(/^<svg /);
  expect(picture).toContain('0_find_key');
});

test('every line of the tutorial that saves output has a line for PowerShell', () => {
  const all = blocks();
  const saving = all.filter(({ language, code }) => language === 'sh' && /[|>&]|\bexport\b|\$/.test(code));
  expect(saving).not.toEqual([]);
  for (const block of saving) expect(all[all.indexOf(block) + 1]?.language).toBe('powershell');
});
