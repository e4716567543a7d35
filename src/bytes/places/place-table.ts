import { decodedOffset, decodeString, sourceOffsets } from '../json/decode.js';
import type { Step } from '../json/pointer.js';
import { readTree, type TreeVisitor } from '../json/read-tree.js';
import { Token } from '../json/tokens.js';
import { getOrInsert } from '../text/add-to.js';
import { firstWhere } from '../text/first-where.js';
import { grown } from '../text/int-list.js';
import { textOf } from '../text/wtf8.js';
import { isMeantAsJson } from './meant-as-json.js';
import { type ScalarKind, scalarKind } from './token-text.js';

/** What an entry is: its token if it is a key or scalar, or one of these. */
const OBJECT = 32;
const ARRAY = 33;
const IS_KEY = 64;
const IS_OPEN = 128;

/** No entry. */
export const NONE = -1;

/** Strings whose content is kept parsed: the last ones asked for. */
const MAX_KEPT = 8;

/** The decoded content of a string, and the keys and values in it if it is JSON. */
export interface HeldText {
  readonly content: Uint8Array;
  readonly inside: PlaceTable | undefined;
}

/** The keys and values of a text, as far as it can be read, in flat arrays. An entry is its index. */
export class PlaceTable {
  count = 0;
  private start = new Int32Array(64);
  /** Exclusive. */
  private end = new Int32Array(64);
  /** The array or object around it. */
  private parent = new Int32Array(64);
  /** Of a member's value its key, of an element its index. */
  private step = new Int32Array(64);
  /** The first entry after what is in it. */
  private after = new Int32Array(64);
  private kinds = new Uint8Array(64);
  private readonly members = new Map<number, ReadonlyMap<string, number>>();
  private readonly held = new Map<number, HeldText>();

  constructor(readonly bytes: Uint8Array) {
    const builder = new Builder(this);
    readTree(bytes, builder);
    builder.finish();
  }

  /** To be called by those who build the table only. */
  add(kind: number, start: number, end: number, parent: number, step: number): number {
    const entry = this.count++;
    if (entry === this.start.length) this.grow();
    this.kinds[entry] = kind;
    this.start[entry] = start;
    this.end[entry] = end;
    this.parent[entry] = parent;
    this.step[entry] = step;
    this.after[entry] = entry + 1;
    return entry;
  }

  /** As {@link add}. */
  close(entry: number, end: number, hasBracket: boolean): void {
    this.end[entry] = end;
    this.after[entry] = this.count;
    if (!hasBracket) this.kinds[entry] = (this.kinds[entry] ?? 0) | IS_OPEN;
  }

  /** The last entry that begins at an offset or before it. */
  lastBefore(offset: number): number {
    return firstWhere(this.count, (entry) => this.startOf(entry) > offset) - 1;
  }

  /** The innermost entry around an offset. Nothing outside the value of the text. */
  find(offset: number): number {
    let entry = this.lastBefore(offset);
    while (entry !== NONE && !this.holds(entry, offset)) entry = this.parentOf(entry);
    return entry;
  }

  private holds(entry: number, offset: number): boolean {
    const end = this.endOf(entry);
    if (offset < end) return true;
    return offset === end && end === this.bytes.length && this.isOpen(entry);
  }

  /** Whether the end of the text, or of its line, came before the closing quote or bracket. */
  isOpen(entry: number): boolean {
    return ((this.kinds[entry] ?? 0) & IS_OPEN) !== 0 || this.tokenOf(entry) === Token.unclosedString;
  }

  isKey(entry: number): boolean {
    return ((this.kinds[entry] ?? 0) & IS_KEY) !== 0;
  }

  isObject(entry: number): boolean {
    return ((this.kinds[entry] ?? 0) & ~IS_OPEN) === OBJECT;
  }

  isArray(entry: number): boolean {
    return ((this.kinds[entry] ?? 0) & ~IS_OPEN) === ARRAY;
  }

  startOf(entry: number): number {
    return this.start[entry] ?? 0;
  }

  endOf(entry: number): number {
    return this.end[entry] ?? 0;
  }

  parentOf(entry: number): number {
    return this.parent[entry] ?? NONE;
  }

  /** The token of a key or scalar; undefined for an array or object. */
  tokenOf(entry: number): Token | undefined {
    const kind = this.kinds[entry] ?? 0;
    return (kind & OBJECT) === 0 ? ((kind & ~IS_KEY) as Token) : undefined;
  }

  kindOf(entry: number): 'object' | 'array' | ScalarKind {
    const token = this.tokenOf(entry);
    if (token === undefined) return this.isArray(entry) ? 'array' : 'object';
    return scalarKind(token) ?? 'invalid';
  }

  /** The content of a key or string; of anything else, its bytes. */
  contentOf(entry: number): Uint8Array {
    return this.kindOf(entry) === 'string'
      ? decodeString(this.bytes, this.startOf(entry), this.contentEnd(entry))
      : this.bytes.subarray(this.startOf(entry), this.endOf(entry));
  }

  /** The offset in the content of a key or string that an offset is at; in anything else, from its start. */
  inContent(entry: number, offset: number): number {
    return this.kindOf(entry) === 'string'
      ? decodedOffset(this.bytes, this.startOf(entry), this.contentEnd(entry), offset)
      : offset - this.startOf(entry);
  }

  /** The offsets in the text of offsets in the content of a key or string. */
  fromContent(entry: number, offsets: readonly number[]): number[] {
    return sourceOffsets(this.bytes, this.startOf(entry), this.contentEnd(entry), offsets);
  }

  /** The end that reading the content of a string needs: after the closing quote, or where it would be. */
  private contentEnd(entry: number): number {
    return this.endOf(entry) + (this.tokenOf(entry) === Token.unclosedString ? 1 : 0);
  }

  /** The content of a key or string as a string; of anything else, its spelling. */
  textOf(entry: number): string {
    return textOf(this.contentOf(entry));
  }

  /** The key of a member, given the key or the value; nothing for an element, or the root. */
  keyOf(entry: number): number {
    if (this.isKey(entry)) return entry;
    return this.isObject(this.parentOf(entry)) ? (this.step[entry] ?? NONE) : NONE;
  }

  /** The value of a key; nothing where it is missing. */
  valueOf(key: number): number {
    const value = key + 1;
    const isMember = value < this.count && this.parent[value] === this.parent[key];
    return isMember && !this.isKey(value) ? value : NONE;
  }

  stepsOf(entry: number): Step[] {
    const steps: Step[] = [];
    for (let at = entry; this.parentOf(at) !== NONE; at = this.parentOf(at)) {
      const key = this.keyOf(at);
      steps.push(key === NONE ? (this.step[at] ?? 0) : this.textOf(key));
    }
    return steps.reverse();
  }

  /** The last key of each name in an object: that is the one that counts. */
  membersOf(object: number): ReadonlyMap<string, number> {
    return getOrInsert(this.members, object, () => {
      const members = new Map<string, number>();
      for (const key of this.childrenOf(object)) members.set(this.textOf(key), key);
      return members;
    });
  }

  /** The value of a member; nothing where it is missing. */
  member(object: number, name: string): number {
    const key = this.isObject(object) ? this.membersOf(object).get(name) : undefined;
    return key === undefined ? NONE : this.valueOf(key);
  }

  /** The keys of an object, or the elements of an array, in file order. */
  childrenOf(container: number): readonly number[] {
    const found: number[] = [];
    const limit = this.after[container] ?? 0;
    for (let entry = container + 1; entry < limit; ) {
      found.push(entry);
      const last = this.isKey(entry) ? this.valueOf(entry) : entry;
      entry = last === NONE ? entry + 1 : (this.after[last] ?? limit);
    }
    return found;
  }

  /** Whether a member with the same key follows this one, or one around it. */
  isOverridden(entry: number): boolean {
    for (let at = entry; at !== NONE; at = this.parentOf(at)) {
      const key = this.keyOf(at);
      if (key !== NONE && this.membersOf(this.parentOf(at)).get(this.textOf(key)) !== key) return true;
    }
    return false;
  }

  /** What a string holds. */
  heldBy(string: number): HeldText {
    const { held } = this;
    const known = held.get(string);
    if (known !== undefined) return known;
    const content = this.contentOf(string);
    const text = { content, inside: isMeantAsJson(content) ? new PlaceTable(content) : undefined };
    const [oldest] = held.keys();
    if (held.size === MAX_KEPT && oldest !== undefined) held.delete(oldest);
    held.set(string, text);
    return text;
  }

  private grow(): void {
    const size = this.count * 2;
    this.start = grown(this.start, size);
    this.end = grown(this.end, size);
    this.parent = grown(this.parent, size);
    this.step = grown(this.step, size);
    this.after = grown(this.after, size);
    const kinds = new Uint8Array(size);
    kinds.set(this.kinds);
    this.kinds = kinds;
  }
}

/** An array or object whose end has not been read yet. */
interface OpenContainer {
  /** {@link NONE} for one that cannot be a member or element: nothing in it is one either. */
  readonly entry: number;
  readonly isArray: boolean;
  /** The index of the last element, from -1. */
  index: number;
  /** The key whose value comes next. Without one, what follows is not a member. */
  key: number;
}

/** Fills a table with the first value of any text, and reads on after mistakes. */
class Builder implements TreeVisitor {
  private readonly containers: OpenContainer[] = [];
  /** Whether the value has ended. Reading stops at the next opening bracket. */
  private isDone = false;

  constructor(private readonly table: PlaceTable) {}

  key(start: number, end: number, kind: Token): void {
    const around = this.containers.at(-1);
    if (this.isDone || around === undefined || around.entry === NONE || scalarKind(kind) === undefined)
      return;
    around.key = this.table.add(kind | IS_KEY, start, end, around.entry, 0);
  }

  open(isArray: boolean, start: number): boolean {
    if (this.isDone) return false;
    const entry = this.add(isArray ? ARRAY : OBJECT, start, this.table.bytes.length);
    this.containers.push({ entry, isArray, index: -1, key: NONE });
    return true;
  }

  close(_isArray: boolean, _start: number, end: number): void {
    if (!this.isDone) this.closeLast(end, true);
  }

  scalar(kind: Token, start: number, end: number): void {
    if (this.isDone || scalarKind(kind) === undefined) return;
    const around = this.containers.at(-1);
    // After a member without a comma.
    if (around?.isArray === false && around.key === NONE) this.key(start, end, kind);
    else this.add(kind, start, end);
    this.isDone = around === undefined;
  }

  /** Closes what the text does not close. */
  finish(): void {
    while (!this.isDone && this.containers.length > 0) this.closeLast(this.table.bytes.length, false);
  }

  private closeLast(end: number, hasBracket: boolean): void {
    const entry = this.containers.pop()?.entry ?? NONE;
    if (entry !== NONE) this.table.close(entry, end, hasBracket);
    this.isDone = this.containers.length === 0;
  }

  private add(kind: number, start: number, end: number): number {
    const around = this.containers.at(-1);
    if (around === undefined) return this.table.add(kind, start, end, NONE, 0);
    const step = around.isArray ? ++around.index : around.key;
    around.key = NONE;
    if (around.entry === NONE || step === NONE) return NONE;
    return this.table.add(kind, start, end, around.entry, step);
  }
}
