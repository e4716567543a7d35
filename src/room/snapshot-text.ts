import { tryParseJson } from '../json/parse-json.js';
import { skipSpace } from '../json/space.js';
import { isObject, type JsonObject, type JsonValue, jsonType, member } from '../json/value.js';
import { notJson, type Side } from '../roundtrip/not-json.js';
import { SECTIONS, type SectionName } from '../snapshot/sections.js';
import { byteOrderMarkLength, decodeUtf8 } from '../text/encoding.js';
import { ObjectText } from './object-text.js';
import type { Content } from './same-content.js';

/** Levels of nesting beyond which nothing is read, as in `roomlint check`. */
const MOST_LEVELS = 256;

/** A file that is JSON, and cannot be imported or imported into. */
export class UnusableSnapshotError extends Error {
  override readonly name = 'UnusableSnapshotError';

  constructor(
    /** The room is the file before, the snapshot the one after. */
    readonly which: Side,
    readonly fault: string,
  ) {
    super(`the ${which === 'before' ? 'room' : 'snapshot'} cannot be used: ${fault}`);
  }
}

/** Records by key, such as the items: their values and their text. */
export class Records {
  /** @param text undefined for a section that is absent */
  constructor(
    private readonly value: JsonObject,
    readonly text: ObjectText | undefined,
  ) {}

  get keys(): string[] {
    return this.text === undefined ? [] : [...this.text.keys];
  }

  has(key: string): boolean {
    return this.text?.find(key) !== undefined;
  }

  get(key: string): JsonValue | undefined {
    return member(this.value, key);
  }

  content(key: string): Content | undefined {
    const value = member(this.value, key);
    const text = this.text?.valueOf(key);
    return value === undefined || text === undefined ? undefined : { value, text };
  }
}

/** A snapshot as value and as text. */
export class SnapshotText {
  private readonly records = new Map<string, Records>();

  private constructor(
    readonly bytes: Uint8Array,
    readonly value: JsonObject,
    readonly root: ObjectText,
  ) {}

  /**
   * @throws NotJsonError when the bytes are not JSON
   * @throws UnusableSnapshotError when the root or a section is not an object, or something is nested too deeply
   */
  static read(bytes: Uint8Array, which: Side): SnapshotText {
    const mark = byteOrderMarkLength(bytes);
    const text = decodeUtf8(bytes.subarray(mark));
    const value = text === undefined ? undefined : tryParseJson(text);
    if (value === undefined) throw notJson(which, bytes);
    if (!isObject(value))
      throw new UnusableSnapshotError(which, `its root is ${kindOf(value)}, not an object`);
    const start = skipSpace(bytes, mark);
    const root = new ObjectText(bytes, start, MOST_LEVELS - 1);
    if (root.isTooDeep)
      throw new UnusableSnapshotError(which, `it is nested more than ${MOST_LEVELS} levels deep`);
    for (const name of SECTIONS) {
      const section = member(value, name);
      if (section !== undefined && !isObject(section))
        throw new UnusableSnapshotError(which, `its ${name} section is ${kindOf(section)}, not an object`);
    }
    return new SnapshotText(bytes, value, root);
  }

  has(section: SectionName): boolean {
    return this.root.find(section) !== undefined;
  }

  /** The whole section. */
  content(name: string): Content | undefined {
    const value = member(this.value, name);
    const text = this.root.valueOf(name);
    return value === undefined || text === undefined ? undefined : { value, text };
  }

  /** The records of a section; none if it is absent. */
  section(name: SectionName): Records {
    const known = this.records.get(name);
    if (known !== undefined) return known;
    const value = member(this.value, name);
    const records = new Records(isObject(value) ? value : {}, this.root.objectAt(name));
    this.records.set(name, records);
    return records;
  }

  /** Whether there is a section, or nothing at all: an empty room. A server's error response is JSON as well. */
  get isSnapshot(): boolean {
    return this.root.members.length === 0 || SECTIONS.some((name) => this.has(name));
  }

  /** Top-level keys that are no section. */
  get unknownSections(): string[] {
    return [...this.root.keys].filter((key) => !(SECTIONS as readonly string[]).includes(key));
  }
}

function kindOf(value: JsonValue): string {
  const type = jsonType(value);
  return type === 'null' ? 'null' : type === 'array' ? 'an array' : `a ${type}`;
}
