import { isJson } from '../../src/bytes/json/parse-json.js';
import type { Place } from '../../src/bytes/json/place.js';
import { quoteValue } from '../../src/bytes/json/quote.js';
import type { Replacement, SyntaxFault } from '../../src/bytes/json/syntax/syntax-fault.js';
import { isObject, type JsonValue } from '../../src/bytes/json/value.js';
import { bytesOf, textOf } from '../../src/bytes/text/wtf8.js';
import { isSubscriptionType } from '../../src/model/schema/index.js';
import {
  type EmbeddedText,
  embeddedBytes,
  heldObject,
  syntaxFaultsIn,
} from '../../src/model/snapshot/embedded-text.js';
import {
  type Draft,
  type FixDraft,
  keyAt,
  replaceValue,
  spanIn,
  writeValue,
} from '../../src/verdict/lint/draft.js';
import { syntaxFixWords } from './syntax-fix-words.js';
import { openedMessage, syntaxMessage } from './syntax-message.js';

/** What keeps a string from holding JSON; undefined if nothing does, or another rule reports it. */
export function heldJsonFault(text: EmbeddedText, what: string): Draft | undefined {
  return text.reading.kind === 'value' ? undefined : heldObjectFault(text, () => what);
}

/**
 * What keeps a string from holding a JSON object, unless another rule reports it.
 *
 * @param what names the string in messages: `the logic of item 2`
 */
export function heldObjectFault(text: EmbeddedText, what: () => string): Draft | undefined {
  const { place, reading } = text;
  if (reading.kind === 'too-deep') return undefined;
  if (reading.kind === 'broken') return brokenJson(text, what());
  if (reading.kind === 'value')
    return isObject(reading.value) ? undefined : notAnObject(text, reading.value, what());
  return { at: place, kind: 'empty', message: `${what()} is an empty string: write "{}"` };
}

/** What is wrong with logic in another form: wrapped in an object, or a subscription alone. */
export function misheldLogic(text: EmbeddedText, what: () => string): Draft | undefined {
  const { place, reading } = text;
  if (reading.kind !== 'value' || !isObject(reading.value)) return undefined;
  const wrapper = heldObject(text)?.wrapper;
  if (wrapper !== undefined) return wrappedLogic(what(), place.inside().at(wrapper), wrapper);
  if (!isSubscriptionType(reading.value.$type)) return undefined;
  const message = `${what()} is a subscription: put it into a list, {"Tasks":[…],"ViewNodes":[]}`;
  return { at: place, kind: 'subscription', message };
}

/** Logic that another object holds under a key, and nothing else. */
export function wrappedLogic(what: string, inner: Place, wrapper: string): Draft {
  const message = `${what} is wrapped in ${quoteValue(wrapper)}: move what is in it one level up`;
  return { at: keyAt(inner), kind: 'wrapped', message };
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

function notAnObject(text: EmbeddedText, value: JsonValue, what: string): Draft {
  const { place } = text;
  if (heldObject(text) === undefined)
    return {
      at: place,
      kind: 'no-object',
      message: `${what} holds ${shownKind(value)}: it must hold a JSON object, between { and }`,
    };
  return {
    at: place,
    kind: 'encoded-twice',
    message: `${what} is encoded twice: put its JSON object into a string only once`,
    // What the outer string holds is the string that was meant.
    fix: replaceValue(place, text.text.trim(), 'safe', 'decode it once'),
  };
}

/** Points at the byte where the JSON breaks and says what is wrong there, as for the file itself. */
export function brokenJson(
  text: EmbeddedText,
  what: string,
  faults: readonly SyntaxFault[] = syntaxFaultsIn(text),
): Draft {
  const { place } = text;
  if (text.text === '[object Object]')
    return {
      at: place,
      kind: 'not-json',
      message: `${what} is "[object Object]": write the object itself, as JSON.stringify does`,
    };
  const [fault] = faults;
  if (fault === undefined || fault.kind === 'empty')
    return { at: place, kind: 'not-json', message: `${what} holds only white space: write "{}"` };
  const { opened } = fault;
  const bytes = embeddedBytes(text);
  return {
    at: spanIn(place, fault.span, place),
    kind: 'not-json',
    message: () => `in ${what}, ${syntaxMessage(fault, bytes, place.paths.length)}`,
    ...(opened && { related: [{ at: spanIn(place, opened, place), message: openedMessage(fault) }] }),
    fix: fixOf(text, fault, faults),
  };
}

/** A fix that writes a string anew, as JSON. Its escapes may look different afterwards. */
function fixOf(
  { text, place }: EmbeddedText,
  first: SyntaxFault,
  faults: readonly SyntaxFault[],
): FixDraft | undefined {
  const fixes = faults.flatMap(({ fix }) => fix ?? []);
  if (fixes.length < faults.length) return undefined;
  const replacements = fixes.flatMap((fix) => fix.replacements);
  const corrected = corrections(bytesOf(text), replacements);
  if (!isJson(corrected)) return undefined;
  // What cannot be read cannot be compared with what it becomes.
  const edit = { ...writeValue(place, corrected), discards: true } as const;
  const isOneKind = faults.every(({ kind }) => kind === first.kind);
  const description = isOneKind ? syntaxFixWords(first.kind, replacements) : 'write the string as JSON';
  return { safety: 'unsafe', description, edits: [edit] };
}

function corrections(bytes: Uint8Array, replacements: readonly Replacement[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { span: at, text: written } of replacements) {
    pieces.push(textOf(bytes.subarray(from, at.start)), written);
    from = at.end;
  }
  pieces.push(textOf(bytes.subarray(from)));
  return pieces.join('');
}
