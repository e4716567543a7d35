import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMMANDS, type Desk } from '../../editors/vscode/src/commands.js';
import type { CheckReport } from '../../editors/vscode/src/report.js';
import { broken as faulty } from '../broken-room.js';
import { clean, newRepository } from '../front/cli/repository.js';
import { roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';

const folder = temporaryFolder();
let told: string[];
let reports: readonly CheckReport[];
beforeEach(() => {
  told = [];
  reports = [];
});

/** Runs a command in an editor with these folders and this file, whose changes are saved. */
async function run(name: string, setting: Partial<Desk> = {}, active?: string): Promise<void> {
  await COMMANDS[`roomlint.${name}`]?.({
    settings: { path: '', config: '', plugins: true },
    folders: [],
    activeFile: () => (active === undefined ? undefined : { path: active, save: async () => true }),
    run: async (args, cwd) => {
      const { code, out, err } = await roomlint(args, { cwd });
      return { code, out, err: err.trim() };
    },
    showProblems: (shown) => {
      reports = shown;
    },
    showMarkdown: async (title, text) => void told.push(title, text),
    showPage: (title, html) => void told.push(title, html.slice(0, 15)),
    applyCodeAction: async (kind) => void told.push(kind),
    openLogic: async () => false,
    restart: async () => void told.push('restart'),
    showLog: () => told.push('log'),
    inform: (message) => told.push(message),
    fail: (message) => told.push(`failed: ${message}`),
    ...setting,
  });
}

describe('the check command', () => {
  test('shows the findings of every folder, at positions as the editor counts, and says how many', async () => {
    folder.write('one/a.json', `\uFEFF${faulty}`);
    folder.write('two/b.json', clean);
    await run('check', { folders: [join(folder.path, 'one'), join(folder.path, 'two')] });
    expect(reports.map(({ problems }) => [...problems.keys()].map((path) => basename(path)))).toEqual([
      ['a.json'],
      [],
    ]);
    const line = faulty.split('\n').findIndex((each) => each.includes('"AutoStart": true'));
    const character = faulty.split('\n')[line]?.indexOf('true') ?? -1;
    expect(reports[0]?.problems.get(join(folder.path, 'one/a.json'))).toMatchObject([
      { level: 'error', rule: 'text/encoding' },
      { rule: 'quest/no-auto-start', start: { line, character }, end: { line, character: character + 4 } },
    ]);
    expect(told).toEqual(['roomlint found 2 errors in 2 snapshots']);
  });

  test('asks for something to check, says why a check failed, and loads no plugins without trust', async () => {
    folder.write('plugins/a.json', clean);
    folder.write('plugins/roomlint.config.json', '{ "plugins": ["./missing.mjs"] }');
    const folders = [join(folder.path, 'plugins')];
    await run('check');
    await run('check', { folders });
    expect(reports).toEqual([]);
    await run('check', { folders, settings: { path: '', config: '', plugins: false } });
    expect(told).toEqual([
      'failed: open a folder or a snapshot to check',
      expect.stringMatching(/^failed: the config cannot be used:\s.*missing\.mjs/),
      'roomlint found nothing in 1 snapshot',
    ]);
  });
});

test('a plan is that of an import of the file on the disk into the room at HEAD, beyond its limits as well', async () => {
  const { cwd, write } = newRepository(join(folder.path, 'repository'));
  write('rooms/a.json', clean);
  await run('showPlan', {}, join(cwd, 'rooms/a.json'));
  write('rooms/a.json', JSON.stringify({ ...JSON.parse(clean), roomItems: {}, logic: {} }));
  await run('showPlan', {}, join(cwd, 'rooms/a.json'));
  await run('showPlan', {}, folder.write('outside/a.json', clean));
  expect(told).toEqual([
    'no room of HEAD has changed: nothing to plan',
    'Plan of a.json',
    expect.stringContaining('removed'),
    expect.stringMatching(/^failed: .*git/),
  ]);
});

test('the other commands do what they are called, or say what is missing', async () => {
  for (const name of ['fixAll', 'restart', 'showLog', 'editLogicAtCursor', 'showGraph']) await run(name);
  const page = async () => ({ code: 0, out: '<svg></svg>', err: '' });
  await run('showGraph', { run: page }, folder.write('garden.json', clean));
  expect(told).toEqual([
    'source.fixAll.roomlint',
    'restart',
    'log',
    expect.stringContaining('failed: put the cursor into a string that holds JSON'),
    'failed: open a snapshot first',
    'Quests of garden.json',
    '<!doctype html>',
  ]);
});
