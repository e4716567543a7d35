import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKeys } from '../../src/api/keys.js';
import { readServerURL } from '../../src/api/server-url.js';
import { temporaryFolder } from '../temporary-folder.js';

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
      expect(() => readKeys(path, 'it')).toThrow('it is not a file');
  });

  test.skipIf(process.getuid?.() === 0)('of another user is refused', () => {
    expect(() => readKeys('/etc/hostname', 'theirs')).toThrow('theirs belongs to another user');
  });

  test.each<readonly [content: unknown, message: string]>([
    [
      { creators: [...creators, ...creators] },
      'keys has 2 creators: write the keys of one to a file of its own',
    ],
    ['accessKey=SECRET', 'is not a file of keys'],
    [['SECRET'], 'is not a file of keys'],
    [{ accesskey: 'SECRET' }, 'has an unknown member: did you mean "accessKey"?'],
    [{ SECRET: 'accessKey' }, 'has an unknown member: use only accessKey and apiKey'],
    [{ apiKey: 12345678 }, 'apiKey in keys must be a string'],
    [{ apiKey: 'SECRET\n' }, 'apiKey in keys contains a line break: remove it'],
    ...['SECRÉT', 'SEC RET', ''].map(
      (apiKey) => [{ apiKey }, 'apiKey in keys contains characters that no key has'] as const,
    ),
  ])('with a fault is refused, and nothing of it is shown: %j', (content, message) => {
    expect(() => read(content)).toThrow(message);
    expect(() => read(content)).not.toThrow(/SEC|12345678/);
  });
});

test.each([
  ['https://api.example.com/', 'https://api.example.com'],
  ['https://API.example.com:8443/games//', 'https://api.example.com:8443/games'],
  ['http://localhost:4610', 'http://localhost:4610'],
  ['http://127.0.0.1:4610/', 'http://127.0.0.1:4610'],
  ['http://[::1]:4610', 'http://[::1]:4610'],
])('the server URL %s is %s', (given, base) => {
  expect(readServerURL(given)).toBe(base);
});

test.each<readonly [given: string, message: string]>([
  ['http://api.example.com', 'without encryption, only localhost, 127.0.0.1 and [::1] are allowed'],
  ...['localhost.example.com', '127.0.0.1.example.com', '0.0.0.0:4610'].map(
    (host) => [`http://${host}`, 'without encryption'] as const,
  ),
  ...['ftp://localhost', 'localhost:4610'].map((url) => [url, 'it must begin with https://'] as const),
  ...['user', ':SECRET'].map(
    (user) => [`https://${user}@a.example`, 'it must not contain a user name or password'] as const,
  ),
  ...['/?key=SECRET', '/?', '#SECRET'].map(
    (end) => [`https://a.example${end}`, 'it must not have a query or a fragment'] as const,
  ),
  ['https://api.example.com/api/v2/', 'leave out /api/v2 at the end'],
  ...['api.example.com', 'https://api.exa\nmple.com', ' https://a.example', ''].map(
    (url) => [url, 'it is not a URL'] as const,
  ),
])('the server URL %j is refused, and nothing of it is shown', (given, message) => {
  expect(() => readServerURL(given)).toThrow(message);
  expect(() => readServerURL(given)).not.toThrow(/SECRET/);
});
