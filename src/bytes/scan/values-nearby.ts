import { VALUE_KEYS } from './credential-names.js';
import { type Found, isPlaceholder, type Search } from './pattern-search.js';

/** How far from its name a value may be. */
const NEAR = 200;
/** A run of the characters of keys. Longer ones are no keys. */
const RUN = /(?<![\w+/.-])[\w+/.-]{12,1000}(?![\w+/.-])={0,2}/g;
const SHORTEST = 12;
/** Words and numbers, as in `1_find_key_2`, and dates. */
const WORDS = /^(?:(?:[a-z]+\d{0,3}|\d+)(?:[_./+-]+|=*$))+$|^\d{4}-\d\d-\d\d/i;
/** A path, or a host or file. */
const ADDRESS = /^(?:\/|[a-z][a-z-]*\d?\.[a-z])/;
const BEGINS_ADDRESS = /:\/\/$/;
const BEGINS_VARIABLE = /(?:[$%]\{?|\{\{|<)$/;
/** Letters and digits in turn, as no variable is named. */
const MIN_CHANGES = 3;
const CHANGES = /[a-z](?=\d)|\d(?=[a-z])/gi;
/** The key of a member whose value begins behind. */
const OTHER_KEY = /([a-z][\w-]{0,40})["'`]?\s{0,4}[:=]\s{0,4}["'`[]{0,2}$/i;
const KEY_OF_ANY = new RegExp(
  `^(?:(?:\\w{1,20}-)?${VALUE_KEYS}|[a-z]|example|default|sample|code|href|is)$`,
  'i',
);
const IN_SENTENCE = /\w\s{1,4}$/;
const KEY_OF_ID = /ids?$/i;
/** A border of a string of JSON. */
const BORDER = /["'](?:(?=\s{0,80}[:,}\]])|(?<=[[{,:]\s{0,80}["']))/g;
/** The rest of a string that consists of one name, as in `"my_x_access_keys"`. */
const NAME_BEGINS = /["'`][\w.-]{0,40}$/;
const NAME_ENDS = /^[\w.-]{0,40}["'`]/;
/** The key of a member with a value that is found by it. */
const HAS_VALUE = /^["'`]\s{0,80}:\s{0,80}["'`](?=[^"'`]{6})/;

/**
 * Searches for credentials that no syntax ties to their name: what looks like a key within 200 characters of the
 * name, in the same string or, if the name is a whole string, in another one.
 */
export function valuesNearby(name: string): Search {
  return (text) => {
    const runs = new Runs(text);
    return [...text.matchAll(new RegExp(name, 'gi'))].flatMap((match) =>
      runs.around(match.index, match.index + match[0].length),
    );
  };
}

/** A name, and from where to where keys belong to it. */
interface Reach {
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** Where the string begins that holds the name, if that is known. */
  readonly begin: number | undefined;
}

/** The runs of a text, read once. */
class Runs {
  private readonly pattern = new RegExp(RUN);
  /** Those that were read and belong to no name so far. */
  private free: Found[] = [];
  private isAtEnd = false;

  constructor(private readonly text: string) {}

  /** The keys around a name. Names must be given in order. */
  around(start: number, end: number): readonly Found[] {
    const reach = this.reach(start, end);
    this.readTo(reach.to);
    const free: Found[] = [];
    const keys: Found[] = [];
    for (const run of this.free) {
      if (run.start < start - NEAR) continue;
      const own = run.start < end && run.end > start ? { ...run, start: this.afterName(run, end) } : run;
      if (run.start >= reach.from && run.start < reach.to && this.isKey(own, reach)) keys.push(own);
      else free.push(run);
    }
    this.free = free;
    return keys;
  }

  private readTo(to: number): void {
    while (!this.isAtEnd && (this.free.at(-1)?.start ?? -1) < to) {
      const match = this.pattern.exec(this.text);
      if (match === null) this.isAtEnd = true;
      else this.free.push({ start: match.index, end: match.index + match[0].length });
    }
  }

  /** Up to the borders of the string that holds the name. */
  private reach(start: number, end: number): Reach {
    const { text } = this;
    const [from, to] = [Math.max(0, start - NEAR), Math.min(text.length, end + NEAR)];
    const [before, after] = [text.slice(from, start + 1), text.slice(end, to + 1)];
    if (NAME_BEGINS.test(before.slice(0, -1)) && NAME_ENDS.test(after) && !HAS_VALUE.test(after))
      return { from, start, end, to, begin: undefined };
    const last = [...before.matchAll(BORDER)].at(-1);
    const first = after.search(BORDER);
    const begin = last === undefined ? undefined : from + last.index + 1;
    return { from: begin ?? from, start, end, to: first < 0 ? to : end + first, begin };
  }

  /** Where a run goes on that begins with a name. */
  private afterName(run: Found, end: number): number {
    let at = end;
    while (at < run.end && !/\w/.test(this.text[at] ?? '')) at++;
    return at;
  }

  private isKey({ start, end }: Found, name: Reach): boolean {
    const run = this.text.slice(start, end);
    if (
      run.length < SHORTEST ||
      !/\d/.test(run) ||
      WORDS.test(run) ||
      ADDRESS.test(run) ||
      isPlaceholder(run)
    )
      return false;
    const before = this.text.slice(Math.max(0, start - 60), start);
    if (BEGINS_ADDRESS.test(before)) return false;
    if (BEGINS_VARIABLE.test(before) && (run.match(CHANGES)?.length ?? 0) < MIN_CHANGES) return false;
    const other = OTHER_KEY.exec(before);
    const key = other?.[1];
    if (other === null || key === undefined || KEY_OF_ANY.test(key)) return true;
    const at = start - before.length + other.index;
    // The key of the string that holds the name, or the name itself, as in x-access-keys or x-access-key-1.
    if (at < (name.begin ?? 0) || (at < name.end && at + key.length > name.start)) return true;
    return IN_SENTENCE.test(before.slice(0, other.index)) && !KEY_OF_ID.test(key);
  }
}
