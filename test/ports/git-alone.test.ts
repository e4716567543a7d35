import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { broken } from '../example-changes.js';
import { clean, newGitRepository, type Repository } from '../front/cli/repository.js';
import { roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';
import { GIT_SETTINGS } from '../git-environment.js';

/* What only git itself does: filters, line ends, sparse checkouts, refusals. */

const folder = temporaryFolder();
let made = 0;
const repository = (): Repository => newGitRepository(join(folder.path, `r${made++}`));

test('where Git LFS keeps a room, its content is checked or missed, and no filter of the repository runs', async () => {
  const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
  const pointerTo = (text: string): string =>
    `version https://git-lfs.github.com/spec/v1\noid sha256:${idOf(text)}\nsize ${text.length}\n`;
  const id = idOf(broken);
  const { cwd, write, read, git } = repository();
  const evil = join(folder.path, 'evil');
  write('.gitattributes', 'rooms/*.json filter=lfs\n');
  write('.git/config', `${read('.git/config')}[filter "lfs"]\n\tsmudge = "touch '${evil}'; cat"\n`);
  write('rooms/a.json', pointerTo(broken));
  write('rooms/missed.json', pointerTo(clean));
  write(`.git/lfs/objects/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`, broken);
  git('add', '--all');
  expect(await roomlint(['check', '--staged'], { cwd })).toEqual({
    code: 2,
    out: expect.stringMatching(/^rooms\/a\.json:.*AutoStart has no effect/),
    err: 'roomlint: rooms/missed.json: its content is in Git LFS and has not been downloaded: install git-lfs, then run git lfs pull\n',
  });
  expect(existsSync(evil)).toBe(false);
});

test('line ends that git converts are those of the file for --staged --fix', async () => {
  const { cwd, git, read, stage } = repository();
  const crlf = (text: string): string => text.replaceAll('\n', '\r\n');
  stage({ '.gitattributes': '*.json text eol=crlf\n', 'rooms/a.json': crlf(broken) });
  expect(await roomlint(['check', '--staged', '--fix'], { cwd })).toMatchObject({ code: 0 });
  expect([read('rooms/a.json'), git('show', ':rooms/a.json')]).toEqual([crlf(clean), clean]);
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
      / {2}There is no hook: git does not trust this repository.*\.\n {4}npx roomlint init\n/,
    ),
  });
  git('clone', '--quiet', '--bare', '.', 'bare.git');
  expect(await run({}, join(cwd, 'bare.git'))).toEqual([
    2,
    'roomlint: this repository has no work tree, so there is nothing to check\n',
  ]);
});
