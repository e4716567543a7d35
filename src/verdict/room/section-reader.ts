import { sameBytes } from '../../bytes/json/equality/scalars.js';
import { ObjectText } from '../../bytes/json/object-text.js';
import { isJson } from '../../bytes/json/parse-json.js';
import { UNREAD } from '../../bytes/json/value-end.js';
import { OPEN_OBJECT } from '../../bytes/text/characters.js';
import { byteOrderMarkLength, decodeUtf8 } from '../../bytes/text/encoding.js';
import { MAX_LEVELS, MAX_RECORDS, SECTIONS, type SectionName } from '../../model/snapshot/sections.js';
import { Records } from './records.js';

/** A part of the text that is an object, if the text is JSON. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** It has the same bytes in a text that is JSON. */
  readonly isKnown: boolean;
}

/** A snapshot that may have sections in common with the one to read. */
interface Twin {
  section(name: SectionName): Records;
}

/** Reads the sections of a snapshot in one pass over its bytes, and then decides whether they are JSON. */
export class SectionReader {
  /** Of two sections with the same name, the last one. */
  readonly sections = new Map<string, Records>();
  /** The section that has more records than are read. */
  tooLong: SectionName | undefined;
  private readonly parts: Part[] = [];

  constructor(
    private readonly bytes: Uint8Array,
    private readonly twins: readonly Twin[],
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

  /** Parses the sections one by one, and what is around them, to save memory. */
  isJson(): boolean {
    const { bytes, parts } = this;
    const around: string[] = [];
    let at = byteOrderMarkLength(bytes);
    for (const { start, end, isKnown } of parts) {
      const text = decodeUtf8(bytes.subarray(at, start));
      if (text === undefined || !(isKnown || isJsonBytes(bytes.subarray(start, end)))) return false;
      around.push(text, '{}');
      at = end;
    }
    const rest = decodeUtf8(bytes.subarray(at));
    return rest !== undefined && isJson(around.join('') + rest);
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
    this.parts.push({ start, end, isKnown: known !== undefined });
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

function isJsonBytes(bytes: Uint8Array): boolean {
  const text = decodeUtf8(bytes);
  return text !== undefined && isJson(text);
}
