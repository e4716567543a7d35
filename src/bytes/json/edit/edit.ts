import { brand } from '../../text/brand.js';
import type { ByteOffset } from '../../text/span.js';
import type { Place } from '../place.js';
import type { Step } from '../pointer.js';
import { placeText } from '../pointer.js';
import type { JsonValue } from '../value.js';

/** JSON to write: spelled as given, laid out like its neighbours, or copied from the same text. */
export type NewJson =
  | { readonly kind: 'json'; readonly json: string }
  | { readonly kind: 'value'; readonly value: JsonValue }
  /** A copy of another value, with edits whose places are those of the original. */
  | {
      readonly kind: 'copy';
      readonly of: Place;
      readonly edits: readonly TextEdit[];
      /** JSON text to write before and after it, such as `[` and `]`. */
      readonly around?: readonly [before: string, after: string];
    };

/** One change of a JSON text, by place. The text is the file or the JSON in a string, at any depth. */
export type TextEdit =
  | { readonly kind: 'replace'; readonly place: Place; readonly by: NewJson }
  | { readonly kind: 'rename'; readonly place: Place; readonly key: string }
  /** Removes a member or element with its comma and white space; of duplicate keys, all. */
  | { readonly kind: 'remove'; readonly place: Place }
  | {
      readonly kind: 'insert';
      /** The object or array. */
      readonly into: Place;
      /** The key of the new member; in an array an index, or `-` for the end (RFC 6901, section 4). */
      readonly key: string;
      readonly json: NewJson;
      /** The neighbour to insert next to; without one, in the order of sorted keys, or at the end. */
      readonly beside?: { readonly side: 'before' | 'after'; readonly step: Step } | undefined;
    }
  /** Turns a value into a string that holds its JSON text, unchanged. */
  | { readonly kind: 'embed'; readonly place: Place };

/** What an edit writes, if it is JSON. */
export function newJsonOf(edit: TextEdit): NewJson | undefined {
  return edit.kind === 'insert' ? edit.json : edit.kind === 'replace' ? edit.by : undefined;
}

/** Replaces the bytes from `start` to `end` of a file with `text`. */
export interface Splice {
  readonly start: ByteOffset;
  readonly end: ByteOffset;
  /** Already escaped for the strings around it. */
  readonly text: string;
}

/** A splice in the offsets of one text, and the edit it comes from. */
export interface PlannedSplice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly edit: TextEdit;
}

/** An edit that cannot be made. The message says which one and why. */
export class EditError extends Error {
  static {
    brand(EditError, 'EditError');
  }

  override readonly name = 'EditError';
}

/** The place of an edit; for an insertion, that of the container. */
export function editPlace(edit: TextEdit): Place {
  return edit.kind === 'insert' ? edit.into : edit.place;
}

/** An edit in words: `rename /settings/a`. */
export function describeEdit(edit: TextEdit): string {
  const at = placeText(editPlace(edit).pointers);
  const where = at === '' ? 'the root' : at;
  return edit.kind === 'insert'
    ? `insert ${JSON.stringify(edit.key)} into ${where}`
    : `${edit.kind} ${where}`;
}
