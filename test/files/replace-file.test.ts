import { spawnSync } from 'node:child_process';
import type fs from 'node:fs';
import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ReplaceOutcome, replaceFile } from '../../src/files/replace-file.js';
import { temporaryFolder } from '../cli/run-roomlint.js';
import { asNobody } from './own-process.js';

type Call = (...args: never[]) => unknown;

/** What happens instead of a call to the file system. */
const instead = vi.hoisted(() => new Map<string, (original: Call, ...args: never[]) => unknown>());

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const calls = ['writeSync', 'fsyncSync', 'fchmodSync', 'renameSync', 'closeSync'] as const;
  const entries = calls.map((name) => {
    const original = real[name] as Call;
    const call: Call = (...args) => instead.get(name)?.(original, ...args) ?? original(...args);
    return [name, call];
  });
  return { ...real, ...Object.fromEntries(entries) };
});

const isSuperuser = process.getuid?.() === 0;
const root = temporaryFolder();
chmodSync(root.path, 0o755);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const replaced: ReplaceOutcome = { kind: 'replaced' };
const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

const systemError = (code: string): Error => Object.assign(new Error(code), { code });

let folder: string;
let file: string;
let count = 0;

beforeEach(() => {
  folder = join(root.path, `${++count}`);
  mkdirSync(folder);
  file = join(folder, 'garden.json');
  writeFileSync(file, 'old');
});
afterEach(() => instead.clear());

const names = (): string[] => readdirSync(folder).sort();
const replace = (path = file, before = 'old', after = 'new'): Promise<ReplaceOutcome> =>
  replaceFile(path, bytes(before), bytes(after));
const error = (message: string): ReplaceOutcome => ({ kind: 'error', message });

async function isRefused(message: string, path = file): Promise<void> {
  expect(await replace(path)).toEqual(error(message));
}

describe('a file that is replaced', () => {
  test('has the new bytes, and no other file remains', async () => {
    expect(await replace()).toEqual(replaced);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(names()).toEqual(['garden.json']);
  });

  test.each([
    ['old', ''],
    ['', 'new'],
    ['old', 'x'.repeat(10_000_000)],
    ['x'.repeat(10_000_000), 'new'],
  ])('may be of any length before and after', async (before, after) => {
    writeFileSync(file, before);
    expect(await replace(file, before, after)).toEqual(replaced);
    expect(readFileSync(file, 'utf8') === after).toBe(true);
  });

  test.each(['644', '600', '664', '755', '4755', '606'])('keeps its mode %s', async (mode) => {
    chmodSync(file, Number.parseInt(mode, 8));
    expect(await replace()).toEqual(replaced);
    expect(modeOf(file)).toBe(mode);
  });

  test.runIf(isSuperuser)('keeps its owner and group', async () => {
    chownSync(file, 1234, 5678);
    chmodSync(file, 0o6750);
    expect(await replace()).toEqual(replaced);
    expect(statSync(file)).toMatchObject({ uid: 1234, gid: 5678 });
    expect(modeOf(file)).toBe('6750');
  });

  test('is unreadable for other users until it has its owner and mode', async () => {
    let mode: string | undefined;
    instead.set('fchmodSync', () => {
      const name = names().find((other) => other !== 'garden.json') ?? '';
      mode = modeOf(join(folder, name));
      return undefined;
    });
    expect(await replace()).toEqual(replaced);
    expect(mode).toBe('600');
  });

  test('is reached through a chain of links, is replaced in its own folder, and keeps the links', async () => {
    const shared = join(folder, 'shared');
    mkdirSync(shared);
    renameSync(file, join(shared, 'real.json'));
    symlinkSync('shared/real.json', join(folder, 'link.json'));
    symlinkSync('link.json', file);
    expect(await replace()).toEqual(replaced);
    expect(readlinkSync(file)).toBe('link.json');
    expect(readlinkSync(join(folder, 'link.json'))).toBe('shared/real.json');
    expect(readFileSync(join(shared, 'real.json'), 'utf8')).toBe('new');
    expect(lstatSync(join(shared, 'real.json')).isFile()).toBe(true);
    expect(readdirSync(shared)).toEqual(['real.json']);
  });

  test('leaves its other names (hard links) as they were', async () => {
    linkSync(file, join(folder, 'backup.json'));
    expect(await replace()).toEqual(replaced);
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readFileSync(join(folder, 'backup.json'), 'utf8')).toBe('old');
  });

  test.each([
    ['as long as names may be', 'x'.repeat(255)],
    ['of long characters', '庭'.repeat(85)],
    ['of pairs of surrogates', `${'😀'.repeat(63)}abc`],
    ['with a line feed', 'line\nfeed .json'],
    ['that is hidden', '.hidden'],
    ['that objects know', '__proto__'],
  ])('may have a name %s', async (_, name) => {
    const path = join(folder, name);
    renameSync(file, path);
    let temporary: string[] = [];
    instead.set('renameSync', () => {
      temporary = names().filter((other) => other !== name);
      return undefined;
    });
    expect(await replace(path)).toEqual(replaced);
    expect(temporary).toEqual([expect.stringMatching(/^\..+\.\d+-[0-9a-f]{16}\.roomlint-tmp$/s)]);
    expect(Buffer.byteLength(temporary[0] ?? '')).toBeLessThanOrEqual(255);
    expect(temporary[0]).not.toContain('\ufffd');
    expect(names()).toEqual([name]);
  });

  test('is written to the end where the system takes a part at a time', async () => {
    instead.set('writeSync', (original, ...args) => {
      const [descriptor, data, at, length] = args as unknown as [number, Uint8Array, number, number];
      return original(...([descriptor, data, at, Math.min(length, 7)] as never[]));
    });
    const text = 'The gate opens.\n'.repeat(100);
    expect(await replace(file, 'old', text)).toEqual(replaced);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('leaves no signal handlers behind', async () => {
    const handlers = (): number[] =>
      ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => process.listenerCount(signal));
    const before = handlers();
    let during: number[] = [];
    instead.set('fsyncSync', () => {
      during = handlers();
      return undefined;
    });
    await Promise.all([replace(), replace()]);
    expect(during.every((number) => number > 0)).toBe(true);
    expect(handlers()).toEqual(before);
  });
});

describe('a file that another program', () => {
  test.each([
    ['changed', 'odd'],
    ['shortened', 'ol'],
    ['lengthened', 'older'],
    ['emptied', ''],
  ])('%s since it was read is left alone', async (_, content) => {
    writeFileSync(file, content);
    expect(await replace()).toEqual({ kind: 'changed' });
    expect(readFileSync(file, 'utf8')).toBe(content);
    expect(names()).toEqual(['garden.json']);
  });

  test.each<[string, () => void]>([
    ['changes', () => writeFileSync(file, 'odd')],
    ['replaces by one that holds the same', () => replaceByHand('old')],
    ['gives another mode', () => chmodSync(file, 0o600)],
    ['makes a folder of', () => [rmSync(file), mkdirSync(file)]],
    ['makes a pipe of', () => [rmSync(file), spawnSync('mkfifo', [file])]],
    ['makes a link of', () => [renameSync(file, join(folder, 'old.json')), symlinkSync('old.json', file)]],
  ])('%s while the new bytes are written is left alone', async (_, change) => {
    instead.set('fsyncSync', () => {
      instead.clear();
      change();
      return undefined;
    });
    expect(await replace()).toEqual({ kind: 'changed' });
    expect(names().filter((name) => name.endsWith('-tmp'))).toEqual([]);
  });

  test('removes while the new bytes are written stays removed', async () => {
    instead.set('fsyncSync', () => {
      rmSync(file);
      return undefined;
    });
    await isRefused('it no longer exists');
    expect(names()).toEqual([]);
  });

  function replaceByHand(content: string): void {
    writeFileSync(join(folder, 'mine.json'), content);
    renameSync(join(folder, 'mine.json'), file);
  }
});

describe('what cannot be replaced stays as it is, and the message says why:', () => {
  test('a file that is gone', async () => {
    rmSync(file);
    await isRefused('it no longer exists');
    expect(names()).toEqual([]);
  });

  test('a link that leads to nothing', async () => {
    symlinkSync('nowhere.json', join(folder, 'link.json'));
    await isRefused('it no longer exists', join(folder, 'link.json'));
  });

  test('links in a circle', async () => {
    symlinkSync('circle.json', join(folder, 'circle.json'));
    await isRefused('its symbolic links form a loop', join(folder, 'circle.json'));
  });

  test('a folder', () => isRefused('this is a folder, not a file', folder));

  test('a device', () => isRefused('pipes and devices cannot be replaced', '/dev/null'));

  test('a path through a file', () =>
    isRefused('part of the path is a file, not a folder', join(file, 'x.json')));

  test('a file that was made read-only, for any user', async () => {
    chmodSync(file, 0o444);
    await isRefused('it is read-only: make it writable first');
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  test.each([
    ['writeSync', 'ENOSPC', 'the disk is full'],
    ['writeSync', 'EDQUOT', 'your disk quota is used up'],
    ['fsyncSync', 'ENOSPC', 'the disk is full'],
    ['fsyncSync', 'EIO', 'the disk reported an error'],
    ['closeSync', 'EDQUOT', 'your disk quota is used up'],
    ['fchmodSync', 'EPERM', 'the new file cannot be given its permissions'],
    [
      'renameSync',
      'EBUSY',
      'another program is using it, or it is a mount point, as single files in containers are',
    ],
    ['renameSync', 'EPERM', 'you do not have permission to replace it in its folder'],
    ['renameSync', 'EXDEV', 'it cannot be replaced (EXDEV)'],
  ])('when %s fails with %s', async (call, code, message) => {
    instead.set(call, (original, ...args) => {
      instead.clear();
      if (call === 'closeSync') original(...args);
      throw systemError(code);
    });
    await isRefused(message);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(names()).toEqual(['garden.json']);
  });

  test('a disk that fills up after a part was written', async () => {
    let calls = 0;
    instead.set('writeSync', (original, ...args) => {
      if (++calls > 1) throw systemError('ENOSPC');
      const [descriptor, data] = args as unknown as [number, Uint8Array];
      return original(...([descriptor, data, 0, 1] as never[]));
    });
    await isRefused('the disk is full');
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(names()).toEqual(['garden.json']);
  });

  test('a folder that cannot be flushed is not a reason', async () => {
    let calls = 0;
    instead.set('fsyncSync', () => {
      if (++calls > 1) throw systemError('EINVAL');
      return undefined;
    });
    expect(await replace()).toEqual(replaced);
    expect(calls).toBe(2);
  });
});

describe.runIf(isSuperuser)('a user other than root', () => {
  const NOBODY = 65534;

  /** Replaces files of which everything may be read. */
  function replaceAsNobody(...paths: readonly string[]): Promise<unknown> {
    return asNobody(
      `import { replaceFile } from '$/src/files/replace-file.ts';
      const results = [];
      for (const path of JSON.parse(process.env.PATHS))
        results.push(await replaceFile(path, Buffer.from('old'), Buffer.from('new')));
      console.log(JSON.stringify(results));`,
      { PATHS: JSON.stringify(paths) },
    );
  }

  function place(name: string, folderMode: number, mode: number, owner: number, group: number): string {
    const place = join(folder, name);
    mkdirSync(place);
    const path = join(place, 'garden.json');
    writeFileSync(path, 'old');
    chownSync(path, owner, group);
    chmodSync(path, mode);
    chmodSync(place, folderMode);
    return path;
  }

  test('learns which permission is missing, and no temporary file remains', async () => {
    const paths = [
      place('file', 0o777, 0o644, 0, 0),
      place('folder', 0o755, 0o666, 0, 0),
      place('sticky', 0o1777, 0o666, 0, 0),
    ];
    expect(await replaceAsNobody(...paths)).toEqual([
      error('you do not have permission to write it'),
      error('you do not have permission to write in its folder'),
      error('you do not have permission to replace it in its folder'),
    ]);
    for (const path of paths) {
      expect(readFileSync(path, 'utf8')).toBe('old');
      expect(readdirSync(join(path, '..'))).toEqual(['garden.json']);
    }
  });

  test('grants no new access where owner or group cannot be kept', async () => {
    const cases: readonly [string, number, number, number, number, string][] = [
      // name, mode, owner, group, group afterwards, mode afterwards
      ['own', 0o640, NOBODY, NOBODY, NOBODY, '640'],
      ['owner-lost', 0o4664, 0, NOBODY, NOBODY, '664'],
      ['group-lost', 0o660, NOBODY, 0, NOBODY, '600'],
      ['group-lost-readable', 0o2664, NOBODY, 0, NOBODY, '644'],
      ['group-excluded', 0o604, NOBODY, 0, NOBODY, '600'],
      ['both-lost', 0o4646, 0, 0, NOBODY, '644'],
    ];
    const paths = cases.map(([name, mode, owner, group]) => place(name, 0o777, mode, owner, group));
    expect(await replaceAsNobody(...paths)).toEqual(cases.map(() => replaced));
    const after = paths.map((path) => [statSync(path).uid, statSync(path).gid, modeOf(path)]);
    expect(after).toEqual(cases.map(([, , , , group, mode]) => [NOBODY, group, mode]));
  });
});
