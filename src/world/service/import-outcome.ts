import { type ImportReading, importInto } from '../../verdict/room/import.js';
import { SnapshotText, UnusableSnapshotError } from '../../verdict/room/snapshot-text.js';
import { NotJsonError } from '../../verdict/roundtrip/not-json.js';

export interface ImportJob {
  readonly room: Uint8Array;
  readonly snapshot: Uint8Array;
  readonly reading: ImportReading;
}

/** The room after an import, or why the import is impossible. */
export type ImportOutcome =
  | { readonly kind: 'room'; readonly bytes: Uint8Array }
  | { readonly kind: 'unusable'; readonly which: 'room' | 'snapshot'; readonly why: string };

export function outcomeOfImport(
  room: Uint8Array,
  snapshot: Uint8Array,
  reading: ImportReading,
): ImportOutcome {
  try {
    const current = SnapshotText.read(room, 'before');
    const given = SnapshotText.read(snapshot, 'after', current);
    if (given.isSnapshot) return { kind: 'room', bytes: importInto(current, given, reading) };
    return { kind: 'unusable', which: 'snapshot', why: NO_SECTION };
  } catch (error) {
    const why = whyUnusable(error);
    const isRoom = (error as UnusableSnapshotError | NotJsonError).which === 'before';
    return { kind: 'unusable', which: isRoom ? 'room' : 'snapshot', why };
  }
}

const NO_SECTION = 'it has none of the five sections';

/** Why a room cannot begin with a snapshot; undefined if it can. */
export function snapshotFault(snapshot: Uint8Array): string | undefined {
  try {
    return SnapshotText.read(snapshot, 'before').isSnapshot ? undefined : NO_SECTION;
  } catch (error) {
    return whyUnusable(error);
  }
}

/** What an error says about a file that is not a snapshot. @throws every other error */
function whyUnusable(error: unknown): string {
  if (error instanceof UnusableSnapshotError) return error.fault;
  if (!(error instanceof NotJsonError)) throw error;
  const { line, column } = error.at;
  return `it is not JSON: line ${line}, column ${column}: ${error.fault}`;
}
