import {
  type Expected,
  listOf,
  OBJECT,
  requireArgument,
  requireBytes,
  requireJson,
  STRING,
} from '../../text/arguments.js';
import { brand } from '../../text/brand.js';
import { byteOrderMarkLength, decodeUtf8 } from '../../text/encoding.js';
import { isJson } from '../parse-json.js';
import { Place } from '../place.js';
import { parsePointer, type Step } from '../pointer.js';
import type { PlainJson } from '../value.js';
import { EditError, type NewJson, type Splice, type TextEdit } from './edit.js';
import { locateEdits } from './locate-edits.js';
import { applySplices } from './splices.js';

/** An RFC 6901 pointer, or for JSON in strings one for each level: `['/logic/4', '/Tasks/0/TargetState']`. */
export type At = string | readonly [pointer: string, ...embedded: string[]];

/** JSON text to write exactly as spelled, such as a number with all its digits. */
export class Spelled {
  static {
    brand(Spelled, 'Spelled');
  }

  /** @throws EditError when the text is not JSON */
  constructor(readonly json: string) {
    requireArgument('json', json, STRING);
    if (!isJson(json)) throw new EditError(`${JSON.stringify(json)} is not JSON`);
  }
}

/** Where a new member goes among its neighbours. */
export type Beside = { readonly before: Step } | { readonly after: Step };

/** Edits a JSON text by places of the original; bytes that no edit touches stay the same. */
export class JsonEditor {
  private readonly edits: TextEdit[] = [];

  /** @param bytes UTF-8 @throws EditError when the bytes are not JSON */
  constructor(private readonly bytes: Uint8Array) {
    requireBytes(bytes);
    const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
    if (text === undefined) throw new EditError('the bytes are not UTF-8');
    if (!isJson(text)) throw new EditError('the bytes are not JSON');
  }

  /** Replaces a value. A new array or object is laid out like the one it replaces. */
  replace(at: At, value: PlainJson | Spelled): this {
    return this.add({ kind: 'replace', place: placeOf(at), by: newJson(value) });
  }

  /** Changes the key of a member. */
  rename(at: At, key: string): this {
    requireArgument('key', key, STRING);
    return this.add({ kind: 'rename', place: placeOf(at), key });
  }

  /** Removes a member or element with its comma and white space. Of duplicate keys, all are removed. */
  remove(at: At): this {
    return this.add({ kind: 'remove', place: placeOf(at) });
  }

  /**
   * Inserts a member under a new key, or an element before an index or, with `-`, at the end.
   * @param beside the neighbour to insert next to; without one, in the order of sorted keys, or at the end
   */
  insert(at: At, value: PlainJson | Spelled, beside?: Beside): this {
    if (beside !== undefined) requireArgument('beside', beside, BESIDE);
    const place = placeOf(at);
    if (place.parent === undefined || place.step === undefined)
      throw new EditError('cannot insert a root: the pointer must end in the new key or index');
    return this.add({
      kind: 'insert',
      into: place.parent,
      key: String(place.step),
      json: newJson(value),
      beside:
        beside === undefined
          ? undefined
          : 'before' in beside
            ? { side: 'before', step: beside.before }
            : { side: 'after', step: beside.after },
    });
  }

  /** Turns a value into a string that holds its JSON text, as a `logic` value has to be. */
  embed(at: At): this {
    return this.add({ kind: 'embed', place: placeOf(at) });
  }

  /** The edits as sorted splices. @throws EditError when places do not exist or edits overlap */
  splices(): readonly Splice[] {
    return spliceText(this.bytes, this.edits);
  }

  /** The text after all edits. @throws EditError like {@link splices} */
  result(): Uint8Array {
    return applySplices(this.bytes, this.splices());
  }

  private add(edit: TextEdit): this {
    this.edits.push(edit);
    return this;
  }
}

const AT: Expected = {
  what: 'a JSON Pointer, or an array of them',
  is: (value) => STRING.is(value) || (listOf(STRING).is(value) && Array.isArray(value) && value.length > 0),
};
const BESIDE: Expected = {
  what: 'an object with before or after',
  is: (value) => OBJECT.is(value) && ('before' in Object(value) || 'after' in Object(value)),
};

/** @throws RangeError when it is not a JSON Pointer */
function placeOf(at: At): Place {
  requireArgument('at', at, AT);
  const [pointer, ...embedded] = typeof at === 'string' ? ([at] as const) : at;
  let place = Place.root.along(parsePointer(pointer));
  for (const inner of embedded) place = place.inside().along(parsePointer(inner));
  return place;
}

/** The deepest value that is written. The text of such a value would consist of indentation. */
const MAX_DEPTH = 1_000;

function newJson(value: PlainJson | Spelled): NewJson {
  if (value instanceof Spelled) return { kind: 'json', json: value.json };
  requireJson('value', value, { what: 'a JSON value or a Spelled', maxDepth: MAX_DEPTH });
  return { kind: 'value', value };
}

/**
 * The sorted splices that make edits of a JSON text. @throws EditError when they are impossible or overlap
 */
export function spliceText(bytes: Uint8Array, edits: readonly TextEdit[]): readonly Splice[] {
  return edits.length === 0 ? [] : locateEdits(bytes, [], [], [edits]).splicesOf(edits);
}
