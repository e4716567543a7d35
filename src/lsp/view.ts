import type { Location, Position, Range, TextEdit } from 'vscode-languageserver';
import type { SnapshotDocument } from '../assist/snapshot-document.js';
import type { Splice } from '../json/edit/edit.js';
import type { OffsetRange } from '../text/span.js';

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
