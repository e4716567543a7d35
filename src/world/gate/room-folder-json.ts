import { member, membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import {
  type BackupCause,
  type Journal,
  OPERATIONS,
  type Operation,
  type RoomState,
  type SyncedFile,
} from './room-state.js';

/*
 * What `.roomlint/` keeps of a room, as JSON: the state after the last pull, the journal of an operation that has
 * not ended, and the index of backups. A reader returns undefined for what it cannot read, and its caller reports
 * it.
 */

const VERSION = 1;

export function stateText(room: string, { files, latest, seen, server }: RoomState): string {
  return jsonText({ version: VERSION, room, latest, seen, server, files: Object.fromEntries(files) });
}

export function readState(value: JsonValue): { room: string; state: RoomState } | undefined {
  const entries = member(value, 'files');
  const read = isOurs(value) ? textsIn(value, ['room'], ['latest', 'seen', 'server']) : undefined;
  if (read === undefined || !isObject(entries)) return undefined;
  const { room, ...state } = read;
  const files = new Map<string, SyncedFile>();
  for (const [name, entry] of membersOf(entries)) {
    const synced = readSynced(entry);
    if (synced === undefined) return undefined;
    files.set(name, synced);
  }
  return { room, state: { files, ...state } };
}

function readSynced(entry: JsonValue): SyncedFile | undefined {
  const synced = textsIn(entry, ['base', 'local', 'when'], ['server', 'restored']);
  const added = member(entry, 'added');
  const isList = Array.isArray(added) && added.every((place) => typeof place === 'string');
  return synced && isList ? { ...synced, added } : synced;
}

/** What is known of a file, with the room itself in place of its hash. */
export interface CommittedRoom extends SyncedFile {
  readonly room: string;
}

export function committedRoomText(base: CommittedRoom): string {
  return jsonText({ version: VERSION, ...base });
}

export function readCommittedRoom(value: JsonValue): CommittedRoom | undefined {
  const synced = isOurs(value) ? readSynced(value) : undefined;
  const room = member(value, 'room');
  return synced && typeof room === 'string' ? { ...synced, room } : undefined;
}

export function journalText(journal: Journal): string {
  return jsonText({ version: VERSION, ...journal });
}

/** An earlier version kept entries that had ended, and wrote some before anything could be sent. */
export function readJournal(value: JsonValue): Journal | 'ended' | undefined {
  const entry = isOurs(value)
    ? textsIn(value, ['operation', 'source', 'started'], ['server', 'backup', 'ending'])
    : undefined;
  const operation = operationIn(entry);
  if (entry === undefined || operation === undefined) return undefined;
  const { ending, backup, ...journal } = entry;
  const payload = textsIn(member(value, 'payload'), ['hash', 'file'], []);
  const isOpen = ending === undefined && backup !== undefined && payload !== undefined;
  return isOpen ? { ...journal, operation, backup, payload } : 'ended';
}

export interface RecordedBackup extends BackupCause {
  readonly name: string;
  /** Of its bytes, in 64 hexadecimal digits. */
  readonly sha256: string;
}

/** @param recorded in the order in which they were made */
export function backupIndexText(recorded: readonly RecordedBackup[]): string {
  return jsonText({ version: VERSION, recorded });
}

/** @returns undefined for what is not an index */
export function readBackupIndex(value: JsonValue): readonly RecordedBackup[] | undefined {
  const entries = isOurs(value) ? member(value, 'recorded') : undefined;
  if (!Array.isArray(entries)) return undefined;
  const recorded = entries.map((each) => {
    const entry = textsIn(each, ['name', 'sha256', 'source', 'operation'], []);
    const operation = operationIn(entry);
    return entry && operation && { ...entry, operation };
  });
  return recorded.every((entry) => entry !== undefined) ? recorded : undefined;
}

function isOurs(value: JsonValue): boolean {
  return isObject(value) && (member(value, 'version') ?? VERSION) === VERSION;
}

export function isNewer(value: JsonValue | undefined): boolean {
  const version = member(value, 'version');
  return typeof version === 'number' && version > VERSION;
}

/** The strings of an object by these names; undefined if one that it must have is missing. */
function textsIn<Must extends string, May extends string>(
  value: JsonValue | undefined,
  must: readonly Must[],
  may: readonly May[],
): ({ readonly [Key in Must]: string } & { readonly [Key in May]?: string }) | undefined {
  const found: Record<string, string> = {};
  for (const name of [...must, ...may]) {
    const text = member(value, name);
    if (typeof text === 'string') found[name] = text;
  }
  if (!must.every((name) => name in found)) return undefined;
  return found as { [Key in Must]: string } & { [Key in May]?: string };
}

function operationIn(entry: { readonly operation: string } | undefined): Operation | undefined {
  return OPERATIONS.find((each) => each === entry?.operation);
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

const BACKUP_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-\d+)?$/;

/** When a backup was made: `2026-11-22T07-14-10-123Z`, and `…-2` if that is taken. */
export function backupName(now: Date, isTaken: (name: string) => boolean): string {
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  let name = time;
  for (let number = 2; isTaken(name); number++) name = `${time}-${number}`;
  return name;
}

/** When a backup was made, by its name; undefined for what is not the name of a backup. */
export function whenOf(name: string): string | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = BACKUP_NAME.exec(name) ?? [];
  return day === undefined ? undefined : `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
}
