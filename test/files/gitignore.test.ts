import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectFiles } from '../../src/files/select.js';
import { emptyFolder } from '../temporary-folder.js';

const { path: folder, write } = emptyFolder();

async function pathsOf(...paths: string[]): Promise<string[]> {
  const { files, problems } = await selectFiles(paths, folder);
  return [...files.map(({ path }) => path), ...problems.map(({ path, message }) => `${path}: ${message}`)];
}

describe('.gitignore', () => {
  test('excludes files and folders where a folder is searched', async () => {
    write('.gitignore', 'dist/\n*.tmp.json\n/only-here.json\n');
    for (const name of ['a.json', 'b.tmp.json', 'dist/c.json', 'deep/dist/d.json', 'deep/only-here.json'])
      write(name);
    write('only-here.json');
    expect(await pathsOf('.')).toEqual(['a.json', 'deep/only-here.json']);
    expect(await pathsOf('**/*.json')).toEqual(['a.json', 'deep/only-here.json']);
  });

  test('of a deeper folder wins, but does not re-include files of an excluded folder', async () => {
    write('.gitignore', '*.json\nout/\n');
    write('rooms/.gitignore', '!keep.json\n');
    write('out/.gitignore', '!*.json\n');
    for (const name of ['a.json', 'rooms/keep.json', 'rooms/other.json', 'out/b.json']) write(name);
    expect(await pathsOf('.')).toEqual(['rooms/keep.json']);
  });

  test('of the folders above counts, up to the root of the repository', async () => {
    write('.gitignore', '*.json\n');
    mkdirSync(join(folder, 'repository/.git'), { recursive: true });
    write('repository/.gitignore', 'rooms/tmp/\n');
    for (const name of ['a.json', 'tmp/b.json']) write(`repository/rooms/${name}`);
    expect(await pathsOf('repository/rooms')).toEqual(['repository/rooms/a.json']);
    expect(
      (await selectFiles(['.'], join(folder, 'repository/rooms'))).files.map(({ path }) => path),
    ).toEqual(['a.json']);
  });

  test('excludes neither a file that is named nor what is in a folder that is named', async () => {
    write('.gitignore', 'dist/\nsecret.json\n');
    for (const name of ['dist/a.json', 'dist/deep/b.json', 'secret.json']) write(name);
    expect(await pathsOf('dist', 'secret.json')).toEqual(['dist/a.json', 'dist/deep/b.json', 'secret.json']);
    expect(await pathsOf('dist/*.json')).toEqual(['dist/a.json']);
  });

  test('that excludes everything is said', async () => {
    write('rooms/.gitignore', '*.json\n');
    write('rooms/a.json');
    expect(await pathsOf('rooms', 'rooms/?.json')).toEqual([
      'rooms: no .json file in this folder, except those that .gitignore excludes',
      'rooms/?.json: .gitignore excludes every file that matches it',
    ]);
  });

  test('is case-sensitive, and may name a folder', async () => {
    write('.gitignore', 'A.json\n');
    write('a.json');
    mkdirSync(join(folder, 'rooms/.gitignore'), { recursive: true });
    write('rooms/b.json');
    expect(await pathsOf('.')).toEqual(['a.json', 'rooms/b.json']);
  });
});
