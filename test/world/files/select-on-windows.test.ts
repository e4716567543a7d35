import { beforeEach, expect, test, vi } from 'vitest';
import { selectFiles } from '../../../src/world/files/select.js';

// The paths of Windows, and a file system without letter case.
vi.mock('node:path', async (original) => {
  const { win32 } = await original<typeof import('node:path')>();
  return { ...win32, default: win32 };
});
const disk = new Map<string, string>();
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const found = (path: string): string => {
    const name = disk.get(path.toLowerCase());
    if (name === undefined) throw Object.assign(new Error('ENOENT'), { code: 'ENOENT' });
    return name;
  };
  const statSync = (path: string) => {
    found(path);
    return { isDirectory: () => false, isFile: () => true };
  };
  const simulated = { ...fs, statSync, realpathSync: { native: found }, lstatSync: statSync };
  return { ...simulated, default: simulated };
});

const CWD = 'C:\\work';

beforeEach(() => {
  disk.clear();
  for (const path of ['C:\\work\\rooms\\Garden é.json', 'C:\\work\\b.json', 'D:\\other\\c.json'])
    disk.set(path.toLowerCase(), path);
});

async function pathsOf(...names: string[]): Promise<string[]> {
  const { files, problems } = selectFiles(names, CWD, { env: {} }, false);
  expect(problems).toEqual([]);
  return files.map(({ path }) => path);
}

test('reports show paths with slashes, so that a file has the same name on every system', async () => {
  const [path = ''] = await pathsOf('rooms\\Garden é.json');
  expect(path).toBe('rooms/Garden é.json');
  expect(await pathsOf('.\\rooms/Garden é.json')).toEqual([path]);
  expect(await pathsOf('C:\\work\\rooms\\Garden é.json')).toEqual([path]);
  expect(await pathsOf('c:\\WORK\\rooms\\Garden é.json')).toEqual([path]);
});

test('a path outside of the working directory, or on another drive, is shown as it was given', async () => {
  expect(await pathsOf('D:\\other\\c.json')).toEqual(['D:/other/c.json']);
  disk.set('c:\\a.json', 'C:\\a.json');
  expect(await pathsOf('..\\a.json')).toEqual(['../a.json']);
});

test('a file that a list names twice, in other letter case, is checked once under its first name', async () => {
  expect(await pathsOf('B.json', 'b.json', 'rooms\\GARDEN É.json', 'Rooms/garden é.JSON')).toEqual([
    'B.json',
    'rooms/GARDEN É.json',
  ]);
});
