import { isObject, type JsonValue } from './value.js';

/** A longer value is cut off here: a message is one line. */
const LONGEST = 60;

/**
 * A value as a message shows it: compact JSON of at most about 60 characters, an ellipsis where it was cut, and
 * everything that a terminal would obey or hide written as an escape. Takes no longer for a huge value.
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

/** Lazy, so that only what is shown is ever looked at. Each level down costs a character: the depth is bounded, too. */
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

/** Control characters, line separators, marks that reverse the writing direction or take no room, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** The character, or the escape that stands for one that a terminal would obey or hide. */
export function visible(character: string): string {
  if (!INVISIBLE.test(character)) return character;
  const short = JSON.stringify(character).slice(1, -1);
  return short === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : short;
}

/**
 * A text with nothing in it that a terminal would obey or hide.
 *
 * @param kept characters that stay as they are all the same, such as a tab
 */
export function printable(text: string, kept = ''): string {
  if (!INVISIBLE.test(text)) return text;
  let shown = '';
  for (const character of text) shown += kept.includes(character) ? character : visible(character);
  return shown;
}
