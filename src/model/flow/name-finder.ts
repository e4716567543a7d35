import { keysOf, member } from '../../bytes/json/members.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { addTo } from '../../bytes/text/add-to.js';
import { mayNameQuests, readQuestNames } from '../snapshot/read-expression.js';
import { entriesOf, type ReadQuests } from './read-quests.js';

/** Names are compared by their first words: a longer name that begins like a string counts as named by it. */
const MAX_WORDS = 48;

/** Finds the quests that a string names: by Name, by bare name or by the id of an entry, as whole words. */
export class NameFinder {
  private readonly byWords = new Map<string, number[]>();
  private readonly byText = new Map<string, number[]>();
  /** How many words the longest name has that begins with a word. */
  private readonly longest = new Map<string, number>();

  constructor(
    private readonly read: Pick<ReadQuests, 'quests' | 'withBareName'>,
    /** The bare Name that a mistyped one was probably meant to be. */
    private readonly guess: (name: string) => string | undefined,
  ) {
    for (const quest of read.quests) {
      const ids = entriesOf(quest.quest).map(({ key }) => key);
      for (const name of new Set([quest.name, quest.bareName, ...ids])) this.add(name, quest.index);
      for (const text of new Set([quest.name, ...ids])) addTo(this.byText, text, quest.index);
    }
  }

  /** The quests whose id or Name is all of a string of a value. */
  withTextIn(value: JsonValue): readonly number[] {
    const quests = new Set<number>();
    someString(value, (text) => {
      for (const quest of this.byText.get(text) ?? NONE) quests.add(quest);
      return false;
    });
    return [...quests];
  }

  private add(name: string, quest: number): void {
    const parts = words(name).slice(0, MAX_WORDS);
    const [first] = parts;
    if (first === undefined) return;
    addTo(this.byWords, parts.join(' '), quest);
    this.longest.set(first, Math.max(this.longest.get(first) ?? 0, parts.length));
  }

  /** The quests that have this Name without its number. */
  withBareName(name: string): readonly number[] {
    return this.read.withBareName.get(name) ?? NONE;
  }

  /** What a name in an expression may mean: by bare Name, else in another way, else similar ones. */
  meantBy(name: string): readonly number[] {
    const exact = this.withBareName(name);
    if (exact.length > 0) return exact;
    const named = this.in(name);
    return named.length > 0 ? named : this.withBareName(this.guess(name) ?? '');
  }

  /** The quests that the strings of a value name: `all` where an expression puts together the name of one. */
  namedIn(value: JsonValue): readonly number[] | 'all' {
    return this.collected(value, () => true);
  }

  /** The quests that expressions among the strings of a value set. */
  setIn(value: JsonValue, isLeftOut?: (part: JsonObject) => boolean): readonly number[] | 'all' {
    return this.collected(value, maySet, isLeftOut);
  }

  private collected(
    value: JsonValue,
    counts: (text: string) => boolean,
    isLeftOut?: (part: JsonObject) => boolean,
  ): readonly number[] | 'all' {
    const named = new Set<number>();
    const add = (quests: readonly number[]): void => {
      for (const quest of quests) named.add(quest);
    };
    const isComputed = someString(
      value,
      (text) => {
        if (!counts(text)) return false;
        add(this.in(text));
        return maySet(text) && setsComputedQuest(text, (name) => add(this.meantBy(name)));
      },
      isLeftOut,
    );
    return isComputed ? 'all' : [...named];
  }

  in(text: string): readonly number[] {
    const parts = words(text);
    const found = new Set<number>();
    for (const [start, word] of parts.entries()) {
      const longest = Math.min(this.longest.get(word) ?? 0, parts.length - start);
      for (let count = 1; count <= longest; count++)
        for (const quest of this.byWords.get(parts.slice(start, start + count).join(' ')) ?? NONE)
          found.add(quest);
    }
    return found.size === 0 ? NONE : [...found];
  }
}

const NONE: readonly number[] = [];

/** Words, and every other character but white space by itself. */
function words(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

/** Whether a text may be an expression that sets a quest. */
function maySet(text: string): boolean {
  return text.includes('SetTask') && mayNameQuests(text);
}

/** Whether an expression builds the name of the quest that it sets, after `add` has got those written out. */
function setsComputedQuest(text: string, add: (name: string) => void): boolean {
  let read = 0;
  for (const name of readQuestNames(text)) {
    if (name.by !== 'SetTask()') continue;
    if (!name.literal) return true;
    add(name.name);
    read++;
  }
  return read < text.split('SetTask').length - 1;
}

/** Calls `visit` for every string and key of a value, at any depth, until it answers true. */
function someString(
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
      for (const key of keysOf(value)) {
        if (visit(key)) return true;
        open.push(member(value, key) as JsonValue);
      }
    }
  return false;
}
