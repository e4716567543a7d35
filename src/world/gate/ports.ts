/** One room at the service. Every method throws a ServiceError when it fails. */
export interface Remote {
  /** The origin of the service, such as `https://api.example.com`. */
  readonly server: string;
  download(): Promise<Uint8Array>;
  /** Requests a destination and sends a snapshot there. @returns its public address */
  upload(bytes: Uint8Array): Promise<string>;
  /** The Content-Length for HEAD. @returns undefined when there is none */
  contentLength(address: string): Promise<number | undefined>;
  /** @returns `accepted` when the service may not have carried it out yet */
  import(address: string): Promise<'done' | 'accepted'>;
}

/** What is known about a file that was pulled from the room or pushed to it. */
export interface SyncedFile {
  /** The hash of the room's bytes at that time: the base. */
  readonly base: string;
  /** The hash of the file's bytes at that time. After a pull it is the base. */
  readonly local: string;
  /** The origin of the service. Missing if an earlier version wrote this. */
  readonly server?: string;
  /** Fields that the service added after the last push of this file, so that the file lacks them. */
  readonly added?: readonly string[];
  /** ISO 8601. */
  readonly when: string;
  /** The backup that was restored since: the base is the room after that, the file has what was undone. */
  readonly restored?: string;
}

/** What is known about a room on this side. */
export interface RoomState {
  /** By file name. */
  readonly files: ReadonlyMap<string, SyncedFile>;
  /** The file that was pulled or pushed last. */
  readonly latest?: string;
  /** The hash of the room as this side left it: by its last pull, push or restore. It is a base. */
  readonly seen?: string;
  /** The origin of the service where it was seen. Missing if an earlier version wrote this. */
  readonly server?: string;
}

export const OPERATIONS = ['push', 'restore'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** An import that may have been sent: written down before the request, and removed when its outcome is known. */
export interface Journal {
  readonly operation: Operation;
  /** The name of the file or backup that is imported. */
  readonly source: string;
  /** ISO 8601. */
  readonly started: string;
  /** The origin of the service. Missing if an earlier version wrote this. */
  readonly server?: string;
  /** The name of the backup that was made before. */
  readonly backup: string;
  readonly payload: {
    /** The hash of the bytes that are imported. */
    readonly hash: string;
    /** The hash of the file: another one if changes of others were merged into it. */
    readonly file: string;
  };
}

/** What a backup was made before. */
export interface BackupCause {
  readonly operation: Operation;
  /** The name of the file or backup that was to be imported. */
  readonly source: string;
}

/**
 * Whether a backup is what roomlint wrote. `recorded`: it is. `changed`: it was edited after it was made.
 * `foreign`: its hash was not recorded.
 */
export type Integrity = 'recorded' | 'changed' | 'foreign';

export interface Backup {
  readonly name: string;
  readonly bytes: number;
  /** ISO 8601. For one that roomlint did not write, when it was written last. */
  readonly when: string;
  /** What it was made before; undefined if that was not recorded. */
  readonly cause?: BackupCause;
}

/**
 * What this side keeps about a room: bases, backups, a journal. Everything that is written is whole and on
 * the disk when the method returns. Methods throw a FolderError when the system refuses.
 */
export interface RoomFolder {
  state(): RoomState;
  setState(state: RoomState): void;
  /** The bytes of a room that was pulled, by their hash; undefined if they are gone or damaged. */
  base(hash: string): Uint8Array | undefined;
  keepBase(bytes: Uint8Array): string;
  /** Those that were not recorded first, then the others in the order in which they were made. */
  backups(): readonly Backup[];
  /** Whether a backup is what roomlint wrote. Reads all of it. */
  integrity(name: string): Integrity;
  /** Writes a backup and its hash, and compares what was written, unless the newest has the same bytes. */
  saveBackup(bytes: Uint8Array, now: Date, cause: BackupCause): string;
  readBackup(name: string): Uint8Array;
  removeBackup(name: string): void;
  journal(): Journal | undefined;
  /** Writes the journal, or removes it and all payloads. */
  setJournal(journal: Journal | undefined): void;
  /** A snapshot that the journal names; undefined if it is gone or damaged. */
  payload(hash: string): Uint8Array | undefined;
  keepPayload(bytes: Uint8Array): void;
}

/** The file that is pulled and pushed. */
export interface LocalFile {
  /** Its name in its folder. */
  readonly name: string;
  /** @returns undefined if there is none. @throws FolderError */
  read(): Uint8Array | undefined;
  /** Replaces it if it holds `before`, or is not there for undefined. @returns whether it did */
  write(before: Uint8Array | undefined, after: Uint8Array): Promise<boolean>;
}

/** A file or folder that the system refuses to read or write. The message is for people. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}
