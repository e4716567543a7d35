import { Pace } from '../../../text/pace.js';
import { filterInSteps, type Steps, sortInSteps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';
import { replaced } from './mangling.js';

/** What other languages write for the literals of JSON. */
const LITERALS: ReadonlyMap<string, string> = new Map([
  ...['True', 'TRUE', '@YES', 'YES'].map((word) => [word, 'true'] as const),
  ...['False', 'FALSE', '@NO', 'NO'].map((word) => [word, 'false'] as const),
  ...['None', 'nil', 'NULL', 'Null', 'undefined', 'NIL', 'nothing', 'undef'].map(
    (word) => [word, 'null'] as const,
  ),
]);

/** The number of characters outside strings that decide which language it is. */
const LOOKED_AT = 20_000;

/** What is nested deeper holds no room. */
const MAX_DEPTH = 1_000;

/** Words around a single value: `Number(1)`. */
const WRAPPERS =
  /^(?:String|Number|Bool|interface \{\}|NumberLong|NumberInt|NumberDecimal|ObjectId|Some|Decimal|float64|string|int)$/;

const BEFORE =
  /\s*(?:<\?php\s+)?(?:return\s+|export\s+default\s+|(?:(?:const|let|var|local|my|our|final|auto|val)\s+)?[$@%]?[A-Za-z_][\w.]*(?:\s*:\s*[\w<>, ]+)?\s*:?=(?![>=])\s*)?/y;
const TOKEN = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<string>(?:[uUbBfFrRL]{1,2}|@)?(?:"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)|` +
      '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|\\\\?$)' +
      '))',
    String.raw`(?<luaKey>\[\s*"(?:[^"\\]|\\.)*"\s*\]\s*=)`,
    '(?<arrow>=>|->|=)',
    String.raw`(?<open>(?:new\s+(?=\S))?(?:map\[string\](?:interface ?\{\}|any)|\[\](?:interface ?\{\}|any|string|float64|int)|interface \{\}(?=\()|[A-Za-z_][\w.]*(?:<[^<>()]*>|\{[\w, ]*\}(?=\())?)?\s*[@%#]?[([{])`,
    String.raw`(?<close>[)\]}])`,
    String.raw`(?<symbol>:[A-Za-z_]\w*(?=\s*=>))`,
    String.raw`(?<number>@?[-+]?(?:\d[\d_]*(?:\.\d+)?|\.\d+)(?:[eE][-+]?\d+)?[LfFdDmMn]?(?![\w.]))`,
    String.raw`(?<word>@?[$A-Za-z_][\w$]*)`,
    '(?<comma>[,;])',
    '(?<colon>:)',
    // Text that only begins like a number or a word, as a whole: otherwise each part would be read to its
    // end.
    String.raw`(?<other>[\w$.]+|[\s\S])`,
  ].join('|'),
  'y',
);

interface Open {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly bracket: string;
  isObject: boolean;
  /** Keys that are only the indexes of a list. */
  indexes: Replacement[];
}

function byStart(a: Replacement, b: Replacement): number {
  return a.span.start - b.span.start;
}

/** Writes a value of another language as JSON. Linear time, no recursion. */
export class LiteralWriter {
  /** Complete after {@link read}, like the rest. */
  replacements: readonly Replacement[] = [];
  /** The number of tokens that JSON does not have. */
  foreign = 0;
  /** The number of strings in single quotes, and of keys without quotes. */
  singles = 0;
  keys = 0;
  /** The beginning of the text without the content of its strings. */
  outside = '';

  private readonly found: Replacement[] = [];
  private readonly open: Open[] = [];
  private comma: Replacement | undefined;
  /** A scalar that may be the key before an arrow: its span. */
  private lastScalar: Replacement | undefined;
  private readonly drops = new Set<Replacement>();
  /** Indexes of lists with their arrows. */
  private readonly cuts: Replacement[] = [];

  constructor(private readonly text: string) {}

  *read(): Steps {
    const { text } = this;
    BEFORE.lastIndex = 0;
    const start = BEFORE.exec(text.slice(0, 300))?.[0].length ?? 0;
    const isAssigned = text.slice(0, start).trim() !== '';
    if (isAssigned) {
      this.add(0, start, '');
      this.outside += text.slice(0, start);
      this.foreign++;
    }
    yield* this.readTokens(start, /=>/.test(text.slice(0, 10_000)));
    const { found, drops } = this;
    const written = drops.size === 0 ? found : yield* filterInSteps(found, (one) => !drops.has(one));
    const kept = yield* sortInSteps(written, byStart);
    this.replacements = yield* this.withCuts(kept);
  }

  private *readTokens(start: number, hasArrows: boolean): Steps {
    const { text } = this;
    const pace = new Pace();
    let at = start;
    while (at < text.length) {
      if (pace.isOver(at)) yield;
      TOKEN.lastIndex = at;
      const groups = TOKEN.exec(text)?.groups ?? {};
      const end = TOKEN.lastIndex > at ? TOKEN.lastIndex : at + 1;
      const written = text.slice(at, end);
      // Other signs occur in no such value. Its beginning may still tell the language.
      if (groups.other !== undefined && this.outside.length >= LOOKED_AT) return;
      if (this.open.length > MAX_DEPTH) return;
      if (groups.space === undefined) {
        if (groups.string !== undefined) this.string(at, written, hasArrows);
        else this.token(at, end, written, groups);
        if (this.outside.length < LOOKED_AT)
          this.outside += groups.string === undefined ? written.slice(0, LOOKED_AT) : '""';
        if (this.open.length === 0 && groups.close !== undefined) {
          const rest = text.slice(end);
          if (/^\s*;\s*$/.test(rest)) {
            this.add(end, text.length, '');
            return;
          }
        }
      } else if (this.outside.length < LOOKED_AT) this.outside += ' ';
      at = end;
    }
  }

  private token(
    at: number,
    end: number,
    written: string,
    groups: Readonly<Record<string, string | undefined>>,
  ): void {
    const top = this.open.at(-1);
    const { comma } = this;
    if (groups.comma !== undefined) {
      this.comma = replaced(at, end, ',');
      if (written === ';') this.add(at, end, ',');
      this.lastScalar = undefined;
      return;
    }
    this.comma = undefined;
    if (groups.luaKey !== undefined) {
      if (top !== undefined) top.isObject = true;
      this.add(at, end, `${written.slice(written.indexOf('"'), written.lastIndexOf('"') + 1)} :`);
      this.foreign++;
    } else if (groups.open !== undefined) {
      const bracket = written.slice(-1);
      this.open.push({
        start: at,
        end,
        name: written.slice(0, -1).trim(),
        bracket,
        isObject: false,
        indexes: [],
      });
    } else if (groups.close !== undefined) {
      this.close(at, end, written, comma);
    } else if (groups.arrow !== undefined) {
      this.arrow(at, end, top);
    } else if (groups.colon !== undefined) {
      if (top !== undefined) top.isObject = true;
    } else if (groups.symbol !== undefined) {
      this.keys++;
      this.add(at, end, JSON.stringify(written.slice(1)));
    } else if (groups.number !== undefined) {
      const number = written
        .replace(/^@|_|[LfFdDmMn]$/g, '')
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.');
      this.lastScalar = replaced(at, end, number);
      if (number !== written) this.add(at, end, number);
    } else if (groups.word !== undefined) this.word(at, end, written);
  }

  private arrow(at: number, end: number, top: Open | undefined): void {
    this.foreign++;
    const key = this.lastScalar;
    if (top !== undefined && key !== undefined) {
      if (/^\d+$/.test(key.text)) top.indexes.push(key, replaced(at, this.afterSpace(end), ''));
      else top.isObject = true;
    } else if (top !== undefined) top.isObject = true;
    this.add(at, end, ':');
  }

  private afterSpace(end: number): number {
    let at = end;
    while (this.text[at] === ' ') at++;
    return at;
  }

  private word(at: number, end: number, written: string): void {
    const after = /^\s*(?::(?!:)|=)/.test(this.text.slice(end, end + 16));
    const top = this.open.at(-1);
    if (after && top !== undefined) {
      top.isObject = true;
      this.keys++;
      this.foreign++;
      this.lastScalar = replaced(at, end, written);
      this.add(at, end, JSON.stringify(written));
      return;
    }
    const literal = LITERALS.get(written);
    if (literal === undefined) return;
    this.foreign++;
    this.add(at, end, literal);
  }

  private string(at: number, written: string, hasArrows: boolean): void {
    this.comma = undefined;
    const end = at + written.length;
    const open = /["'`]/.exec(written);
    if (open === null) return;
    this.lastScalar = replaced(at, end, '"');
    const [quote] = open;
    if (quote === '"' && open.index === 0 && !/\\[^"\\/bfnrtu]/.test(written)) return;
    this.foreign++;
    if (quote !== '"') this.singles++;
    const isLiteral = hasArrows && quote === "'";
    const from = at + open.index + 1;
    if (from > end - 1) return;
    if (from - at !== 1 || quote !== '"') this.add(at, from, '"');
    for (const { 0: found, index, 1: hex, 2: braces, 3: long } of written
      .slice(open.index + 1, -1)
      .matchAll(INNER)) {
      const better = inJson(found, [hex, braces, long], isLiteral);
      if (better !== found) this.add(from + index, from + index + found.length, better);
    }
    if (quote !== '"') this.add(end - 1, end, '"');
  }

  private close(at: number, end: number, written: string, comma: Replacement | undefined): void {
    const opened = this.open.pop();
    if (opened === undefined) return;
    if (comma !== undefined) {
      // The comma of `;` was written anew.
      const earlier = this.found.slice(-2).findLast(({ span }) => span.start === comma.span.start);
      if (earlier !== undefined) this.drops.add(earlier);
      this.add(comma.span.start, comma.span.end, '');
      this.foreign++;
    }
    const { name, bracket, isObject, indexes } = opened;
    this.lastScalar = undefined;
    if (bracket === '(' && WRAPPERS.test(name)) {
      this.add(opened.start, opened.end, '');
      this.add(at, end, '');
      this.foreign++;
      return;
    }
    const isList = !isObject && (bracket !== '{' || name.startsWith('[]') || !this.isEmpty(opened.end, at));
    const [opening, closing] = isList ? ['[', ']'] : ['{', '}'];
    if (this.text.slice(opened.start, opened.end) !== opening) {
      this.add(opened.start, opened.end, opening);
      if (opened.end - opened.start > 1 || bracket === '(') this.foreign++;
    }
    if (written !== closing) this.add(at, end, closing);
    if (isList) this.withoutIndexes(indexes);
    else
      for (const [place, key] of indexes.entries())
        if (place % 2 === 0) this.add(key.span.start, key.span.end, `"${key.text}"`);
  }

  private withoutIndexes(indexes: readonly Replacement[]): void {
    if (indexes.length === 0) return;
    for (let at = 0; at + 1 < indexes.length; at += 2) {
      const key = indexes[at] as Replacement;
      const arrow = indexes[at + 1] as Replacement;
      this.cuts.push(replaced(key.span.start, arrow.span.end, ''));
    }
  }

  /** The replacements outside the cuts, and the cuts. */
  private *withCuts(kept: readonly Replacement[]): Steps<readonly Replacement[]> {
    if (this.cuts.length === 0) return kept;
    const cuts = yield* sortInSteps(this.cuts, byStart);
    let next = 0;
    const outside = yield* filterInSteps(kept, ({ span }) => {
      while ((cuts[next]?.span.end ?? Number.POSITIVE_INFINITY) <= span.start) next++;
      return span.end <= (cuts[next]?.span.start ?? Number.POSITIVE_INFINITY);
    });
    return yield* sortInSteps(outside.concat(cuts), byStart);
  }

  private isEmpty(from: number, to: number): boolean {
    return to - from < 1000 && this.text.slice(from, to).trim() === '';
  }

  private add(start: number, end: number, text: string): void {
    this.found.push(replaced(start, end, text));
  }
}

const CONTROLS: Readonly<Record<string, string>> = { e: '\\u001b', a: '\\u0007', v: '\\u000b', 0: '\\u0000' };
/** What JSON writes in another way inside a string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON escapes control characters
const INNER = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]{1,6})\}|U([\da-fA-F]{8})|[\s\S])|["\x00-\x1f]/g;

/** An escape or character of another language in JSON. `isLiteral`: only a backslash and the quote are escaped. */
function inJson(found: string, codes: readonly (string | undefined)[], isLiteral: boolean): string {
  if (found.length === 1) return JSON.stringify(found).slice(1, -1);
  const kind = found.charAt(1);
  if (isLiteral) {
    if (kind === "'" || kind === '\\') return kind === "'" ? "'" : found;
    return kind === '"' ? '\\\\\\"' : `\\\\${kind}`;
  }
  const code = codes.find((hex) => hex !== undefined);
  if (code !== undefined) {
    const character = String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(code, 16)));
    return [...character.split('')]
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  }
  if (/["\\/bfnrtu]/.test(kind)) return found;
  return CONTROLS[kind] ?? (kind === '\n' ? '' : kind);
}
