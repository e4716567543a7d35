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

/** Finds the quests that a string names: by Name, by bare name or by the id of an entry, as whole words. */
export class NameFinder {
  private readonly first = new Map<string, Node>();
  private shortest = Number.POSITIVE_INFINITY;
  private readonly remembered = new Map<string, readonly number[]>();
  #byBareName: Map<string, number[]> | undefined;

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

  in(text: string): readonly number[] {
    if (text.length < this.shortest) return NONE;
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
