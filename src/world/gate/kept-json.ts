import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';
import { ENDINGS, type Journal, type JournalPayload, OPERATIONS, STEPS } from './journal.js';
import type { RoomState, SyncedFile } from './ports.js';

/* The files of the room folder as JSON. Readers return undefined for what they cannot read, and their callers report it. */

const VERSION = 1;

export function stateText(room: string, { files, latest, seen, server }: RoomState): string {
  return text({ version: VERSION, room, latest, seen, server, files: Object.fromEntries(files) });
}

export function readState(value: JsonValue | undefined): { room: string; state: RoomState } | undefined {
  const room = textIn(value, 'room');
  const entries = value === undefined || !isObject(value) ? undefined : member(value, 'files');
  if (room === undefined || entries === undefined || !isObject(entries) || !isOurs(value)) return undefined;
  const files = new Map<string, SyncedFile>();
  for (const [name, entry] of Object.entries(entries)) {
    const [base, local, when] = [textIn(entry, 'base'), textIn(entry, 'local'), textIn(entry, 'when')];
    if (base === undefined || local === undefined || when === undefined) return undefined;
    const more = {
      ...optional('server', textIn(entry, 'server')),
      ...optional('etag', textIn(entry, 'etag')),
      ...optional('restored', textIn(entry, 'restored')),
      ...optional('added', textsIn(entry, 'added')),
    };
    files.set(name, { base, local, when, ...more });
  }
  return {
    room,
    state: {
      files,
      ...optional('latest', textIn(value, 'latest')),
      ...optional('seen', textIn(value, 'seen')),
      ...optional('server', textIn(value, 'server')),
    },
  };
}

export function journalText(journal: Journal): string {
  return text({ version: VERSION, ...journal });
}

/** How many interrupted operations a journal may hold. More were not written by roomlint. */
const MAX_JOURNALS = 100;

/** No recursion: an operation that repairs an interrupted one holds it, and may be interrupted as well. */
export function readJournal(value: JsonValue | undefined): Journal | undefined {
  const entries: Journal[] = [];
  for (let next = value; next !== undefined; next = isObject(next) ? member(next, 'earlier') : undefined) {
    const entry = readEntry(next);
    if (entry === undefined || entries.length === MAX_JOURNALS) return undefined;
    entries.push(entry);
  }
  return entries.reduceRight<Journal | undefined>(
    (earlier, entry) => ({ ...entry, ...optional('earlier', earlier) }),
    undefined,
  );
}

function readEntry(value: JsonValue): Journal | undefined {
  if (!isOurs(value)) return undefined;
  const operation = OPERATIONS.find((known) => known === textIn(value, 'operation'));
  const step = STEPS.find((known) => known === textIn(value, 'step'));
  const [source, started] = [textIn(value, 'source'), textIn(value, 'started')];
  if (operation === undefined || step === undefined || source === undefined || started === undefined)
    return undefined;
  return {
    operation,
    source,
    started,
    step,
    ...optional('server', textIn(value, 'server')),
    ...optional('backup', textIn(value, 'backup')),
    ...optional('payload', readPayload(member(value, 'payload'))),
    ...optional(
      'ending',
      ENDINGS.find((known) => known === textIn(value, 'ending')),
    ),
  };
}

function readPayload(value: JsonValue | undefined): JournalPayload | undefined {
  const [hash, file] = [textIn(value, 'hash'), textIn(value, 'file')];
  return hash === undefined || file === undefined ? undefined : { hash, file };
}

export function isOurs(value: JsonValue | undefined): value is JsonObject {
  return value !== undefined && isObject(value) && (member(value, 'version') ?? VERSION) === VERSION;
}

export function isNewer(value: JsonValue | undefined): boolean {
  const version = value === undefined || !isObject(value) ? undefined : member(value, 'version');
  return typeof version === 'number' && version > VERSION;
}

function textIn(value: JsonValue | undefined, key: string): string | undefined {
  const found = value === undefined || !isObject(value) ? undefined : member(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** Undefined unless all elements are strings. */
function textsIn(value: JsonValue, key: string): readonly string[] | undefined {
  const found = isObject(value) ? member(value, key) : undefined;
  const isList = Array.isArray(found) && found.every((one): one is string => typeof one === 'string');
  return isList ? found : undefined;
}

function optional<Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [Name in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { readonly [Name in Key]?: Value };
}

function text(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
