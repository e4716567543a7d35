import { quoteValue } from '../../src/json/quote.js';
import { isObject, type JsonValue } from '../../src/json/value.js';
import { type Draft, replaceValue, spanIn } from '../../src/lint/draft.js';
import {
  type EmbeddedText,
  embeddedBytes,
  firstSyntaxFault,
  heldObject,
} from '../../src/snapshot/embedded-text.js';
import { openedMessage, syntaxMessage } from './syntax-message.js';

/** A string that should hold a JSON object, in the words of messages. */
interface Words {
  /** What it is: `the logic of item "2"`. */
  readonly what: string;
  /** What to do when nothing is in it. */
  readonly whenEmpty: string;
}

/** What keeps a string from holding JSON of any type; undefined when nothing does, or when another rule reports it. */
export function heldJsonFault(text: EmbeddedText, words: Words): Draft | undefined {
  return text.reading.kind === 'value' ? undefined : heldObjectFault(text, words);
}

/** What keeps a string from holding a JSON object; undefined when nothing does, or when another rule reports it. */
export function heldObjectFault(text: EmbeddedText, { what, whenEmpty }: Words): Draft | undefined {
  const { place, reading } = text;
  switch (reading.kind) {
    case 'empty':
      return { at: place, message: `${what} is an empty string: ${whenEmpty}` };
    case 'broken':
      return brokenJson(text, { what, whenEmpty });
    case 'too-deep':
      return undefined;
    case 'value':
      if (isObject(reading.value)) return undefined;
      return notAnObject(text, what);
  }
}

/** The message for a value that is not a string holding a JSON object. */
export function notAString(what: string, value: JsonValue, content = 'a JSON object'): string {
  const held = isObject(value) ? 'this object' : content;
  return `${what} is ${shownKind(value)}: it must be a string that holds ${held}`;
}

function shownKind(value: JsonValue): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a string';
  return isObject(value) ? 'an object' : quoteValue(value);
}

function notAnObject(text: EmbeddedText, what: string): Draft {
  const { place, reading } = text;
  if (heldObject(text) === undefined) {
    const held = reading.kind === 'value' ? shownKind(reading.value) : 'something else';
    return { at: place, message: `${what} holds ${held}: it must hold a JSON object, between { and }` };
  }
  return {
    at: place,
    message: `${what} is encoded twice: put its JSON object into a string only once`,
    // What the outer string holds is the string that was meant.
    fix: replaceValue(place, text.text.trim(), 'safe', 'decode it once'),
  };
}

/** Points at the byte where the JSON breaks and says what is wrong there, as for the file itself. */
export function brokenJson(text: EmbeddedText, { what, whenEmpty }: Words): Draft {
  const { place } = text;
  if (text.text === '[object Object]')
    return {
      at: place,
      message: `${what} is "[object Object]": write the object itself, as JSON.stringify does`,
    };
  const fault = firstSyntaxFault(text);
  if (fault === undefined || fault.kind === 'empty') {
    return { at: place, message: `${what} holds only white space: ${whenEmpty}` };
  }
  const { opened } = fault;
  return {
    at: spanIn(place, fault.span, place),
    message: `in ${what}, ${syntaxMessage(fault, embeddedBytes(text), place.paths.length)}`,
    ...(opened && { related: [{ at: spanIn(place, opened, place), message: openedMessage(fault) }] }),
  };
}
