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
import { type FixDraft, replaceValue, spanIn, writeValue } from '../../src/verdict/lint/draft.js';
import type { Kinds } from '../../src/verdict/lint/kinds.js';
import { member } from '../kit.js';
import { openedMessage, syntaxFixWords, syntaxMessage } from './syntax-message.js';

/* Drafts and words for strings that should hold a JSON object, and do not. */

/** How much of the broken strings of a file is searched for what explains all faults of a string. */
const MAX_SEARCHED = 4_194_304;
/** A search takes some time however short the string is. */
const MIN_COUNTED = 1_024;

/** Equal strings up to this length are read once: what breaks many strings often leaves the same of them. */
const MAX_REMEMBERED_LENGTH = 200;
const MAX_REMEMBERED = 1_000;

/** What keeps strings of a file from being JSON. Later ones are read only to their first fault. */
export class BrokenTexts {
  private searched = 0;
  private readonly known = new Map<string, readonly SyntaxFault[]>();

  faultsIn(text: EmbeddedText): readonly SyntaxFault[] {
    const isSearched = this.searched < MAX_SEARCHED;
    this.searched += Math.max(MIN_COUNTED, text.text.length);
    const known = this.known.get(text.text);
    if (known !== undefined) return known;
    const faults = syntaxFaultsIn(text, isSearched);
    const isShort = text.text.length <= MAX_REMEMBERED_LENGTH;
    if (isShort && this.known.size < MAX_REMEMBERED) this.known.set(text.text, faults);
    return faults;
  }
}

interface Held {
  /** Names the string: `the logic of item 2`. */
  readonly what: string;
}

/** What can be wrong with a string that should hold JSON. */
export const HELD_JSON = {
  'not-a-string': ({
    what,
    value,
    content,
  }: Held & { readonly value: JsonValue; readonly content: string }) =>
    typeof value === 'object' && value !== null
      ? `${what} is ${shownKind(value)}: it must be a string that holds ${isObject(value) ? 'this object' : content}`
      : `${what} is ${shownKind(value)}: take it from an earlier file, or write "{}" if it was empty`,
  'not-json': ({
    what,
    text,
    fault,
  }: Held & { readonly text: EmbeddedText; readonly fault?: SyntaxFault }) => {
    if (text.text === '[object Object]')
      return `${what} is "[object Object]", which a script writes for an object: take the object from an earlier file, and let the script use JSON.stringify`;
    if (fault === undefined) return `${what} holds only white space: write "{}"`;
    return `in ${what}, ${syntaxMessage(fault, embeddedBytes(text), text.place.paths.length)}`;
  },
  empty: ({ what }: Held) => `${what} is an empty string: write "{}"`,
  'no-object': ({ what, value }: Held & { readonly value: JsonValue }) =>
    `${what} holds ${shownKind(value)}: it must hold a JSON object, between { and }`,
  'encoded-twice': ({ what }: Held) =>
    `${what} is encoded twice: put its JSON object into a string only once`,
  subscription: ({ what }: Held) =>
    `${what} is a subscription: put it into a list, {"Tasks":[…],"ViewNodes":[]}`,
} as const satisfies Kinds;

function shownKind(value: JsonValue): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'a string';
  return isObject(value) ? 'an object' : quoteValue(value);
}

/*
 * What each of these functions finds, undefined where there is nothing of its kind. They ask for the name of
 * the string only where they find something.
 */

/** A string that is empty, or not JSON. Another rule reports one that is nested too deep. */
export function unreadable(text: EmbeddedText, what: () => string, texts?: BrokenTexts) {
  const { place, reading } = text;
  if (reading.kind === 'empty') return { kind: 'empty', at: place, values: { what: what() } } as const;
  return reading.kind === 'broken' ? brokenJson(text, what(), texts) : undefined;
}

/** Points at the byte where the JSON breaks and says what is wrong there, as for the file itself. */
export function brokenJson(text: EmbeddedText, what: string, texts = new BrokenTexts()) {
  const { place } = text;
  const kind = 'not-json';
  if (text.text === '[object Object]') return { kind, at: place, values: { what, text } } as const;
  const faults = texts.faultsIn(text);
  const [fault] = faults;
  if (fault === undefined || fault.kind === 'empty')
    return { kind, at: place, values: { what, text } } as const;
  const { opened } = fault;
  return {
    kind,
    at: spanIn(place, fault.span, place),
    values: { what, text, fault },
    related: opened && [{ at: spanIn(place, opened, place), message: openedMessage(fault) }],
    fix: fixOf(text, fault, faults),
  } as const;
}

/** A JSON object in a string in the string. */
export function encodedTwice(text: EmbeddedText, what: () => string) {
  if (heldObject(text)?.isEncodedTwice !== true) return undefined;
  const { place } = text;
  // What the outer string holds is the string that was meant.
  const fix = replaceValue(place, text.text.trim(), 'safe', 'decode it once');
  return { kind: 'encoded-twice', at: place, values: { what: what() }, fix } as const;
}

/** JSON that is not an object. */
export function noObject({ place, reading }: EmbeddedText, what: () => string) {
  if (reading.kind !== 'value' || isObject(reading.value)) return undefined;
  return { kind: 'no-object', at: place, values: { what: what(), value: reading.value } } as const;
}

/** A subscription without the list around it. */
export function misheldLogic(text: EmbeddedText, what: () => string) {
  const { place, reading } = text;
  if (reading.kind !== 'value' || !isObject(reading.value)) return undefined;
  if (!isSubscriptionType(member(reading.value, '$type'))) return undefined;
  return { kind: 'subscription', at: place, values: { what: what() } } as const;
}

/** A safe fix that puts an object or list into a string. */
export function putIntoString(place: Place, what: 'it' | 'the object'): FixDraft {
  return { safety: 'safe', description: `put ${what} into a string`, edits: [{ kind: 'embed', place }] };
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
