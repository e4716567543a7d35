import { member, membersOf } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import {
  type BackupCause,
  type Journal,
  type JournalPayload,
  OPERATIONS,
  type RoomState,
  type SyncedFile,
} from './ports.js';

/*
 * What `.roomlint/` keeps of a room, as JSON: the state after the last pull, the journal of an operation that has
 * not ended, and the index of backups. A reader returns undefined for what it cannot read, and its caller reports
 * it.
 */

const VERSION = 1;

export function stateText(room: string, { files, latest, seen, server }: RoomState): string {
  return jsonText({ version: VERSION, room, latest, seen, server, files: Object.fromEntries(files) });
}

const SYNCED = {
  must: { base: isText, local: isText, when: isText },
  may: { server: isText, etag: isText, restored: isText, added: isTexts },
};
const STATE = {
  must: { room: isText, files: isRecord },
  may: { latest: isText, seen: isText, server: isText },
};

export function readState(value: JsonValue | undefined): { room: string; state: RoomState } | undefined {
  const read = isOurs(value) ? knownMembers(value, STATE) : undefined;
  if (read === undefined) return undefined;
  const { room, files: entries, ...state } = read;
  const files = new Map<string, SyncedFile>();
  for (const [name, entry] of membersOf(entries)) {
    const synced = knownMembers(entry, SYNCED);
    if (synced === undefined) return undefined;
    files.set(name, synced);
  }
  return { room, state: { files, ...state } };
}

export function journalText(journal: Journal): string {
  return jsonText({ version: VERSION, ...journal });
}

const ENTRY = {
  must: { operation: oneOf(OPERATIONS), source: isText, started: isText },
  may: { server: isText, backup: isText, payload: isPayload, ending: isText },
};

/** An earlier version kept entries that had ended, and wrote some before anything could be sent. */
export function readJournal(value: JsonValue): Journal | 'ended' | undefined {
  const entry = isOurs(value) ? knownMembers(value, ENTRY) : undefined;
  if (entry === undefined) return undefined;
  const { ending, backup, payload, ...journal } = entry;
  const isOpen = ending === undefined && backup !== undefined && payload !== undefined;
  return isOpen ? { ...journal, backup, payload } : 'ended';
}

function isOurs(value: JsonValue | undefined): value is JsonObject {
  return isObject(value) && (member(value, 'version') ?? VERSION) === VERSION;
}

export function isNewer(value: JsonValue | undefined): boolean {
  const version = member(value, 'version');
  return typeof version === 'number' && version > VERSION;
}

/** Whether a value is what a member must be. */
type Guard<Value extends JsonValue = JsonValue> = (value: JsonValue | undefined) => value is Value;
type Guards = Readonly<Record<string, Guard>>;
type Guarded<Of extends Guards> = {
  readonly [Key in keyof Of]: Of[Key] extends Guard<infer Value> ? Value : never;
};

/** The known members of an object; undefined if one that it must have is missing. */
function knownMembers<Must extends Guards, May extends Guards>(
  value: JsonValue,
  { must, may }: { readonly must: Must; readonly may: May },
): (Guarded<Must> & Partial<Guarded<May>>) | undefined {
  if (!isObject(value)) return undefined;
  const found: Record<string, JsonValue> = {};
  for (const [key, fits] of Object.entries({ ...must, ...may })) {
    const given = member(value, key);
    if (fits(given)) found[key] = given;
    else if (Object.hasOwn(must, key)) return undefined;
  }
  return found as Guarded<Must> & Partial<Guarded<May>>;
}

function isText(value: JsonValue | undefined): value is string {
  return typeof value === 'string';
}

function isTexts(value: JsonValue | undefined): value is string[] {
  return Array.isArray(value) && value.every(isText);
}

function isRecord(value: JsonValue | undefined): value is JsonObject {
  return isObject(value);
}

function isPayload(value: JsonValue | undefined): value is JsonObject & JournalPayload {
  return isRecord(value) && isText(member(value, 'hash')) && isText(member(value, 'file'));
}

function oneOf<Known extends string>(known: readonly Known[]): Guard<Known> {
  return (value): value is Known => known.some((each) => each === value);
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
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

const RECORDED = {
  must: { name: isText, sha256: isText, source: isText, operation: oneOf(OPERATIONS) },
  may: {},
};

/** @returns undefined for what is not an index */
export function readBackupIndex(value: JsonValue): readonly RecordedBackup[] | undefined {
  const entries = isOurs(value) ? member(value, 'recorded') : undefined;
  if (!Array.isArray(entries)) return undefined;
  const recorded = entries.map((entry) => knownMembers(entry, RECORDED));
  return recorded.every((entry) => entry !== undefined) ? recorded : undefined;
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
