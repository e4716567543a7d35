import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { schemaFault } from '../api/schema-fault.js';
import { whyRefused } from '../files/refusals.js';
import {
  flushFile,
  flushFolderSoon,
  putFile,
  removeTemporaries,
  renameFileSoon,
  temporaryPath,
} from '../files/write-file.js';
import type { RoomRecord, RoomStore, StoredBytes } from './store.js';
import { openIfThere, parsed, readIfThere } from './stored-file.js';
import { validator } from './validation.js';

const RECORD = 'room.json';
const SNAPSHOT = 'snapshot.json';

const validRecord = validator<Partial<RoomRecord> & Pick<RoomRecord, 'owner'>>({
  type: 'object',
  required: ['owner'],
  properties: {
    owner: { type: 'string' },
    managers: { type: 'array', items: { type: 'string' } },
    metadata: { type: 'object' },
    available: { type: 'boolean' },
  },
});

/** Rooms as folders ID/ with room.json and snapshot.json. Identifiers never become new paths. */
export class FileRooms implements RoomStore {
  /** @param broken is called with a message for each room that cannot be used */
  constructor(
    private readonly folder: string,
    private readonly broken: (message: string) => void,
  ) {}

  async list(): Promise<ReadonlyMap<string, RoomRecord>> {
    const rooms = new Map<string, RoomRecord>();
    for (const entry of await readdir(this.folder, { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const record = await this.read(entry.name);
      if (typeof record === 'string')
        this.broken(`rooms/${entry.name}/${RECORD}: ${record}. The room is left out`);
      else rooms.set(entry.name, record);
    }
    return rooms;
  }

  /** The record of a room, or what is wrong with it. */
  private async read(id: string): Promise<RoomRecord | string> {
    let bytes: Uint8Array | undefined;
    try {
      removeTemporaries(join(this.folder, id));
      bytes = await readIfThere(this.path(id, RECORD));
    } catch (error) {
      return whyRefused('read', error);
    }
    if (bytes === undefined) return 'no such file';
    const value = parsed(bytes);
    if (value === undefined) return 'this is not valid JSON';
    if (!validRecord(value)) return schemaFault(validRecord.errors, 'it');
    // Fields that somebody added stay.
    return { managers: [], metadata: {}, available: true, ...value };
  }

  create(id: string, record: RoomRecord, snapshot: Uint8Array): Promise<void> {
    return this.make(id, record, (path) => putFile(path, snapshot));
  }

  copy(source: string, id: string, record: RoomRecord): Promise<void> {
    return this.make(id, record, async (path) => {
      try {
        await copyFile(this.path(source, SNAPSHOT), path);
      } catch (error) {
        // A room without a snapshot is copied without one.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
        throw error;
      }
      const file = await open(path, 'r+');
      await flushFile(file.fd).finally(() => file.close());
    });
  }

  /** Fills a folder under another name first: a room is there with all of its files, or not at all. */
  private async make(
    id: string,
    record: RoomRecord,
    putSnapshot: (path: string) => Promise<void>,
  ): Promise<void> {
    const temporary = temporaryPath(join(this.folder, id));
    try {
      await mkdir(temporary);
      await putSnapshot(join(temporary, SNAPSHOT));
      await putFile(join(temporary, RECORD), recordText(record));
      await renameFileSoon(temporary, join(this.folder, id));
    } catch (error) {
      await rm(temporary, { recursive: true, force: true });
      throw error;
    }
    await flushFolderSoon(this.folder);
  }

  replaceRecord(id: string, record: RoomRecord): Promise<void> {
    return putFile(this.path(id, RECORD), recordText(record));
  }

  readSnapshot(id: string): Promise<Uint8Array | undefined> {
    return readIfThere(this.path(id, SNAPSHOT));
  }

  openSnapshot(id: string): Promise<StoredBytes | undefined> {
    return openIfThere(this.path(id, SNAPSHOT));
  }

  replaceSnapshot(id: string, bytes: Uint8Array): Promise<void> {
    return putFile(this.path(id, SNAPSHOT), bytes);
  }

  private path(id: string, name: string): string {
    return join(this.folder, id, name);
  }
}

function recordText(record: RoomRecord): Uint8Array {
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}
