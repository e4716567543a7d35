import { sameBytes } from '../../bytes/json/equality.js';
import { NodeTable } from '../../bytes/json/node-table.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { isJson } from '../../bytes/json/parse-json.js';
import { skipSpace } from '../../bytes/json/space.js';
import { isObject, type JsonValue, jsonType } from '../../bytes/json/value.js';
import { UNREAD } from '../../bytes/json/value-end.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { brand } from '../../bytes/text/brand.js';
import { OPEN_OBJECT } from '../../bytes/text/characters.js';
import { byteOrderMarkLength, decodeUtf8, isUtf8 } from '../../bytes/text/encoding.js';
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
   * @param twins other snapshots: a section that has the same bytes in one of them is not read again
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
    const start = skipSpace(bytes, byteOrderMarkLength(bytes));
    if (bytes[start] !== OPEN_OBJECT) throw rootFault(bytes, which);
    const reader = new SectionReader(bytes, twins);
    const root = reader.root(start);
    if (root === undefined) throw notJson(which, bytes);
    if (reader.tooLong !== undefined)
      throw new UnusableSnapshotError(
        which,
        `its ${reader.tooLong} section has more than ${MAX_RECORDS.toLocaleString('en')} records, the most that a plan can name`,
        false,
      );
    if (root.isTooDeep) throw rootFault(bytes, which);
    if (!reader.isJson()) throw notJson(which, bytes);
    const snapshot = new SnapshotText(bytes, root, reader.sections);
    for (const name of SECTIONS) {
      const section = reader.sections.has(name) ? undefined : snapshot.get(name);
      if (section !== undefined)
        throw new UnusableSnapshotError(which, `its ${name} section is ${kindOf(section)}, not an object`);
      if (root.count(name) > 1)
        throw new UnusableSnapshotError(
          which,
          `it has ${name} ${root.count(name)} times, and it is unknown which one an import takes`,
        );
    }
    return snapshot;
  }

  has(section: SectionName): boolean {
    return this.root.find(section) !== undefined;
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

function rootFault(bytes: Uint8Array, which: Side): Error {
  const value = parseBytes(bytes.subarray(byteOrderMarkLength(bytes)));
  if (value === undefined) return notJson(which, bytes);
  const fault = isObject(value)
    ? `it is nested more than ${MAX_LEVELS} levels deep`
    : `its root is ${kindOf(value)}, not an object`;
  return new UnusableSnapshotError(which, fault);
}

function kindOf(value: JsonValue): string {
  const type = jsonType(value);
  return type === 'null' ? 'null' : type === 'array' ? 'an array' : `a ${type}`;
}

/** A part of the text that is an object, if the text is JSON. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** Undefined if it has the same bytes in a text that is JSON. */
  readonly text: ObjectText | undefined;
}

/** Reads the sections of a snapshot in one pass over its bytes, and then decides whether they are JSON. */
class SectionReader {
  /** Of two sections with the same name, the last one. */
  readonly sections = new Map<string, Records>();
  /** The section that has more records than are read. */
  tooLong: SectionName | undefined;
  private readonly parts: Part[] = [];
  /** One for all sections: it takes more memory than they do. */
  private readonly table = new NodeTable();

  constructor(
    private readonly bytes: Uint8Array,
    private readonly twins: readonly SnapshotText[],
  ) {}

  /** The object that begins at `start`. Undefined if the text is not JSON; else {@link isJson} decides. */
  root(start: number): ObjectText | undefined {
    try {
      return new ObjectText(this.bytes, start, {
        maxLevels: MAX_LEVELS - 1,
        open: (key, at) => this.open(key, at),
      });
    } catch (error) {
      // A key that is not a string.
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  /** Reads the sections without making their values, to save memory, and parses what is around them. */
  isJson(): boolean {
    const { bytes, parts } = this;
    const around: string[] = [];
    let at = byteOrderMarkLength(bytes);
    for (const { start, end, text } of parts) {
      const before = decodeUtf8(bytes.subarray(at, start));
      if (before === undefined || !(text === undefined || this.isJsonObject(bytes.subarray(start, end))))
        return false;
      around.push(before, '{}');
      at = end;
    }
    const rest = decodeUtf8(bytes.subarray(at));
    return rest !== undefined && isJson(around.join('') + rest);
  }

  private isJsonObject(bytes: Uint8Array): boolean {
    return this.table.read(bytes) && isUtf8(bytes);
  }

  private open(key: string, start: number): number | undefined {
    const name = SECTIONS.find((section) => section === key);
    if (name === undefined) return undefined;
    this.sections.delete(name);
    if (this.bytes[start] !== OPEN_OBJECT) return undefined;
    const known = this.inTwins(name, start);
    const text =
      known?.text ??
      new ObjectText(this.bytes, start, { maxLevels: MAX_LEVELS - 2, maxMembers: MAX_RECORDS });
    if (text.isTooLong) this.tooLong = name;
    if (text.isTooDeep || text.isTooLong) return UNREAD;
    const end = start + text.end - text.start;
    this.sections.set(name, known ?? new Records(text));
    this.parts.push({ start, end, text: known === undefined ? text : undefined });
    return end;
  }

  /** The same section of a twin that has the same bytes there. */
  private inTwins(name: SectionName, start: number): Records | undefined {
    return this.twins
      .map((twin) => twin.section(name))
      .find(({ text }) => {
        if (text === undefined) return false;
        const end = start + text.end - text.start;
        return sameBytes(this.bytes, start, end, text.bytes, text.start, text.end);
      });
  }
}
