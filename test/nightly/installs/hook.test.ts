import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken } from '../../broken-room.js';
import { clean, newGitRepository, type Repository, repositoryAt } from '../../cli/repository.js';
import { COMMAND, temporaryFolder } from '../../cli/run-roomlint.js';

/* git runs the published command before a commit. */

const folder = temporaryFolder();

function hooked(name: string, script: string): Repository {
  const made = newGitRepository(join(folder.path, name));
  const command = `"${process.execPath}" "${COMMAND}"`;
  made.write('.git/hooks/pre-commit', `#!/bin/sh\n${script.replaceAll('roomlint', command)}\n`);
  chmodSync(join(made.cwd, '.git/hooks/pre-commit'), 0o755);
  return made;
}

test('--new stops the commit of a new fault, and lets one pass that renames a room with an old one', () => {
  const { git, write, stage, head } = hooked('new', 'exec roomlint check --new --staged');
  stage({ 'rooms/b.json': broken });
  git('commit', '--quiet', '--no-verify', '--message=old');
  const old = head();
  write('rooms/a.json', broken);
  expect(() => git('commit', '--quiet', '--all', '--message=bad')).toThrow('AutoStart has no effect');
  expect(head()).toBe(old);
  git('reset', '--quiet', '--hard');
  git('mv', 'rooms/b.json', 'rooms/renamed.json');
  write('rooms/renamed.json', `${broken} `);
  git('commit', '--quiet', '--all', '--message=renamed');
  expect(head()).not.toBe(old);
});

test('--fix commits the fixed file, and stops a commit of single paths, whose index only git can change', () => {
  const { git, read, write } = hooked('fix', 'exec roomlint check --staged --fix');
  write('rooms/a.json', broken);
  git('commit', '--quiet', '--all', '--message=x');
  expect([git('show', 'HEAD:rooms/a.json'), read('rooms/a.json')]).toEqual([clean, clean]);
  write('rooms/a.json', broken);
  expect(() => git('commit', '--message=second', 'rooms/a.json')).toThrow(
    'rooms/a.json: fixed, but the fixes are not staged: git commit with paths does not pick up fixes: git add the file and commit again',
  );
  expect(read('rooms/a.json')).toBe(clean);
  expect(git('status', '--short')).toBe('');
});

test('a hook in a linked work tree that changes into a folder checks the whole commit, with the names and configs of that folder', () => {
  const main = hooked(
    'main',
    'cd rooms && roomlint check --staged $([ -e ../fixing ] && echo --fix) > ../told 2>&1',
  );
  const config = '{"rules":{"quest/no-auto-start":"off"}}';
  main.stage({ 'other/b.json': clean, 'other/roomlint.config.json': config, '.gitignore': 'told\nfixing\n' });
  main.git('commit', '--quiet', '--no-verify', '--message=second');
  const linked = repositoryAt(`${main.cwd}-linked`);
  main.git('worktree', 'add', '--quiet', '--force', linked.cwd);
  linked.stage({ 'rooms/a.json': broken, 'other/b.json': broken });
  expect(() => linked.git('commit', '--message=third')).toThrow();
  expect(linked.read('told')).toMatch(/^a\.json:\d+:\d+ error AutoStart[\s\S]*\n1 error in 2 files/);
  linked.write('fixing', '');
  linked.git('commit', '--quiet', '--message=third');
  expect(linked.git('show', 'HEAD:rooms/a.json')).toBe(clean);
  expect(linked.git('show', 'HEAD:other/b.json')).toBe(broken);
  expect(existsSync(join(main.cwd, 'told'))).toBe(false);
});
