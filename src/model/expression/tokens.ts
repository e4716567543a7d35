/** A token of an expression. Starts and ends are indexes into its text; the end is exclusive. */
export type Token = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'end' | 'number' | 'name' | 'curly-quote' | 'other' | 'lone-dollar' }
  /** `(`, `)`, `,`, `;`, `?` or `:`. */
  | { readonly kind: 'sign'; readonly sign: string }
  | { readonly kind: 'operator'; readonly text: string }
  | { readonly kind: 'string'; readonly isClosed: boolean }
  | {
      readonly kind: 'read';
      readonly letters: string;
      readonly isClosed: boolean;
      /** Whether another read is between the braces. */
      readonly isComputed: boolean;
    }
  | { readonly kind: 'parameter'; readonly isClosed: boolean }
);

const OPERATORS = new Set([
  ...['===', '!==', '||', '&&', '==', '!=', '=>', '=<', '<>', '<=', '>=', '<<', '>>', '**'],
  ...['=', '<', '>', '+', '-', '*', '/', '%', '!', '~', '&', '|', '^'],
]);
const MAX_OPERATOR_LENGTH = 3;
const SLASH = 0x2f;
const SIGNS = '(),;?:';
const CURLY_QUOTES = '‘’‚‛“”„‟';

/* Each use of a sticky pattern says where it begins. */
const SPACE = /\s*/uy;
const NUMBER = /(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/uy;
const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;
const LETTERS = /\$\p{L}+/uy;
const ASCII_NAME = /[A-Za-z_]\w*/y;
const ASCII_LETTERS = /\$[A-Za-z]+/y;

/** Anything but an ASCII sign. */
const MAY_BEGIN_WORD = /[\w.]|[^\0-\x7f]/;

/** Reads the tokens of an expression one after the other. */
export class Tokens {
  constructor(private readonly text: string) {}

  /** The first token that begins at or after an index. */
  at(from: number): Token {
    const { text } = this;
    const start = this.afterTrivia(from);
    const character = text[start];
    if (character === undefined) return { kind: 'end', start, end: start };
    if (character === "'" || character === '"') return this.string(start, character);
    if (character === '$') return this.read(start);
    if (character === '[') return this.parameter(start, ']');
    if (character === '{') return this.parameter(start, '}');
    if (SIGNS.includes(character)) return { kind: 'sign', sign: character, start, end: start + 1 };
    if (MAY_BEGIN_WORD.test(character)) {
      const number = this.match(NUMBER, start);
      if (number !== undefined) return { kind: 'number', start, end: number };
      const name = this.nameEnd(start);
      if (name !== undefined) return { kind: 'name', start, end: name };
    }
    if (CURLY_QUOTES.includes(character)) return { kind: 'curly-quote', start, end: start + 1 };
    for (let end = start + MAX_OPERATOR_LENGTH; end > start; end--) {
      const operator = text.slice(start, end);
      if (OPERATORS.has(operator))
        return { kind: 'operator', text: operator, start, end: start + operator.length };
    }
    return { kind: 'other', start, end: start + String.fromCodePoint(text.codePointAt(start) ?? 0).length };
  }

  /** Whether a word goes on at an index, without white space before it. */
  isWordAt(at: number): boolean {
    return this.nameEnd(at) !== undefined || this.match(NUMBER, at) !== undefined;
  }

  /** Nearly all names are ASCII, and patterns for all letters take long to compile. */
  private nameEnd(start: number): number | undefined {
    const end = this.match(ASCII_NAME, start);
    return isAscii(this.text, end ?? start) ? end : this.match(NAME, start);
  }

  private lettersEnd(start: number): number | undefined {
    const end = this.match(ASCII_LETTERS, start);
    return isAscii(this.text, end ?? start) ? end : this.match(LETTERS, start);
  }

  private match(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.text) ? pattern.lastIndex : undefined;
  }

  /** Skips white space and comments. */
  private afterTrivia(from: number): number {
    const { text } = this;
    for (let at = from; ; ) {
      // Nearly always there is neither.
      const code = text.charCodeAt(at);
      if (code > 0x20 && code < 0x80 && code !== SLASH) return at;
      at = this.match(SPACE, at) ?? at;
      if (text.startsWith('//', at)) at = endOf(text, text.indexOf('\n', at));
      else if (text.startsWith('/*', at)) at = endOf(text, text.indexOf('*/', at + 2), 2);
      else return at;
    }
  }

  private string(start: number, quote: string): Token {
    const { text } = this;
    let at = start + 1;
    while (at < text.length && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
    const isClosed = at < text.length;
    return { kind: 'string', isClosed, start, end: isClosed ? at + 1 : text.length };
  }

  private read(start: number): Token {
    const { text } = this;
    const open = this.lettersEnd(start);
    if (open === undefined || text[open] !== '{') return { kind: 'lone-dollar', start, end: start + 1 };
    let depth = 1;
    let isComputed = false;
    let at = open + 1;
    for (; at < text.length && depth > 0; at++)
      if (text[at] === '}') depth--;
      else if (text[at] === '{') {
        depth++;
        isComputed = true;
      }
    const letters = text.slice(start + 1, open);
    return { kind: 'read', letters, isClosed: depth === 0, isComputed, start, end: at };
  }

  private parameter(start: number, closing: string): Token {
    const close = this.text.indexOf(closing, start);
    return { kind: 'parameter', isClosed: close >= 0, start, end: endOf(this.text, close, 1) };
  }
}

/** Whether the character at an index is ASCII, or the end. */
function isAscii(text: string, at: number): boolean {
  return !(text.charCodeAt(at) >= 0x80);
}

/** The index after something that was found; the length of the text where it was not. */
function endOf(text: string, found: number, length = 0): number {
  return found < 0 ? text.length : found + length;
}

const ESCAPES = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

/** The content of a string without its escapes. */
export function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\(.)/gs, (_, character: string) => ESCAPES.get(character) ?? character);
}
