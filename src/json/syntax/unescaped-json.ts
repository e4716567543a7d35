import {
  BACKSLASH,
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COMMA,
  OPEN_ARRAY,
  OPEN_OBJECT,
  QUOTE,
} from '../../text/characters.js';
import { decodeLoosely } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { isJson } from '../parse-json.js';
import { skipSpace } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import type { RecognizerKind } from './recognizer.js';
import type { Replacement } from './syntax-fix.js';
import { STRING_TOKENS } from './word-tokens.js';

/** A string that should hold JSON and has quotes that end it too early. */
export interface UnescapedJson {
  /** Everything is unescaped, or has doubled quotes, or only some quotes are unescaped. */
  readonly kind: 'unescaped-json' | 'doubled-json' | 'unescaped-json-quote' | 'unescaped-inner-quote';
  readonly span: Span;
  /** The offset after the closing quote of the string. */
  readonly end: number;
  readonly replacements: readonly Replacement[];
}

/** What may follow the closing quote of a value. */
const AFTER_STRING: ReadonlySet<number | undefined> = new Set([COMMA, CLOSE_ARRAY, CLOSE_OBJECT, undefined]);
/** JSON in strings of strings is looked for up to so many levels. */
const MAX_LEVELS = 4;
/** The number of closing quotes that are tried for one string. */
const MAX_TRIES = 20;

/** JSON that was pasted into a string without escaping its quotes. */
export const unescapedJson: RecognizerKind = {
  begin(reading) {
    const { scanner } = reading;
    const finder = new UnescapedJsonFinder(reading.bytes);

    return {
      recognize(kind) {
        if (!reading.expectsValue || !STRING_TOKENS.has(kind) || reading.open.isEmpty) return undefined;
        const found = finder.at(scanner.start, kind === Token.string ? scanner.end : undefined);
        if (found === undefined) return undefined;
        const fix = { safety: 'unsafe', replacements: found.replacements } as const;
        reading.fault(found.kind, found.span, { fix, path: reading.open.path });
        scanner.end = found.end;
        reading.recent.forget();
        reading.afterValue();
        return 'next';
      },
    };
  },
  examples: [
    ['{"logic": "{"Tasks": []}"}', 'unescaped-json'],
    ['{"logic": "{"Tasks": [], "text": "{"a": ["b"]}"}"}', 'unescaped-json'],
    ['{"logic": "{""Tasks"": []}"}', 'doubled-json'],
    ['{"logic": "{\\"Tasks": []}"}', 'unescaped-json-quote'],
    ['{"logic": "{\\"title\\": \\"say "hi" now\\"}"}', 'unescaped-inner-quote'],
  ],
};

/** Recognizes unescaped JSON between quotes in linear time: a budget limits failed attempts. */
class UnescapedJsonFinder {
  private budget: number;

  constructor(private readonly bytes: Uint8Array) {
    this.budget = bytes.length * 8 + 65_536;
  }

  /** @param start of a value's opening quote @param token the end of the valid token there, if it is one */
  at(start: number, token: number | undefined): UnescapedJson | undefined {
    const { bytes } = this;
    const first = skipSpace(bytes, start + 1);
    if (this.budget <= 0 || (bytes[first] !== OPEN_OBJECT && bytes[first] !== OPEN_ARRAY)) return undefined;
    // A string that is followed by what may follow it, and that holds JSON, has no fault.
    if (token !== undefined && AFTER_STRING.has(bytes[skipSpace(bytes, token)])) {
      this.budget -= token - start;
      if (this.holdsJson(decodeLoosely(bytes.subarray(start + 1, token - 1)))) return undefined;
    }
    return this.whole(start, first) ?? this.doubled(start) ?? this.partly(start);
  }

  /** JSON without any escapes of the string around it. */
  private whole(start: number, first: number, level = 1): UnescapedJson | undefined {
    const { bytes } = this;
    const scanner = new Scanner(bytes, first);
    const inner: Replacement[] = [];
    let depth = 0;
    let quotes = 0;
    do {
      const kind = scanner.nextSolid();
      const held =
        STRING_TOKENS.has(kind) && level < MAX_LEVELS ? this.heldAt(scanner.start, level) : undefined;
      if (held !== undefined) {
        for (const replacement of held.replacements) inner.push(replacement);
        scanner.end = held.end;
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
    const content = withReplacements(bytes, start + 1, close, inner);
    if (!isJson(content)) return undefined;
    const text = JSON.stringify(content).slice(1, -1);
    return {
      kind: 'unescaped-json',
      span: span(start, close + 1),
      end: close + 1,
      replacements: [{ span: span(start + 1, close), text }],
    };
  }

  /** JSON in a string of unescaped JSON, which is not escaped either. */
  private heldAt(start: number, level: number): UnescapedJson | undefined {
    const { bytes } = this;
    const first = skipSpace(bytes, start + 1);
    if (bytes[first] !== OPEN_OBJECT && bytes[first] !== OPEN_ARRAY) return undefined;
    return this.whole(start, first, level + 1);
  }

  /** JSON whose quotes are doubled, as in CSV. */
  private doubled(start: number): UnescapedJson | undefined {
    const { bytes } = this;
    let close = start + 1;
    for (; close < bytes.length; close++) {
      if (bytes[close] !== QUOTE) continue;
      if (bytes[close + 1] !== QUOTE) break;
      close++;
    }
    this.budget -= close - start;
    if (!this.mayClose(close)) return undefined;
    const written = decodeLoosely(bytes.subarray(start + 1, close));
    const content = written.replaceAll('""', '"');
    if (content === written || !isJson(content)) return undefined;
    const text = JSON.stringify(content).slice(1, -1);
    return {
      kind: 'doubled-json',
      span: span(start, close + 1),
      end: close + 1,
      replacements: [{ span: span(start + 1, close), text }],
    };
  }

  /** Escaped JSON with some quotes that are not escaped. */
  private partly(start: number): UnescapedJson | undefined {
    const { bytes } = this;
    const bare: number[] = [];
    let tries = 0;
    for (let at = start + 1; at < bytes.length && tries < MAX_TRIES; at++) {
      const byte = bytes[at] as number;
      this.budget--;
      if (byte === BACKSLASH) at++;
      if (byte < 0x20) return undefined;
      if (byte !== QUOTE) continue;
      if (bare.length > 0 && this.mayClose(at)) {
        tries++;
        this.budget -= 4 * (at - start);
        const found = this.escaped(start, at, bare);
        if (found !== undefined || this.budget <= 0) return found;
      }
      bare.push(at);
    }
    return undefined;
  }

  private escaped(start: number, close: number, bare: readonly number[]): UnescapedJson | undefined {
    const kinds = [
      ['unescaped-json-quote', '\\'],
      ['unescaped-inner-quote', '\\\\\\'],
    ] as const;
    for (const [kind, backslashes] of kinds) {
      let content = '';
      let from = start + 1;
      for (const at of bare) {
        content += decodeLoosely(this.bytes.subarray(from, at)) + backslashes;
        from = at;
      }
      content += decodeLoosely(this.bytes.subarray(from, close));
      const [first = start] = bare;
      if (this.holdsJson(content)) {
        const replacements = bare.map((at) => ({ span: span(at, at), text: backslashes }));
        return { kind, span: span(first, first + 1), end: close + 1, replacements };
      }
    }
    return undefined;
  }

  private mayClose(at: number): boolean {
    return this.bytes[at] === QUOTE && AFTER_STRING.has(this.bytes[skipSpace(this.bytes, at + 1)]);
  }

  /** Whether the content of a string token is valid, and holds JSON. */
  private holdsJson(content: string): boolean {
    try {
      return isJson(JSON.parse(`"${content}"`) as string);
    } catch {
      return false;
    }
  }
}

/** The text from one byte to another with replacements made. */
function withReplacements(
  bytes: Uint8Array,
  start: number,
  end: number,
  replacements: readonly Replacement[],
): string {
  let text = '';
  let from = start;
  for (const { span: at, text: written } of replacements) {
    text += decodeLoosely(bytes.subarray(from, at.start)) + written;
    from = at.end;
  }
  return text + decodeLoosely(bytes.subarray(from, end));
}
