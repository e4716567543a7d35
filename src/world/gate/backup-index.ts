import { isObject, type JsonValue, member } from '../../bytes/json/value.js';
import { OPERATIONS } from './journal.js';
import { isOurs } from './kept-json.js';
import type { BackupCause } from './ports.js';

export interface RecordedBackup extends BackupCause {
  readonly name: string;
  /** Of its bytes, in 64 hexadecimal digits. */
  readonly sha256: string;
}

/** What is known about the backups of a room, in the order in which they were made. */
export interface BackupIndex {
  readonly recorded: readonly RecordedBackup[];
  /** The names of backups that were there before the first one was recorded. */
  readonly unrecorded: readonly string[];
}

export function backupIndexText(index: BackupIndex): string {
  return `${JSON.stringify({ version: 1, ...index }, null, 2)}\n`;
}

/** @returns undefined for what is not an index */
export function readBackupIndex(value: JsonValue): BackupIndex | undefined {
  if (!isOurs(value)) return undefined;
  const [entries, names] = [member(value, 'recorded'), member(value, 'unrecorded')];
  if (!Array.isArray(entries) || !Array.isArray(names)) return undefined;
  const recorded = entries.map(readEntry);
  const unrecorded = names.filter((name) => typeof name === 'string');
  return recorded.every((entry) => entry !== undefined) && unrecorded.length === names.length
    ? { recorded, unrecorded }
    : undefined;
}

function readEntry(value: JsonValue): RecordedBackup | undefined {
  if (!isObject(value)) return undefined;
  const { name, sha256, source } = value;
  const operation = OPERATIONS.find((known) => known === value.operation);
  if (typeof name !== 'string' || typeof sha256 !== 'string' || typeof source !== 'string') return undefined;
  return operation === undefined ? undefined : { name, sha256, operation, source };
}
