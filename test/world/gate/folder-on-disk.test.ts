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
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderOnDisk, folderName } from '../../../src/world/gate/folder-on-disk.js';
import { FolderError, type Journal } from '../../../src/world/gate/room-state.js';
import { anyCharacter } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';
import { emptyFolder } from '../../temporary-folder.js';
import { Crash } from './fake-remote.js';
import { Desk } from './rooms.js';

const BY_PUSH = { operation: 'push', source: 'garden.json' } as const;
const NOW = new Date('2026-11-22T07:14:10.123Z');
const FIRST = '2026-11-22T07-14-10-123Z';
/** The id of a process that ran once. */
const GONE = spawnSync('true').pid;
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const JOURNAL: Journal = {
  operation: 'push',
  source: 'a.json',
  started: NOW.toISOString(),
  backup: 'x',
  payload: { hash: 'h', file: 'f' },
};

const { path: beside, write } = emptyFolder();
let folder: FolderOnDisk;
beforeEach(() => {
  folder = new FolderOnDisk(beside, 'room');
});
const inside = (name: string, text: string): string => write(join('.roomlint', 'room', name), text);
const save = (text: string, later = 0): string =>
  folder.saveBackup(encode(text), new Date(NOW.getTime() + later), BY_PUSH);

test('the name of a room folder is one safe step for every identifier, and another one for each', () => {
  expect(folderName('0198c9a2-7b1c-7d3e-9f00-0123456789ab')).toBe('0198c9a2-7b1c-7d3e-9f00-0123456789ab');
  const [long, nul] = ['x'.repeat(300), '\0'];
  for (const room of ['..', '', 'a/b', 'a\\b', 'CON', 'nul', 'C:', '-rf', ' a', 'a.', 'é', nul, long])
    expect(folderName(room)).toMatch(/^[\w-]{0,40}%[0-9a-f]{32}$/);
  const room = fc.string({ unit: anyCharacter });
  fc.assert(
    fc.property(room, room, (one, other) => {
      expect(dirname(join('/top', folderName(one)))).toBe('/top');
      expect(folderName(one) === folderName(other)).toBe(one === other);
    }),
    { numRuns: runs(10_000) },
  );
});

describe('a room folder', () => {
  test('makes nothing before something is written, and gives back what it was given', () => {
    expect([folder.state(), folder.journal(), folder.backups()]).toEqual([
      { files: new Map() },
      undefined,
      [],
    ]);
    expect(existsSync(join(beside, '.roomlint'))).toBe(false);
    const base = folder.keepBase(encode('{"a":1}'));
    const files = new Map([['é.json', { base, local: base, when: NOW.toISOString() }]]);
    const state = { files, latest: 'é.json', seen: base };
    folder.setState(state);
    folder.setJournal(JOURNAL);
    const again = new FolderOnDisk(beside, 'room');
    expect([again.state(), again.journal()]).toEqual([state, JOURNAL]);
    expect(Buffer.from(again.base(base) ?? [])).toEqual(Buffer.from('{"a":1}'));
    expect(readFileSync(join(beside, '.roomlint', '.gitignore'), 'utf8')).toBe('*\n');
  });

  test('keeps the bases that are in use, and gives out none whose bytes were damaged', () => {
    const [one, other] = [folder.keepBase(encode('1')), folder.keepBase(encode('2'))];
    folder.setState({ files: new Map(), seen: other });
    expect([folder.base(one), folder.base(other) !== undefined]).toEqual([undefined, true]);
    inside(`bases/${other}.json`, '{"damaged":true}');
    expect([folder.base(other), folder.base('../state')]).toEqual([undefined, undefined]);
  });

  test('is not shared by two rooms whose identifiers are one name on disk', () => {
    save('{}');
    renameSync(join(beside, '.roomlint', 'room'), join(beside, '.roomlint', 'Room'));
    const other = new FolderOnDisk(beside, 'Room');
    for (const work of [() => other.saveBackup(encode('{}'), NOW, BY_PUSH), () => other.lock()])
      expect(work).toThrow(/belongs to room room: move it away/);
  });

  test('names backups by time, keeps one of several with the same bytes, and sorts them as they were made', () => {
    expect([save('1'), save('1', 5)]).toEqual([FIRST, FIRST]);
    for (let number = 2; number <= 11; number++) save(String(number));
    const latest = { name: `${FIRST}-11`, bytes: 2, when: '2026-11-22T07:14:10.123Z', cause: BY_PUSH };
    expect(folder.backups().at(-1)).toEqual(latest);
    // The clock was set back.
    save('12', -3_600_000);
    const texts = folder.backups().map(({ name }) => Buffer.from(folder.readBackup(name)).toString());
    expect(texts).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  });

  test('tells its own backups from edited ones, and from those that it has not recorded', () => {
    save('1');
    inside('backups/2026-11-23T00-00-00-000Z.json', '2');
    inside('backups/old garden.json', '3');
    const found = folder.backups().map(({ name }) => [name, folder.integrity(name)]);
    expect(found).toEqual([
      ['2026-11-23T00-00-00-000Z', 'foreign'],
      ['old garden', 'foreign'],
      [FIRST, 'recorded'],
    ]);
    inside(`backups/${FIRST}.json`, '!');
    expect(folder.integrity(FIRST)).toBe('changed');
    // A foreign file with the same bytes is no backup.
    inside('backups/2026-11-24T00-00-00-000Z.json', '5');
    expect(folder.integrity(save('5', 1))).toBe('recorded');
    for (const name of ['../state', '/etc/passwd', '', `${FIRST}/../../state`])
      expect(() => folder.readBackup(name)).toThrow(FolderError);
  });

  test('takes what an earlier version wrote before it sent anything, or after it ended, for no open import', () => {
    const { backup: _backup, payload: _payload, ...began } = JOURNAL;
    for (const entry of [
      { ...began, step: 'plan' },
      { ...JOURNAL, step: 'record', ending: 'imported' },
    ]) {
      folder.setState({ files: new Map() });
      inside('journal.json', JSON.stringify({ version: 1, ...entry }));
      expect(folder.journal()).toBeUndefined();
    }
  });

  test('reads state and journal of any JSON without a crash', () => {
    folder.setJournal(JOURNAL);
    fc.assert(
      fc.property(fc.json(), (json) => {
        for (const name of ['state.json', 'journal.json']) inside(name, json);
        for (const read of [() => folder.state(), () => folder.journal()])
          try {
            read();
          } catch (error) {
            expect(error).toBeInstanceOf(FolderError);
          }
      }),
      { numRuns: runs(2000) },
    );
  });

  test('lets one in at a time, takes over from a process that is gone, and is not made for that', () => {
    folder.lock()();
    expect(existsSync(folder.path)).toBe(false);
    save('{}');
    const release = folder.lock();
    expect(() => new FolderOnDisk(beside, 'room').lock()).toThrow(
      /another roomlint \(process \d+\) is working/,
    );
    release();
    write(join('.roomlint', 'room.lock'), '4194304999');
    folder.lock()();
    expect(readdirSync(join(beside, '.roomlint')).sort()).toEqual(['.gitignore', 'room']);
  });

  test('loses what an interrupted run has written half, and nothing else', () => {
    save('{}');
    const half = (name: string, owner: number): string =>
      inside(`${name}.${owner}-0123456789abcdef.roomlint-tmp`, '{');
    const gone = ['bases/.aa.json', 'backups/.2026.json', '.lock'].map((name) => half(name, GONE));
    const running = half('payloads/.bb.json', process.ppid);
    folder.lock()();
    expect([...gone, running].filter((path) => existsSync(path))).toEqual([running]);
    expect(folder.backups()).toHaveLength(1);
  });

  test('writes through no link', () => {
    for (const name of ['.roomlint', 'elsewhere']) mkdirSync(join(beside, name));
    symlinkSync('../elsewhere', join(beside, '.roomlint', 'room'));
    expect(() => folder.setJournal(JOURNAL)).toThrow(/is a symbolic link/);
    expect(readdirSync(join(beside, 'elsewhere'))).toEqual([]);
  });
});

describe('a folder that somebody has edited', () => {
  let desk: Desk;
  const file = (name: string): string => join(desk.folder.path, name);
  const firstIn = (name: string): string => file(join(name, readdirSync(file(name))[0] ?? ''));
  beforeEach(async () => {
    desk = await Desk.edited();
  });
  afterEach(() => desk.close());

  /** A push that ends while the service imports. */
  async function interruptedPush(): Promise<void> {
    desk.remote.fail(desk.remote.count + 4, 'crash-after');
    await expect(desk.push()).rejects.toThrow(Crash);
  }

  test('is refused, and stays as it is, where the journal was cut off', async () => {
    await interruptedPush();
    const damaged = readFileSync(file('journal.json'), 'utf8').slice(0, 60);
    writeFileSync(file('journal.json'), damaged);
    const message = expect.stringContaining('journal.json is damaged: move it away');
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await desk.push()).outcome).toEqual({ kind: 'unable', message });
    expect([readFileSync(file('journal.json'), 'utf8'), desk.remote.imports]).toEqual([damaged, 1]);
    await expect(desk.status()).rejects.toThrow('journal.json is damaged');
  });

  test('cannot judge an interrupted push whose backup is another one now', async () => {
    await interruptedPush();
    writeFileSync(firstIn('backups'), '{"roomItems": ');
    const reason = expect.stringMatching(/^its backup \S+ is not what was written$/);
    expect((await desk.status()).unfinished).toMatchObject([{ settled: { kind: 'unknown', reason } }]);
    expect([await desk.kind(), await desk.kind({ decision: 'overwrite' })]).toEqual(['in-doubt', 'nothing']);
  });
});
