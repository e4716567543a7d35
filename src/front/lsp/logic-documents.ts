import { basename } from 'node:path';
import { format } from 'jsonc-parser';
import type { TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { beginsLikeJson, isJson, tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { InnerText } from '../../bytes/places/inner-text.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { writeBack } from '../assist/write-back.js';
import type { EditedText } from './edited-text.js';
import { LOGIC_SCHEME } from './editor-commands.js';
import type { View } from './view.js';

/** A string as a document of its own, for the editor to open. */
export interface LogicDocument {
  readonly uri: string;
  readonly languageId: 'json';
  readonly text: string;
}

/** The strings that hold JSON around a byte, the outermost first. */
export function stringsAround(host: string, { snapshot }: View, offset: number): LogicPlace[] {
  const place = snapshot.places.placeAt(offset);
  if (place === undefined) return [];
  const { pointer, embedded } = place;
  const around = embedded.map((_, depth) => ({ host, pointer, embedded: embedded.slice(0, depth) }));
  // In an empty string, or at its quotes, there is nothing around the place but the string.
  const isString = place.kind === 'string' && place.part === 'value';
  const itself = { host, pointer, embedded };
  return isString && beginsLikeJson(place.text ?? '') ? [...around, itself] : around;
}

/** @throws RangeError when the file has no such string */
export function openLogic(place: LogicPlace, bytes: Uint8Array): LogicDocument {
  const inner = InnerText.at(bytes, place);
  if (inner === undefined) throw new RangeError('the file no longer has this string');
  const text = textOf(inner.content);
  return { uri: logicUri(place), languageId: 'json', text: isJson(text) ? laidOut(text) : text };
}

/** JSON with one member or element on each line. Only white space changes. */
function laidOut(text: string): string {
  const document = TextDocument.create('', 'json', 0, text);
  const edits = format(text, undefined, { insertSpaces: true, tabSize: 2, eol: '\n' });
  return TextDocument.applyEdits(
    document,
    edits.map(({ offset, length, content }) => ({
      range: { start: document.positionAt(offset), end: document.positionAt(offset + length) },
      newText: content,
    })),
  );
}

/** The edits of the file that write a document back. @throws EditError for no JSON, or no such string */
export function savedLogic(place: LogicPlace, text: string, host: EditedText): TextEdit[] {
  return writeBack(host.bytes, place, text).map((splice) => host.editOf(splice));
}

/** The string of a file that a document of its own shows. */
export interface LogicPlace {
  /** The URI of the file. */
  readonly host: string;
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first, to a string in them. */
  readonly embedded: readonly string[];
}

/** The URI of the document: its path is for people, and the query says which string it is. */
function logicUri(place: LogicPlace): string {
  const { host, pointer, embedded } = place;
  const file = basename(decodeURIComponent(host));
  const path = [file, pointer, ...embedded].map((part) => part.split('/').map(encodeURIComponent).join('/'));
  const query = encodeURIComponent(JSON.stringify([host, pointer, ...embedded]));
  return `${LOGIC_SCHEME}:/${path.join('')}.json?${query}`;
}

/** undefined for the URI of anything else. */
export function logicPlace(uri: string): LogicPlace | undefined {
  if (!uri.startsWith(`${LOGIC_SCHEME}:`)) return undefined;
  let query: JsonValue | undefined;
  try {
    query = tryParseJson(decodeURIComponent(uri.slice(uri.indexOf('?') + 1)));
  } catch {
    return undefined;
  }
  return placeFrom(query);
}

/** The place in a list of strings: the URI of the file, and the pointers. */
export function placeFrom(value: unknown): LogicPlace | undefined {
  const given = Array.isArray(value) ? value : [];
  const [host, pointer, ...embedded] = given;
  if (typeof host !== 'string' || typeof pointer !== 'string') return undefined;
  const inner = embedded.filter((each) => typeof each === 'string');
  return inner.length === embedded.length ? { host, pointer, embedded: inner } : undefined;
}
