import { matchesInSteps } from '../text/pattern-steps.js';
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
const BORDER = /["'](?=\s{0,80}[:,}\]])|(?<=[[{,:]\s{0,80})["']/g;
/** The rest of a string that consists of one name, as in `"my_x_access_keys"`. */
const NAME_BEGINS = /["'`][\w.-]{0,40}$/;
const NAME_ENDS = /^[\w.-]{0,40}["'`]/;

/**
 * Finds what looks like a key before or behind a name, where no pattern finds a value of that name. If the
 * name is a whole string, the value may be in another one.
 *
 * @param known finds the values whose relation to the name is known
 */
export function withValuesNearby(known: Search, name: string): Search {
  return function* (text) {
    const starts: number[] = [];
    for (const found of known(text)) {
      if (found === undefined) {
        yield;
        continue;
      }
      // Words and calls are no keys.
      if (/\d[^(]*$/.test(text.slice(found.start, found.end))) starts.push(found.start);
      yield found;
    }
    starts.sort((a, b) => a - b);
    const runs = new Runs(text);
    let next = 0;
    for (const match of matchesInSteps(new RegExp(name, 'gi'), text)) {
      if (match === undefined) {
        yield;
        continue;
      }
      const { index: start } = match;
      const end = start + match[0].length;
      while ((starts[next] ?? Number.POSITIVE_INFINITY) < start - NEAR) next++;
      if ((starts[next] ?? Number.POSITIVE_INFINITY) > end + NEAR) yield* runs.around(start, end);
    }
  };
}

/** A name, and from where on keys belong to it. */
interface Reach {
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** The runs of a text, each of which is looked at once. */
class Runs {
  private readonly pattern = new RegExp(RUN);
  private waiting: Found | undefined;

  constructor(private readonly text: string) {}

  /** The keys around a name. Names must be given in order. */
  *around(start: number, end: number): Iterable<Found> {
    const [from, to] = this.reach(start, end);
    for (;;) {
      if (this.waiting === undefined || this.waiting.start < from) this.waiting = this.next(from);
      if (this.waiting === undefined || this.waiting.start >= to) return;
      const run = this.waiting;
      this.waiting = this.next(run.end);
      const own = run.start < end && run.end > start ? { ...run, start: this.afterName(run, end) } : run;
      if (this.isKey(own, { from, start, end })) yield own;
    }
  }

  private next(from: number): Found | undefined {
    this.pattern.lastIndex = Math.max(this.pattern.lastIndex, from);
    const match = this.pattern.exec(this.text);
    // The search begins again from the start of the text when nothing is left.
    if (match === null) this.pattern.lastIndex = this.text.length;
    return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
  }

  /** Up to the borders of the string that holds the name. */
  private reach(start: number, end: number): readonly [number, number] {
    const { text } = this;
    const [from, to] = [Math.max(0, start - NEAR), Math.min(text.length, end + NEAR)];
    const [before, after] = [text.slice(from, start + 1), text.slice(end, to + 1)];
    if (NAME_BEGINS.test(before.slice(0, -1)) && NAME_ENDS.test(after)) return [from, to];
    const last = [...before.matchAll(BORDER)].at(-1);
    const first = after.search(BORDER);
    return [last === undefined ? from : from + last.index + 1, first < 0 ? to : end + first];
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
    if (at < name.from || (at < name.end && at + key.length > name.start)) return true;
    return IN_SENTENCE.test(before.slice(0, other.index)) && !KEY_OF_ID.test(key);
  }
}
