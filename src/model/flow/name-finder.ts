import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import type { FlowQuest } from './model.js';

interface Node {
  /** undefined where no name goes on. */
  next: Map<string, Node> | undefined;
  quests: number[] | undefined;
}

/** Names are compared by their first words: a longer name that begins like a string counts as named by it. */
const MAX_WORDS = 48;
/** Short strings repeat often: what they name is remembered. */
const MAX_REMEMBERED = 10_000;
const MAX_REMEMBERED_LENGTH = 64;
/** First words of at least this length count as one length. */
const MAX_COUNTED_LENGTH = 63;
/** Names that are compared with parts, for all computed names together. */
const MAX_FITTED = 1_000_000;

/** Finds the quests that a string names: by Name, by bare name or by the id of an entry, as whole words. */
export class NameFinder {
  private readonly first = new Map<string, Node>();
  /** Whether some name begins with a word of so many characters. */
  private readonly lengths = new Uint8Array(MAX_COUNTED_LENGTH + 1);
  private shortest = Number.POSITIVE_INFINITY;
  private readonly remembered = new Map<string, readonly number[]>();
  #byBareName: Map<string, number[]> | undefined;
  private fitted = 0;

  constructor(
    private readonly quests: readonly FlowQuest[],
    idsOf: (quest: FlowQuest) => readonly string[],
    /** The bare Name that a mistyped one was probably meant to be. */
    private readonly guess: (name: string) => string | undefined,
  ) {
    for (const quest of quests)
      for (const name of new Set([quest.name, quest.bareName, ...idsOf(quest)])) this.add(name, quest.index);
  }

  private add(name: string, quest: number): void {
    this.shortest = Math.min(this.shortest, name.trim().length);
    const parts = words(name);
    let nodes = this.first;
    let node: Node | undefined;
    for (let count = 0; count < parts.length && count < MAX_WORDS; count++) {
      const word = parts[count] as string;
      if (node !== undefined) {
        node.next ??= new Map();
        nodes = node.next;
      }
      node = nodes.get(word);
      if (node !== undefined) continue;
      node = { next: undefined, quests: undefined };
      nodes.set(word, node);
    }
    if (node === undefined) return;
    this.lengths[Math.min((parts[0] as string).length, MAX_COUNTED_LENGTH)] = 1;
    if (node.quests === undefined) node.quests = [quest];
    else node.quests.push(quest);
  }

  /** The quests that have this Name without its number. */
  withBareName(name: string): readonly number[] {
    if (this.#byBareName === undefined) {
      this.#byBareName = new Map();
      for (const { bareName, index } of this.quests) addTo(this.#byBareName, bareName, index);
    }
    return this.#byBareName.get(name) ?? NONE;
  }

  /** What a name in an expression may mean: by bare Name, else in another way, else similar ones. */
  meantBy(name: string): readonly number[] {
    const exact = this.withBareName(name);
    if (exact.length > 0) return exact;
    const named = this.in(name);
    return named.length > 0 ? named : this.withBareName(this.guess(name) ?? '');
  }

  /** The quests whose Name has these parts in order, from start to end; undefined for too many. */
  fitting(parts: readonly string[]): readonly number[] | undefined {
    if (this.fitted > MAX_FITTED) return undefined;
    this.fitted += this.quests.length;
    return this.quests
      .filter(({ name, bareName }) => [name, bareName].some((each) => hasParts(each, parts)))
      .map(({ index }) => index);
  }

  in(text: string): readonly number[] {
    if (text.length < this.shortest || !this.mayName(text)) return NONE;
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const named = this.search(text);
    if (text.length <= MAX_REMEMBERED_LENGTH && this.remembered.size < MAX_REMEMBERED)
      this.remembered.set(text, named);
    return named;
  }

  /** Whether a text is the Name of a quest, with or without its number, and nothing else but white space. */
  isNameOf(text: string, quest: number): boolean {
    const { name, bareName } = this.quests[quest] ?? {};
    return [name, bareName].some((each) => each?.trim() === text.trim());
  }

  /** A quick test, without taking the string apart: false means that it names no quest. */
  private mayName(text: string): boolean {
    const { lengths } = this;
    let start = 0;
    for (let at = 0; at <= text.length; at++) {
      const kind = at === text.length ? SPACE : kindOf(text.charCodeAt(at));
      if (kind === WORD) continue;
      if (kind === BEYOND_ASCII) return true;
      const length = at - start;
      if (length > 0 && lengths[Math.min(length, MAX_COUNTED_LENGTH)] === 1)
        if (length >= MAX_COUNTED_LENGTH || this.first.has(text.slice(start, at))) return true;
      if (kind === SIGN && lengths[1] === 1 && this.first.has(text[at] as string)) return true;
      start = at + 1;
    }
    return false;
  }

  private search(text: string): readonly number[] {
    const parts = words(text);
    let found: Set<number> | undefined;
    for (let start = 0; start < parts.length; start++) {
      let node = this.first.get(parts[start] as string);
      for (let at = start + 1; node !== undefined; at++) {
        if (node.quests !== undefined) {
          found ??= new Set();
          for (const quest of node.quests) found.add(quest);
        }
        const part = parts[at];
        node = part === undefined ? undefined : node.next?.get(part);
      }
    }
    return found === undefined ? NONE : [...found];
  }
}

const NONE: readonly number[] = [];

function hasParts(name: string, parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  let at = 0;
  for (const [index, part] of parts.slice(0, -1).entries()) {
    const found = name.indexOf(part, at);
    if (found < 0 || (index === 0 && found > 0)) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}

const WORD = 0;
const SPACE = 1;
const SIGN = 2;
const BEYOND_ASCII = 3;

/** What {@link words} makes of each ASCII character. */
const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/\w/.test(character)) return WORD;
  return /\s/.test(character) ? SPACE : SIGN;
});

function kindOf(code: number): number {
  return code < 128 ? (KINDS[code] as number) : BEYOND_ASCII;
}

/** Words, and every other character but white space by itself. */
function words(text: string): readonly string[] {
  if (/^\w+$/.test(text)) return [text];
  return text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? NOTHING;
}

const NOTHING: readonly string[] = [];

/** Calls `visit` for every string and key of a value, at any depth, until it answers true. */
export function someString(
  root: JsonValue,
  visit: (text: string) => boolean,
  isLeftOut?: (object: JsonObject) => boolean,
): boolean {
  const open: JsonValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop())
    if (typeof value === 'string') {
      if (visit(value)) return true;
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index++) open.push(value[index] as JsonValue);
    } else if (isObject(value) && isLeftOut?.(value) !== true) {
      for (const key in value) {
        if (visit(key)) return true;
        open.push(value[key] as JsonValue);
      }
    }
  return false;
}
