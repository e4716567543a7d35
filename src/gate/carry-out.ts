import { ServiceError } from '../api/service-error.js';
import { sameRoom } from '../room/compare-rooms.js';
import type { FileKept, Outcome } from './outcome.js';
import { FolderError, type RoomDownload } from './ports.js';
import type { PushJournal } from './push-journal.js';
import type { PushRequest, PushSurroundings } from './push-request.js';
import { downloadRoom } from './read-room.js';
import { recordImport } from './record.js';
import { restoreCall, type WayBack } from './restore-call.js';
import { classify } from './settle.js';
import { hashOf } from './sha256.js';

/** An import after the last question. */
export interface ReadyImport {
  readonly request: PushRequest;
  readonly around: PushSurroundings;
  readonly journal: PushJournal;
  readonly room: RoomDownload;
  readonly payload: Uint8Array;
  /** Holds the room as the import should leave it. */
  readonly wayBack: WayBack;
  /** Called just before the request to import is sent. */
  readonly sending: () => void;
}

/** Uploads, looks at the room once more, imports, and compares the room with what it should be. */
export async function carryOut(ready: ReadyImport): Promise<Outcome> {
  const { request, around, journal, room, payload } = ready;
  const { remote, folder } = around;
  folder.keepPayload(payload);
  journal.note({ payload: { hash: hashOf(payload), file: hashOf(request.bytes) } });
  journal.begin('upload');
  const address = await remote.upload(payload);
  journal.begin('head');
  const length = await remote.contentLength(address);
  if (length !== payload.length) return { kind: 'unable', message: wrongLength(length, payload) };
  journal.begin('look');
  if (!sameRoom(room.bytes, (await downloadRoom(remote)).bytes))
    return { kind: 'unable', message: 'somebody changed the room while this ran' };
  if (request.reviewed !== undefined) folder.use(request.reviewed.nonce);
  journal.begin('import');
  ready.sending();
  const failure = await remote.import(address).then(() => undefined, serviceError);
  journal.beginAnyway('verify');
  return await verify(ready, failure);
}

async function verify(ready: ReadyImport, failure: ServiceError | undefined): Promise<Outcome> {
  const { around, journal, room, payload, wayBack } = ready;
  const now = await downloadRoom(around.remote);
  const { kind, comparison } = classify(room.bytes, wayBack.steps.room.bytes, now);
  if (kind === 'unchanged')
    return {
      kind: 'unable',
      message: failure?.message ?? 'the service accepted the import, but the room is as it was',
      importing: { mayFollow: failure?.failure.mayBeDone ?? true },
    };
  if (kind === 'mixed')
    return { kind: 'differs', comparison, restore: restoreCall(around, wayBack, now.bytes) };
  journal.beginAnyway('record');
  const { addedFields } = comparison;
  try {
    const file = await recordPush(ready.request, around, now, payload);
    return { kind: 'imported', addedFields, file, restore: restoreCall(around, wayBack, now.bytes) };
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    return { kind: 'unrecorded', message: error.message };
  }
}

/** Writes down that the room is what was to be imported. */
export function recordPush(
  { operation, source, bytes }: PushRequest,
  { remote: { server }, folder, file, now: clock }: PushSurroundings,
  now: RoomDownload,
  payload: Uint8Array,
): Promise<FileKept> {
  const pushed = operation === 'push' ? file(source) : undefined;
  return recordImport(
    folder,
    { operation, server, now, payload, file: pushed, fileHash: hashOf(bytes) },
    clock(),
  );
}

/** @throws what is not a failure of the service */
function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}

function wrongLength(length: number | undefined, payload: Uint8Array): string {
  return length === undefined
    ? 'HEAD of the uploaded file gives no Content-Length, which an import requires'
    : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}
