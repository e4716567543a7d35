import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ViewedFiles } from '../../src/view/viewed-files.js';
import { temporaryFolder } from '../temporary-folder.js';

const folder = temporaryFolder();
const garden = readFileSync(new URL('../../examples/garden.json', import.meta.url));

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
