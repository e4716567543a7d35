import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { ENDINGS, type Journal, type JournalPayload, OPERATIONS, STEPS } from './journal.js';
import type { BackupCause, RoomState, SyncedFile } from './ports.js';

/* The files of the room folder as JSON. Readers return undefined for what they cannot read, and their callers report it. */

const VERSION = 1;

export function stateText(room: string, { files, latest, seen, server }: RoomState): string {
  return text({ version: VERSION, room, latest, seen, server, files: Object.fromEntries(files) });
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
  const read = isOurs(value) ? taken(value, STATE) : undefined;
  if (read === undefined) return undefined;
  const { room, files: entries, ...state } = read;
  const files = new Map<string, SyncedFile>();
  for (const [name, entry] of Object.entries(entries)) {
    const synced = taken(entry, SYNCED);
    if (synced === undefined) return undefined;
    files.set(name, synced);
  }
  return { room, state: { files, ...state } };
}

export function journalText(journal: Journal): string {
  return text({ version: VERSION, ...journal });
}

const OPERATION = {
  must: { operation: oneOf(OPERATIONS), step: oneOf(STEPS), source: isText, started: isText },
  may: { server: isText, backup: isText, payload: isPayload, ending: oneOf(ENDINGS) },
};

/** How many interrupted operations a journal may hold. More were not written by roomlint. */
const MAX_JOURNALS = 100;

/** No recursion: an operation that repairs an interrupted one holds it, and may be interrupted as well. */
export function readJournal(value: JsonValue | undefined): Journal | undefined {
  const entries: Journal[] = [];
  for (let next = value; next !== undefined; next = isObject(next) ? member(next, 'earlier') : undefined) {
    const entry = isOurs(next) ? taken(next, OPERATION) : undefined;
    if (entry === undefined || entries.length === MAX_JOURNALS) return undefined;
    entries.push(entry);
  }
  return entries.reduceRight<Journal | undefined>(
    (earlier, entry) => (earlier === undefined ? entry : { ...entry, earlier }),
    undefined,
  );
}

function isOurs(value: JsonValue | undefined): value is JsonObject {
  return value !== undefined && isObject(value) && (member(value, 'version') ?? VERSION) === VERSION;
}

export function isNewer(value: JsonValue | undefined): boolean {
  const version = value === undefined || !isObject(value) ? undefined : member(value, 'version');
  return typeof version === 'number' && version > VERSION;
}

/** Whether a value is what a member must be. */
type Guard<Value extends JsonValue = JsonValue> = (value: JsonValue | undefined) => value is Value;
type Guards = Readonly<Record<string, Guard>>;
type Guarded<Of extends Guards> = {
  readonly [Key in keyof Of]: Of[Key] extends Guard<infer Value> ? Value : never;
};

/** The known members of an object; undefined if one that it must have is missing. */
function taken<Must extends Guards, May extends Guards>(
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
  return value !== undefined && isObject(value);
}

function isPayload(value: JsonValue | undefined): value is JsonObject & JournalPayload {
  return isRecord(value) && isText(value.hash) && isText(value.file);
}

function oneOf<Known extends string>(known: readonly Known[]): Guard<Known> {
  return (value): value is Known => known.some((each) => each === value);
}

function text(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

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
  return text({ version: VERSION, ...index });
}

const RECORDED = {
  must: { name: isText, sha256: isText, source: isText, operation: oneOf(OPERATIONS) },
  may: {},
};

/** @returns undefined for what is not an index */
export function readBackupIndex(value: JsonValue): BackupIndex | undefined {
  if (!isOurs(value)) return undefined;
  const [entries, unrecorded] = [member(value, 'recorded'), member(value, 'unrecorded')];
  if (!Array.isArray(entries) || !isTexts(unrecorded)) return undefined;
  const recorded = entries.map((entry) => taken(entry, RECORDED));
  return recorded.every((entry) => entry !== undefined) ? { recorded, unrecorded } : undefined;
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

/** The oldest first: by time, then by number. */
export function byAge(a: string, b: string): number {
  const [timeA, timeB] = [whenOf(a) ?? '', whenOf(b) ?? ''];
  if (timeA !== timeB) return timeA < timeB ? -1 : 1;
  return numberOf(a) - numberOf(b);
}

function numberOf(name: string): number {
  return Number(/Z-(\d+)$/.exec(name)?.[1] ?? 1);
}
