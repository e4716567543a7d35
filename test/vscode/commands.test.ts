import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { COMMANDS, type Desk } from '../../editors/vscode/src/commands.js';
import { broken as faulty } from '../example-changes.js';
import { clean, newRepository } from '../front/cli/repository.js';
import { roomlint, temporaryFolder } from '../front/cli/run-roomlint.js';

const MANIFEST = new URL('../../editors/vscode/package.json', import.meta.url);
const folder = temporaryFolder();
let told: string[];
beforeEach(() => {
  told = [];
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
    runTask: async (args, cwd) => void told.push((await roomlint(args, { cwd })).out),
    showMarkdown: async (title, text) => void told.push(title, text),
    showPage: (title, html) => void told.push(title, html.slice(0, 15)),
    applyCodeAction: async (kind) => void told.push(kind),
    restart: async () => void told.push('restart'),
    showLog: () => told.push('log'),
    inform: (message) => told.push(message),
    fail: (message) => told.push(`failed: ${message}`),
    ...setting,
  });
}

test('check runs in every folder, and its findings are read by the problem matcher', async () => {
  const { problemMatchers } = JSON.parse(readFileSync(MANIFEST, 'utf8')).contributes;
  const finding = new RegExp(problemMatchers[0].pattern.regexp);
  folder.write('one/a.json', faulty);
  folder.write('two/b.json', clean);
  await run('check', { folders: ['one', 'two'].map((name) => join(folder.path, name)) });
  await run('check');
  const found = told.flatMap((text) => text.split('\n')).map((line) => finding.exec(line)?.slice(1));
  const line = faulty.split('\n').findIndex((each) => each.includes('"AutoStart": true'));
  const column = faulty.split('\n')[line]?.indexOf('true') ?? -1;
  expect(found.filter((each) => each !== undefined)).toEqual([
    ['a.json', `${line + 1}`, `${column + 1}`, 'error', expect.any(String), 'quest/no-auto-start'],
  ]);
  expect(told.at(-1)).toBe('failed: open a folder first');
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
    'refactor.rewrite',
    'failed: open a snapshot first',
    'Quests of garden.json',
    '<!doctype html>',
  ]);
});
