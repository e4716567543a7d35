import type fs from 'node:fs';
import {
  chmodSync,
  chownSync,
  closeSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
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
import { replaceFile } from '../../../src/world/files/replace-file.js';
import { removeLeftoversIn } from '../../../src/world/files/write-file.js';
import { valueRows } from '../../table-rows.js';
import { temporaryFolder } from '../../temporary-folder.js';
import { asNobody } from './as-nobody.js';

type Call = (...args: never[]) => unknown;

/** What happens instead of, or before, a call to the file system by what is tested. */
const system = vi.hoisted(() => ({
  instead: new Map<string, (original: Call, ...args: never[]) => unknown>(),
  before: undefined as ((name: string) => void) | undefined,
}));

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const calls = Object.entries(real).map(([name, original]) => {
    if (!name.endsWith('Sync')) return [name, original];
    const call: Call = (...args) => {
      const { before } = system;
      system.before = undefined;
      before?.(name);
      system.before = before;
      const found = system.instead.get(name);
      return found === undefined
        ? (original as Call)(...args)
        : (found(original as Call, ...args) ?? (original as Call)(...args));
    };
    return [name, Object.assign(call, original)];
  });
  return Object.fromEntries(calls);
});

const root = temporaryFolder();
let folder: string;
let file: string;
beforeEach(() => {
  chmodSync(root.path, 0o755);
  folder = root.fresh({ 'garden.json': 'old' });
  file = join(folder, 'garden.json');
});
afterEach(() => {
  system.instead.clear();
  system.before = undefined;
  vi.restoreAllMocks();
});

const names = (): string[] => readdirSync(folder).sort();
const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
const systemError = (code: string): Error => Object.assign(new Error(code), { code });

/** `replaced`, `changed`, or why it was not. */
async function replace(path = file, before = 'old', after = 'new'): Promise<string> {
  const outcome = replaceFile(path, Buffer.from(before), Buffer.from(after));
  return outcome.kind === 'error' ? outcome.message : outcome.kind;
}

describe('a file that is replaced', () => {
  test.each([
    ['old', 'new'],
    ['old', ''],
    ['', 'new'],
    ['old', 'x'.repeat(5_000_000)],
    ['x'.repeat(5_000_000), 'new'],
  ])('has the new bytes, however many, and no other file remains', async (before, after) => {
    writeFileSync(file, before);
    expect(await replace(file, before, after)).toBe('replaced');
    expect(readFileSync(file, 'utf8') === after).toBe(true);
    expect(names()).toEqual(['garden.json']);
  });

  test('keeps its mode, owner and group, and is unreadable for others until it has them', async () => {
    let before: string | undefined;
    system.instead.set('fchmodSync', () => {
      before = modeOf(join(folder, names().find((other) => other !== 'garden.json') ?? ''));
      return undefined;
    });
    for (const mode of ['644', '664', '755', '4755', '606', '6750']) {
      writeFileSync(file, 'old');
      if (process.getuid?.() === 0) chownSync(file, 1234, 5678);
      chmodSync(file, Number.parseInt(mode, 8));
      const { uid, gid } = statSync(file);
      expect(await replace()).toBe('replaced');
      expect([modeOf(file), statSync(file), before]).toMatchObject([mode, { uid, gid }, '600']);
    }
  });

  test('is replaced in its own folder through links, which stay, and leaves its other names as they were', async () => {
    mkdirSync(join(folder, 'shared'));
    const real = join(folder, 'shared/real.json');
    renameSync(file, real);
    linkSync(real, join(folder, 'backup.json'));
    symlinkSync('shared/real.json', join(folder, 'link.json'));
    symlinkSync('link.json', file);
    expect(await replace()).toBe('replaced');
    expect([readlinkSync(file), readlinkSync(join(folder, 'link.json'))]).toEqual([
      'link.json',
      'shared/real.json',
    ]);
    expect([readFileSync(real, 'utf8'), lstatSync(real).isFile()]).toEqual(['new', true]);
    expect(readFileSync(join(folder, 'backup.json'), 'utf8')).toBe('old');
    expect(readdirSync(join(folder, 'shared'))).toEqual(['real.json']);
  });

  test.each([
    'x'.repeat(255),
    '庭'.repeat(85),
    `${'😀'.repeat(63)}abc`,
    'line\nfeed .json',
    '.hidden',
    '__proto__',
  ])('may have any name: %j', async (name) => {
    renameSync(file, join(folder, name));
    let temporary: string[] = [];
    system.instead.set('renameSync', () => {
      temporary = names().filter((other) => other !== name);
      return undefined;
    });
    expect(await replace(join(folder, name))).toBe('replaced');
    expect(temporary).toEqual([expect.stringMatching(/^\.\d+-[0-9a-f]{16}\.roomlint-tmp$/)]);
    expect(names()).toEqual([name]);
  });

  test('is written to the end where the system takes a part at a time', async () => {
    system.instead.set('writeSync', (original, ...args) => {
      const [descriptor, data, at, length] = args as unknown as [number, Uint8Array, number, number];
      return original(...([descriptor, data, at, Math.min(length, 7)] as never[]));
    });
    const text = 'The gate opens.\n'.repeat(20);
    expect(await replace(file, 'old', text)).toBe('replaced');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('a replacement that is interrupted', () => {
  test('leaves the old file or the new one before each of its calls, which are in the order that outlasts a power failure', async () => {
    const calls: string[] = [];
    const states: string[] = [];
    const contents = new Set<string>();
    system.before = (name) => {
      calls.push(name);
      const [content, beside] = [readFileSync(file, 'utf8'), names().length - 1];
      contents.add(content);
      states.push(`${content} ${beside}`);
    };
    expect(await replace()).toBe('replaced');
    system.before = undefined;
    expect([...contents]).toEqual(['old', 'new']);
    const [from, to] = [calls.indexOf('openSync'), calls.indexOf('renameSync')];
    expect(calls.slice(from, from + 5)).toEqual([
      'openSync',
      'writeSync',
      'fstatSync',
      'fchmodSync',
      'fsyncSync',
    ]);
    expect(calls.slice(-5)).toEqual(['closeSync', 'renameSync', 'openSync', 'fsyncSync', 'closeSync']);
    expect(states).toEqual(states.map((_, call) => (call > to ? 'new 0' : call > from ? 'old 1' : 'old 0')));
  });
});

describe('a file that another program', () => {
  test.each(['odd', 'ol', 'older', ''])('changed since it was read is left alone: %j', async (content) => {
    writeFileSync(file, content);
    expect(await replace()).toBe('changed');
    expect([readFileSync(file, 'utf8'), names()]).toEqual([content, ['garden.json']]);
  });

  test.each<[string, string, () => void]>([
    ['changes', 'changed', () => writeFileSync(file, 'odd')],
    ['replaces by one that holds the same', 'changed', () => [rmSync(file), writeFileSync(file, 'old')]],
    ['gives another mode', 'changed', () => chmodSync(file, 0o600)],
    ['makes a folder of', 'changed', () => [rmSync(file), mkdirSync(file)]],
    [
      'makes a link of',
      'changed',
      () => [renameSync(file, join(folder, 'b.json')), symlinkSync('b.json', file)],
    ],
    ['removes', 'it no longer exists', () => rmSync(file)],
  ])('%s while the new bytes are written is left alone', async (_, outcome, change) => {
    system.instead.set('fsyncSync', () => {
      system.instead.clear();
      // Its inode is still taken, so that the next file has another one.
      linkSync(file, join(folder, 'kept'));
      change();
      return undefined;
    });
    expect(await replace()).toBe(outcome);
    expect(names().filter((name) => name.endsWith('-tmp'))).toEqual([]);
  });
});

describe('what cannot be replaced stays as it is, and the message says why', () => {
  test.each<[what: string, message: string, prepare: () => string | undefined]>([
    ['a file that is gone', 'it no longer exists', () => void rmSync(file)],
    ['a link that leads to nothing', 'it no longer exists', () => linked('nowhere.json')],
    ['links in a circle', 'its symbolic links form a loop', () => linked('link.json')],
    ['a folder', 'this is a folder, not a file', () => folder],
    ['a device', 'pipes and devices cannot be replaced', () => '/dev/null'],
    ['a path through a file', 'part of the path is a file, not a folder', () => join(file, 'x.json')],
    [
      'a read-only file, for any user',
      'it is read-only: make it writable first',
      () => void chmodSync(file, 0o444),
    ],
  ])('%s', async (_, message, prepare) => {
    const path = prepare() ?? file;
    const before = names();
    expect(await replace(path)).toBe(message);
    expect(names()).toEqual(before);
  });

  test.each(valueRows<[string, string, string]>('world/files/tables.md', 'Calls that fail'))(
    'a file where %s fails with %s',
    async (call, code, message) => {
      system.instead.set(call, (original, ...args) => {
        system.instead.clear();
        // What fails may have done a part of its work.
        if (call === 'closeSync') original(...args);
        if (call === 'writeSync') original(...([args[0], args[1], 0, 1] as never[]));
        throw systemError(code);
      });
      chmodSync(file, 0o640);
      expect(await replace()).toBe(message);
      expect([readFileSync(file, 'utf8'), names()]).toEqual(['old', ['garden.json']]);
    },
  );

  const linked = (target: string): string => {
    symlinkSync(target, join(folder, 'link.json'));
    return join(folder, 'link.json');
  };
});

describe.runIf(process.getuid?.() === 0)('a user other than root', () => {
  const NOBODY = 65_534;

  function place(name: string, folderMode: number, mode: number, owner: number, group: number): string {
    mkdirSync(join(folder, name));
    const path = join(folder, name, 'garden.json');
    writeFileSync(path, 'old');
    chownSync(path, owner, group);
    chmodSync(path, mode);
    chmodSync(join(folder, name), folderMode);
    return path;
  }

  test.each(valueRows<[number, number, string]>('world/files/tables.md', 'What nobody may replace'))(
    'learns which permission is missing, and no temporary file remains',
    async (folderMode, mode, message) => {
      const path = place('inside', folderMode, mode, 0, 0);
      // It asks for the real user, whom this process cannot change and change back.
      system.instead.set('accessSync', () => closeSync(openSync(path, 'r+')));
      expect(await asNobody(() => replace(path))).toBe(message);
      expect([readFileSync(path, 'utf8'), readdirSync(join(path, '..'))]).toEqual(['old', ['garden.json']]);
    },
  );

  test.each(valueRows<[number, number, number, string]>('world/files/tables.md', 'What nobody replaces'))(
    'grants no new access where owner or group cannot be kept: %o of %i:%i',
    async (mode, owner, group, after) => {
      const path = place('inside', 0o777, mode, owner, group);
      expect(await asNobody(() => replace(path))).toBe('replaced');
      expect([statSync(path).uid, statSync(path).gid, modeOf(path)]).toEqual([NOBODY, NOBODY, after]);
    },
  );
});

describe('leftovers of interrupted runs', () => {
  const RANDOM = '0123456789abcdef';
  /** The id of a process that does not run: no system counts as far. */
  const ENDED = 2_147_483_647;
  const temporary = (owner: number | string): string => `.${owner}-${RANDOM}.roomlint-tmp`;
  const leave = (...left: readonly string[]): void => {
    for (const name of left) writeFileSync(join(folder, name), 'half');
  };

  test('are removed before the file is replaced, also next to the target of a link, and those of earlier versions', async () => {
    const link = join(folder, 'link.json');
    leave(temporary(ENDED), temporary(process.pid), `.garden.json${temporary(ENDED)}`);
    // In a container every run may have the same id: this one was left before this process began.
    vi.spyOn(process, 'uptime').mockReturnValue(-5);
    symlinkSync('garden.json', link);
    expect(await replace(link)).toBe('replaced');
    expect(names()).toEqual(['garden.json', 'link.json']);
  });

  test('are the only files that are removed, and never links', () => {
    const kept = [
      ...[process.ppid, process.pid, 1, 0, `0${ENDED}`, `-${ENDED}`, 4_294_967_295].map((id) =>
        temporary(id),
      ),
      temporary(ENDED).slice(1),
      ...[RANDOM.slice(1), RANDOM.toUpperCase()].map((digits) => temporary(ENDED).replace(RANDOM, digits)),
      ...[`${temporary(ENDED)}~`, temporary(ENDED).replace('.roomlint-tmp', '.tmp')],
    ];
    leave(...kept);
    const link = temporary(ENDED).replace('-0', '-f');
    symlinkSync('garden.json', join(folder, link));
    const before = names();
    removeLeftoversIn(folder);
    expect(names()).toEqual(before);
  });
});
