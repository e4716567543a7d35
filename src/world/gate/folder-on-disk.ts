import { existsSync, readdirSync, rmdirSync, rmSync, statSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { LockedError, takeLock } from '../files/lock-file.js';
import { readPlainFile } from '../files/read.js';
import { type Doing, LinkError, whyRefused } from '../files/refusals.js';
import { makeFolders, refuseLinks, removeLeftoversIn, writeDurably } from '../files/write-file.js';
import { hashOf } from './content-hash.js';
import type { Journal } from './journal.js';
import {
  type BackupIndex,
  backupIndexText,
  backupName,
  byAge,
  isNewer,
  journalText,
  readBackupIndex,
  readJournal,
  readState,
  stateText,
  whenOf,
} from './kept-json.js';
import {
  type Backup,
  type BackupCause,
  FolderError,
  type Integrity,
  type RoomFolder,
  type RoomState,
} from './ports.js';

/** The folder beside the files that are pulled and pushed. */
export const KEPT = '.roomlint';
const NO_STATE: RoomState = { files: new Map() };
/** What is known about the backups, beside their folder. */
const BACKUP_INDEX = 'backups.json';
const FOLDERS = ['bases', 'payloads', 'backups'] as const;

/** `.roomlint/ROOM/` on disk. It is created when something is written to it. */
export class FolderOnDisk implements RoomFolder {
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

  /** Locks the folder against other processes. @returns what unlocks it @throws FolderError */
  lock(): () => void {
    const isNew = !this.exists;
    this.make();
    const release = this.attempt('write', 'lock', (path) => {
      try {
        return takeLock(path);
      } catch (error) {
        if (!(error instanceof LockedError)) throw error;
        throw new FolderError(
          `another roomlint (process ${printable(error.owner)}) is working on this room: wait until it is done. If no roomlint runs, remove ${path}`,
        );
      }
    });
    // The one before may have taken an unused folder away.
    this.isMade = false;
    this.make();
    // Backups of 50 MB have names that no later run writes again.
    this.attempt('write', '', (path) => {
      for (const folder of [path, ...FOLDERS.map((name) => join(path, name))]) removeLeftoversIn(folder);
    });
    return () => {
      const isGone = isNew && this.removeUnused();
      release();
      if (isGone) this.removeIfEmpty();
    };
  }

  /** Removes what was created for a room that does not exist. @returns whether only the lock is left */
  private removeUnused(): boolean {
    try {
      const { files, seen } = this.state();
      const journal = this.journal();
      const isUsed = files.size > 0 || seen !== undefined || this.backups().length > 0;
      if (isUsed || (journal !== undefined && journal.ending !== 'not-imported')) return false;
      this.attempt('write', '', (path) => {
        for (const folder of FOLDERS) rmdirSync(join(path, folder));
        for (const file of ['journal.json', BACKUP_INDEX, 'state.json'])
          rmSync(join(path, file), { force: true });
      });
      this.isMade = false;
      return true;
    } catch (error) {
      // What went wrong before has to be said, and what stays does no harm.
      if (error instanceof FolderError) return false;
      throw error;
    }
  }

  /** Another process may have taken the lock by now: nothing that it has written goes. */
  private removeIfEmpty(): void {
    try {
      rmdirSync(this.path);
    } catch {
      // It is in use.
    }
  }

  state(): RoomState {
    const value = this.json('state.json');
    if (value === undefined) {
      if (!this.keepsSomething) return NO_STATE;
      throw new FolderError(`${join(this.path, 'state.json')} is missing: ${this.startAgain}`);
    }
    const read = readState(value);
    if (read === undefined) throw this.damaged('state.json', value);
    if (read.room !== this.room)
      throw new FolderError(`${this.path} belongs to room ${printable(read.room)}: move it away`);
    return read.state;
  }

  /** Whether something was kept here: then a state that is not there was lost. */
  private get keepsSomething(): boolean {
    const isKept = (name: string): boolean => existsSync(join(this.path, name));
    return (
      ['journal.json', BACKUP_INDEX].some(isKept) || FOLDERS.some((folder) => this.names(folder).length > 0)
    );
  }

  setState(state: RoomState): void {
    this.write('state.json', encode(stateText(this.room, state)));
    const needed = new Set([...state.files.values()].map(({ base }) => base));
    if (state.seen !== undefined) needed.add(state.seen);
    this.removeOthers('bases', needed);
  }

  base(hash: string): Uint8Array | undefined {
    return this.byHash('bases', hash);
  }

  keepBase(bytes: Uint8Array): string {
    const hash = hashOf(bytes);
    if (this.byHash('bases', hash) === undefined) this.write(join('bases', `${hash}.json`), bytes);
    return hash;
  }

  backups(): readonly Backup[] {
    this.requireOwn();
    const index = this.backupIndex();
    const age = new Map(index?.recorded.map(({ name }, at) => [name, at] as const));
    const causes = new Map(
      index?.recorded.map(({ name, operation, source }) => [name, { operation, source }]),
    );
    const rank = (name: string): number => (age.has(name) ? 2 : isUnrecorded(name, index) ? 1 : 0);
    return this.names('backups')
      .flatMap((file) => {
        const name = file.replace(/\.json$/, '');
        if (name === file) return [];
        const { size, mtime } = this.attempt('read', join('backups', file), (path) => statSync(path));
        const cause = causes.get(name);
        const when = whenOf(name) ?? mtime.toISOString();
        return [{ name, when, bytes: size, ...(cause === undefined ? {} : { cause }) }];
      })
      .sort(
        (a, b) =>
          rank(a.name) - rank(b.name) ||
          (age.get(a.name) ?? 0) - (age.get(b.name) ?? 0) ||
          byAge(a.name, b.name),
      );
  }

  integrity(name: string): Integrity {
    const index = this.backupIndex();
    const entry = index?.recorded.find((recorded) => recorded.name === name);
    if (entry !== undefined) return hashOf(this.readBackup(name)) === entry.sha256 ? 'recorded' : 'changed';
    return isUnrecorded(name, index) ? 'unrecorded' : 'foreign';
  }

  saveBackup(bytes: Uint8Array, now: Date, { operation, source }: BackupCause): string {
    const known = this.backups();
    const newest = known.findLast(({ name }) => this.integrity(name) !== 'foreign');
    if (newest !== undefined && newest.bytes === bytes.length && this.holds(newest.name, bytes))
      return newest.name;
    const index = this.backupIndex() ?? {
      recorded: [],
      unrecorded: known.map(({ name }) => name).filter((name) => whenOf(name) !== undefined),
    };
    const taken = new Set([...known.map(({ name }) => name), ...index.recorded.map(({ name }) => name)]);
    const name = backupName(now, (one) => taken.has(one));
    const entry = { name, sha256: hashOf(bytes), operation, source };
    const there = new Set(known.map((backup) => backup.name));
    const recorded = [...index.recorded.filter((one) => there.has(one.name)), entry];
    // Before the backup itself: one that an interruption has cut off must not pass for one of an earlier
    // version.
    this.write(BACKUP_INDEX, encode(backupIndexText({ ...index, recorded })));
    this.write(join('backups', `${name}.json`), bytes);
    if (!this.holds(name, bytes))
      throw new FolderError(`${this.path}: the backup ${name} does not hold what was written to it`);
    return name;
  }

  private backupIndex(): BackupIndex | undefined {
    const value = this.json(BACKUP_INDEX);
    if (value === undefined) return undefined;
    const index = readBackupIndex(value);
    if (index === undefined) throw this.damaged(BACKUP_INDEX, value);
    return index;
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
    return journal;
  }

  setJournal(journal: Journal): void {
    this.write('journal.json', encode(journalText(journal)));
    const isOpen = ({ ending }: Journal): boolean => ending === undefined;
    const needed = new Set<string>();
    for (let each: Journal | undefined = journal; each !== undefined; each = each.earlier)
      if (isOpen(each) && each.payload !== undefined) needed.add(each.payload.hash);
    this.removeOthers('payloads', needed);
  }

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
    return new FolderError(
      isNewer(value)
        ? `${path} was written by a newer version of roomlint: use that one`
        : `${path} is damaged: ${name === 'state.json' ? this.startAgain : 'move it away. Backups stay where they are'}`,
    );
  }

  /** What to do when nobody knows any more what was pulled. */
  private get startAgain(): string {
    return `what was pulled is unknown. Move the folder ${this.path} away and pull again; the backups in it are snapshots that can be pushed`;
  }

  private write(name: string, bytes: Uint8Array): void {
    this.make();
    this.attempt('write', name, (path) => writeDurably(path, bytes));
  }

  /** Creates the folders, notes their room, and hides them from git. */
  private make(): void {
    if (this.isMade) return;
    this.requireOwn();
    this.attempt('write', '', (path) => {
      for (const folder of FOLDERS) makeFolders(join(path, folder));
      const ignore = join(this.beside, KEPT, '.gitignore');
      if (!existsSync(ignore)) writeDurably(ignore, encode('*\n'));
      const named = join(path, 'state.json');
      if (!existsSync(named)) writeDurably(named, encode(stateText(this.room, NO_STATE)));
    });
    this.isMade = true;
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

/** Whether a backup was there before the first one was recorded. */
function isUnrecorded(name: string, index: BackupIndex | undefined): boolean {
  return index === undefined ? whenOf(name) !== undefined : index.unrecorded.includes(name);
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
