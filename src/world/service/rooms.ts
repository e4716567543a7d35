import type { FastifyBaseLogger } from 'fastify';
import { v7 as newId } from 'uuid';
import { type ImportReading, importInto } from '../../verdict/room/import.js';
import { faultText, isSnapshotFault, SnapshotText, whyNoRoom } from '../../verdict/room/snapshot-text.js';
import { type BuildItem, METADATA_FIELDS } from '../api/schemas.js';
import type { Creator } from './creators.js';
import { Refusal } from './refusal.js';
import type { FileStore, Inventory, Metadata, RoomRecord } from './store.js';

/** The metadata of a new room besides its name: three lists that the document names and does not show. */
const NEW_METADATA = { AttachedItems: [], AttachedLists: [], RelatedLevelStagingRoomIDs: [] };
/** What a copy does not take over: the identity of the source, and a state in which it may be public. */
const NOT_COPIED: readonly string[] = ['IdSlug', 'Status'];

/** A room as its answers show it. */
type PublicRoom = Metadata & { readonly RoomID: string };

/** A room whose snapshot nobody has stored yet. */
const EMPTY_ROOM = Buffer.from('{}');

/** The rooms, who may do what with them, and their changes. */
export class Rooms {
  /** @param reading how what the documents leave open is read */
  constructor(
    private readonly store: FileStore,
    private readonly reading: ImportReading,
  ) {}

  /** @throws Refusal */
  managed(creator: Creator, id: string): RoomRecord {
    const record = this.find(id);
    if (record.owner === creator.uid || record.managers.includes(creator.uid)) return record;
    throw new Refusal('not-a-manager', 'you may not manage this room: ask its owner');
  }

  /** @throws Refusal */
  create(
    creator: Creator,
    { templateName, name }: { readonly templateName: string | undefined; readonly name: string | null },
    log: FastifyBaseLogger,
  ): PublicRoom {
    if (templateName === undefined || templateName === '')
      throw new Refusal('template-missing', 'templateName is missing: name a template');
    const snapshot = this.store.template(templateName);
    if (snapshot === undefined) throw new Refusal('template-unknown', 'there is no template of this name');
    this.requireFewerRooms(creator);
    // Nothing can be imported into a room whose snapshot cannot be used.
    const fault = whyNoRoom(snapshot);
    if (fault !== undefined) {
      log.error({ template: templateName }, `the template cannot be used: ${fault}`);
      const message = 'the template cannot be used: the log of the service says why';
      throw new Refusal('template-unusable', message);
    }
    const metadata = { Name: name, ...NEW_METADATA };
    return { RoomID: this.add(creator.uid, metadata, snapshot), ...metadata };
  }

  /** The identifier of the copy. @throws Refusal */
  duplicate(creator: Creator, source: string): string {
    const { owner, metadata } = this.find(source);
    if (owner !== creator.uid)
      throw new Refusal('not-the-owner', 'only the owner of a room may duplicate it');
    this.requireFewerRooms(creator);
    const copied = Object.entries(metadata).filter(([field]) => !NOT_COPIED.includes(field));
    return this.add(owner, Object.fromEntries(copied), this.store.readSnapshot(source));
  }

  private add(owner: string, metadata: Metadata, snapshot: Uint8Array | undefined): string {
    const id = newId();
    this.store.createRoom(id, { owner, managers: [], metadata, available: true }, snapshot);
    return id;
  }

  /** Changes the fields of the allowlist that are given, and no others. @throws Refusal */
  update(creator: Creator, id: string, fields: Metadata): PublicRoom {
    const record = this.managed(creator, id);
    const changed = METADATA_FIELDS.filter((field) => Object.hasOwn(fields, field));
    const metadata = {
      ...record.metadata,
      ...Object.fromEntries(changed.map((name) => [name, fields[name]])),
    };
    const status = String(fields.Status).toLowerCase();
    const { ShortDescription: short }: Metadata = metadata;
    if (status.startsWith('publish') && (typeof short !== 'string' || short === ''))
      throw new Refusal(
        'short-description-missing',
        'a room needs a non-empty ShortDescription to be published',
      );
    if (status.startsWith('archiv') && record.owner !== creator.uid)
      throw new Refusal('not-the-owner', 'only the owner of a room may archive it');
    this.store.replaceRecord(id, { ...record, metadata });
    return { RoomID: id, ...metadata };
  }

  /** Nothing waits between reading and writing a room, so imports into it follow one another. @throws Refusal */
  import(id: string, snapshot: Uint8Array): void {
    const before = this.store.readSnapshot(id) ?? EMPTY_ROOM;
    this.store.replaceSnapshot(id, roomAfter(before, snapshot, this.reading));
  }

  private find(id: string): RoomRecord {
    const record = this.store.rooms.get(id);
    if (record === undefined) throw new Refusal('room-unknown', 'there is no room with this identifier');
    return record;
  }

  /** @throws Refusal when the creator owns as many rooms as allowed */
  private requireFewerRooms({ uid, maxRooms = Number.POSITIVE_INFINITY }: Creator): void {
    const owned = [...this.store.rooms.values()].filter(({ owner }) => owner === uid).length;
    if (owned >= maxRooms) throw new Refusal('too-many-rooms', `you may not own more rooms than ${maxRooms}`);
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
      throw new Refusal('room-unusable', `nothing can be imported into this room: ${why}`);
    throw new Refusal('not-a-snapshot', `the JSON cannot be imported: ${why}`);
  }
}

/** What can be placed: these words in any spelling. The document shows no value of `type`. */
const PLACEABLE = /model|audio|image|texture/i;

/** What can be placed in a room: the items attached to it, then those of its lists, each once. */
export function attachedItems({ items, lists }: Inventory, metadata: Metadata): BuildItem[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const attachedLists = new Set(idsIn(metadata.AttachedLists));
  const ids = new Set([
    ...idsIn(metadata.AttachedItems),
    ...[...attachedLists].flatMap((id) => lists.find((list) => list.id === id)?.items ?? []),
  ]);
  return [...ids].flatMap((id) => {
    const item = byId.get(id);
    return item !== undefined && isPlaceable(item) ? [item] : [];
  });
}

function isPlaceable({ type, glb, audio }: BuildItem): boolean {
  return PLACEABLE.test(type) || glb !== null || audio !== null;
}

/** Metadata may be any JSON: values other than ids attach nothing. */
function idsIn(attached: unknown): readonly string[] {
  return Array.isArray(attached) ? attached.filter((id) => typeof id === 'string') : [];
}
