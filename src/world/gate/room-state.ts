/* What this side keeps of a room in `.roomlint/`: its files, backups, and an import that may have been sent. */

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

/** A file or folder that the system refuses to read or write. The message is for people. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}
