import type { FastifyBaseLogger } from 'fastify';
import type { Creator } from './creators.js';
import type { ImportWork } from './import-work.js';
import type { JsonSource } from './json-source.js';
import { KeyedQueue } from './keyed-queue.js';
import { Refusal } from './refusal.js';
import type { Rooms } from './rooms.js';
import { Semaphore } from './semaphore.js';
import type { Store } from './store.js';

/** Imports of one creator that are under way at once: each holds up to 50 MB three times. */
const MAX_AT_ONCE = 8;
/** A room whose snapshot nobody has stored yet. */
const EMPTY_ROOM = Buffer.from('{}');

/** Imports snapshots: those of a creator into a room one after another, and no one waits while others' JSON is read. */
export class Imports {
  private readonly turns = new KeyedQueue();
  private readonly semaphore = new Semaphore(MAX_AT_ONCE);

  /** @param issuedObject the key of the object at a URL that this creator was given for JSON */
  constructor(
    private readonly rooms: Rooms,
    private readonly store: Store,
    private readonly source: JsonSource,
    private readonly work: ImportWork,
    private readonly issuedObject: (jsonUrl: string, creator: Creator) => string | undefined,
  ) {}

  /** @throws Refusal */
  async run(creator: Creator, room: string, jsonUrl: string, log: FastifyBaseLogger): Promise<void> {
    this.rooms.managed(creator, room);
    const url = this.source.permitted(jsonUrl);
    const { uid } = creator;
    const snapshot = await this.turns.take(JSON.stringify([uid, room]), async () => {
      const imported = await this.semaphore.take(uid, () => this.import(room, url));
      await this.removeObject(this.issuedObject(jsonUrl, creator), log);
      return imported;
    });
    log.info({ room, bytes: snapshot.length }, 'imported');
    void this.logCheck(room, snapshot, log);
  }

  private async import(room: string, url: URL): Promise<Uint8Array> {
    const snapshot = await this.source.read(url);
    await this.turns.take(JSON.stringify([room]), () => this.apply(room, snapshot));
    return snapshot;
  }

  private async apply(room: string, snapshot: Uint8Array): Promise<void> {
    const before = (await this.store.rooms.readSnapshot(room)) ?? EMPTY_ROOM;
    const outcome = await this.work.importInto(before, snapshot);
    if (outcome.kind === 'unusable') {
      if (outcome.which === 'snapshot')
        throw new Refusal(422, 'not-a-snapshot', `the JSON cannot be imported: ${outcome.why}`);
      throw new Refusal(409, 'room-unusable', `nothing can be imported into this room: ${outcome.why}`);
    }
    await this.store.rooms.replaceSnapshot(room, outcome.bytes);
  }

  /** What `roomlint check` says of the snapshot: for people who read the log, and without consequences. */
  private async logCheck(room: string, snapshot: Uint8Array, log: FastifyBaseLogger): Promise<void> {
    try {
      const counts = await this.work.check(room, snapshot);
      if (counts === undefined) log.info({ room }, 'not checked: there was no time');
      else log.info({ room, ...counts }, 'roomlint check of the imported snapshot');
    } catch (error) {
      log.error({ room, err: error }, 'not checked');
    }
  }

  private async removeObject(key: string | undefined, log: FastifyBaseLogger): Promise<void> {
    if (key === undefined) return;
    try {
      await this.store.objects.remove(key);
    } catch (error) {
      log.error({ err: error }, 'the imported object cannot be removed');
    }
  }
}
