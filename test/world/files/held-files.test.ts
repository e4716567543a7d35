import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Git } from '../../../src/world/files/git.js';
import { LockedError, takeLock } from '../../../src/world/files/lock-file.js';
import { RefusedError, whyRefused } from '../../../src/world/files/refusals.js';
import { renameFile } from '../../../src/world/files/write-file.js';
import { emptyRepository } from '../../front/cli/repository.js';
import { memoryGit } from '../../ports/memory-git/memory-git.js';
import { emptyFolder } from '../../temporary-folder.js';

/* Files that other programs hold, or hold in another place. */

const { path: folder } = emptyFolder();
const path = join(folder, 'lock');

test('a lock holds the id of its process until it is released', () => {
  const release = takeLock(path);
  expect(readFileSync(path, 'utf8')).toBe(String(process.pid));
  expect(() => takeLock(path)).toThrow(LockedError);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a lock of another process that runs is respected', () => {
  writeFileSync(path, String(process.ppid));
  expect(() => takeLock(path)).toThrow(`process ${process.ppid} holds the lock`);
  expect(readdirSync(folder)).toEqual(['lock']);
});

test.each(['4194304999', '', '0', '-1', 'NaN', '12 34', '\0\0\0\0'])(
  'a lock that holds %j, which is not the id of a process that runs, is taken over',
  (owner) => {
    writeFileSync(path, owner);
    takeLock(path)();
    expect(readdirSync(folder)).toEqual([]);
  },
);

const refusal = (code: string): Error => Object.assign(new Error(code), { code });

let waited = 0;

/** Renames a file on a system that refuses so many times. @returns how often it was asked */
function renamed(platform: NodeJS.Platform, code: string, refusals: number): number {
  let asked = 0;
  waited = 0;
  const rename = (): void => {
    if (asked++ < refusals) throw refusal(code);
  };
  renameFile('a', 'b', rename, platform, (milliseconds) => {
    waited += milliseconds;
  });
  return asked;
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'a file that Windows refuses to replace with %s is replaced as soon as the other program lets go',
  (code) => {
    expect(renamed('win32', code, 2)).toBe(3);
    expect(() => renamed('win32', code, 100)).toThrow(RefusedError);
    expect(waited).toBeGreaterThan(700);
    expect(whyRefused('replace', new RefusedError('why'))).toBe('why');
  },
);

test.each([
  ['linux', 'EPERM'],
  ['darwin', 'EBUSY'],
  ['win32', 'ENOSPC'],
] as const)('on %s, %s is not tried again', (os, code) => {
  expect(() => renamed(os, code, 1)).toThrow(code);
});

test('what Git LFS has downloaded is read, unless it is another file or too large', () => {
  const content = Buffer.from('{"roomItems": {}}');
  const id = createHash('sha256').update(content).digest('hex');
  const other = id.replaceAll('a', 'b');
  const { write } = emptyRepository(folder);
  const git = Git.in(folder, { env: {}, git: memoryGit });
  for (const each of [id, other])
    write(`.git/lfs/objects/${each.slice(0, 2)}/${each.slice(2, 4)}/${each}`, content);
  const read = (name: string, most: number): string => {
    const pointer = `version https://git-lfs.github.com/spec/v1\noid sha256:${name}\nsize ${content.length}\n`;
    const reading = git.contentOf(Buffer.from(pointer), most);
    return reading.kind === 'bytes' ? Buffer.from(reading.bytes).toString() : reading.kind;
  };
  expect(read(id, 1_000)).toBe(String(content));
  expect([read(id, 10), read(other, 1_000), read('0'.repeat(64), 1_000)]).toEqual([
    'error',
    'error',
    'error',
  ]);
});
