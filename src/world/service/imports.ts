import type { FastifyBaseLogger } from 'fastify';
import type { ImportReading } from '../../verdict/room/import.js';
import { startThread, ThreadHost } from '../threads/thread-host.js';
import type { Creator } from './creators.js';
import type { ImportJob, ImportOutcome } from './import-outcome.js';
import type { JsonSource } from './json-source.js';
import { Refusal } from './refusal.js';
import type { Rooms } from './rooms.js';
import type { FileStore } from './store.js';

/** The part of an import that needs a processor: seconds for the largest files. */
export interface ImportWork {
  importInto(room: Uint8Array, snapshot: Uint8Array): Promise<ImportOutcome>;
  close(): Promise<void>;
}

/** Does that work on a thread. @param reading how the service reads what the documents leave open */
export function importThread(reading: ImportReading): ImportWork {
  const script = new URL('./import-thread.js', import.meta.url);
  const host = new ThreadHost<ImportJob, ImportOutcome>(
    () => startThread(script),
    () => 0,
  );
  return {
    importInto: (room, snapshot) => host.run({ room, snapshot, reading }),
    close: () => host.close(),
  };
}

/** A room whose snapshot nobody has stored yet. */
const EMPTY_ROOM = Buffer.from('{}');

/** Imports snapshots, those into one room one after another. No one waits while others' JSON is read. */
export class Imports {
  /** By room, the end of its last import. */
  private readonly last = new Map<string, Promise<void>>();

  /** @param issuedObject the key of the object at a URL that this creator was given for JSON */
  constructor(
    private readonly rooms: Rooms,
    private readonly store: FileStore,
    private readonly source: JsonSource,
    private readonly work: ImportWork,
    private readonly issuedObject: (jsonUrl: string, creator: Creator) => string | undefined,
  ) {}

  /** @throws Refusal */
  async run(creator: Creator, room: string, jsonUrl: string, log: FastifyBaseLogger): Promise<void> {
    this.rooms.managed(creator, room);
    const snapshot = await this.source.read(this.source.permitted(jsonUrl));
    const before = this.last.get(room) ?? Promise.resolve();
    const turn = before.then(() => this.apply(room, snapshot));
    // An import that failed has had its turn.
    const end = turn.catch(() => {});
    this.last.set(room, end);
    await turn.finally(() => {
      if (this.last.get(room) === end) this.last.delete(room);
    });
    const key = this.issuedObject(jsonUrl, creator);
    if (key !== undefined) this.store.removeAsset(key);
    log.info({ room, bytes: snapshot.length }, 'imported');
  }

  private async apply(room: string, snapshot: Uint8Array): Promise<void> {
    const before = this.store.readSnapshot(room) ?? EMPTY_ROOM;
    const outcome = await this.work.importInto(before, snapshot);
    if (outcome.kind === 'room') {
      this.store.replaceSnapshot(room, outcome.bytes);
      return;
    }
    if (outcome.which === 'snapshot')
      throw new Refusal(422, 'not-a-snapshot', `the JSON cannot be imported: ${outcome.why}`);
    throw new Refusal(409, 'room-unusable', `nothing can be imported into this room: ${outcome.why}`);
  }
}
