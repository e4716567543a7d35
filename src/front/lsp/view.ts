import type { Location, Position, Range, TextEdit } from 'vscode-languageserver';
import type { Splice } from '../../bytes/json/edit/edit.js';
import type { OffsetRange } from '../../bytes/text/span.js';
import { SnapshotDocument } from '../assist/snapshot-document.js';
import type { EditedText } from './edited-text.js';

/** A document in an editor: a snapshot, or logic by itself. Offsets are bytes of the snapshot. */
export interface View {
  readonly uri: string;
  /** The path whose config applies. */
  readonly path: string;
  readonly snapshot: SnapshotDocument;
  offsetAt(position: Position): number;
  /** Where this document shows bytes; undefined for those that it does not show. */
  rangeOf(bytes: OffsetRange): Range | undefined;
  /** Where an editor shows bytes. */
  locationOf(bytes: OffsetRange): Location | undefined;
  /** An edit as this document makes it; undefined for bytes that it does not show. */
  editOf(splice: Splice): TextEdit | undefined;
  /** The edits of all documents that show something of the snapshot. */
  editsOf(splices: readonly Splice[]): ReadonlyMap<string, readonly TextEdit[]>;
}

/** A snapshot in an editor. */
export class FileView implements View {
  readonly snapshot: SnapshotDocument;

  constructor(
    readonly text: EditedText,
    readonly path: string,
  ) {
    this.snapshot = new SnapshotDocument(text.bytes);
  }

  get uri(): string {
    return this.text.uri;
  }

  offsetAt(position: Position): number {
    return this.text.offsetAt(position);
  }

  rangeOf(bytes: OffsetRange): Range {
    return this.text.rangeOf(bytes);
  }

  locationOf(bytes: OffsetRange): Location {
    return { uri: this.uri, range: this.rangeOf(bytes) };
  }

  editOf(splice: Splice): TextEdit {
    return this.text.editOf(splice);
  }

  editsOf(splices: readonly Splice[]): ReadonlyMap<string, readonly TextEdit[]> {
    return new Map([[this.uri, splices.map((splice) => this.editOf(splice))]]);
  }
}
