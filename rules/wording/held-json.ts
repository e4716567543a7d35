import { quoteValue } from '../../src/json/quote.js';
import { isObject, type JsonValue } from '../../src/json/value.js';
import { type Draft, spanIn } from '../../src/lint/draft.js';
import { type EmbeddedText, embeddedBytes, firstSyntaxFault } from '../../src/snapshot/embedded-text.js';
import { openedMessage, syntaxMessage } from './syntax-message.js';

/** A string that should hold a JSON object, in the words of messages. */
interface Words {
  /** What it is: `the logic of item "2"`. */
  readonly what: string;
  /** What to do when nothing is in it. */
  readonly whenEmpty: string;
}

/** What keeps a string from holding a JSON object; undefined when nothing does, or when that is for another rule to say. */
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
      return { at: place, message: `${what} ${notAnObject(reading.value)}` };
  }
}

/** The message for a value that is not a string holding a JSON object. */
export function notAString(what: string, value: JsonValue): string {
  const object = isObject(value) ? 'this object' : 'a JSON object';
  return `${what} is ${shownKind(value)}: it must be a string that holds ${object}`;
}

function shownKind(value: JsonValue): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a string';
  return isObject(value) ? 'an object' : quoteValue(value);
}

function notAnObject(value: JsonValue): string {
  if (holdsObject(value)) return 'is encoded twice: put its JSON object into a string only once';
  return `holds ${shownKind(value)}: it must hold a JSON object, between { and }`;
}

function holdsObject(value: JsonValue): boolean {
  if (typeof value !== 'string') return false;
  try {
    return isObject(JSON.parse(value) as JsonValue);
  } catch {
    return false;
  }
}

/** Points at the byte where the JSON breaks and says what is wrong there, as for the file itself. */
function brokenJson(text: EmbeddedText, { what, whenEmpty }: Words): Draft {
  const { place } = text;
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
