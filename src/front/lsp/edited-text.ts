import type { Position, Range, TextDocumentContentChangeEvent, TextEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Splice } from '../../bytes/json/edit/edit.js';
import type { OffsetRange } from '../../bytes/text/span.js';
import { utf8BytesAt, utf16UnitsAt } from '../../bytes/text/utf8-offsets.js';

/** The UTF-16 units between two remembered places. */
const REMEMBERED_EVERY = 1 << 12;

/** A text in an editor, in which positions count UTF-16 units and offsets are bytes of its UTF-8. */
export class EditedText {
  private static editions = 0;
  /** A number of its own for each text: clients may give two texts one version. */
  readonly edition = ++EditedText.editions;
  #bytes: Uint8Array | undefined;
  #map: ByteMap | undefined;

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

  private get map(): ByteMap {
    this.#map ??= new ByteMap(this.text, this.bytes.length);
    return this.#map;
  }

  offsetAt(position: Position): number {
    return this.map.offsetOf(this.document.offsetAt(position));
  }

  positionOfIndex(index: number): Position {
    return this.document.positionAt(index);
  }

  rangeOf({ start, end }: OffsetRange): Range {
    const { document, map } = this;
    return { start: document.positionAt(map.indexOf(start)), end: document.positionAt(map.indexOf(end)) };
  }

  editOf(splice: Splice): TextEdit {
    return { range: this.rangeOf(splice), newText: splice.text };
  }
}

/** Converts between indexes of a string and byte offsets of its UTF-8. */
class ByteMap {
  /** Indexes and the byte offsets that go with them; none for ASCII, where both are the same. */
  private readonly indexes: number[] = [];
  private readonly offsets: number[] = [];

  constructor(
    private readonly text: string,
    byteLength: number,
  ) {
    if (text.length === byteLength) return;
    for (let index = 0, offset = 0, next = 0; index < text.length; ) {
      if (index >= next) {
        this.indexes.push(index);
        this.offsets.push(offset);
        next = index + REMEMBERED_EVERY;
      }
      offset += utf8BytesAt(text, index);
      index += utf16UnitsAt(text, index);
    }
  }

  /** An index between the halves of a surrogate pair is that of the character. */
  offsetOf(index: number): number {
    if (this.indexes.length === 0) return index;
    let [at, offset] = this.startFor(this.indexes, index);
    while (at < index) {
      const units = utf16UnitsAt(this.text, at);
      if (at + units > index) break;
      offset += utf8BytesAt(this.text, at);
      at += units;
    }
    return offset;
  }

  /** An offset inside a character is that of the character. */
  indexOf(offset: number): number {
    if (this.indexes.length === 0) return offset;
    let [at, passed] = this.startFor(this.offsets, offset);
    while (passed < offset && at < this.text.length) {
      const bytes = utf8BytesAt(this.text, at);
      if (passed + bytes > offset) break;
      passed += bytes;
      at += utf16UnitsAt(this.text, at);
    }
    return at;
  }

  /** The last remembered place that is not after a number. */
  private startFor(numbers: readonly number[], wanted: number): [index: number, offset: number] {
    let [low, high] = [0, numbers.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((numbers[middle] ?? 0) <= wanted) low = middle;
      else high = middle - 1;
    }
    return [this.indexes[low] ?? 0, this.offsets[low] ?? 0];
  }
}
