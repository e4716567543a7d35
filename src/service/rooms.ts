import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import { METADATA_FIELDS } from '../api/metadata.js';
import { SnapshotText } from '../room/snapshot-text.js';
import type { Creator } from './creators.js';
import { KeyedQueue } from './keyed-queue.js';
import { Refusal } from './refusal.js';
import type { Metadata, RoomRecord, Store } from './store.js';
import { NO_SECTION, unusable } from './unusable.js';

/** The metadata of a new room besides its name: three lists that the document names and does not show. */
const NEW_METADATA = { AttachedItems: [], AttachedLists: [], RelatedLevelStagingRoomIDs: [] };
/** What a copy does not take over: the identity of the source, and a state in which it may be public. */
const NOT_COPIED: readonly string[] = ['IdSlug', 'Status'];

/** A room as its answers show it. */
export interface PublicRoom extends Metadata {
  readonly RoomID: string;
}

/** The rooms, who may do what with them, and the changes of their metadata. */
export class Rooms {
  /** A creator's rooms are counted, and a room's metadata changed, one at a time. */
  private readonly turns = new KeyedQueue();

  private constructor(
    private readonly store: Store,
    private readonly records: Map<string, RoomRecord>,
  ) {}

  static async open(store: Store): Promise<Rooms> {
    return new Rooms(store, new Map(await store.rooms.list()));
  }

  /** @throws Refusal */
  managed(creator: Creator, id: string): RoomRecord {
    const record = this.find(id);
    if (record.owner === creator.uid || record.managers.includes(creator.uid)) return record;
    throw new Refusal(403, 'not-a-manager', 'you may not manage this room: ask its owner');
  }

  /** @throws Refusal */
  async create(
    creator: Creator,
    { templateName, name }: { readonly templateName: string | undefined; readonly name: string | null },
    log: FastifyBaseLogger,
  ): Promise<PublicRoom> {
    return this.turns.take(`creator ${creator.uid}`, async () => {
      if (templateName === undefined || templateName === '')
        throw new Refusal(400, 'template-missing', 'templateName is missing: name a template');
      const snapshot = await this.store.catalog.template(templateName);
      if (snapshot === undefined)
        throw new Refusal(400, 'template-unknown', 'there is no template of this name');
      const { uid } = creator;
      this.requireFewerRooms(creator);
      requireUsable(templateName, snapshot, log);
      const id = newId();
      const record = newRecord(uid, { Name: name, ...NEW_METADATA });
      await withinStorage(this.store.rooms.create(id, record, snapshot));
      this.records.set(id, record);
      return { RoomID: id, ...record.metadata };
    });
  }

  /** The identifier of the copy. @throws Refusal */
  async duplicate(creator: Creator, source: string): Promise<string> {
    return this.turns.take(`creator ${creator.uid}`, async () => {
      const { owner, metadata } = this.find(source);
      if (owner !== creator.uid)
        throw new Refusal(403, 'not-the-owner', 'only the owner of a room may duplicate it');
      this.requireFewerRooms(creator);
      const id = newId();
      const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
      const record = newRecord(owner, Object.fromEntries(copied));
      await withinStorage(this.store.rooms.copy(source, id, record));
      this.records.set(id, record);
      return id;
    });
  }

  /** Changes the fields of the allowlist that are given, and no others. @throws Refusal */
  async update(creator: Creator, id: string, fields: Metadata): Promise<PublicRoom> {
    this.managed(creator, id);
    return this.turns.take(`room ${id}`, async () => {
      const record = this.managed(creator, id);
      const changed = METADATA_FIELDS.filter((field) => Object.hasOwn(fields, field));
      const metadata = {
        ...record.metadata,
        ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
      };
      if (fields.Status === 'published') requireShortDescription(metadata);
      if (fields.Status === 'archived' && record.owner !== creator.uid)
        throw new Refusal(403, 'not-the-owner', 'only the owner of a room may archive it');
      const after = { ...record, metadata };
      await this.store.rooms.replaceRecord(id, after);
      this.records.set(id, after);
      return { RoomID: id, ...metadata };
    });
  }

  private find(id: string): RoomRecord {
    const record = this.records.get(id);
    if (record === undefined) throw new Refusal(404, 'room-unknown', 'there is no room with this identifier');
    return record;
  }

  /** @throws Refusal when the creator owns as many rooms as allowed */
  private requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }: Creator): void {
    const owned = [...this.records.values()].filter(({ owner }) => owner === uid).length;
    if (owned >= maxRooms)
      throw new Refusal(409, 'too-many-rooms', `you may not own more rooms than ${maxRooms}`);
  }
}

/** Nothing can be imported into a room whose snapshot cannot be used. @throws Refusal */
function requireUsable(template: string, snapshot: Uint8Array, log: FastifyBaseLogger): void {
  const fault = faultOf(snapshot);
  if (fault === undefined) return;
  log.error({ template }, `the template cannot be used: ${fault}`);
  throw new Refusal(409, 'template-unusable', 'the template cannot be used: the log of the service says why');
}

function faultOf(snapshot: Uint8Array): string | undefined {
  try {
    return SnapshotText.read(snapshot, 'before').isSnapshot ? undefined : NO_SECTION;
  } catch (error) {
    return unusable(error).why;
  }
}

function newRecord(owner: string, metadata: Metadata): RoomRecord {
  return { owner, managers: [], metadata, available: true };
}

function requireShortDescription({ ShortDescription }: Metadata): void {
  if (typeof ShortDescription === 'string' && ShortDescription !== '') return;
  throw new Refusal(
    400,
    'short-description-missing',
    'a room needs a non-empty ShortDescription to be published',
  );
}

/** A full disk is the storage limit of the document: the request is refused, and nothing was made. */
async function withinStorage(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
    throw new Refusal(409, 'storage-full', 'there is no space left for another room');
  }
}
