import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readKeys } from '../../src/api/keys.js';
import { readServerURL } from '../../src/api/server-url.js';
import { temporaryFolder } from '../cli/run-roomlint.js';

const folder = temporaryFolder();

function fileOf(name: string, content: unknown, mode = 0o600): string {
  const path = folder.write(name, typeof content === 'string' ? content : JSON.stringify(content));
  chmodSync(path, mode);
  return path;
}

describe('a file of keys', () => {
  test('gives both keys, or one', () => {
    expect(readKeys(fileOf('both', { accessKey: 'a1', apiKey: 'p1' }), 'both')).toEqual({
      accessKey: 'a1',
      apiKey: 'p1',
    });
    expect(readKeys(fileOf('one', { apiKey: 'p1' }), 'one')).toEqual({ apiKey: 'p1' });
  });

  test('may be the creators.json of a local service with one creator', () => {
    const creators = [{ uid: 'u', accessKey: 'a1', apiKey: 'p1', dailyUploads: 5 }];
    expect(readKeys(fileOf('creators.json', { creators }), 'c')).toEqual({ accessKey: 'a1', apiKey: 'p1' });
    expect(() => readKeys(fileOf('two', { creators: [...creators, ...creators] }), 'two')).toThrow(
      'two has 2 creators: write the keys of one to a file of its own',
    );
  });

  test.each([0o644, 0o640, 0o604, 0o660, 0o620, 0o601])('of mode %o is refused', (mode) => {
    expect(() => readKeys(fileOf('open', { accessKey: 'a1' }, mode), 'open')).toThrow(
      'open can be accessed by other users: run chmod 600 on it',
    );
  });

  test('is refused through a link when others may read it', () => {
    fileOf('theirs', { accessKey: 'a1' }, 0o644);
    symlinkSync('theirs', join(folder.path, 'link'));
    expect(() => readKeys(join(folder.path, 'link'), 'link')).toThrow('can be accessed by other users');
  });

  test.skipIf(process.getuid?.() === 0)('of another user is refused', () => {
    expect(() => readKeys('/etc/hostname', 'theirs')).toThrow('theirs belongs to another user');
  });

  test.each<readonly [string, unknown, string]>([
    ['not JSON', 'accessKey=SECRET', 'is not a file of keys'],
    ['a list', ['SECRET'], 'is not a file of keys'],
    ['another name', { accesskey: 'SECRET' }, 'has an unknown member: did you mean "accessKey"?'],
    ['a key as a name', { SECRET: 'accessKey' }, 'has an unknown member: use only accessKey and apiKey'],
    ['a number', { apiKey: 12345678 }, 'apiKey in keys must be a string'],
    ['a line break', { apiKey: 'SECRET\n' }, 'apiKey in keys contains a line break: remove it'],
    [
      'a letter that is not ASCII',
      { apiKey: 'SECRÉT' },
      'apiKey in keys contains characters that no key has',
    ],
    ['a space', { apiKey: 'SEC RET' }, 'apiKey in keys contains characters that no key has'],
    ['nothing', { apiKey: '' }, 'apiKey in keys contains characters that no key has'],
  ])('with %s is refused, and nothing of it is shown', (_, content, message) => {
    const read = (): unknown => readKeys(fileOf('keys', content), 'keys');
    expect(read).toThrow(message);
    expect(read).not.toThrow(/SEC|12345678/);
  });

  test('that is not a file is refused with the reason', () => {
    expect(() => readKeys(join(folder.path, 'nowhere'), 'nowhere')).toThrow('nowhere: no such file');
    expect(() => readKeys(folder.path, 'folder')).toThrow('folder is not a file');
    expect(() => readKeys('/dev/null', 'null')).toThrow('null is not a file');
  });
});

describe('the server URL', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://API.example.com:8443/games//', 'https://api.example.com:8443/games'],
    ['http://localhost:4610', 'http://localhost:4610'],
    ['http://127.0.0.1:4610/', 'http://127.0.0.1:4610'],
    ['http://[::1]:4610', 'http://[::1]:4610'],
  ])('%s is %s', (given, base) => {
    expect(readServerURL(given)).toBe(base);
  });

  test.each([
    ['http://api.example.com', 'without encryption, only localhost, 127.0.0.1 and [::1] are allowed'],
    ['http://localhost.example.com', 'without encryption'],
    ['http://127.0.0.1.example.com', 'without encryption'],
    ['http://0.0.0.0:4610', 'without encryption'],
    ['ftp://localhost', 'it must begin with https://'],
    ['https://user@api.example.com', 'it must not contain a user name or password'],
    ['https://:SECRET@api.example.com', 'it must not contain a user name or password'],
    ['https://api.example.com/?key=SECRET', 'it must not have a query or a fragment'],
    ['https://api.example.com/?', 'it must not have a query or a fragment'],
    ['https://api.example.com#SECRET', 'it must not have a query or a fragment'],
    ['https://api.example.com/api/v2/', 'leave out /api/v2 at the end'],
    ['api.example.com', 'it is not a URL'],
    ['localhost:4610', 'it must begin with https://'],
    ['https://api.exa\nmple.com', 'it is not a URL'],
    [' https://api.example.com', 'it is not a URL'],
    ['', 'it is not a URL'],
  ])('%j is refused, and nothing of it is shown', (given, message) => {
    expect(() => readServerURL(given)).toThrow(message);
    expect(() => readServerURL(given)).not.toThrow(/SECRET/);
  });
});
