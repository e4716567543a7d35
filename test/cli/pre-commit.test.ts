import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { broken } from '../broken-room.js';
import { roomWith } from '../example-changes.js';
import { FIND_KEY } from '../example-room.js';
import { newRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

const folder = temporaryFolder();
let made = 0;
let here: Repository;
beforeEach(() => {
  here = newRepository(join(folder.path, `r${made++}`));
});

const worse = roomWith({ quests: { [FIND_KEY]: { AutoStart: true, Creator: '' } } });

describe('the hook roomlint-new of pre-commit', () => {
  const manifest = readFileSync(new URL('../../.pre-commit-hooks.yaml', import.meta.url), 'utf8');
  const hook = (parse(manifest) as { id: string; entry: string; pass_filenames?: boolean }[]).find(
    ({ id }) => id === 'roomlint-new',
  );
  const args = hook?.entry.split(' ').slice(1) ?? [];
  const hooked = (env: Record<string, string> = {}): Promise<Run> =>
    roomlint(args, { cwd: here.cwd, env: { PRE_COMMIT: '1', ...env } });

  test('judges what is staged, without the names of files', async () => {
    here.commit({ 'rooms/a.json': broken });
    here.stage({ 'rooms/a.json': worse });
    expect(hook?.pass_filenames).toBe(false);
    const { code, out } = await hooked();
    expect([code, out]).toEqual([1, expect.stringContaining('quest/creator')]);
    expect(out).not.toContain('quest/no-auto-start');
  });

  test('judges what has changed since the ref that pre-commit gives', async () => {
    here.commit({ 'rooms/a.json': broken });
    const from = here.head();
    here.commit({ 'rooms/a.json': worse });
    expect((await hooked({ PRE_COMMIT_FROM_REF: from })).code).toBe(1);
    expect((await hooked({ PRE_COMMIT_FROM_REF: 'HEAD' })).code).toBe(0);
  });

  test('stops for a new warning as well, unless its arguments allow some', async () => {
    here.stage({ 'rooms/a.json': roomWith({ roomItems: { 3: { parentItemID: 77 } } }) });
    const { code, err } = await hooked();
    expect([code, err]).toEqual([1, expect.stringContaining('1 warning')]);
    expect((await roomlint([...args, '--max-warnings', '1'], { cwd: here.cwd })).code).toBe(0);
  });

  test('ends with 2 where there is no change to judge', async () => {
    const { code, err } = await hooked();
    expect([code, err]).toEqual([
      2,
      'roomlint: nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files\n',
    ]);
    const alone = await roomlint(['check', '--pre-commit'], { cwd: here.cwd });
    expect([alone.code, alone.err]).toEqual([2, 'roomlint: --pre-commit needs --new: it judges a change\n']);
  });
});

describe.each([['check', '--new'], ['plan']])('roomlint %s --pre-commit', (...command) => {
  test('judges what is staged, or what has changed since PRE_COMMIT_FROM_REF; with neither, the exit code is 2', async () => {
    const hook = (env: Readonly<Record<string, string>> = {}): Promise<Run> =>
      roomlint([...command.filter((word) => word !== undefined), '--pre-commit'], { cwd: here.cwd, env });
    const bad = `{"roomItems": {"1": {"prefabName": 7}}}`;
    expect(await hook()).toMatchObject({
      code: 2,
      err: expect.stringContaining('nothing is staged and PRE_COMMIT_FROM_REF is not set'),
    });
    here.stage({ 'rooms/a.json': bad });
    expect((await hook()).code).toBe(1);
    here.commit();
    expect((await hook()).code).toBe(2);
    expect((await hook({ PRE_COMMIT_FROM_REF: 'HEAD~1' })).code).toBe(1);
    expect((await hook({ PRE_COMMIT_FROM_REF: 'HEAD' })).code).toBe(0);
  });
});
