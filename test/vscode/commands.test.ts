import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../editors/vscode/src/commands.js';
import { broken as faulty } from '../broken-room.js';
import { clean, newGitRepository as newRepository, type Repository } from '../cli/repository.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { FakeDesk } from './fake-desk.js';

const folder = temporaryFolder();
let desk: FakeDesk;

beforeEach(() => {
  desk = new FakeDesk();
});

async function run(name: string): Promise<void> {
  await COMMANDS[`roomlint.${name}`]?.(desk);
}

describe('the check command', () => {
  test('shows the findings of every folder, at positions as the editor counts, and says how many', async () => {
    folder.write('one/a.json', `\uFEFF${faulty}`);
    folder.write('two/b.json', clean);
    desk.folders = [join(folder.path, 'one'), join(folder.path, 'two')];
    await run('check');
    const [first, second] = desk.reports;
    expect([...(first?.problems.keys() ?? [])]).toEqual([join(folder.path, 'one/a.json')]);
    expect(second?.problems.size).toBe(0);
    const [mark, start] = first?.problems.get(join(folder.path, 'one/a.json')) ?? [];
    expect([mark?.rule, mark?.level]).toEqual(['text/encoding', 'error']);
    const line = faulty.split('\n').findIndex((each) => each.includes('"AutoStart": true'));
    const character = faulty.split('\n')[line]?.indexOf('true') ?? -1;
    expect(start).toEqual({
      level: 'error',
      rule: 'quest/no-auto-start',
      message: expect.stringContaining('AutoStart has no effect'),
      start: { line, character },
      end: { line, character: character + 4 },
    });
    expect(desk.told).toEqual(['roomlint found 2 errors in 2 snapshots']);
  });

  test('asks for something to check, and says why a check failed', async () => {
    await run('check');
    desk.folders = [folder.path];
    desk.settings = { ...desk.settings, config: join(folder.path, 'missing.json') };
    await run('check');
    expect(desk.told).toEqual([
      'failed: open a folder or a snapshot to check',
      expect.stringMatching(/^failed: the config cannot be used:\s+missing\.json/),
    ]);
    expect(desk.reports).toEqual([]);
  });

  test('loads no plugins where the workspace is not trusted', async () => {
    folder.write('plugins/a.json', clean);
    folder.write('plugins/roomlint.config.json', '{ "plugins": ["./missing.mjs"] }');
    desk.folders = [join(folder.path, 'plugins')];
    await run('check');
    desk.settings = { ...desk.settings, plugins: false };
    await run('check');
    expect(desk.told).toEqual([
      expect.stringMatching(/^failed: the config cannot be used:\s.*missing\.mjs/),
      'roomlint found nothing in 1 snapshot',
    ]);
  });
});

describe('the plan command', () => {
  let repository: Repository;
  beforeAll(() => {
    repository = newRepository(join(folder.path, 'repository'));
  });
  beforeEach(() => {
    desk.active = join(repository.cwd, 'rooms/a.json');
  });

  test('plans the import of the file on the disk into the room at HEAD, also beyond its limits', async () => {
    repository.write('rooms/a.json', JSON.stringify({ ...JSON.parse(clean), roomItems: {}, logic: {} }));
    await run('showPlan');
    expect(desk.pages).toEqual([{ title: 'Plan of a.json', text: expect.stringContaining('removed') }]);
    expect(desk.told).toEqual([]);
  });

  test('says that nothing has changed, and that there is no repository', async () => {
    repository.write('rooms/a.json', clean);
    await run('showPlan');
    desk.active = folder.write('outside/a.json', clean);
    await run('showPlan');
    expect(desk.told).toEqual([
      'no room of HEAD has changed: nothing to plan',
      expect.stringMatching(/^failed: .*git/),
    ]);
    expect(desk.pages).toEqual([]);
  });
});
