import type { JsonValue } from '../json/value.js';
import type { FlowQuest } from './model.js';

interface Node {
  readonly next: Map<string, Node>;
  quests: number[] | undefined;
}

/** Names are compared by their first words: a longer name that begins like a string counts as named by it. */
const MOST_WORDS = 48;
/** Short strings repeat often: what they name is remembered. */
const MOST_REMEMBERED = 10_000;
const LONGEST_REMEMBERED = 64;

/** Finds the quests that a string names: by Name, by bare name or by the id of an entry, as whole words. */
export class NameFinder {
  private readonly root: Node = { next: new Map(), quests: undefined };
  private shortest = Number.POSITIVE_INFINITY;
  private readonly remembered = new Map<string, readonly number[]>();

  constructor(
    private readonly quests: readonly FlowQuest[],
    idsOf: (quest: FlowQuest) => readonly string[],
  ) {
    for (const quest of quests) {
      for (const name of new Set([quest.name, quest.bareName, ...idsOf(quest)])) this.add(name, quest.index);
    }
  }

  private add(name: string, quest: number): void {
    this.shortest = Math.min(this.shortest, name.trim().length);
    let node = this.root;
    let count = 0;
    for (const word of words(name)) {
      let next = node.next.get(word);
      if (next === undefined) {
        next = { next: new Map(), quests: undefined };
        node.next.set(word, next);
      }
      node = next;
      count++;
      if (count === MOST_WORDS) break;
    }
    if (node === this.root) return;
    if (node.quests === undefined) node.quests = [quest];
    else node.quests.push(quest);
  }

  in(text: string): readonly number[] {
    if (text.length < this.shortest) return NONE;
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    const named = this.search(text);
    if (text.length <= LONGEST_REMEMBERED && this.remembered.size < MOST_REMEMBERED)
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
      let node = this.root.next.get(parts[start] as string);
      for (let at = start + 1; node !== undefined; at++) {
        if (node.quests !== undefined) {
          found ??= new Set();
          for (const quest of node.quests) found.add(quest);
        }
        const part = parts[at];
        node = part === undefined ? undefined : node.next.get(part);
      }
    }
    return found === undefined ? NONE : [...found];
  }
}

const NONE: readonly number[] = [];

/** Words, and every other character but white space by itself. */
function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? NOTHING;
}

const NOTHING: readonly string[] = [];

/** Every string of a value, keys included, at any depth. Uses an explicit stack. */
export function* stringsOf(root: JsonValue): Generator<string> {
  const open: JsonValue[] = [root];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'string') yield value;
    else if (Array.isArray(value)) for (const element of value) open.push(element);
    else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        yield key;
        open.push(value[key] as JsonValue);
      }
    }
  }
}
