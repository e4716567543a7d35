import { basename } from 'node:path';
import { format } from 'jsonc-parser';
import type { Location, Position, Range, TextEdit } from 'vscode-languageserver';
import type { Splice } from '../../bytes/json/edit/edit.js';
import { JsonEditor } from '../../bytes/json/edit/json-editor.js';
import { beginsLikeJson, isJson, tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { InnerText } from '../../bytes/places/inner-text.js';
import type { OffsetRange } from '../../bytes/text/span.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { SnapshotDocument } from '../assist/snapshot-document.js';
import { writeBack } from '../assist/write-back.js';
import type { EditedText } from './edited-text.js';
import { LOGIC_SCHEME } from './editor-commands.js';
import type { FileView, View } from './view.js';

/*
 * A string of a snapshot that holds JSON, such as the logic of an item, can be edited as a document of its own: how the
 * editor opens it, names it by a URI, sees it, and saves it into the snapshot.
 */

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

/** Opens a string, laid out for people. @throws RangeError when the file has no such string */
export function openLogic(place: LogicPlace, bytes: Uint8Array): LogicDocument {
  const inner = InnerText.at(bytes, place);
  if (inner === undefined) throw new RangeError('the file no longer has this string');
  const text = textOf(inner.content);
  return { uri: logicUri(place), languageId: 'json', text: isJson(text) ? laidOut(text) : text };
}

/** JSON with one member or element on each line. Only white space changes. */
function laidOut(text: string): string {
  let laid = '';
  let at = 0;
  for (const { offset, length, content } of format(text, undefined, LAYOUT)) {
    laid += text.slice(at, offset) + content;
    at = offset + length;
  }
  return laid + text.slice(at);
}

const LAYOUT = { insertSpaces: true, tabSize: 2, eol: '\n' };

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

/** The string that a document shows, by its URI; undefined for the URI of anything else. */
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

/** Such a document as the server reads it: within its snapshot, which has the text as the editor has it. */
export class LogicView implements View {
  private constructor(
    readonly text: EditedText,
    readonly host: FileView,
    readonly snapshot: SnapshotDocument,
    private readonly inner: InnerText,
    /** The string in the file as it is. */
    private readonly before: OffsetRange,
  ) {}

  /** undefined where the string is gone from the file, or the file does not parse. */
  static of(text: EditedText, host: FileView, { pointer, embedded }: LogicPlace): LogicView | undefined {
    const { bytes } = host.text;
    const before = InnerText.at(bytes, { pointer, embedded });
    if (before === undefined || tryParseJson(host.text.text.replace(/^\uFEFF/, '')) === undefined)
      return undefined;
    const merged = new JsonEditor(bytes).replace([pointer, ...embedded], text.text).result();
    const inner = InnerText.at(merged, { pointer, embedded });
    return inner && new LogicView(text, host, new SnapshotDocument(merged), inner, before.span);
  }

  get uri(): string {
    return this.text.uri;
  }

  get path(): string {
    return this.host.path;
  }

  offsetAt(position: Position): number {
    const offset = this.text.offsetAt(position);
    return this.inner.inFile({ start: offset, end: offset }).start;
  }

  rangeOf(bytes: OffsetRange): Range | undefined {
    const inside = this.inner.fromFile(bytes);
    return inside && this.text.rangeOf(inside);
  }

  locationOf(bytes: OffsetRange): Location | undefined {
    const range = this.rangeOf(bytes);
    if (range !== undefined) return { uri: this.uri, range };
    const outside = this.inHost(bytes);
    return outside && this.host.locationOf(outside);
  }

  editOf({ start, end, text }: Splice): TextEdit | undefined {
    const range = this.rangeOf({ start, end });
    const newText = unescaped(text, this.inner.depth);
    return range && newText !== undefined ? { range, newText } : undefined;
  }

  editsOf(splices: readonly Splice[]): ReadonlyMap<string, readonly TextEdit[]> {
    const [here, there]: [TextEdit[], TextEdit[]] = [[], []];
    for (const splice of splices) {
      const inside = this.editOf(splice);
      const outside = this.inHost(splice);
      if (inside !== undefined) here.push(inside);
      else if (outside !== undefined) there.push({ range: this.host.rangeOf(outside), newText: splice.text });
    }
    return new Map([
      [this.uri, here],
      [this.host.uri, there],
    ]);
  }

  /** Bytes outside the string, in the file as it is. */
  private inHost({ start, end }: OffsetRange): OffsetRange | undefined {
    const { span } = this.inner;
    if (end <= span.start) return { start, end };
    const longer = span.end - span.start - (this.before.end - this.before.start);
    return start >= span.end ? { start: start - longer, end: end - longer } : undefined;
  }
}

/** A text without the escapes of the strings around it. */
function unescaped(text: string, strings: number): string | undefined {
  let plain = text;
  for (let level = 0; level < strings; level++) {
    const parsed = tryParseJson(`"${plain}"`);
    if (typeof parsed !== 'string') return undefined;
    plain = parsed;
  }
  return plain;
}
