import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { broken } from '../broken-room.js';
import { clean, emptyRepository, newRepository, type Repository } from './repository.js';
import { type Run, roomlint, temporaryFolder } from './run-roomlint.js';

/* "baseline" in the config. With --staged and --since, only what was accepted at the base counts. */

const folder = temporaryFolder();
let count = 0;
let repository: Repository;
const run = (...args: readonly string[]): Promise<Run> => roomlint(args, { cwd: repository.cwd });
const check = (...args: readonly string[]): Promise<Run> => run('check', ...args);
const CONFIG = JSON.stringify({ baseline: 'accepted.json' });
/** Another file with the same finding. */
const other = broken.replace('"roomItems"', ' "roomItems"');

function commit(): void {
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--allow-empty', '--message=next');
}

beforeEach(() => {
  repository = newRepository(join(folder.path, `repository-${count++}`));
});

describe('"baseline" in the config', () => {
  test('is relative to the config, is written by --update-baseline, and is left out with --no-baseline', async () => {
    repository.write('rooms/a.json', broken);
    repository.write('rooms/roomlint.config.json', JSON.stringify({ baseline: '../accepted.json' }));
    expect((await check('rooms')).code).toBe(2);
    const updated = await check('--update-baseline', 'rooms');
    expect([updated.code, updated.err]).toEqual([
      0,
      expect.stringContaining('accepted.json: accepted 1 finding'),
    ]);
    expect(JSON.parse(repository.read('accepted.json')).files).toHaveProperty(['rooms/a.json']);
    expect((await check('rooms')).code).toBe(0);
    expect((await check('--no-baseline', 'rooms')).code).toBe(1);
    expect((await check('--no-config', 'rooms')).code).toBe(1);
    expect((await check('--no-baseline', '--baseline', 'accepted.json', 'rooms')).code).toBe(2);
    expect((await check('--no-baseline', '--update-baseline', 'rooms')).code).toBe(2);
  });

  test('each config has its own', async () => {
    repository.write('rooms/a.json', broken);
    repository.write('parks/b.json', broken);
    for (const name of ['rooms', 'parks']) repository.write(`${name}/roomlint.config.json`, CONFIG);
    await check('--update-baseline', '.');
    expect((await check('.')).code).toBe(0);
    expect(Object.keys(JSON.parse(repository.read('parks/accepted.json')).files)).toEqual(['b.json']);
  });

  test.each([7, '', null, ['a.json']])('cannot be %j', async (baseline) => {
    repository.write('roomlint.config.json', JSON.stringify({ baseline }));
    const { code, err } = await check('rooms');
    expect([code, err]).toEqual([2, expect.stringContaining('"baseline" must be the path of a file')]);
  });
});

describe('with --staged and --since', () => {
  const codes = async (...args: string[]): Promise<(number | null)[]> => {
    const staged = await check('--staged', ...args);
    repository.git('commit', '--quiet', '--message=on the branch');
    return [staged.code, (await check('--since', 'main', ...args)).code];
  };
  async function accepted(): Promise<void> {
    repository.write('roomlint.config.json', CONFIG);
    repository.write('rooms/a.json', broken);
    await check('--update-baseline', 'rooms');
    commit();
    repository.git('checkout', '--quiet', '-b', 'branch');
  }

  test('what was accepted at the base is left out', async () => {
    await accepted();
    repository.write('rooms/a.json', other);
    repository.git('add', '--all');
    expect(await codes()).toEqual([0, 0]);
  });

  test('entries that the branch adds do not count', async () => {
    await accepted();
    repository.write('rooms/b.json', broken);
    await check('--update-baseline', 'rooms');
    expect((await check('rooms')).code).toBe(0);
    repository.git('add', '--all');
    expect(await codes()).toEqual([1, 1]);
    expect((await check('--since', 'main', '--baseline', 'accepted.json')).code).toBe(1);
  });

  test('entries that the branch removes do not count either', async () => {
    await accepted();
    repository.write('rooms/a.json', other);
    repository.write('accepted.json', '{"version": 2, "files": {}}');
    repository.git('add', '--all');
    expect(await codes()).toEqual([1, 1]);
  });

  test.each([
    ['another baseline in the config', { baseline: 'mine.json' }, 'roomlint.config.json'],
    ['a config of its own beside the room', { baseline: '../mine.json' }, 'rooms/roomlint.config.json'],
  ])('the branch cannot bring %s', async (_, config, name) => {
    repository.write('rooms/b.json', clean);
    await accepted();
    repository.write('rooms/b.json', broken);
    await check('--update-baseline', '--baseline', 'mine.json', 'rooms');
    repository.write(name, JSON.stringify(config));
    expect((await check('rooms')).code).toBe(0);
    repository.git('add', '--all');
    expect(await codes()).toEqual([1, 1]);
    expect((await check('--since', 'main', '--baseline', 'mine.json')).code).toBe(1);
  });

  test('a baseline outside of the repository is the one that was named', async () => {
    repository.write('rooms/a.json', broken);
    const outside = `../accepted-${count}.json`;
    await check('--update-baseline', '--baseline', outside, 'rooms');
    repository.git('checkout', '--quiet', '-b', 'branch');
    repository.git('add', '--all');
    expect(await codes('--baseline', outside)).toEqual([0, 0]);
  });

  test('a baseline at the base that cannot be read accepts nothing', async () => {
    repository.write('roomlint.config.json', CONFIG);
    repository.write('accepted.json', 'broken');
    commit();
    repository.git('checkout', '--quiet', '-b', 'branch');
    repository.git('rm', '--quiet', '--force', 'accepted.json');
    repository.write('rooms/a.json', broken);
    await check('--update-baseline', 'rooms');
    repository.git('add', '--all');
    expect(await codes()).toEqual([1, 1]);
  });

  test('before the first commit, what is accepted is left out', async () => {
    const first = emptyRepository(`${repository.cwd}/first`);
    first.write('roomlint.config.json', CONFIG);
    first.write('a.json', broken);
    const staged = (): Promise<Run> => {
      first.git('add', '--all');
      return roomlint(['check', '--staged', '--new'], { cwd: first.cwd });
    };
    await roomlint(['check', '--update-baseline'], { cwd: first.cwd });
    expect(await staged()).toMatchObject({
      code: 0,
      err: expect.stringContaining('1 known finding left out'),
    });
    first.write('b.json', broken);
    expect((await staged()).code).toBe(1);
  });
});
