import type { Position, Range, TextDocumentContentChangeEvent, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Splice } from '../../bytes/json/edit/edit.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { LineIndex } from '../../bytes/text/lines.js';
import { byteOffset, type OffsetRange } from '../../bytes/text/span.js';

/** A text in an editor, in which positions count UTF-16 units and offsets are bytes of its UTF-8. */
export class EditedText {
  private static editions = 0;
  /** A number of its own for each text: clients may give two texts one version. */
  readonly edition = ++EditedText.editions;
  #bytes: Uint8Array | undefined;
  #lines: LineIndex | undefined;

  private constructor(private readonly document: TextDocument) {}

  static open(uri: string, version: number, text: string): EditedText {
    return new EditedText(TextDocument.create(uri, 'json', version, text));
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
    return new EditedText(TextDocument.update(this.document, [...changes], version));
  }

  get bytes(): Uint8Array {
    this.#bytes ??= new TextEncoder().encode(this.text);
    return this.#bytes;
  }

  offsetAt(position: Position): number {
    return Buffer.byteLength(this.text.slice(0, this.document.offsetAt(position)));
  }

  positionOfIndex(index: number): Position {
    return this.document.positionAt(index);
  }

  rangeOf({ start, end }: OffsetRange): Range {
    return { start: this.positionOf(start), end: this.positionOf(end) };
  }

  editOf(splice: Splice): TextEdit {
    return { range: this.rangeOf(splice), newText: splice.text };
  }

  private positionOf(offset: number): Position {
    this.#lines ??= new LineIndex(this.bytes);
    const { line, column } = this.#lines.positionOf(byteOffset(offset));
    // A byte-order mark is a character of the protocol, and has no column.
    const mark = line === 1 && offset > 0 && byteOrderMarkLength(this.bytes) > 0 ? 1 : 0;
    return { line: line - 1, character: column - 1 + mark };
  }
}
