import type { Readable } from 'node:stream';
import type { BuildItem } from '../api/schemas.js';

/* What the service keeps. docs/service.md says what an adapter for a database has to do. */

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

/** Stored bytes, as they were when they were opened. */
export interface StoredBytes {
  readonly size: number;
  /** To be called once. */
  stream(): Readable;
  /** For callers that do not stream. */
  close(): Promise<void>;
}

/** Rooms. Every change happens completely or not at all, even when the process is killed. */
export interface RoomStore {
  /** All rooms by identifier. */
  list(): Promise<ReadonlyMap<string, RoomRecord>>;
  create(id: string, record: RoomRecord, snapshot: Uint8Array): Promise<void>;
  /** Makes a room with the bytes of another one's snapshot. */
  copy(source: string, id: string, record: RoomRecord): Promise<void>;
  replaceRecord(id: string, record: RoomRecord): Promise<void>;
  /** Undefined if the room has none. */
  readSnapshot(id: string): Promise<Uint8Array | undefined>;
  /** Undefined if the room has none. */
  openSnapshot(id: string): Promise<StoredBytes | undefined>;
  replaceSnapshot(id: string, bytes: Uint8Array): Promise<void>;
}

/** An object that is being uploaded: it does not exist before it is complete. */
export interface ArrivingObject {
  writeSoon(bytes: Uint8Array): Promise<void>;
  commitSoon(): Promise<void>;
  /** Drops what was written, unless it is complete. */
  discard(): void;
}

/** Uploaded assets. */
export interface ObjectStore {
  receive(key: string): ArrivingObject;
  /** Undefined if there is none. */
  open(key: string): Promise<StoredBytes | undefined>;
  remove(key: string): Promise<void>;
}

export interface BuildList {
  readonly id: string;
  readonly items: readonly string[];
}

export interface Inventory {
  readonly items: readonly BuildItem[];
  readonly lists: readonly BuildList[];
}

/** What games are made of. It can change while the service runs. */
export interface Catalog {
  /** The snapshot of a template; undefined for an unknown one. */
  template(name: string): Promise<Uint8Array | undefined>;
  /** Or what is wrong with it. */
  inventory(): Promise<Inventory | string>;
}

/** How many uploads creators were allowed on a day. */
export interface UploadCounts {
  /** As in 2026-01-31. */
  readonly day: string;
  /** By uid. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Store {
  readonly rooms: RoomStore;
  readonly objects: ObjectStore;
  readonly catalog: Catalog;
  readUploadCounts(): Promise<UploadCounts | undefined>;
  writeUploadCounts(counts: UploadCounts): Promise<void>;
}
