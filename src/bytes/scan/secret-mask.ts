import { firstWhere } from '../text/first-where.js';
import type { OffsetRange } from '../text/span.js';
import type { PlainSpelling } from './decoded-text.js';
import { plainBytes, plainSpelling } from './plain-spelling.js';

/** The beginning of a secret is recognized by this many characters. */
const HEAD = 6;
/** Any other part of a secret is recognized by this many characters. */
const PART = 8;
const MASK = '***';
/** A list of pieces, as `Secret` has it. */
const LIST = /^[^\s,]{1,41}(?:,[^\s,]{0,41}){5}/;

/** Masks secrets in messages, pointers and files, however they are spelled, and also parts of them. */
export class SecretMask {
  /** Sorted, to find the longest match at a position by binary search. */
  private readonly secrets: readonly string[];
  private readonly heads: ReadonlySet<string>;
  private readonly headLengths: ReadonlySet<number>;
  /** The first characters of all heads. */
  private readonly firsts: ReadonlySet<number>;
  private readonly parts: Parts;
  private readonly lists: ListMask;

  constructor(secrets: Iterable<string>) {
    const spellings = new Set<string>();
    const lists: string[] = [];
    for (const secret of secrets) {
      if (LIST.test(secret)) lists.push(secret);
      const plain = plainSpelling(secret).text;
      if (plain.trim() !== '') spellings.add(plain);
    }
    this.lists = new ListMask(lists);
    this.secrets = [...spellings].sort();
    const heads = this.secrets.map((secret) => secret.slice(0, HEAD));
    this.heads = new Set(heads);
    this.headLengths = new Set(heads.map((head) => head.length));
    this.firsts = new Set(heads.map((head) => head.charCodeAt(0)));
    this.parts = new Parts(this.secrets);
  }

  get isEmpty(): boolean {
    return this.secrets.length === 0;
  }

  mask(message: string): string {
    if (this.isEmpty) return message;
    let masked = '';
    let shown = 0;
    for (const each of this.find(plainSpelling(message))) {
      if (each.start < shown) continue;
      masked += message.slice(shown, each.start) + MASK;
      shown = each.end;
    }
    return shown === 0 ? message : masked + message.slice(shown);
  }

  /** The stretches of bytes that belong to secrets, in any order. */
  findIn(bytes: Uint8Array): readonly OffsetRange[] {
    return this.isEmpty ? [] : this.find(plainBytes(bytes, false));
  }

  private find(plain: PlainSpelling): readonly OffsetRange[] {
    const found = this.findTexts(plain);
    const inLists = this.lists.find(plain.text);
    if (inLists.length === 0) return found;
    const { offsetOf } = plain;
    const moved = inLists.map(({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) }));
    return [...found, ...moved].sort((a, b) => a.start - b.start);
  }

  private findTexts({ text, offsetOf }: PlainSpelling): readonly OffsetRange[] {
    const found: OffsetRange[] = [];
    let at = 0;
    while (at < text.length) {
      let end = this.parts.endOfParts(text, at);
      if (this.beginsAt(text, at)) end = Math.max(end, at + this.longest(text, at));
      if (end === at) {
        at++;
        continue;
      }
      // What follows may be another part of the same secret.
      for (let next = this.parts.endOfParts(text, end); next > end; next = this.parts.endOfParts(text, end))
        end = next;
      found.push({ start: offsetOf(at), end: offsetOf(end) });
      at = end;
    }
    return found;
  }

  private beginsAt(text: string, at: number): boolean {
    if (!this.firsts.has(text.charCodeAt(at))) return false;
    for (const length of this.headLengths) if (this.heads.has(text.slice(at, at + length))) return true;
    return false;
  }

  /** The length of the longest common prefix of the text from `at` on and any secret. */
  private longest(text: string, at: number): number {
    const { secrets } = this;
    const next = firstWhere(secrets.length, (index) => !isBefore(secrets[index] as string, text, at));
    return Math.max(common(secrets[next - 1] ?? '', text, at), common(secrets[next] ?? '', text, at));
  }
}

function isBefore(secret: string, text: string, at: number): boolean {
  const length = common(secret, text, at);
  if (length === secret.length) return at + length < text.length;
  return at + length < text.length && secret.charCodeAt(length) < text.charCodeAt(at + length);
}

function common(secret: string, text: string, at: number): number {
  let length = 0;
  while (
    length < secret.length &&
    at + length < text.length &&
    secret.charCodeAt(length) === text.charCodeAt(at + length)
  )
    length++;
  return length;
}

/** Recognizes parts of PART characters of any secret by a bounded table of hashes, sometimes too many. */
class Parts {
  private readonly table: Uint8Array;
  private readonly bits: number;

  constructor(secrets: readonly string[]) {
    let total = 0;
    for (const secret of secrets) total += secret.length;
    this.bits = Math.min(27, Math.max(16, Math.ceil(Math.log2(total + 1)) + 10));
    this.table = new Uint8Array(1 << (this.bits - 3));
    for (const secret of secrets)
      for (let at = 0; at + PART <= secret.length; at++) {
        this.add(this.oneHash(secret, at));
        this.add(this.otherHash(secret, at));
      }
  }

  /** The end of overlapping parts from `at` on; `at` itself when none begins there. */
  endOfParts(text: string, at: number): number {
    let from = at;
    while (this.isPart(text, from)) from++;
    return from === at ? at : from + PART - 1;
  }

  private isPart(text: string, at: number): boolean {
    if (at + PART > text.length) return false;
    return this.has(this.oneHash(text, at)) && this.has(this.otherHash(text, at));
  }

  private add(hash: number): void {
    this.table[hash >> 3] = (this.table[hash >> 3] as number) | (1 << (hash & 7));
  }

  private has(hash: number): boolean {
    return ((this.table[hash >> 3] as number) & (1 << (hash & 7))) !== 0;
  }

  // Two functions, because every position of a file is asked about: a pair of hashes would be a new object
  // for each.
  private oneHash(text: string, at: number): number {
    let hash = 0x811c9dc5;
    for (let index = at; index < at + PART; index++)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    return (hash ^ (hash >>> 15)) >>> (32 - this.bits);
  }

  private otherHash(text: string, at: number): number {
    let hash = 5381;
    for (let index = at; index < at + PART; index++)
      hash = (Math.imul(hash, 33) + text.charCodeAt(index)) | 0;
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (mixed ^ (mixed >>> 12)) >>> (32 - this.bits);
  }
}

/** Lists are recognized by so many elements in a row. */
const WINDOW = 4;
const ELEMENT = /[\w.+/=-]+/g;
const BETWEEN = /^["']?\s{0,200},\s{0,200}["']?$/;
const MAX_BETWEEN = 403;

/** Finds lists whose elements are a credential in pieces, such as the bytes of a key. */
class ListMask {
  private readonly windows = new Set<string>();

  /** @param lists their elements, with commas between */
  constructor(lists: Iterable<string>) {
    for (const list of lists) {
      const elements = list.split(',');
      for (let at = 0; at + WINDOW <= elements.length; at++) {
        const window = elements.slice(at, at + WINDOW);
        // Zeros are everywhere, and are no key.
        if (new Set(window).size > 1) this.windows.add(window.join());
      }
    }
  }

  /** The elements to mask, in order. */
  find(text: string): readonly OffsetRange[] {
    const found: OffsetRange[] = [];
    if (this.windows.size === 0) return found;
    /** The last elements of the list that is being read, as many as a window has. */
    let window: OffsetRange[] = [];
    let masked = 0;
    for (const { 0: element, index } of text.matchAll(ELEMENT)) {
      const last = window.at(-1)?.end ?? 0;
      if (index - last > MAX_BETWEEN || !BETWEEN.test(text.slice(last, index))) window = [];
      window.push({ start: index, end: index + element.length });
      if (window.length > WINDOW) window.shift();
      if (!this.windows.has(window.map(({ start, end }) => text.slice(start, end)).join())) continue;
      for (const each of window) {
        if (each.start >= masked) found.push(each);
        masked = Math.max(masked, each.end);
      }
    }
    return found;
  }
}
