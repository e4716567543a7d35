import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKeys } from '../../../src/world/api/keys.js';
import { readServerURL } from '../../../src/world/api/server-url.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../../temporary-folder.js';

const folder = temporaryFolder();

/** Reads a file of keys with this content. */
function read(content: unknown, mode = 0o600) {
  const path = folder.write('keys', typeof content === 'string' ? content : JSON.stringify(content));
  chmodSync(path, mode);
  return readKeys(path, 'keys');
}

describe('a file of keys', () => {
  const creators = [{ uid: 'u', accessKey: 'a1', apiKey: 'p1', dailyUploads: 5 }];

  test('gives both keys, or one, also as the creators.json of a local service', () => {
    const both = { accessKey: 'a1', apiKey: 'p1' };
    expect([read(both), read({ apiKey: 'p1' }), read({ creators })]).toEqual([both, { apiKey: 'p1' }, both]);
  });

  test('is refused when others may access it, also through a link, or when it is no file', () => {
    const open = 'can be accessed by other users: run chmod 600 on it';
    for (const mode of [0o644, 0o640, 0o604, 0o660, 0o620, 0o601]) expect(() => read({}, mode)).toThrow(open);
    symlinkSync('keys', join(folder.path, 'link'));
    expect(() => readKeys(join(folder.path, 'link'), 'link')).toThrow(open);
    expect(() => readKeys(join(folder.path, 'nowhere'), 'nowhere')).toThrow('nowhere: no such file');
    for (const path of [folder.path, '/dev/null'])
      expect(() => readKeys(path, 'it')).toThrow(/^it: this is a (folder|device), not a file$/);
  });

  test.skipIf(process.getuid?.() === 0)('of another user is refused', () => {
    expect(() => readKeys('/etc/hostname', 'theirs')).toThrow('theirs: it belongs to another user');
  });

  test.each(
    valueRows<readonly [content: unknown, message: string]>(
      'world/api/tables.md',
      'Files of keys that are refused',
    ),
  )('with a fault is refused, and nothing of it is shown: %j', (content, message) => {
    expect(() => read(content)).toThrow(message);
    expect(() => read(content)).not.toThrow(/SEC|12345678/);
  });
});

test.each(valueRows<[string, string]>('world/api/tables.md', 'Server URLs'))(
  'the server URL %s is %s',
  (given, base) => {
    expect(readServerURL(given, 'SERVER')).toBe(base);
  },
);

test.each(
  valueRows<readonly [given: string, message: string]>('world/api/tables.md', 'Server URLs that are refused'),
)('the server URL %j is refused, and nothing of it is shown', (given, message) => {
  expect(() => readServerURL(given, 'SERVER')).toThrow(message);
  expect(() => readServerURL(given, 'SERVER')).not.toThrow(/SECRET/);
});
