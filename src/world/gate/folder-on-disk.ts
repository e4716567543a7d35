import { existsSync, readdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { LockedError, takeLock } from '../files/lock-file.js';
import { hashOf } from '../files/node-sha256.js';
import { readPlainFile } from '../files/read.js';
import { type Doing, LinkError, whyRefused } from '../files/refusals.js';
import { makeFolders, refuseLinks, removeLeftoversIn, writeDurably } from '../files/write-file.js';
import {
  backupIndexText,
  backupName,
  isNewer,
  journalText,
  type RecordedBackup,
  readBackupIndex,
  readJournal,
  readState,
  stateText,
  whenOf,
} from './room-folder-json.js';
import {
  type Backup,
  type BackupCause,
  FolderError,
  type Integrity,
  type Journal,
  type RoomState,
} from './room-state.js';

/** The folder beside the files that are pulled and pushed. */
export const KEPT = '.roomlint';
const NO_STATE: RoomState = { files: new Map() };
/** What is known about the backups, beside their folder. */
const BACKUP_INDEX = 'backups.json';
const FOLDERS = ['bases', 'payloads', 'backups'] as const;

/**
 * `.roomlint/ROOM/` on disk: bases, backups, a journal. It is created when something is written to it. Everything
 * that is written is whole and on the disk when the method returns. Methods throw a FolderError when the system
 * refuses.
 */
export class FolderOnDisk {
  readonly path: string;
  private isMade = false;

  /** @param beside the folder of the files */
  constructor(
    readonly beside: string,
    private readonly room: string,
  ) {
    this.path = join(beside, KEPT, folderName(room));
  }

  get exists(): boolean {
    return existsSync(this.path);
  }

  /** Locks the room against other processes. @returns what unlocks it @throws FolderError */
  lock(): () => void {
    this.requireOwn();
    const kept = join(this.beside, KEPT);
    // Beside the folder, which is not made before something is kept.
    return this.attempt('write', join('..', `${basename(this.path)}.lock`), (path) => {
      this.makeKept();
      try {
        const release = takeLock(path);
        // Backups of 50 MB have names that no later run writes again.
        for (const folder of [kept, this.path, ...FOLDERS.map((name) => join(this.path, name))])
          if (existsSync(folder)) removeLeftoversIn(folder);
        return release;
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        throw new FolderError(
          `another roomlint (process ${printable(error.owner)}) is working on this room: wait until it is done. If no roomlint runs, remove ${path}`,
        );
      }
    });
  }

  state(): RoomState {
    const value = this.json('state.json');
    if (value === undefined) return NO_STATE;
    const read = readState(value);
    if (read === undefined) throw this.damaged('state.json', value);
    if (read.room !== this.room)
      throw new FolderError(`${this.path} belongs to room ${printable(read.room)}: move it away`);
    return read.state;
  }

  setState(state: RoomState): void {
    this.write('state.json', encode(stateText(this.room, state)));
    const needed = new Set([...state.files.values()].map(({ base }) => base));
    if (state.seen !== undefined) needed.add(state.seen);
    this.removeOthers('bases', needed);
  }

  /** The bytes of a room that was pulled, by their hash; undefined if they are gone or damaged. */
  base(hash: string): Uint8Array | undefined {
    return this.byHash('bases', hash);
  }

  keepBase(bytes: Uint8Array): string {
    const hash = hashOf(bytes);
    if (this.byHash('bases', hash) === undefined) this.write(join('bases', `${hash}.json`), bytes);
    return hash;
  }

  /** Those that were not recorded first, then the others in the order in which they were made. */
  backups(): readonly Backup[] {
    this.requireOwn();
    const recorded = this.recorded();
    const ages = new Map(recorded.map(({ name }, at) => [name, at]));
    const ageOf = (name: string): number => ages.get(name) ?? -1;
    return this.names('backups')
      .flatMap((file) => {
        const name = file.replace(/\.json$/, '');
        if (name === file) return [];
        const { size, mtime } = this.attempt('read', join('backups', file), (path) => statSync(path));
        const entry = recorded[ageOf(name)];
        const cause = entry && { operation: entry.operation, source: entry.source };
        const when = whenOf(name) ?? mtime.toISOString();
        return [{ name, when, bytes: size, ...(cause === undefined ? {} : { cause }) }];
      })
      .sort((a, b) => ageOf(a.name) - ageOf(b.name) || (a.name < b.name ? -1 : 1));
  }

  /** Whether a backup is what roomlint wrote. Reads all of it. */
  integrity(name: string): Integrity {
    const entry = this.recorded().find((recorded) => recorded.name === name);
    if (entry === undefined) return 'foreign';
    return hashOf(this.readBackup(name)) === entry.sha256 ? 'recorded' : 'changed';
  }

  /** Writes a backup and its hash, and compares what was written, unless the newest has the same bytes. */
  saveBackup(bytes: Uint8Array, now: Date, { operation, source }: BackupCause): string {
    const known = this.backups();
    const newest = known.findLast(({ cause }) => cause !== undefined);
    const there = new Set(known.map(({ name }) => name));
    const isThere = newest?.bytes === bytes.length && this.holds(newest.name, bytes);
    const name = isThere ? newest.name : backupName(now, (one) => there.has(one));
    const recorded = this.recorded().filter((one) => there.has(one.name) && one.name !== name);
    const entry = { name, sha256: hashOf(bytes), operation, source };
    this.write(BACKUP_INDEX, encode(backupIndexText([...recorded, entry])));
    if (!isThere) this.write(join('backups', `${name}.json`), bytes);
    if (!this.holds(name, bytes))
      throw new FolderError(`${this.path}: the backup ${name} does not hold what was written to it`);
    return name;
  }

  /** The backups whose hashes are known, in the order in which they were made. */
  private recorded(): readonly RecordedBackup[] {
    const value = this.json(BACKUP_INDEX);
    if (value === undefined) return [];
    const recorded = readBackupIndex(value);
    if (recorded === undefined) throw this.damaged(BACKUP_INDEX, value);
    return recorded;
  }

  private holds(name: string, bytes: Uint8Array): boolean {
    return Buffer.compare(this.readBackup(name), bytes) === 0;
  }

  readBackup(name: string): Uint8Array {
    if (!isFileName(name)) throw new FolderError(`there is no backup ${printable(name)}`);
    return this.attempt('read', join('backups', `${name}.json`), readPlainFile);
  }

  removeBackup(name: string): void {
    this.attempt('write', join('backups', `${name}.json`), (path) => unlinkSync(path));
  }

  journal(): Journal | undefined {
    const value = this.json('journal.json');
    if (value === undefined) return undefined;
    const journal = readJournal(value);
    if (journal === undefined) throw this.damaged('journal.json', value);
    return journal === 'ended' ? undefined : journal;
  }

  /** Writes the journal, or removes it and all payloads. */
  setJournal(journal: Journal | undefined): void {
    if (journal !== undefined) {
      this.write('journal.json', encode(journalText(journal)));
      return;
    }
    this.attempt('write', 'journal.json', (path) => rmSync(path, { force: true }));
    this.removeOthers('payloads', new Set());
  }

  /** A snapshot that the journal names; undefined if it is gone or damaged. */
  payload(hash: string): Uint8Array | undefined {
    return this.byHash('payloads', hash);
  }

  keepPayload(bytes: Uint8Array): void {
    this.write(join('payloads', `${hashOf(bytes)}.json`), bytes);
  }

  /** On file systems that ignore case, two identifiers may lead to the same folder. @throws FolderError */
  private requireOwn(): void {
    this.state();
  }

  private byHash(folder: string, hash: string): Uint8Array | undefined {
    const name = join(folder, `${hash}.json`);
    if (!/^[0-9a-f]{64}$/.test(hash) || !existsSync(join(this.path, name))) return undefined;
    const bytes = this.attempt('read', name, readPlainFile);
    return hashOf(bytes) === hash ? bytes : undefined;
  }

  private removeOthers(folder: string, needed: ReadonlySet<string>): void {
    for (const name of this.names(folder))
      if (/^[0-9a-f]{64}\.json$/.test(name) && !needed.has(name.slice(0, -'.json'.length)))
        this.attempt('write', join(folder, name), (path) => unlinkSync(path));
  }

  private names(folder: string): readonly string[] {
    if (!existsSync(join(this.path, folder))) return [];
    return this.attempt('read', folder, (path) => readdirSync(path));
  }

  private json(name: string): JsonValue | undefined {
    if (!existsSync(join(this.path, name))) return undefined;
    const value = tryParseJson(this.attempt('read', name, (path) => readPlainFile(path).toString()));
    if (value === undefined) throw this.damaged(name);
    return value;
  }

  private damaged(name: string, value?: JsonValue): FolderError {
    const path = join(this.path, name);
    if (isNewer(value))
      return new FolderError(`${path} was written by a newer version of roomlint: use that one`);
    return new FolderError(
      name === 'state.json'
        ? `${path} is damaged: what was pulled is unknown. Move the folder ${this.path} away and pull again; the backups in it are snapshots that can be pushed`
        : `${path} is damaged: move it away. Backups stay where they are`,
    );
  }

  private write(name: string, bytes: Uint8Array): void {
    this.make();
    this.attempt('write', name, (path) => writeDurably(path, bytes));
  }

  /** Creates the folders, and notes their room. */
  private make(): void {
    if (this.isMade) return;
    this.requireOwn();
    this.attempt('write', '', (path) => {
      this.makeKept();
      for (const folder of FOLDERS) makeFolders(join(path, folder));
      const named = join(path, 'state.json');
      if (!existsSync(named)) writeDurably(named, encode(stateText(this.room, NO_STATE)));
    });
    this.isMade = true;
  }

  /** Creates the folder of all rooms, and hides it from git. */
  private makeKept(): void {
    makeFolders(join(this.beside, KEPT));
    const ignore = join(this.beside, KEPT, '.gitignore');
    if (!existsSync(ignore)) writeDurably(ignore, encode('*\n'));
  }

  /** @throws FolderError */
  private attempt<Value>(doing: Doing, name: string, act: (path: string) => Value): Value {
    const path = join(this.path, name);
    try {
      // A link that somebody committed could lead out of the folder.
      refuseLinks(path, this.beside);
      return act(path);
    } catch (error) {
      if (error instanceof LinkError)
        throw new FolderError(
          `${error.link} is a symbolic link, and nothing is kept behind those: remove it`,
        );
      if (error instanceof Error && 'syscall' in error)
        throw new FolderError(`${path}: ${whyRefused(doing, error)}`);
      throw error;
    }
  }
}

/** Whether a name stays in its folder. */
function isFileName(name: string): boolean {
  return !/^\.|[/\\\0]/.test(name) && name !== '';
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Names that every file system accepts unchanged. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/;
/** Names of Windows devices, reserved in every folder. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const MAX_START_LENGTH = 40;
const HASH_DIGITS = 32;

/** The folder for a room. An identifier such as `..` or `a/b` becomes its plain characters and its hash. */
export function folderName(room: string): string {
  if (PLAIN.test(room) && !RESERVED.test(room)) return room;
  const start = room.replaceAll(/[^A-Za-z0-9_-]/g, '').slice(0, MAX_START_LENGTH);
  const hash = hashOf(new TextEncoder().encode(room)).slice(0, HASH_DIGITS);
  return `${start}%${hash}`;
}
