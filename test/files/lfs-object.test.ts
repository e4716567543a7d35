import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitFolder } from '../../src/files/git-command.js';
import { downloadedObject } from '../../src/files/lfs-object.js';
import { temporaryFolder } from '../temporary-folder.js';

const path = temporaryFolder().path;
const CONTENT = Buffer.from('{"roomItems": {}}');
const ID = createHash('sha256').update(CONTENT).digest('hex');
const pointer = (id: string): Buffer =>
  Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${id}\nsize ${CONTENT.length}\n`);

test('what Git LFS has downloaded is read, unless it is another file or too large', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: path });
  const top = gitFolder(path, { env: process.env });
  const other = ID.replaceAll('a', 'b');
  for (const id of [ID, other]) {
    const folder = join(path, '.git/lfs/objects', id.slice(0, 2), id.slice(2, 4));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, id), CONTENT);
  }
  expect(downloadedObject(top, pointer(ID), 1_000)).toEqual(CONTENT);
  expect(downloadedObject(top, pointer(ID), 10)).toBeUndefined();
  expect(downloadedObject(top, pointer(other), 1_000)).toBeUndefined();
  expect(downloadedObject(top, pointer('0'.repeat(64)), 1_000)).toBeUndefined();
});
