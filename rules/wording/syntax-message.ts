import { visible } from '../../src/json/quote.js';
import type { SyntaxFault, SyntaxFaultKind } from '../../src/json/syntax/syntax-fault.js';
import { asciiText } from '../../src/json/tokens.js';
import { numberMessage } from './number-message.js';

/** Longer pieces of the file are cut off here: a message is one line. */
const LONGEST = 40;

/** What a fault's bytes look like, in the forms that messages need. */
interface Seen {
  /** The bytes, shortened, with everything that a terminal would obey made visible. */
  readonly shown: string;
  /** The bytes as they are; long ones only up to where no message looks any further. */
  readonly text: string;
  readonly opened: string | undefined;
  /** Whether the fault reaches to the end of the text. */
  readonly last: boolean;
}

/** The words that other languages have for JSON's own. */
const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
  undefined: 'null',
};

/** Characters that look like a space or like nothing, by what they are called. */
const INVISIBLE: Readonly<Record<string, string>> = {
  '\u00a0': 'a no-break space',
  '\u200b': 'a zero-width space',
  '\u2028': 'a line separator',
  '\u2029': 'a paragraph separator',
  '\u202f': 'a narrow no-break space',
  '\u3000': 'an ideographic space',
  '\ufeff': 'a byte-order mark',
};

/** Signs that were meant as something that JSON writes otherwise. */
const STRAY: Readonly<Record<string, string>> = {
  ';': 'a semicolon has no place in JSON: write a comma, or nothing after the last',
  '=': 'an equals sign has no place in JSON: write a colon between a key and its value',
  '=>': 'an arrow has no place in JSON: write a colon between a key and its value',
  '`': 'a backtick has no place in JSON: texts stand in double quotes, "',
  "'": 'an apostrophe has no place outside a text: texts stand in double quotes, "',
  '\u201c': 'a curly quote has no place outside a text: texts stand in straight double quotes, "',
  '\u201d': 'a curly quote has no place outside a text: texts stand in straight double quotes, "',
};

const CONTROL: Readonly<Record<string, readonly [name: string, written: string]>> = {
  '\b': ['a backspace', '\\b'],
  '\t': ['a tab', '\\t'],
  '\f': ['a form feed', '\\f'],
};

const MESSAGES: Readonly<Record<SyntaxFaultKind, (seen: Seen) => string>> = {
  empty: ({ text }) => {
    if (text.trim() !== '') return 'there is no value here: a snapshot stands between { and }';
    return `there is ${text === '' ? 'nothing' : 'only white space'} here: a snapshot stands between { and }`;
  },
  'cut-off': ({ opened }) =>
    opened === '['
      ? 'the JSON ends inside a list: was it cut off, or is a ] missing?'
      : 'the JSON ends inside an object: was it cut off, or is a } missing?',
  comment: () => 'a comment: JSON has none, so remove it',
  'unclosed-comment': () => 'a comment that has no end: JSON has no comments, so remove it',
  'trailing-comma': () => 'a comma with nothing after it: remove it',
  'leading-comma': () => 'a comma with nothing before it: remove it',
  'missing-comma': () => 'a comma is missing before this',
  'missing-colon': () => 'a colon is missing between the key and this value',
  'missing-value': ({ shown }) => `a value is missing before the ${shown}`,
  'misplaced-colon': () =>
    'a colon where none belongs: it stands between a key and its value, inside { and }',
  'second-colon': () => 'two colons: remove one',
  'second-comma': () => 'two commas with nothing between them: remove one, or write what is missing',
  'decimal-comma': ({ shown, text }) => `${shown} has a comma: JSON writes ${text.replace(',', '.')}`,
  'mismatched-bracket': ({ shown, opened }) =>
    opened === undefined
      ? `${shown} closes nothing: remove it, or add what it closes`
      : `${shown} cannot close what ${opened} opened: write ${opened === '[' ? ']' : '}'}, or close the inner one first`,
  'text-after-value': ({ text, shown }) => {
    if (/^[\]}]/.test(text)) return `${shown} closes nothing: everything was closed before it`;
    if (text === ',') return 'a comma after the end of the JSON: remove it';
    if (text === ':') return 'a key and its value stand outside braces: put { and } around them';
    return 'more text after the end of the JSON: remove it, or join it with what comes before';
  },
  'unclosed-string': ({ last }) =>
    last
      ? 'a text without its closing quote: is the quote missing, or was the JSON cut off?'
      : 'a text without its closing quote: add " at its end',
  'line-break-in-string': () => 'a line break inside a text: write \\n for it, or close the text before it',
  'control-character': ({ text }) => {
    const [name, written] = CONTROL[text.charAt(0)] ?? [
      `the control character ${codePoint(text)}`,
      unicodeEscape(text),
    ];
    return `${name} inside a text: write ${written} for it`;
  },
  'bad-escape': ({ text, shown }) =>
    text.startsWith('\\u')
      ? `${shown} is not complete: \\u needs four hexadecimal digits, as in \\u00e9`
      : `${shown} means nothing in JSON: write \\\\ for a backslash`,
  'single-quotes': () => 'single quotes around a text: JSON has only double quotes, "',
  'curly-quotes': () => 'curly quotes around a text: JSON has only straight double quotes, "',
  'unquoted-key': ({ shown }) => `the key ${shown} stands without quotes: write "${shown}"`,
  'number-as-key': ({ shown }) => `the number ${shown} stands where a key belongs: write "${shown}"`,
  'value-as-key': ({ shown }) => `${shown} stands where a key belongs: a key is a text in double quotes`,
  'not-a-number': ({ text }) => `JSON has no word ${text}: write null or a number`,
  'other-language-literal': ({ text }) =>
    `${text} is spelled ${LITERALS[text.toLowerCase()] ?? 'null'} in JSON`,
  'unquoted-text': ({ shown }) => `${shown} stands without quotes: put it in double quotes if it is a text`,
  'bad-number': ({ text, shown }) => numberMessage(text, shown),
  'stray-character': ({ text, shown }) => {
    const better = STRAY[text];
    if (better !== undefined) return better;
    const name = INVISIBLE[text.charAt(0)];
    if (name === undefined && text.trim() !== '') return `${shown} has no place in JSON: remove it`;
    return `${name ?? 'a special space'} (${codePoint(text)}) outside a text: write an ordinary space, or nothing`;
  },
  'unescaped-quote': () => 'this quote ends the text too early: write \\" for a quote inside a text',
  'left-out': ({ shown }) =>
    `${shown} stands for something that was left out: put it back, or remove the dots`,
  placeholder: ({ shown }) =>
    `${shown} is a placeholder: write what belongs here, in double quotes if it is a text`,
  'web-page': () => 'this is a web page or XML, not a snapshot: the download may have failed',
  'lfs-pointer': () => 'this only points to a file that Git LFS keeps: run git lfs pull to have it here',
  'code-fence': () =>
    'a line of backticks around the JSON: keep only what stands between the first { and the last }',
  'text-before-json': () =>
    'text in front of the JSON: keep only what stands between the first { and the last }',
  'no-json': () => 'there is no JSON here: a snapshot stands between { and }',
  'merge-conflict': () =>
    'two versions that git could not merge: keep one, and remove the lines with <<<<<<<, ======= and >>>>>>>',
};

/**
 * Says what a fault of the syntax is and what to do about it, in one line.
 *
 * @param bytes the text in which the fault's spans count: the file, or the content of a string that should hold JSON
 */
export function syntaxMessage(fault: SyntaxFault, bytes: Uint8Array): string {
  const { start, end } = fault.span;
  // An empty fault has no bytes of its own: what it says is about the text as a whole.
  const [from, to] = fault.kind === 'empty' ? [0, bytes.length] : [start, end];
  const text = decode(bytes.subarray(from, Math.min(to, from + 1000)));
  const opened =
    fault.opened === undefined ? undefined : asciiText(bytes, fault.opened.start, fault.opened.end);
  return MESSAGES[fault.kind]({ text, shown: shorten(text), opened, last: end >= bytes.length });
}

/** What the second place of a fault is: where the bracket was opened. */
export function openedMessage(fault: SyntaxFault): string {
  if (fault.byIndentation) return 'this was never closed, as the indentation below it says';
  return fault.kind === 'cut-off' ? 'this is still open' : 'this is what was opened';
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decode(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

function shorten(text: string): string {
  let shown = '';
  for (const character of text) {
    if (shown.length >= LONGEST) return `${shown}…`;
    shown += visible(character);
  }
  return shown;
}

function codePoint(text: string): string {
  return `U+${hex(text).toUpperCase()}`;
}

function unicodeEscape(text: string): string {
  return `\\u${hex(text)}`;
}

function hex(text: string): string {
  return (text.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}
