import { chmodSync, existsSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { clean, newGitRepository, type Repository } from '../cli/repository.js';
import { roomlint, temporaryFolder } from '../cli/run-roomlint.js';
import { GIT_SETTINGS } from '../git-environment.js';

/* What only git itself does: filters, line ends, sparse checkouts, refusals. */

const folder = temporaryFolder();
let made = 0;
const repository = (): Repository => newGitRepository(join(folder.path, `r${made++}`));

describe('where Git LFS keeps a room, and the repository has programs of its own for the filter', () => {
  const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 1\n`;

  test.each([
    [
      'the content is checked, not the pointer',
      'cat >/dev/null; cat "$CONTENT"',
      1,
      'AutoStart has no effect',
    ],
    [
      'its absence is reported',
      'cat',
      2,
      'roomlint: rooms/a.json: its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull\n',
    ],
  ])('%s', async (_what, program, code, said) => {
    const { cwd, git, write, read, stage } = repository();
    const bin = folder.fresh({
      'git-lfs': `#!/bin/sh\n${program}\n`,
      'content.json': broken,
      pointer: POINTER,
    });
    chmodSync(join(bin, 'git-lfs'), 0o755);
    write('.gitattributes', 'rooms/*.json filter=lfs\n');
    const filter = `clean = "cat >/dev/null; cat '${bin}/pointer'"\n\tsmudge = "touch '${bin}/evil'; cat"`;
    write('.git/config', `${read('.git/config')}[filter "lfs"]\n\t${filter}\n`);
    stage({ 'rooms/a.json': broken });
    expect(git('show', ':rooms/a.json')).toBe(POINTER);
    const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, CONTENT: join(bin, 'content.json') };
    const run = await roomlint(['check', '--staged'], { cwd, env });
    expect([run.code, run.out + run.err]).toEqual([code, expect.stringContaining(said)]);
    expect(existsSync(join(bin, 'evil'))).toBe(false);
  });
});

test('line ends that git converts are those of the file for --staged --fix, and no loss for roundtrip', async () => {
  const { cwd, git, read, write, stage, commit } = repository();
  const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
  stage({ '.gitattributes': '*.json text eol=crlf\n', 'rooms/a.json': crlf(broken) });
  expect(git('show', ':rooms/a.json')).toBe(broken);
  expect(await roomlint(['check', '--staged', '--fix'], { cwd })).toMatchObject({ code: 0 });
  expect([read('rooms/a.json'), git('show', ':rooms/a.json')]).toEqual([crlf(clean), clean]);
  commit();
  chmodSync(join(cwd, 'rooms/a.json'), 0o755);
  const bytes = ['roundtrip', '--since', 'HEAD', '--keep', 'bytes'];
  expect(await roomlint(bytes, { cwd })).toMatchObject({
    code: 0,
    out: expect.stringContaining('rooms/a.json\n'),
  });
  write('rooms/a.json', clean);
  expect((await roomlint(bytes, { cwd })).code).toBe(1);
});

test('check --new --since reads the earlier version as a checkout would', async () => {
  const { cwd, write, commit } = repository();
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
  write('rooms/a.json', utf16(broken));
  commit({ '.gitattributes': 'rooms/*.json working-tree-encoding=UTF-16LE-BOM\n' });
  write('rooms/a.json', utf16(`${broken}\n`));
  const { err } = await roomlint(['check', '--new', '--since', 'HEAD'], { cwd });
  expect(err).toContain('no earlier version can be checked');
});

test('--since reads from git what a sparse checkout leaves out, also below a file in the place of its folder', async () => {
  const { cwd, git, commit } = repository();
  commit({ 'out/b.json': clean });
  commit({ 'out/b.json': broken });
  git('sparse-checkout', 'set', 'rooms');
  const checked = { code: 1, out: expect.stringMatching(/^out\/b\.json:\d+:\d+ error AutoStart/) };
  expect(await roomlint(['check', '--since', 'HEAD~1'], { cwd })).toMatchObject(checked);
  expect((await roomlint(['roundtrip', '--since', 'HEAD~1'], { cwd })).code).toBe(0);
  writeFileSync(join(cwd, 'out'), 'x');
  expect(await roomlint(['check', '--since', 'HEAD~1'], { cwd })).toMatchObject(checked);
});

test('a refusal of git is explained', async () => {
  const { cwd, git } = repository();
  const run = async (env: Record<string, string>, at = cwd) => {
    const { code, err } = await roomlint(['check', '--staged'], { cwd: at, env });
    return [code, err];
  };
  expect(await run({ PATH: folder.path })).toEqual([
    2,
    'roomlint: git cannot be started: is it installed?\n',
  ]);
  const untrusted = { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  expect(await run(untrusted)).toEqual([
    2,
    `roomlint: git does not trust this repository, because another user owns it: git config --global --add safe.directory '${realpathSync(cwd)}'\n`,
  ]);
  const set = await roomlint(['init', '--yes', 'rooms'], { cwd, env: { ...GIT_SETTINGS, ...untrusted } });
  expect(set).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      / {2}There is no hook: git does not trust this repository.*\.\n {4}roomlint init\n/,
    ),
  });
  git('clone', '--quiet', '--bare', '.', 'bare.git');
  expect(await run({}, join(cwd, 'bare.git'))).toEqual([
    2,
    'roomlint: this repository has no work tree, so there is nothing to check\n',
  ]);
});

test('init writes the hook into the folder that a linked work tree shares with its bare repository', async () => {
  const { cwd, git, read } = repository();
  git('clone', '--quiet', '--bare', '.', 'bare.git');
  git('--git-dir=bare.git', 'worktree', 'add', '--quiet', 'tree', 'main');
  const { code } = await roomlint(['init', '--yes'], { cwd: join(cwd, 'tree'), env: GIT_SETTINGS });
  expect([code, read('bare.git/hooks/pre-commit')]).toEqual([0, expect.stringContaining('check --staged')]);
});
