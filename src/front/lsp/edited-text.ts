import {
  type Position,
  type Range,
  TextDocumentContentChangeEvent,
  type TextEdit,
} from 'vscode-languageserver';
import type { Splice } from '../../bytes/json/edit/edit.js';
import { byteOrderMarkLength, decodeLoosely } from '../../bytes/text/encoding.js';
import { LineIndex } from '../../bytes/text/lines.js';
import { byteOffset, type OffsetRange } from '../../bytes/text/span.js';
import { joined } from '../../verdict/room/object-editor.js';

/**
 * A text in an editor, kept as its UTF-8: a string would be copied as a whole with each letter, and again for the check.
 * Positions count UTF-16 units, offsets are bytes.
 */
export class EditedText {
  #text: string | undefined;

  private constructor(
    readonly uri: string,
    readonly version: number,
    readonly bytes: Uint8Array,
    private readonly lines = new LineIndex(bytes),
  ) {}

  static open(uri: string, version: number, text: string): EditedText {
    return new EditedText(uri, version, joined([utf8(text)], sharedBytes));
  }

  get text(): string {
    this.#text ??= decodeLoosely(this.bytes);
    return this.#text;
  }

  /** The text after changes, one after the other. */
  changed(changes: readonly TextDocumentContentChangeEvent[], version: number): EditedText {
    return changes.reduce((text: EditedText, change) => text.after(change, version), this);
  }

  private after(change: TextDocumentContentChangeEvent, version: number): EditedText {
    const { uri, bytes } = this;
    if (!TextDocumentContentChangeEvent.isIncremental(change))
      return EditedText.open(uri, version, change.text);
    const start = this.offsetAt(change.range.start);
    const end = Math.max(start, this.offsetAt(change.range.end));
    const after = joined([bytes.subarray(0, start), utf8(change.text), bytes.subarray(end)], sharedBytes);
    return new EditedText(uri, version, after, this.lines.changed(after, start));
  }

  offsetAt({ line, character }: Position): number {
    const mark = line === 0 ? this.mark : 0;
    if (character < mark) return 0;
    return this.lines.offsetOf({ line: line + 1, column: character + 1 - mark });
  }

  positionOfIndex(index: number): Position {
    return this.positionOf(Buffer.byteLength(this.text.slice(0, index)));
  }

  rangeOf({ start, end }: OffsetRange): Range {
    return { start: this.positionOf(start), end: this.positionOf(end) };
  }

  editOf(splice: Splice): TextEdit {
    return { range: this.rangeOf(splice), newText: splice.text };
  }

  private positionOf(offset: number): Position {
    const { line, column } = this.lines.positionOf(byteOffset(offset));
    const mark = line === 1 && offset > 0 ? this.mark : 0;
    return { line: line - 1, character: column - 1 + mark };
  }

  /** 1 for a byte-order mark, which is a character of the protocol, and has no column. */
  private get mark(): number {
    return byteOrderMarkLength(this.bytes) > 0 ? 1 : 0;
  }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Memory that the thread which checks the text reads without a copy. */
function sharedBytes(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}
