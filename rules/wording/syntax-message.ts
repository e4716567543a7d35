import { asciiText } from '../../src/bytes/json/decode.js';
import { tryJsonParse } from '../../src/bytes/json/parse-json.js';
import { quoteValue, visible } from '../../src/bytes/json/quote.js';
import { isSpace } from '../../src/bytes/json/space.js';
import { LEFT_OUT } from '../../src/bytes/json/syntax/foreign.js';
import type {
  Belongs,
  Replacement,
  SyntaxFault,
  SyntaxFaultKind,
} from '../../src/bytes/json/syntax/syntax-fault.js';
import { fixQuotes } from '../../src/bytes/json/syntax/words.js';
import { LF } from '../../src/bytes/text/characters.js';
import { decodeLoosely } from '../../src/bytes/text/encoding.js';
import { nearest } from '../../src/bytes/text/nearest.js';

/* Words for a fault of JSON syntax: the message, and what its fix does. */

/** Longer pieces of the file are cut off here, to keep a message on one line. */
const MAX_LENGTH = 40;

/** The bytes of a fault, in the forms that messages need. */
interface FaultText {
  /** Shortened, with control characters made visible. */
  readonly shown: string;
  /** As it is in the file, up to 1,000 bytes. */
  readonly text: string;
  /** The opening bracket that the fault is about. */
  readonly opened: string | undefined;
  /** Whether the fault reaches the end of the text. */
  readonly isLast: boolean;
  /** Whether a colon precedes the fault, so that it is the value of a member. */
  readonly isMember: boolean;
  /** The string with unescaped JSON: `the logic of item "4"`. */
  readonly what: string | undefined;
  /** The sign to write. */
  readonly named: string;
  /** Whether it is the file itself, not a string in it. */
  readonly isInFile: boolean;
  readonly belongs: Belongs;
  /** Whether the opening bracket and more are on the same line before the fault. */
  readonly mayBeEarlier: boolean;
  /** Whether there is no indentation that shows what belongs together. */
  readonly isOnFirstLine: boolean;
  /** A key and its value in single quotes, or one of them, as JSON; undefined where they cannot be. */
  readonly inDoubleQuotes: string | undefined;
}

/** What other languages write for `true`, `false` and `null`, in lower case. */
const LITERALS: Readonly<Record<string, string>> = {
  true: 'true',
  false: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
};

/** Names of what belongs in a place. */
const PLACES: Readonly<Record<Exclude<Belongs, 'start'>, string>> = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: 'a colon',
  comma: 'a comma or a closing bracket',
};

const CONTROL: Readonly<Record<string, readonly [name: string, written: string]>> = {
  '\b': ['a backspace', '\\b'],
  '\t': ['a tab', '\\t'],
  '\f': ['a form feed', '\\f'],
};

const INVISIBLE = /^[\s\u0085\u200b-\u206f\ufeff]/;

const SNAPSHOT = 'a snapshot starts with { and ends with }';
const OBJECT = 'a JSON object starts with { and ends with }';
const KEEP_JSON = 'keep only the part from the first { to the last }';

const MESSAGES: Readonly<Record<SyntaxFaultKind, (fault: FaultText) => string>> = {
  empty: ({ text }) => {
    if (text.trim() !== '') return `there is no value here: ${SNAPSHOT}`;
    return text === '' ? `the file is empty: ${SNAPSHOT}` : `the file holds only white space: ${SNAPSHOT}`;
  },
  'cut-off': ({ opened }) =>
    opened === '['
      ? 'the JSON ends inside a list: add the missing ], or restore the part that was cut off'
      : 'the JSON ends inside an object: add the missing }, or restore the part that was cut off',
  comment: ({ text }) =>
    LEFT_OUT.test(text)
      ? 'JSON does not allow comments: put back the content that this one replaces, or remove it'
      : 'JSON does not allow comments: remove this one',
  'unclosed-comment': () => 'JSON does not allow comments, and this one has no end: remove it',
  'trailing-comma': () => 'JSON does not allow a trailing comma: remove it',
  'leading-comma': () => 'there is nothing before this comma: remove it',
  'missing-comma': () => 'a comma is missing: add one before this',
  'missing-colon': () => 'a colon is missing: add one between the key and this value',
  'missing-value': ({ shown }) => `a value is missing: add one before the ${shown}`,
  'misplaced-colon': () =>
    'a colon is not allowed here: it belongs between a key and its value, inside { and }',
  'second-colon': () => 'there are two colons: remove one',
  'second-comma': () => 'there is nothing between these commas: keep one, or add what is missing',
  'extra-bracket': ({ shown }) => `${shown} is one too many: remove it and the comma before it`,
  'extra-token': ({ shown, text, isOnFirstLine, what }) => {
    if (what !== undefined) return `${shown} in ${what} is one too many: remove it`;
    if (text === '"')
      return 'this quote is one too many: remove it, or write \\" if it is part of the string';
    if (text.length > 1) return `${shown} does not belong here: remove it`;
    return isOnFirstLine && /[\]}]/.test(text)
      ? `${shown} is one too many: remove it, or an earlier one that closes too soon`
      : `${shown} is one too many: remove it`;
  },
  'wrong-sign': ({ shown, named }) => `${shown} is wrong here: write ${named} instead`,
  'missing-sign': ({ named, mayBeEarlier }) =>
    `a ${named} is missing: add ${named} before this${mayBeEarlier ? ' or earlier' : ''}`,
  swapped: ({ shown, named }) => `two characters are swapped: write ${named} instead of ${shown}`,
  'outside-quotes': ({ shown }) => `${shown} is outside the quotes: remove it, or move it inside`,
  'missing-bracket': ({ opened }) =>
    `a ${opened === '[' ? ']' : '}'} and a comma are missing: add them before this`,
  'unopened-object': () => 'an opening brace is missing: add { before this key',
  'mismatched-bracket': ({ shown, opened, isMember }) => {
    if (opened === undefined && isMember)
      return `${shown} has no opening bracket: add ${shown === ']' ? '[' : '{'} before it`;
    if (opened === undefined) return `${shown} has no opening bracket: remove it, or add the opening bracket`;
    const closing = opened === '[' ? ']' : '}';
    return `${shown} does not close ${opened}: add ${closing} before it, or write ${closing} instead`;
  },
  'text-after-value': ({ text, shown }) => {
    if (/^[\]}]/.test(text))
      return `${shown} is one too many: remove it, or an earlier one that closes too soon`;
    if (text === ',')
      return 'a comma follows the end of the JSON: remove it, or the bracket before it that closes too soon';
    if (text === ':') return 'a key and its value are outside braces: put { and } around them';
    return 'more text follows the end of the JSON: remove it, or merge it into what comes before';
  },
  'unclosed-string': ({ isLast }) =>
    isLast
      ? 'the text ends inside this string: restore the part that was cut off, or add " at its end'
      : 'this string has no closing quote: add " at its end',
  'line-break-in-string': () =>
    'a line break is not allowed inside a string: write \\n instead, or close the string before it',
  'control-character': ({ text }) => {
    const [name, written] = CONTROL[text.charAt(0)] ?? [
      `the control character ${codePoint(text)}`,
      `\\u${hex(text)}`,
    ];
    return `${name} is not allowed inside a string: write ${written} instead`;
  },
  'bad-escape': ({ text, shown }) => {
    if (text.startsWith('\\u'))
      return `${shown} is incomplete: write four hexadecimal digits after \\u, as in \\u00e9`;
    if (/^\\[\u201c-\u201f\u00ab\u00bb\uff02]$/.test(text))
      return `${shown} is not a valid escape: write \\" for a quote`;
    // Other languages need the backslash. A second one would make it part of the text, where it may be a bad
    // escape again.
    if (text === "\\'" || text === '\\`')
      return `${shown} is not a valid escape: write ${text.slice(1)} without the backslash`;
    return `${shown} is not a valid escape: write \\\\ for a backslash`;
  },
  'single-quotes': ({ inDoubleQuotes, isInFile }) =>
    `JSON needs double quotes: write ${(isInFile ? inDoubleQuotes : undefined) ?? '" instead'}`,
  'curly-quotes': () => 'JSON does not allow curly quotes: write " instead',
  'unquoted-key': ({ text, shown }) =>
    text.endsWith('"')
      ? 'this key has no opening quote: add " before it'
      : `the key ${shown} has no quotes: write "${shown}"`,
  'value-as-key': ({ shown }) => `${shown} has no key: add a key in double quotes and a colon before it`,
  'not-a-number': ({ text, isMember }) =>
    `${text} does not exist in JSON: write a number${isMember ? ', or remove the member' : ''}`,
  'other-language-literal': ({ text, isMember }) => {
    const literal = LITERALS[text.toLowerCase()];
    if (literal !== undefined) return `${text} does not exist in JSON: write ${literal}`;
    return `${text} does not exist in JSON: ${isMember ? 'remove the member' : 'remove it'}, or write a value`;
  },
  'unquoted-text': ({ text, shown }) => {
    if (text.endsWith('"')) return 'this string has no opening quote: add " before it';
    const literal = text.length > 2 ? nearest(text, ['true', 'false', 'null'], 1) : undefined;
    const write = literal === undefined ? 'put' : `write ${literal}, or put`;
    return `${shown} has no quotes: ${write} it in double quotes if it is a string`;
  },
  'bad-number': ({ shown }) =>
    `${shown} is not a JSON number: write it as in -1.5, or put it in double quotes if it is a string`,
  'unescaped-quote': () =>
    'this quote ends the string too early: write \\" for a quote that is part of the string',
  'unescaped-json': ({ what }) =>
    `${what} is JSON whose quotes are not escaped: write \\" for each quote inside this string`,
  'doubled-json': ({ what }) =>
    `${what} is JSON whose quotes are doubled, as in a CSV file: write \\" for each "" inside this string`,
  'unescaped-json-quote': ({ what }) => `a quote in ${what} is not escaped: write \\" for it`,
  'unescaped-inner-quote': ({ what }) =>
    `a quote inside a string of ${what} is not escaped: write \\\\\\" for it`,
  'web-page': () => 'this is a web page or XML, not a snapshot: download the snapshot again',
  'lfs-pointer': () => 'this is a Git LFS pointer, not the file itself: run git lfs pull',
  'code-fence': () => `a Markdown code fence is around the JSON: ${KEEP_JSON}`,
  'not-json': ({ shown, text, belongs, isInFile }) => {
    if (belongs === 'start') return `this is not JSON: ${isInFile ? SNAPSHOT : OBJECT}`;
    if (text.startsWith('\\"'))
      return 'this quote is escaped outside a string: add the missing " before the string, or remove the backslash';
    const what = INVISIBLE.test(text) ? `the invisible character ${codePoint(text)}` : shown;
    return `this is not JSON: ${what} is where ${PLACES[belongs]} belongs`;
  },
  'merge-conflict': () =>
    'there is an unresolved merge conflict: keep one version, and remove the lines with <<<<<<<, ======= and >>>>>>>',
};

/**
 * Says in a line what a syntax fault is and how to correct it. @param bytes that its offsets count in
 * @param depth the number of strings around `bytes`, which escape what is to be written
 */
export function syntaxMessage(fault: SyntaxFault, bytes: Uint8Array, depth = 0): string {
  const { start, end } = fault.span;
  // The span of an empty text is empty, so its message looks at the whole text.
  const [from, to] = fault.kind === 'empty' ? [0, bytes.length] : [start, end];
  const text = decodeLoosely(bytes.subarray(from, Math.min(to, from + 1000)));
  const opened =
    fault.opened === undefined ? undefined : asciiText(bytes, fault.opened.start, fault.opened.end);
  let before = start;
  while (isSpace(bytes[before - 1])) before--;
  let message = MESSAGES[fault.kind]({
    text,
    shown: shorten(text),
    opened,
    isLast: end >= bytes.length,
    isMember: bytes[before - 1] === 0x3a,
    isInFile: depth === 0,
    what: fault.path && holderName(fault.path),
    named: fault.named ?? '',
    belongs: fault.belongs ?? 'start',
    // Read by single messages only.
    get mayBeEarlier() {
      return fault.opened !== undefined && isLinePart(bytes, fault.opened.end, start);
    },
    get isOnFirstLine() {
      return bytes.lastIndexOf(LF, start) === -1;
    },
    get inDoubleQuotes() {
      return inDoubleQuotes(bytes, start, end);
    },
  });
  for (let layer = 0; layer < depth; layer++) message = escapeAdvice(message);
  return message;
}

/** Whether the bytes between two places are part of a line, and not only white space. */
function isLinePart(bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  while (at < end && isSpace(bytes[at])) at++;
  return at < end && !bytes.subarray(start, end).includes(LF);
}

/** A key or value in single quotes as JSON, with the value in single quotes that follows a key. */
function inDoubleQuotes(bytes: Uint8Array, start: number, end: number): string | undefined {
  const [all, value] = VALUE_AFTER.exec(asciiText(bytes, end, Math.min(bytes.length, end + 200))) ?? [];
  const written = [quoted(bytes, start, end)];
  if (all !== undefined && value !== undefined)
    written.push(quoted(bytes, end + all.length - value.length, end + all.length));
  return written.includes(undefined) ? undefined : written.join(': ');
}

/** The rest of a member whose key is in single quotes, as its value is. */
const VALUE_AFTER = /^\s*:\s*('(?:[^'\\\n]|\\.)*')(?=\s*[,}])/;

/** What the fix of a string in single quotes writes, shortened. */
function quoted(bytes: Uint8Array, start: number, end: number): string | undefined {
  const text = fixQuotes(bytes, start, end, 1)?.replacements[0]?.text;
  return text === undefined ? undefined : quoteValue(tryJsonParse(text) ?? '');
}

/** What a string that should hold JSON is called, by the keys that lead to it. */
function holderName(path: readonly string[]): string {
  const [key, id, section] = path.toReversed();
  if (key === undefined) return 'this string';
  if (id === 'logic' && section === undefined) return `the logic of item ${quoteValue(key)}`;
  if (section === 'roomItems' && id !== undefined) return `the ${key} of item ${quoteValue(id)}`;
  return /^[A-Za-z]+$/.test(key) ? key : `the string at key ${quoteValue(key)}`;
}

/** Escapes what a message says to write for a string around it. */
function escapeAdvice(message: string): string {
  return message.replace(/(?<=\b(?:write|add|for) )\S*["\\]\S*/g, (advice) =>
    JSON.stringify(advice).slice(1, -1),
  );
}

/** The message at the related place of a fault: the opening bracket. */
export function openedMessage(fault: SyntaxFault): string {
  if (fault.byIndentation) return 'opened here and never closed, judging by the indentation below';
  const isNeverClosed = fault.kind === 'cut-off' || fault.kind === 'missing-bracket';
  return isNeverClosed ? 'opened here and never closed' : 'opened here';
}

function shorten(text: string): string {
  let shown = '';
  for (const character of text) {
    if (shown.length >= MAX_LENGTH) return `${shown}…`;
    shown += visible(character);
  }
  return shown;
}

function codePoint(text: string): string {
  return `U+${hex(text).toUpperCase()}`;
}

function hex(text: string): string {
  return (text.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
}

/** Words for fixes that do more than write another text. */
const DESCRIPTIONS: Readonly<Partial<Record<SyntaxFault['kind'], string>>> = {
  'trailing-comma': 'remove the comma',
  'extra-token': 'remove the character',
  'code-fence': 'remove the code fence',
  comment: 'remove the comment',
  'single-quotes': 'write double quotes',
  'curly-quotes': 'write double quotes',
  'unquoted-key': 'write double quotes',
  'unescaped-json': 'escape the quotes',
  'doubled-json': 'escape the quotes',
  'unescaped-json-quote': 'escape the quotes',
  'unescaped-inner-quote': 'escape the quotes',
};

/** What a fix of a syntax fault does. */
export function syntaxFixWords(kind: SyntaxFault['kind'], replacements: readonly Replacement[]): string {
  const [first] = replacements;
  const written = first !== undefined && replacements.length === 1 ? first.text : 'these values as JSON';
  return DESCRIPTIONS[kind] ?? `write ${written}`;
}
