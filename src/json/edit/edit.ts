import type { ByteOffset } from '../../text/span.js';
import type { Place } from '../place.js';
import type { Step } from '../pointer.js';
import type { JsonValue } from '../value.js';

/** JSON to be written: spelled exactly, laid out like its neighbours, or a copy of what stands elsewhere in the same text. */
export type NewJson =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** The bytes of another value, with edits of its own: their places are those of the original. */
  | { readonly kind: 'copy'; readonly of: Place; readonly edits: readonly TextEdit[] };

/** One change of a JSON text, before it has offsets. The text may be one that a string holds, at any depth. */
export type TextEdit =
  | { readonly kind: 'replace'; readonly place: Place; readonly by: NewJson }
  | { readonly kind: 'rename'; readonly place: Place; readonly key: string }
  /** Takes a member or element out, with its comma and white space; of equal keys all. */
  | { readonly kind: 'remove'; readonly place: Place }
  | {
      readonly kind: 'insert';
      /** The object or array. */
      readonly into: Place;
      /** The new member's key. In an array, the index before which to insert, or `-` for its end (RFC 6901, section 4). */
      readonly key: string;
      readonly json: NewJson;
      /** Its neighbour; without one, where the order of the others wants it, else the end. */
      readonly beside?: { readonly side: 'before' | 'after'; readonly step: Step } | undefined;
    }
  /** Turns a value into a string that holds its JSON text, spelled as it is. */
  | { readonly kind: 'embed'; readonly place: Place };

/** Puts `text` in the place of the bytes from `start` to `end` of a file. */
export interface Splice {
  readonly start: ByteOffset;
  readonly end: ByteOffset;
  /** Escaped already for the strings it stands in. */
  readonly text: string;
}

/** A splice of one text, in its own offsets, and the edit that it comes from. */
export interface PlannedSplice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly edit: TextEdit;
}

/** An edit that the text has no room for. The message says which, and why. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/** The place at which an edit begins: that of its container for one that inserts. */
export function editPlace(edit: TextEdit): Place {
  return edit.kind === 'insert' ? edit.into : edit.place;
}

/** The edit as a message names it. */
export function describeEdit(edit: TextEdit): string {
  const { pointer, embedded } = editPlace(edit).pointers;
  const at = [pointer, ...embedded].join('#');
  const where = at === '' ? 'the root' : at;
  return edit.kind === 'insert'
    ? `insert ${JSON.stringify(edit.key)} into ${where}`
    : `${edit.kind} ${where}`;
}
