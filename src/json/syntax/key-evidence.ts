import { asciiText } from '../ascii-text.js';
import { Token } from '../tokens.js';
import type { TokenList } from './token-list.js';

/** What a value begins with: a bracket, or anything else. */
export type ValueStart = 'object' | 'array' | 'other';

/**
 * Keys that belong in an object, with what their values begin with. The object is named by the last two keys
 * on the way to it, as in `roomItems/#`: `#` is a number or an id, `[]` an element of an array. The outermost
 * object has the empty name.
 */
export type KnownKeys = Readonly<Record<string, Readonly<Record<string, ValueStart | 'any'>>>>;

const ELEMENT = '[]';
const RECORD = '#';
/** At most this many keys and contexts are distinguished. */
const MAX_IDS = 1 << 20;
/** Longer keys are compared by their beginning. */
const MAX_KEY_LENGTH = 64;
/** What a key loses if it is usually the first of its object and is not, or vice versa. */
const MISPLACED = 0.25;
/** A number, a UUID, or lower-case letters with digits among them. */
const IS_ID = /^(?:\d{1,18}|(?=[a-z]*\d)[\da-z]{12,20}|[\da-f]{8}-[\da-f-]{27})$/;

/** Which keys belong in which objects, by known keys and by those that objects of the text share. */
export class KeyEvidence {
  private readonly keys = new Map<string, number>();
  private readonly contexts = new Map<number, number>();
  /** Each pair of a context and a key; and the same with what the value begins with. */
  private readonly pairs = new Set<number>();
  private readonly pairsByStart: Record<ValueStart, Set<number>> = {
    object: new Set(),
    array: new Set(),
    other: new Set(),
  };
  /** Keys that belong in some object. */
  private readonly somewhere = new Set<number>();
  /** The keys that objects begin with, by context. */
  private readonly firstKeys = new Map<number, Set<number>>();
  readonly elementKey = this.idOf(ELEMENT);
  readonly recordKey = this.idOf(RECORD);
  readonly root = this.contextOf('', '');

  constructor(
    private readonly bytes: Uint8Array,
    known: KnownKeys,
  ) {
    for (const [context, keys] of Object.entries(known)) {
      const at = context.lastIndexOf('/');
      const into = this.contextOf(context.slice(0, at), context.slice(at + 1));
      const [first] = Object.keys(keys);
      if (first !== undefined) this.firstKeys.set(into, new Set([this.idOf(first)]));
      for (const [key, start] of Object.entries(keys)) {
        const starts = start === 'any' ? (['object', 'array', 'other'] as const) : [start];
        for (const one of starts) this.note(into, this.idOf(key), one);
      }
    }
  }

  /** Learns the keys that at least two objects of one kind have. */
  learn(tokens: TokenList): void {
    const { kinds, starts, ends } = tokens;
    const seen = new Map<number, number>();
    const open: { readonly into: number; readonly own: number; readonly opened: number }[] = [];
    let key = this.idOf('');
    for (let index = 0; index < kinds.length; index++) {
      const kind = kinds[index];
      if (kind === Token.openObject || kind === Token.openArray) {
        const around = open.at(-1);
        const own = around === undefined ? this.idOf('') : key;
        const into = this.context(around?.own ?? this.idOf(''), own);
        open.push({ into, own, opened: index });
        key = this.elementKey;
      } else if (kind === Token.closeObject || kind === Token.closeArray) {
        open.pop();
        key = this.elementKey;
      } else if (kind === Token.string && kinds[index + 1] === Token.colon) {
        const { into, opened } = open.at(-1) ?? { into: this.root, opened: -1 };
        key = this.keyAt(starts[index] as number, ends[index] as number);
        const start = startOf(kinds[index + 2]);
        const pair = (into * MAX_IDS + key) * 4 + START_NUMBERS[start];
        const earlier = seen.get(pair);
        if (earlier === undefined) seen.set(pair, opened);
        else if (earlier !== opened) {
          this.note(into, key, start);
          if (kinds[index - 1] === Token.openObject) this.noteFirst(into, key);
        }
      }
    }
  }

  /** The context of an object in another one, from the two keys that lead there. */
  context(parentKey: number, ownKey: number): number {
    const both = parentKey * MAX_IDS + ownKey;
    const found = this.contexts.get(both);
    if (found !== undefined) return found;
    const made = Math.min(this.contexts.size, MAX_IDS - 1);
    this.contexts.set(both, made);
    return made;
  }

  /** The kind of key that a string token is. */
  keyAt(start: number, end: number): number {
    const text = asciiText(this.bytes, start + 1, Math.min(end - 1, start + 1 + MAX_KEY_LENGTH));
    return this.idOf(IS_ID.test(text) ? RECORD : text);
  }

  /** How well a key fits into an object: about 1, -1, or 0 if nothing is known of it. */
  fitOfKey(context: number, key: number, isFirst: boolean): number {
    if (!this.pairs.has(context * MAX_IDS + key)) return this.somewhere.has(key) ? -1 : 0;
    const first = this.firstKeys.get(context);
    return first === undefined || first.has(key) === isFirst ? 1 : 1 - MISPLACED;
  }

  /** How well the beginning of a value fits its key. */
  fitOfValue(context: number, key: number, start: ValueStart): number {
    const pair = context * MAX_IDS + key;
    if (!this.pairs.has(pair)) return 0;
    return this.pairsByStart[start].has(pair) ? 1 : -1;
  }

  private noteFirst(context: number, key: number): void {
    const found = this.firstKeys.get(context);
    if (found === undefined) this.firstKeys.set(context, new Set([key]));
    else found.add(key);
  }

  private note(context: number, key: number, start: ValueStart): void {
    const pair = context * MAX_IDS + key;
    this.pairs.add(pair);
    this.pairsByStart[start].add(pair);
    this.somewhere.add(key);
  }

  private contextOf(parent: string, own: string): number {
    return this.context(this.idOf(parent), this.idOf(own));
  }

  private idOf(text: string): number {
    const found = this.keys.get(text);
    if (found !== undefined) return found;
    const made = Math.min(this.keys.size, MAX_IDS - 1);
    this.keys.set(text, made);
    return made;
  }
}

const START_NUMBERS: Readonly<Record<ValueStart, number>> = { object: 0, array: 1, other: 2 };

function startOf(kind: Token | undefined): ValueStart {
  if (kind === Token.openObject) return 'object';
  return kind === Token.openArray ? 'array' : 'other';
}
