import { OPEN_ARRAY, OPEN_OBJECT } from '../../text/characters.js';
import { invisibleLength } from '../token-shapes.js';
import { Token } from '../tokens.js';
import type { Reading } from './reading.js';
import type { RecognizerKind } from './recognizer.js';
import { wordFault } from './syntax-fault.js';
import { BARE_TOKENS, SIGN_TOKENS, STRING_TOKENS, WORD_TOKENS } from './word-tokens.js';

/** What is no part of JSON. Reading continues at the next sign or string. */
export const notJson: RecognizerKind = {
  begin: (reading) => ({
    recognize(kind) {
      const { bytes, scanner, open } = reading;
      const isSign = kind === Token.faultyNumber && wordFault(kind, reading.text) === 'not-json';
      const isInvisible = invisibleLength(bytes, scanner.start) > 0;
      if (open.isEmpty && !isInvisible)
        return isForeignWord(reading, kind) ? toFirstBracket(reading) : undefined;
      if (!isSign && (WORD_TOKENS.has(kind) || SIGN_TOKENS.has(kind))) return undefined;
      reading.notJson();
      if (!isInvisible) goOnAfterNotJson(reading);
      return 'next';
    },
  }),
  examples: [
    ['{"a" = 1, "b": 2; "c": 3}', 'not-json', 'not-json'],
    ['{"a" = 1; "b": 2}', 'not-json'],
    ['{"a": 1 ~~}', 'not-json'],
    ['[1, ...]', 'not-json'],
    ['{\\"a\\": 1}', 'not-json'],
    ['{"id": <your id>}', 'not-json'],
    ['const room = {"a": 1}', 'not-json'],
    ['not found', 'not-json'],
    ['{&quot;a&quot;: {&quot;b&quot;: 1}}', 'not-json', 'not-json'],
  ],
};

/** Whether a token outside all brackets is neither a value nor a misspelled one. */
function isForeignWord(reading: Reading, kind: Token): boolean {
  if (kind === Token.stray) return true;
  return BARE_TOKENS.has(kind) && ['unquoted-text', 'not-json'].includes(wordFault(kind, reading.text) ?? '');
}

/** Reports the first word of a text, which has no meaning in JSON, and skips what comes before a bracket. */
function toFirstBracket(reading: Reading): 'next' | 'stop' {
  const { bytes, scanner } = reading;
  reading.notJson();
  const brackets = [OPEN_OBJECT, OPEN_ARRAY].map((bracket) => bytes.indexOf(bracket, scanner.end));
  const first = brackets.find((at) => at !== -1);
  if (first === undefined) return 'stop';
  scanner.end = first;
  return 'next';
}

/** Skips words and stray characters, which count as what belongs there. */
export function goOnAfterNotJson(reading: Reading): void {
  const { scanner, recent } = reading;
  let { end } = scanner;
  let isWord = false;
  let kind = scanner.nextSolid();
  while (BARE_TOKENS.has(kind) || kind === Token.stray) {
    isWord ||= kind !== Token.stray;
    end = scanner.end;
    kind = scanner.nextSolid();
  }
  scanner.end = end;
  recent.forget();
  const beginsMore = STRING_TOKENS.has(kind) || kind === Token.openObject || kind === Token.openArray;
  if (reading.expectsKey) {
    if (kind === Token.colon) reading.expected = 'colon';
    else if (!beginsMore) reading.expected = 'comma';
  } else if (reading.expected === 'colon' && !(isWord && beginsMore)) {
    reading.expected = beginsMore ? 'value' : 'comma';
  } else if (reading.expectsValue) {
    if (!beginsMore) reading.afterValue();
  } else if (beginsMore) {
    reading.expected = reading.open.inObject ? 'key' : 'value';
  }
}
