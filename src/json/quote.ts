import { isObject, type JsonValue } from './value.js';

/** Longer values are cut off here, to keep a message on one line. */
const LONGEST = 60;

/**
 * A value for a message: compact JSON of about 60 characters at most, with an ellipsis if it was cut, and with control and invisible
 * characters escaped. The time does not depend on the size of the value.
 */
export function quoteValue(value: JsonValue): string {
  const closing = typeof value === 'string' ? '"' : '';
  let shown = '';
  for (const piece of pieces(value)) {
    if (shown.length + piece.length > LONGEST && piece !== closing) return `${shown}…${closing}`;
    shown += piece;
  }
  return shown;
}

/** Lazy, so that only the shown part is read. Each level adds a character, which bounds the depth as well. */
function* pieces(value: JsonValue): Generator<string> {
  if (typeof value === 'string') {
    yield* quoted(value);
  } else if (Array.isArray(value)) {
    yield '[';
    for (let index = 0; index < value.length; index++) {
      if (index > 0) yield ',';
      yield* pieces(value[index] ?? null);
    }
    yield ']';
  } else if (isObject(value)) {
    yield '{';
    let separator = '';
    for (const key in value) {
      if (!Object.hasOwn(value, key)) continue;
      yield separator;
      yield* quoted(key);
      yield ':';
      yield* pieces(value[key] ?? null);
      separator = ',';
    }
    yield '}';
  } else {
    yield Object.is(value, -0) ? '-0' : String(value);
  }
}

function* quoted(text: string): Generator<string> {
  yield '"';
  for (const character of text) {
    yield character === '"' || character === '\\' ? `\\${character}` : visible(character);
  }
  yield '"';
}

/** Control characters, line separators, zero-width characters and marks of writing direction, unpaired surrogates. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** The character itself, or its escape if a terminal would act on it or hide it. */
export function visible(character: string): string {
  if (!INVISIBLE.test(character)) return character;
  const short = JSON.stringify(character).slice(1, -1);
  return short === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : short;
}

/**
 * Escapes all characters that a terminal would act on or hide.
 *
 * @param kept exceptions, such as a tab
 */
export function printable(text: string, kept = ''): string {
  if (!INVISIBLE.test(text)) return text;
  let shown = '';
  for (const character of text) shown += kept.includes(character) ? character : visible(character);
  return shown;
}
