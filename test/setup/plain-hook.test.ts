import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { hookSetup } from '../../src/setup/hooks.js';
import { clean, newGitRepository, type Repository, repositoryAt } from '../cli/repository.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { gitEnvironment } from '../git-environment.js';

/* The shell runs the hook, as git does; the installed roomlint is a program that says where and how it was called. */

const folder = temporaryFolder();
const CALL = 'check --staged --new --with-plan --max-warnings 0';

interface Ran {
  readonly status: number | null;
  readonly said: string;
}

function runIn(cwd: string, script: string): Ran {
  const options = { cwd, env: gitEnvironment(), encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], options);
  return { status, said: stdout + stderr };
}

function hook(cwd: string, inside = ''): Ran {
  return runIn(cwd, hookSetup('plain', { folder: inside, home: '', version: '' }).text);
}

const INSTALLED = 'node_modules/.bin/roomlint';
const PROGRAM = '#!/bin/sh\necho "$PWD: $*"\n';

function installedIn(cwd: string, inside: string, program = PROGRAM): void {
  const path = join(inside, INSTALLED);
  repositoryAt(cwd).write(path, program);
  chmodSync(join(cwd, path), 0o755);
}

describe.each(['', 'my rooms'])('the plain hook for the folder "%s"', (inside) => {
  test('runs the roomlint that is installed there', () => {
    const cwd = folder.fresh();
    installedIn(cwd, inside);
    expect(hook(cwd, inside)).toEqual({ status: 0, said: `${join(cwd, inside)}: ${CALL}\n` });
  });

  test('as lines for an existing script, stops it when the check fails, and leaves it in its folder', () => {
    const cwd = folder.fresh();
    const { lines } = hookSetup('plain', { folder: inside, home: '', version: '' });
    const script = `${lines}\necho "went on in $PWD"`;
    for (const [code, said] of [
      [0, `went on in ${cwd}\n`],
      [1, ''],
    ] as const) {
      installedIn(cwd, inside, `#!/bin/sh\nexit ${code}\n`);
      expect(runIn(cwd, script)).toEqual({ status: code, said });
    }
  });
});

describe('the plain hook without an installation', () => {
  const REFUSED = 'A room is staged, and roomlint is not installed here: run npm install.\n';
  let main: Repository;
  beforeAll(() => {
    main = newGitRepository(join(folder.path, 'main'));
  });

  test('is silent about a commit of no JSON, of other JSON and of a room that goes, though others are there', () => {
    main.stage({ 'notes.txt': '"roomItems"', 'package.json': '{ "name": "x" }', 'rooms/b.json': clean });
    main.git('commit', '--quiet', '--message=next');
    main.stage({ 'notes.txt': 'x', 'package.json': '{ "name": "y" }' });
    main.git('rm', '--quiet', 'rooms/b.json');
    expect(hook(main.cwd)).toEqual({ status: 0, said: '' });
  });

  test.each([
    ['a room with quotes in its name', ['rooms/a "room".json']],
    ['many rooms', Array.from({ length: 50 }, (_, index) => `${index}.json`)],
  ])('stops a commit of %s, among other files', (_what, names) => {
    main.stage({ 'c.json': '{}', ...Object.fromEntries(names.map((name) => [name, clean])) });
    expect(hook(main.cwd)).toEqual({ status: 1, said: REFUSED });
  });

  test('stops a commit in a linked work tree, unless the main one has an installation', () => {
    const linked = repositoryAt(join(folder.path, 'linked'));
    main.git('worktree', 'add', '--quiet', '-b', 'linked', linked.cwd, 'main');
    expect(existsSync(join(linked.cwd, INSTALLED))).toBe(false);
    linked.stage({ 'a.json': clean });
    expect(hook(linked.cwd)).toEqual({ status: 1, said: REFUSED });
    installedIn(main.cwd, '');
    expect(hook(linked.cwd)).toEqual({ status: 0, said: `${linked.cwd}: ${CALL}\n` });
  });
});
