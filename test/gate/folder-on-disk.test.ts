import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderName } from '../../src/gate/folder-name.js';
import { FolderOnDisk } from '../../src/gate/folder-on-disk.js';
import type { Journal } from '../../src/gate/journal.js';
import { FolderError } from '../../src/gate/ports.js';
import { runs } from '../runs.js';
import { emptyFolder } from '../temporary-folder.js';

const BY_PUSH = { operation: 'push', source: 'garden.json' } as const;
const NOW = new Date('2026-11-22T07:14:10.123Z');
/** The id of a process that ran once. */
const GONE = spawnSync('true').pid;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const JOURNAL: Journal = { operation: 'push', source: 'a.json', started: NOW.toISOString(), step: 'import' };

const { path: beside } = emptyFolder();
let folder: FolderOnDisk;
beforeEach(() => {
  folder = new FolderOnDisk(beside, 'room');
});

describe('the name of a room folder', () => {
  test('is the identifier, where every file system takes it', () => {
    expect(folderName('0198c9a2-7b1c-7d3e-9f00-0123456789ab')).toBe('0198c9a2-7b1c-7d3e-9f00-0123456789ab');
  });

  test.each([
    '..',
    '.',
    '',
    'a/b',
    'a\\b',
    'CON',
    'nul',
    'C:',
    '-rf',
    ' a',
    'a.',
    'é',
    '\u0000',
    'x'.repeat(300),
  ])('is safe for %j', (room) => {
    expect(folderName(room)).toMatch(/^[\w-]{0,40}%[0-9a-f]{32}$/);
  });

  test('is one step below the folder for every identifier, and another one for each', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
        expect(dirname(join('/top', folderName(one)))).toBe('/top');
        expect(folderName(one) === folderName(other)).toBe(one === other);
      }),
      { numRuns: runs(10_000) },
    );
  });
});

describe('a room folder', () => {
  test('makes nothing before something is written', () => {
    expect(folder.state()).toEqual({ files: new Map() });
    expect(folder.journal()).toBeUndefined();
    expect(folder.backups()).toEqual([]);
    expect(existsSync(join(beside, '.roomlint'))).toBe(false);
  });

  test('gives back what it was given', () => {
    const base = folder.keepBase(encode('{"a":1}'));
    const files = new Map([['é.json', { base, local: base, etag: 'W/"1"', when: NOW.toISOString() }]]);
    const state = { files, latest: 'é.json', seen: base };
    folder.setState(state);
    const journal: Journal = {
      ...JOURNAL,
      backup: 'x',
      payload: { hash: 'h', file: 'f' },
      earlier: { ...JOURNAL, ending: 'differs' },
    };
    folder.setJournal(journal);
    const again = new FolderOnDisk(beside, 'room');
    expect(again.state()).toEqual(state);
    expect(again.journal()).toEqual(journal);
    expect(Buffer.from(again.base(base) ?? [])).toEqual(Buffer.from('{"a":1}'));
  });

  test('keeps the bases that are in use, and no others', () => {
    const [one, other] = [folder.keepBase(encode('1')), folder.keepBase(encode('2'))];
    folder.setState({ files: new Map(), seen: other });
    expect(folder.base(one)).toBeUndefined();
    expect(folder.base(other)).toBeDefined();
  });

  test('does not give out a base whose bytes were damaged', () => {
    const hash = folder.keepBase(encode('{}'));
    writeFileSync(join(folder.path, 'bases', `${hash}.json`), '{"damaged":true}');
    expect(folder.base(hash)).toBeUndefined();
    expect(folder.base('../state')).toBeUndefined();
  });

  test('names backups by time, keeps one of several with the same bytes, and sorts them by age', () => {
    expect(folder.saveBackup(encode('1'), NOW, BY_PUSH)).toBe('2026-11-22T07-14-10-123Z');
    expect(folder.saveBackup(encode('1'), new Date(NOW.getTime() + 5), BY_PUSH)).toBe(
      '2026-11-22T07-14-10-123Z',
    );
    for (let number = 2; number <= 11; number++) folder.saveBackup(encode(String(number)), NOW, BY_PUSH);
    expect(folder.backups().at(-1)).toEqual({
      name: '2026-11-22T07-14-10-123Z-11',
      bytes: 2,
      when: '2026-11-22T07:14:10.123Z',
      cause: BY_PUSH,
    });
    expect(Buffer.from(folder.readBackup('2026-11-22T07-14-10-123Z-2')).toString()).toBe('2');
  });

  test('orders backups as they were made, even after the clock was set back', () => {
    folder.saveBackup(encode('1'), NOW, BY_PUSH);
    folder.saveBackup(encode('2'), new Date(NOW.getTime() - 3_600_000), BY_PUSH);
    expect(folder.backups().map(({ name }) => Buffer.from(folder.readBackup(name)).toString())).toEqual([
      '1',
      '2',
    ]);
  });

  test('tells its own backups from edited ones, from those of others, and from those of an earlier version', () => {
    const [first, second] = ['2026-11-22T07-00-00-000Z', '2026-11-22T07-14-10-123Z'];
    folder.setState({ files: new Map() });
    const write = (name: string, text: string): void =>
      writeFileSync(join(folder.path, 'backups', `${name}.json`), text);
    write(first, '0');
    expect(folder.integrity(first)).toBe('unrecorded');
    folder.saveBackup(encode('1'), NOW, BY_PUSH);
    write('2026-11-23T00-00-00-000Z', '2');
    write('old garden', '3');
    const integrity = (): Record<string, string> =>
      Object.fromEntries(folder.backups().map(({ name }) => [name, folder.integrity(name)]));
    const [, , ...own] = folder.backups().map(({ name }) => name);
    expect(own).toEqual([first, second]);
    expect(integrity()).toEqual({
      '2026-11-23T00-00-00-000Z': 'foreign',
      'old garden': 'foreign',
      [first]: 'unrecorded',
      [second]: 'recorded',
    });
    write(second, '!');
    expect(integrity()[second]).toBe('changed');
    // A foreign file with the same bytes is no backup.
    write('2026-11-24T00-00-00-000Z', '5');
    const name = folder.saveBackup(encode('5'), new Date(NOW.getTime() + 1), BY_PUSH);
    expect(folder.integrity(name)).toBe('recorded');
  });

  test('reads no backup under another name', () => {
    for (const name of ['../state', '/etc/passwd', '', '2026-11-22T07-14-10-123Z/../../state'])
      expect(() => folder.readBackup(name)).toThrow(FolderError);
  });

  test('says which file is damaged, and that it belongs to another room', () => {
    folder.setJournal(JOURNAL);
    writeFileSync(join(folder.path, 'journal.json'), '{"version": 1, "operation"');
    expect(() => folder.journal()).toThrow(
      /journal\.json is damaged: move it away\. Backups stay where they are/,
    );
    writeFileSync(join(folder.path, 'journal.json'), '{"version": 2}');
    expect(() => folder.journal()).toThrow(FolderError);
    writeFileSync(join(folder.path, 'state.json'), '{"version": 1, "room": "Room", "files": {}}');
    expect(() => folder.state()).toThrow(/belongs to room Room: move it away/);
  });

  test('reads state and journal of any JSON without a crash', () => {
    folder.setJournal(JOURNAL);
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const name of ['state.json', 'journal.json']) writeFileSync(join(folder.path, name), json);
        for (const read of [() => folder.state(), () => folder.journal()]) {
          try {
            read();
          } catch (error) {
            expect(error).toBeInstanceOf(FolderError);
          }
        }
      }),
      { numRuns: runs(2000, 100) },
    );
  });

  test('is not shared by two rooms whose identifiers are one name on disk', () => {
    folder.saveBackup(encode('{}'), NOW, BY_PUSH);
    renameSync(join(beside, '.roomlint', 'room'), join(beside, '.roomlint', 'Room'));
    const other = new FolderOnDisk(beside, 'Room');
    expect(() => other.saveBackup(encode('{}'), NOW, BY_PUSH)).toThrow(/belongs to room room: move it away/);
    expect(() => other.lock()).toThrow(/belongs to room room: move it away/);
  });

  test('executes a plan once', () => {
    expect(folder.isUsed('n')).toBe(false);
    folder.use('n');
    folder.use('m');
    expect([folder.isUsed('n'), folder.isUsed('m'), folder.isUsed('o')]).toEqual([true, true, false]);
  });

  test('lets one in at a time, and takes over from a process that is gone', () => {
    folder.saveBackup(encode('{}'), NOW, BY_PUSH);
    const release = folder.lock();
    expect(() => new FolderOnDisk(beside, 'room').lock()).toThrow(
      /another roomlint \(process \d+\) is working on this room/,
    );
    release();
    writeFileSync(join(folder.path, 'lock'), '4194304999');
    folder.lock()();
    expect(readdirSync(folder.path)).not.toContain('lock');
  });

  test('loses what an interrupted run has written half, and nothing else', () => {
    folder.saveBackup(encode('{}'), NOW, BY_PUSH);
    const half = (name: string, owner: number): string => {
      const path = join(folder.path, name.replace('*', `${owner}-0123456789abcdef.roomlint-tmp`));
      writeFileSync(path, '{');
      return path;
    };
    const gone = ['bases/.aa.json.*', 'backups/.2026-11-22T07-14-10-124Z.json.*', '.lock.*'].map((name) =>
      half(name, GONE),
    );
    const running = half('payloads/.bb.json.*', process.ppid);
    folder.lock()();
    expect(gone.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(running)).toBe(true);
    expect(folder.backups()).toHaveLength(1);
  });

  test('goes when nothing came into it while it was locked', () => {
    folder.lock()();
    expect(existsSync(folder.path)).toBe(false);
    const release = folder.lock();
    folder.keepBase(encode('{}'));
    release();
    expect(existsSync(folder.path)).toBe(true);
  });

  test('says that a newer version of roomlint has written it', () => {
    folder.setJournal(JOURNAL);
    writeFileSync(join(folder.path, 'journal.json'), '{"version": 2}');
    expect(() => folder.journal()).toThrow(
      /journal\.json was written by a newer version of roomlint: use that one/,
    );
  });

  test('writes through no link', () => {
    mkdirSync(join(beside, '.roomlint'));
    mkdirSync(join(beside, 'elsewhere'));
    symlinkSync('../elsewhere', join(beside, '.roomlint', 'room'));
    expect(() => folder.setJournal(JOURNAL)).toThrow(/is a symbolic link/);
    expect(readdirSync(join(beside, 'elsewhere'))).toEqual([]);
  });

  test('is hidden from git', () => {
    folder.setJournal(JOURNAL);
    expect(readFileSync(join(beside, '.roomlint', '.gitignore'), 'utf8')).toBe('*\n');
  });
});
