import type { FastifyBaseLogger } from 'fastify';
import { type ImportReading, importInto } from '../../verdict/room/import.js';
import { faultText, isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import type { Creator } from './creators.js';
import type { JsonSource } from './json-source.js';
import { Refusal } from './refusal.js';
import type { Rooms } from './rooms.js';
import type { FileStore } from './store.js';

/** A room whose snapshot nobody has stored yet. */
const EMPTY_ROOM = Buffer.from('{}');

/** Imports snapshots. */
export class Imports {
  /**
   * @param reading how the service reads what the documents leave open
   * @param issuedObject the key of the object at a URL that this creator was given for JSON
   */
  constructor(
    private readonly rooms: Rooms,
    private readonly store: FileStore,
    private readonly source: JsonSource,
    private readonly reading: ImportReading,
    private readonly issuedObject: (jsonUrl: string, creator: Creator) => string | undefined,
  ) {}

  /** @throws Refusal */
  async run(creator: Creator, room: string, jsonUrl: string, log: FastifyBaseLogger): Promise<void> {
    this.rooms.managed(creator, room);
    const snapshot = await this.source.read(this.source.permitted(jsonUrl));
    // Nothing waits between reading and writing a room, so imports into it follow one another.
    const before = this.store.readSnapshot(room) ?? EMPTY_ROOM;
    this.store.replaceSnapshot(room, roomAfter(before, snapshot, this.reading));
    const key = this.issuedObject(jsonUrl, creator);
    if (key !== undefined) this.store.removeAsset(key);
    log.info({ room, bytes: snapshot.length }, 'imported');
  }
}

/** @throws Refusal */
function roomAfter(room: Uint8Array, snapshot: Uint8Array, reading: ImportReading): Uint8Array {
  try {
    const current = SnapshotText.read(room, 'before');
    return importInto(current, SnapshotText.readRoom(snapshot, 'after', current), reading);
  } catch (error) {
    if (!isSnapshotFault(error)) throw error;
    const why = faultText(error);
    if (error.which === 'before')
      throw new Refusal(409, 'room-unusable', `nothing can be imported into this room: ${why}`);
    throw new Refusal(422, 'not-a-snapshot', `the JSON cannot be imported: ${why}`);
  }
}
