import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ViewedFiles } from '../../src/view/viewed-files.js';
import { roomlint, temporaryFolder } from '../cli/run-roomlint.js';

const folder = temporaryFolder();
const garden = readFileSync(new URL('../../examples/garden.json', import.meta.url));

describe('roomlint view ends with exit code 2 for a path that leads to no file', () => {
  test.each([
    [['missing.json'], 'missing.json: no such file'],
    [['garden.json', 'missing/*.json'], 'missing/*.json: no such file, and no file matches it as a pattern'],
    [['garden.json', '--against', 'missing.json'], 'missing.json: no such file'],
    [[''], '"": the path is empty: use "." for the current folder'],
  ])('%j', async (args, message) => {
    writeFileSync(join(folder.path, 'garden.json'), garden);
    const run = await roomlint(['view', '--no-open', ...args], { cwd: folder.path });
    expect(run).toEqual({ code: 2, out: '', err: `roomlint: ${message}\n` });
  });
});

test('a file that is gone later is named on the page', async () => {
  const path = join(folder.path, 'gone.json');
  writeFileSync(path, garden);
  const files = new ViewedFiles({
    cwd: folder.path,
    paths: ['gone.json'],
    against: undefined,
    settings: { cwd: folder.path },
    baselines: false,
    env: {},
  });
  await files.requirePaths();
  expect(await files.list()).toMatchObject({ files: [{ name: 'gone.json' }], problems: [] });
  rmSync(path);
  expect(await files.list()).toMatchObject({ problems: ['gone.json: no such file'] });
});

test('a found file counts as a snapshot by the same decision as in a check', async () => {
  const cwd = join(folder.path, 'found');
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'cut.json'), garden.subarray(0, 900));
  writeFileSync(join(cwd, 'list.json'), '[\n"roomItems": {"2": {"prefabName": "GLB"}},');
  writeFileSync(join(cwd, 'other.json'), '{"quests": {"none": "{n}"}}');
  const options = { cwd, paths: [], against: undefined, settings: { cwd }, baselines: false, env: {} };
  expect(await new ViewedFiles(options).list()).toMatchObject({
    files: [{ name: 'cut.json' }, { name: 'list.json' }],
  });
});
