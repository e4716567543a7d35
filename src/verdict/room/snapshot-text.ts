import { readTable } from '../../bytes/json/node-table.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { type JsonValue, jsonType } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { brand } from '../../bytes/text/brand.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { type ItemLabel, itemLabel } from '../../model/snapshot/labels.js';
import { MAX_LEVELS, MAX_RECORDS, SECTIONS, type SectionName } from '../../model/snapshot/sections.js';
import type { Side } from '../roundtrip/difference.js';
import { NotJsonError, notJson } from '../roundtrip/not-json.js';
import { type Content, parseBytes, Records } from './records.js';

/** A file that is JSON and cannot be used as a room or snapshot. */
export class UnusableSnapshotError extends Error {
  static {
    brand(UnusableSnapshotError, 'UnusableSnapshotError');
  }

  override readonly name = 'UnusableSnapshotError';

  constructor(
    /** The room is the file before, the snapshot the one after. */
    readonly which: Side,
    readonly fault: string,
    /** Whether `roomlint check` has more to say about it. */
    readonly isFinding = true,
  ) {
    super(`the ${nameOf(which)} cannot be used: ${fault}`);
  }
}

function nameOf(which: Side): string {
  return which === 'before' ? 'room' : 'snapshot';
}

/** Bytes that cannot be used as a room or snapshot. */
export type SnapshotFault = UnusableSnapshotError | NotJsonError;

export function isSnapshotFault(error: unknown): error is SnapshotFault {
  return error instanceof UnusableSnapshotError || error instanceof NotJsonError;
}

/** What is wrong with the bytes. */
export function faultText(error: SnapshotFault): string {
  return error instanceof NotJsonError
    ? `it is not JSON: line ${error.at.line}, column ${error.at.column}: ${error.fault}`
    : error.fault;
}

/** The same as a message that names what it is about: the room, or what was to be imported. */
export function faultMessage(error: SnapshotFault): string {
  return `the ${nameOf(error.which)} cannot be used: ${faultText(error)}`;
}

/** Why bytes are no room; undefined if they are one. */
export function whyNoRoom(bytes: Uint8Array): string | undefined {
  try {
    SnapshotText.readRoom(bytes, 'after');
    return undefined;
  } catch (error) {
    if (isSnapshotFault(error)) return faultText(error);
    throw error;
  }
}

/** A snapshot as bytes, or one that has been read: it is not read again. */
export type Snapshot = Uint8Array | SnapshotText;

/** A record of a section, or the room tasks. */
export interface RecordPlace {
  readonly section: SectionName;
  readonly key?: string | undefined;
}

/** The keys that lead to it. */
export function pathTo({ section, key }: RecordPlace): readonly string[] {
  return section === 'roomTasks' || key === undefined ? [section] : [section, key];
}

/** A snapshot as text, and as values where they are asked for. */
export class SnapshotText {
  /** The whole sections. */
  private readonly members: Records;
  private readonly labels = new Map<string, ItemLabel>();

  private constructor(
    readonly bytes: Uint8Array,
    readonly root: ObjectText,
    private readonly sections: ReadonlyMap<string, Records>,
  ) {
    this.members = new Records(root);
  }

  /**
   * @param twins other snapshots: a section that has the same bytes in one of them is not read again, nor is a
   *   record in the first
   * @throws NotJsonError when the bytes are not JSON
   * @throws UnusableSnapshotError when the root or a section is not an object, a section is there twice or
   *   has too many records, or something is nested too deeply
   */
  static read(given: Snapshot, which: Side, ...twins: readonly SnapshotText[]): SnapshotText {
    return given instanceof SnapshotText ? given : SnapshotText.readBytes(given, which, twins);
  }

  /** The same for what must have a section, or nothing at all: a server's error response is JSON too. */
  static readRoom(given: Snapshot, which: Side, ...twins: readonly SnapshotText[]): SnapshotText {
    const text = given instanceof SnapshotText ? given : SnapshotText.readBytes(given, which, twins);
    if (text.root.members.length === 0 || SECTIONS.some((name) => text.has(name))) return text;
    throw new UnusableSnapshotError(which, 'it has none of the five sections of a room');
  }

  private static readBytes(bytes: Uint8Array, which: Side, twins: readonly SnapshotText[]): SnapshotText {
    const from = byteOrderMarkLength(bytes);
    const table = readTable(bytes, from, RECORD_LEVEL, twins[0]?.root.table);
    if (table === undefined || !table.isUtf8) throw notJson(which, bytes);
    const unusable = (fault: string, isFinding = true): Error =>
      new UnusableSnapshotError(which, fault, isFinding);
    if (!table.isObject(0)) throw unusable(`its root is ${kindOf(table.textOf(0))}, not an object`);
    if (table.levels > MAX_LEVELS) throw unusable(`it is nested more than ${MAX_LEVELS} levels deep`);
    const root = new ObjectText(table, 0);
    const sections = new Map<string, Records>();
    for (const node of table.children(0)) {
      const name = SECTIONS.find((section) => section === table.keyText(node));
      if (name === undefined) continue;
      if (sections.has(name))
        throw unusable(`it has ${name} more than once, and it is unknown which one an import takes`);
      const text = table.textOf(node);
      if (!table.isObject(node)) throw unusable(`its ${name} section is ${kindOf(text)}, not an object`);
      if (table.childCount(node) > MAX_RECORDS) throw unusable(tooManyRecords(name), false);
      const known = twins.map((twin) => twin.section(name)).find((twin) => twin.isOf(text));
      sections.set(name, known ?? new Records(new ObjectText(table, node)));
    }
    return new SnapshotText(bytes, root, sections);
  }

  has(section: SectionName): boolean {
    return this.root.has(section);
  }

  get(name: string): JsonValue | undefined {
    return this.members.get(name);
  }

  /** The whole section. */
  content(name: string): Content | undefined {
    return this.members.content(name);
  }

  /** A record of a section, or the room tasks, which have no key. */
  recordAt({ section, key = '' }: RecordPlace): Content | undefined {
    return section === 'roomTasks' ? this.content(section) : this.section(section).content(key);
  }

  /** The records of a section; none if it is absent. */
  section(name: SectionName): Records {
    return this.sections.get(name) ?? NO_RECORDS;
  }

  /** The label of an item, made once: its logic may be as long as the file. */
  labelOf(key: string): ItemLabel {
    const label = (): ItemLabel =>
      itemLabel(this.section('roomItems').get(key), this.section('logic').get(key));
    return getOrInsert(this.labels, key, label);
  }

  /** Top-level keys that are not sections. */
  get unknownSections(): string[] {
    return [...this.root.keys].filter((key) => !(SECTIONS as readonly string[]).includes(key));
  }
}

const NO_RECORDS = new Records(undefined);

/** The root, its sections and their records: what is in them is read where it is asked for. */
const RECORD_LEVEL = 3;

/** The type of a value that is not an object. */
function kindOf(text: Uint8Array): string {
  const type = jsonType(parseBytes(text) ?? null);
  return type === 'null' ? 'null' : type === 'array' ? 'an array' : `a ${type}`;
}

function tooManyRecords(section: SectionName): string {
  return `its ${section} section has more than ${MAX_RECORDS.toLocaleString('en')} records, the most that a plan can name`;
}
