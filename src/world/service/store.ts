import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { BUILD_ITEM, type BuildItem } from '../api/schemas.js';
import { CommandError } from '../files/command-error.js';
import { readPlainFile } from '../files/read.js';
import { whyRefused } from '../files/refusals.js';
import {
  flushFolder,
  makeFolders,
  removeLeftoversIn,
  temporaryPath,
  writeDurably,
} from '../files/write-file.js';
import { readValid, validator } from './validation.js';

/** Metadata of a room by field. The document does not show their types: any JSON. */
export type Metadata = Readonly<Record<string, unknown>>;

/** What is known about a room, beside its snapshot. */
export interface RoomRecord {
  readonly owner: string;
  /** Creators who may do all but duplicate and archive. */
  readonly managers: readonly string[];
  readonly metadata: Metadata;
  /** Whether the snapshot can be downloaded at present. */
  readonly available: boolean;
}

/** What games are made of: what metadata refers to by id. */
export interface Inventory {
  readonly items: readonly BuildItem[];
  readonly lists: readonly { readonly id: string; readonly items: readonly string[] }[];
}

const RECORD = 'room.json';
const SNAPSHOT = 'snapshot.json';

/** The built-in template: an empty room. */
const BLANK =
  '{\n  "roomItems": {},\n  "settings": {},\n  "roomTasks": { "Tasks": [] },\n  "quests": {},\n  "logic": {}\n}\n';

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
const validInventory = validator<Partial<Inventory>>({
  type: 'object',
  properties: {
    items: { type: 'array', items: BUILD_ITEM },
    lists: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'items'],
        properties: { id: { type: 'string' }, items: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
});

/**
 * Keeps everything in files of one folder, which belongs to one running service alone. Every change happens
 * completely or not at all, even when the process is killed. Identifiers of callers never become new paths.
 */
export class FileStore {
  /** What is known about each room, by its identifier. */
  readonly rooms = new Map<string, RoomRecord>();

  /** Opens and cleans a folder. The log names each room that cannot be used. @throws CommandError */
  constructor(
    private readonly folder: string,
    log: FastifyBaseLogger,
  ) {
    for (const each of ['', 'rooms', 'assets', 'templates']) openFolder(join(folder, each));
    const blank = join(folder, 'templates', 'blank.json');
    if (!existsSync(blank)) writeDurably(blank, Buffer.from(BLANK));
    for (const entry of readdirSync(join(folder, 'rooms'), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      const record = this.readRecord(entry.name);
      if (typeof record !== 'string') this.rooms.set(entry.name, record);
      else log.error(`rooms/${entry.name}/${RECORD}: ${record}. The room is left out`);
    }
  }

  /** The record of a room, or what is wrong with it. */
  private readRecord(id: string): RoomRecord | string {
    try {
      removeLeftoversIn(join(this.folder, 'rooms', id));
      const record = readValid(readPlainFile(this.inRoom(id, RECORD)).toString(), validRecord);
      // Fields that somebody added stay.
      return typeof record === 'string' ? record : { managers: [], metadata: {}, available: true, ...record };
    } catch (error) {
      return whyRefused('read', error);
    }
  }

  /**
   * Fills a folder under another name first: a room is there with all of its files, or not at all. @param snapshot
   * undefined for a room without one
   */
  createRoom(id: string, record: RoomRecord, snapshot: Uint8Array | undefined): void {
    const rooms = join(this.folder, 'rooms');
    const temporary = temporaryPath(join(rooms, id));
    try {
      mkdirSync(temporary);
      if (snapshot !== undefined) writeDurably(join(temporary, SNAPSHOT), snapshot);
      writeDurably(join(temporary, RECORD), recordText(record));
      renameSync(temporary, join(rooms, id));
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      throw error;
    }
    flushFolder(rooms);
    this.rooms.set(id, record);
  }

  replaceRecord(id: string, record: RoomRecord): void {
    writeDurably(this.inRoom(id, RECORD), recordText(record));
    this.rooms.set(id, record);
  }

  /** Undefined if the room has none. */
  readSnapshot(id: string): Uint8Array | undefined {
    return readIfThere(this.inRoom(id, SNAPSHOT));
  }

  replaceSnapshot(id: string, bytes: Uint8Array): void {
    writeDurably(this.inRoom(id, SNAPSHOT), bytes);
  }

  /** Callers make sure that a key is not a path. */
  writeAsset(key: string, bytes: Uint8Array): void {
    writeDurably(join(this.folder, 'assets', key), bytes);
  }

  /** Undefined if there is none. */
  readAsset(key: string): Uint8Array | undefined {
    return readIfThere(join(this.folder, 'assets', key));
  }

  removeAsset(key: string): void {
    rmSync(join(this.folder, 'assets', key), { force: true });
  }

  /** The snapshot of a template; undefined for an unknown one. */
  template(name: string): Uint8Array | undefined {
    const folder = join(this.folder, 'templates');
    // A name is compared with those in the folder, and never becomes a path unless it is among them.
    const entry = readdirSync(folder, { withFileTypes: true }).find((each) => each.name === `${name}.json`);
    return entry?.isFile() ? readIfThere(join(folder, entry.name)) : undefined;
  }

  /** The inventory, or what is wrong with it. It may change while the service runs. */
  inventory(): Inventory | string {
    const bytes = readIfThere(join(this.folder, 'items.json'));
    const read = readValid(bytes?.toString() ?? '{}', validInventory);
    return typeof read === 'string' ? `items.json: ${read}` : { items: [], lists: [], ...read };
  }

  private inRoom(id: string, name: string): string {
    return join(this.folder, 'rooms', id, name);
  }
}

/** @throws CommandError */
function openFolder(path: string): void {
  try {
    makeFolders(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    removeLeftoversIn(path);
  } catch (error) {
    throw new CommandError(`the data folder cannot be used: ${path}: ${whyRefused('write', error)}`);
  }
}

function recordText(record: RoomRecord): Uint8Array {
  return Buffer.from(`${JSON.stringify(record, null, 2)}\n`);
}

/** The bytes of a file; undefined if there is none. */
function readIfThere(path: string): Buffer | undefined {
  return existsSync(path) ? readPlainFile(path) : undefined;
}
