import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { hookSetup } from '../../src/setup/hooks.js';
import { clean, emptyRepository, type Repository, repositoryAt } from '../cli/repository.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { gitEnvironment } from '../git-environment.js';

/* Git runs the hook; the installed roomlint is a program that says where and how it was called. */

const around = temporaryFolder();
const CALL = 'check --staged --new --with-plan --max-warnings 0';
let count = 0;
let repository: Repository;

interface Committed {
  readonly status: number | null;
  readonly said: string;
}

function commitIn({ cwd }: Repository): Committed {
  const options = { cwd, env: gitEnvironment(), encoding: 'utf8' as const };
  const { status, stdout, stderr } = spawnSync('git', ['commit', '--quiet', '--message=next'], options);
  return { status, said: stdout + stderr };
}

function install(folder = ''): void {
  const path = join(folder, 'node_modules/.bin/roomlint');
  repository.write(path, '#!/bin/sh\necho "$PWD: $*"\n');
  chmodSync(join(repository.cwd, path), 0o755);
  repository.write('.gitignore', 'node_modules/\n');
}

function writeHook(folder = ''): void {
  const { text } = hookSetup('plain', { folder, home: '', version: '' });
  repository.write('.git/hooks/pre-commit', text);
  chmodSync(join(repository.cwd, '.git/hooks/pre-commit'), 0o755);
}

/** A linked work tree, which has no packages of its own. */
function linked(): Repository {
  const path = join(around.path, `linked ${count}`);
  repository.git('worktree', 'add', '--quiet', '-b', `linked-${count}`, path);
  return repositoryAt(path);
}

beforeEach(() => {
  repository = emptyRepository(join(around.path, `main ${count++}`));
  repository.commit({ 'readme.md': 'rooms' });
});

describe('the plain hook', () => {
  test.each(['', 'my rooms'])('runs the installed roomlint in its folder: "%s"', (folder) => {
    install(folder);
    writeHook(folder);
    repository.stage({ 'a.json': clean });
    expect(commitIn(repository)).toEqual({ status: 0, said: `${join(repository.cwd, folder)}: ${CALL}\n` });
  });

  test('uses the installation of the main work tree in a linked one', () => {
    install();
    writeHook();
    const tree = linked();
    tree.stage({ 'a.json': clean });
    expect(commitIn(tree)).toEqual({ status: 0, said: `${tree.cwd}: ${CALL}\n` });
  });

  describe('without an installation', () => {
    beforeEach(() => writeHook());

    test.each([
      ['a room', { 'rooms/a "room".json': clean }],
      ['a room among many files', { 'a.json': '{}', 'b.json': clean, 'c.json': '{}' }],
      ['many rooms', Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`${index}.json`, clean]))],
    ])('stops a commit of %s, and says what to run', (_what, files) => {
      for (const tree of [repository, linked()]) {
        tree.stage(files);
        const { status, said } = commitIn(tree);
        expect([status, said]).toEqual([
          1,
          'A room is staged, and roomlint is not installed here: run npm install.\n',
        ]);
      }
    });

    test.each([
      ['no JSON', { 'notes.txt': '"roomItems"' }],
      ['other JSON', { 'package.json': '{ "name": "x" }' }],
    ])('is silent about a commit of %s', (_what, files) => {
      // Rooms that the commit does not touch do not count.
      repository.git(
        '-c',
        'core.hooksPath=/dev/null',
        'commit',
        '--quiet',
        '--allow-empty',
        '--message=none',
      );
      repository.write('old.json', clean);
      repository.git('add', '.');
      repository.git('-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '--message=old');
      repository.stage(files);
      expect(commitIn(repository)).toEqual({ status: 0, said: '' });
    });

    test('is silent about a room that a commit deletes', () => {
      mkdirSync(join(repository.cwd, 'rooms'));
      repository.write('rooms/a.json', clean);
      repository.git('add', '.');
      repository.git('-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '--message=room');
      repository.git('rm', '--quiet', 'rooms/a.json');
      expect(commitIn(repository)).toEqual({ status: 0, said: '' });
    });
  });

  test.each(['', 'my rooms'])(
    'as lines for an existing script, stops it when the check fails, and leaves it in its folder: "%s"',
    (folder) => {
      install(folder);
      const { lines } = hookSetup('plain', { folder, home: '', version: '' });
      const run = (code: number): string => {
        repository.write(join(folder, 'node_modules/.bin/roomlint'), `#!/bin/sh\nexit ${code}\n`);
        const script = `${lines}\necho "went on in $PWD"`;
        return spawnSync('sh', ['-c', script], { cwd: repository.cwd, encoding: 'utf8' }).stdout;
      };
      expect(run(0)).toBe(`went on in ${repository.cwd}\n`);
      expect(run(1)).toBe('');
    },
  );
});
