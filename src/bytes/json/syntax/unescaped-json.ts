import {
  BACKSLASH,
  bytesOf,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../../text/characters.js';
import { decodeLoosely } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { asciiText } from '../decode.js';
import { isJson, tryJsonParse } from '../parse-json.js';
import { isSpace, skipSpace } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import { type Outcome, type Reading, STRING_TOKENS } from './reading.js';
import type { Replacement, SyntaxFault } from './syntax-fault.js';

/** What may follow the closing quote of a value. */
const AFTER_STRING: ReadonlySet<number | undefined> = new Set([...bytesOf(',]}'), undefined]);
/** JSON in strings of strings is looked for up to so many levels. */
const MAX_LEVELS = 4;
/** The number of closing quotes that are tried for one string. */
const MAX_TRIES = 20;
/** Longer keys are not recognized. */
const MAX_KEY = 128;
/** What is missing before a quote of the JSON, and before a quote in a string of it. */
const MISSING_BACKSLASHES = [
  ['unescaped-json-quote', '\\'],
  ['unescaped-inner-quote', '\\\\\\'],
] as const;

/** A string that should hold JSON, and has quotes that end it too early. */
interface Found extends Pick<SyntaxFault, 'kind' | 'span'> {
  /** The offset after the closing quote of the string. */
  readonly end: number;
  readonly replacements: readonly Replacement[];
}

/**
 * JSON that was pasted into a string without escaping its quotes: none of them, or not all, or with doubled quotes or
 * backslashes. Linear time: a budget limits failed attempts.
 */
export class UnescapedJson {
  private readonly bytes: Uint8Array;
  private budget: number;

  constructor(private readonly reading: Reading) {
    this.bytes = reading.bytes;
    this.budget = this.bytes.length * 8 + 65_536;
  }

  recognize(kind: Token): Outcome {
    const { reading } = this;
    const { open, scanner } = reading;
    if (!reading.expectsValue || !STRING_TOKENS.has(kind) || open.isEmpty) return undefined;
    const { start, end } = scanner;
    if (this.budget <= 0 || !this.beginsJson(start)) return undefined;
    if (kind === Token.string && this.isFaultless(start, end)) return undefined;
    const found = this.whole(start) ?? this.doubled(start) ?? this.partly(start);
    if (found === undefined) return undefined;
    const fix = { safety: 'unsafe', replacements: found.replacements } as const;
    reading.fault(found.kind, found.span, { fix, path: open.pathTo(start) });
    scanner.end = found.end;
    reading.string = undefined;
    reading.isUnclosed = false;
    reading.afterValue();
    return 'next';
  }

  /** Whether a string is followed by what may follow it, and holds JSON. */
  private isFaultless(start: number, end: number): boolean {
    const { bytes } = this;
    if (!AFTER_STRING.has(bytes[skipSpace(bytes, end)])) return false;
    this.budget -= end - start;
    return isEscapedJson(decodeLoosely(bytes.subarray(start + 1, end - 1)));
  }

  /** JSON without any escapes of the string around it, and likewise in its strings. */
  private whole(start: number, level = 1): Found | undefined {
    const { bytes } = this;
    const scanner = new Scanner(bytes, start + 1);
    let content = '';
    let from = start + 1;
    let depth = 0;
    let quotes = 0;
    do {
      const kind = scanner.nextSolid();
      const mayHold = STRING_TOKENS.has(kind) && level < MAX_LEVELS && this.beginsJson(scanner.start);
      const [held] = mayHold ? (this.whole(scanner.start, level + 1)?.replacements ?? []) : [];
      if (held !== undefined) {
        content += decodeLoosely(bytes.subarray(from, held.span.start)) + held.text;
        from = held.span.end;
        scanner.end = from + 1;
        continue;
      }
      this.budget -= scanner.end - scanner.start + 1;
      if (kind === Token.end || kind > Token.literal || this.budget <= 0) return undefined;
      if (kind === Token.openObject || kind === Token.openArray) depth++;
      else if (kind === Token.closeObject || kind === Token.closeArray) depth--;
      else if (kind === Token.string) quotes++;
    } while (depth > 0);
    const close = skipSpace(bytes, scanner.end);
    if (quotes === 0 || !this.mayClose(close)) return undefined;
    return rewritten('unescaped-json', start, close, content + decodeLoosely(bytes.subarray(from, close)));
  }

  /** JSON whose quotes are doubled, as in CSV. */
  private doubled(start: number): Found | undefined {
    const { bytes } = this;
    let close = bytes.indexOf(QUOTE, start + 1);
    while (close !== -1 && bytes[close + 1] === QUOTE) close = bytes.indexOf(QUOTE, close + 2);
    this.budget -= (close === -1 ? bytes.length : close) - start;
    if (!this.mayClose(close)) return undefined;
    const written = decodeLoosely(bytes.subarray(start + 1, close));
    const content = written.replaceAll('""', '"');
    return content === written ? undefined : rewritten('doubled-json', start, close, content);
  }

  /** Escaped JSON with some quotes that are not escaped. */
  private partly(start: number): Found | undefined {
    const { bytes } = this;
    const bare: number[] = [];
    let tries = 0;
    for (let at = start + 1; at < bytes.length && tries < MAX_TRIES; at++) {
      const byte = bytes[at] as number;
      this.budget--;
      if (byte === BACKSLASH) at++;
      if (byte < 0x20) return undefined;
      if (byte !== QUOTE) continue;
      if (bare.length > 0 && this.mayClose(at) && this.endsJson(at)) {
        tries++;
        this.budget -= 4 * (at - start);
        const found = this.escaped(start, at, bare);
        if (found !== undefined || this.budget <= 0) return found;
      }
      bare.push(at);
    }
    return undefined;
  }

  private escaped(start: number, close: number, bare: readonly number[]): Found | undefined {
    const overEscaped = this.overEscaped(start, close, bare);
    if (overEscaped !== undefined) return overEscaped;
    const parts = [start + 1, ...bare].map((from, index) =>
      decodeLoosely(this.bytes.subarray(from, bare[index] ?? close)),
    );
    const [first = start] = bare;
    for (const [kind, text] of MISSING_BACKSLASHES) {
      if (!isEscapedJson(parts.join(text))) continue;
      const surplus = kind === 'unescaped-inner-quote' && bare.length === 1 ? this.surplus(first) : undefined;
      if (surplus !== undefined && isEscapedJson(this.without(start, close, [surplus])))
        return {
          kind: 'extra-token',
          span: surplus,
          end: close + 1,
          replacements: [{ span: surplus, text: '' }],
        };
      const replacements = bare.map((at) => ({ span: span(at, at), text }));
      return { kind, span: span(first, first + 1), end: close + 1, replacements };
    }
    return undefined;
  }

  /** Quotes with a backslash too many, which escapes the one before the quote. */
  private overEscaped(start: number, close: number, bare: readonly number[]): Found | undefined {
    const surplus = bare.map((quote) => span(quote - 1, quote));
    const [first] = surplus;
    if (first === undefined || !surplus.every((each) => this.bytes[each.start] === BACKSLASH))
      return undefined;
    if (!isEscapedJson(this.without(start, close, surplus))) return undefined;
    const replacements = surplus.map((each) => ({ span: each, text: '' }));
    return { kind: 'extra-token', span: first, end: close + 1, replacements };
  }

  /** What is one too many where a quote is in a key, or begins a string. */
  private surplus(quote: number): Span | undefined {
    const { bytes } = this;
    const before = bytes[quote - 1];
    const isFirst = before === QUOTE && bytes[quote - 2] === BACKSLASH;
    if (!isFirst && !/^"[^"]*\\"\s*:/.test(asciiText(bytes, quote, quote + MAX_KEY))) return undefined;
    return span(quote, quote + 1);
  }

  private without(start: number, close: number, gone: readonly Span[]): string {
    const starts = [start + 1, ...gone.map(({ end }) => end)];
    const ends = [...gone.map((each) => each.start), close];
    return starts.map((from, index) => decodeLoosely(this.bytes.subarray(from, ends[index]))).join('');
  }

  private beginsJson(quote: number): boolean {
    const first = this.bytes[skipSpace(this.bytes, quote + 1)];
    return first === OPEN_OBJECT || first === OPEN_ARRAY;
  }

  /** Whether what is before a closing quote can be the end of JSON that began with a bracket. */
  private endsJson(quote: number): boolean {
    let last = quote - 1;
    while (isSpace(this.bytes[last])) last--;
    return this.bytes[last] === CLOSE_OBJECT || this.bytes[last] === CLOSE_ARRAY;
  }

  private mayClose(at: number): boolean {
    return this.bytes[at] === QUOTE && AFTER_STRING.has(this.bytes[skipSpace(this.bytes, at + 1)]);
  }
}

/** A string whose content is replaced as a whole by JSON that is escaped. */
function rewritten(kind: SyntaxFault['kind'], start: number, close: number, json: string): Found | undefined {
  if (!isJson(json)) return undefined;
  const text = JSON.stringify(json).slice(1, -1);
  const replacements = [{ span: span(start + 1, close), text }];
  return { kind, span: span(start, close + 1), end: close + 1, replacements };
}

/** Whether the content of a string token is valid, and holds JSON. */
function isEscapedJson(content: string): boolean {
  const text = tryJsonParse(`"${content}"`);
  return typeof text === 'string' && isJson(text);
}
