import type { Position, Range, TextDocumentContentChangeEvent, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Splice } from '../json/edit/edit.js';
import type { OffsetRange } from '../text/span.js';
import { utf8BytesAt, utf16UnitsAt } from '../text/utf8-offsets.js';
import { ByteMap } from './byte-map.js';

/** How a client counts the characters of a line. */
export type PositionEncoding = 'utf-8' | 'utf-16';

/** A text in an editor, in which positions are those of the client and offsets are bytes of its UTF-8. */
export class EditedText {
  private static editions = 0;
  /** A number of its own for each text: clients may give two texts one version. */
  readonly edition = ++EditedText.editions;
  #bytes: Uint8Array | undefined;
  #map: ByteMap | undefined;

  private constructor(
    private readonly document: TextDocument,
    private readonly encoding: PositionEncoding,
  ) {}

  static open(uri: string, version: number, text: string, encoding: PositionEncoding): EditedText {
    return new EditedText(TextDocument.create(uri, 'json', version, text), encoding);
  }

  get uri(): string {
    return this.document.uri;
  }

  get version(): number {
    return this.document.version;
  }

  get text(): string {
    return this.document.getText();
  }

  /** The text after changes, one after the other. This object is not to be used any more. */
  changed(changes: readonly TextDocumentContentChangeEvent[], version: number): EditedText {
    for (const change of changes) {
      const inUnits = 'range' in change ? { ...change, range: this.rangeInUnits(change.range) } : change;
      TextDocument.update(this.document, [this.withWholeLines(inUnits)], version);
    }
    // Also where there is no change.
    if (this.document.version !== version) TextDocument.update(this.document, [], version);
    return new EditedText(this.document, this.encoding);
  }

  /** A change that joins or parts CR and LF replaces the whole text: the document would count them as before. */
  private withWholeLines(change: TextDocumentContentChangeEvent): TextDocumentContentChangeEvent {
    if (!('range' in change)) return change;
    const { text } = this;
    const [start, end] = [
      this.document.offsetAt(change.range.start),
      this.document.offsetAt(change.range.end),
    ];
    const isAfterCr = text[start - 1] === '\r';
    const isBeforeLf = text[end] === '\n' && (change.text.endsWith('\r') || text[end - 1] === '\r');
    if (!isAfterCr && !isBeforeLf) return change;
    return { text: text.slice(0, start) + change.text + text.slice(end) };
  }

  get bytes(): Uint8Array {
    this.#bytes ??= new TextEncoder().encode(this.text);
    return this.#bytes;
  }

  private get map(): ByteMap {
    this.#map ??= new ByteMap(this.text, this.bytes.length);
    return this.#map;
  }

  offsetAt(position: Position): number {
    return this.map.offsetOf(this.indexAt(position));
  }

  indexAt(position: Position): number {
    return this.document.offsetAt(this.inUnits(position));
  }

  positionOfIndex(index: number): Position {
    return this.positionAt(this.map.offsetOf(index));
  }

  positionAt(offset: number): Position {
    const position = this.document.positionAt(this.map.indexOf(offset));
    if (this.encoding === 'utf-16') return position;
    const line = this.document.offsetAt({ line: position.line, character: 0 });
    return { line: position.line, character: offset - this.map.offsetOf(line) };
  }

  rangeOf({ start, end }: OffsetRange): Range {
    return { start: this.positionAt(start), end: this.positionAt(end) };
  }

  editOf(splice: Splice): TextEdit {
    return { range: this.rangeOf(splice), newText: splice.text };
  }

  private rangeInUnits({ start, end }: Range): Range {
    return { start: this.inUnits(start), end: this.inUnits(end) };
  }

  /** A position that counts UTF-16 units. */
  private inUnits(position: Position): Position {
    if (this.encoding === 'utf-16') return position;
    const { line, character } = position;
    const start = this.document.offsetAt({ line, character: 0 });
    const bounds = { start: { line, character: 0 }, end: { line: line + 1, character: 0 } };
    const text = this.document.getText(bounds);
    let [index, rest] = [0, character];
    while (index < text.length && utf8BytesAt(text, index) <= rest) {
      rest -= utf8BytesAt(text, index);
      index += utf16UnitsAt(text, index);
    }
    return this.document.positionAt(start + index);
  }
}
