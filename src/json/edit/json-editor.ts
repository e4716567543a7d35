import { byteOrderMarkLength, decodeUtf8 } from '../../text/encoding.js';
import { Place } from '../place.js';
import { parsePointer, type Step } from '../pointer.js';
import { isJson, type JsonValue } from '../value.js';
import { EditError, type NewJson, type Splice, type TextEdit } from './edit.js';
import { spliceText } from './splice-text.js';
import { applySplices } from './splices.js';

/**
 * A place: an RFC 6901 pointer into the file, and for JSON in a string the pointer to the string, then the one inside it,
 * and so on: `'/settings/isNight'`, `['/logic/4', '/Tasks/0/TargetState']`.
 */
export type At = string | readonly [pointer: string, ...embedded: string[]];

/** JSON text to be written just as it is spelled, such as a number with all its digits. */
export class Spelled {
  /** @throws EditError when the text is no JSON */
  constructor(readonly json: string) {
    if (!isJson(json)) throw new EditError(`${JSON.stringify(json)} is not JSON`);
  }
}

/** Where a new member goes among its neighbours. */
export type Beside = { readonly before: Step } | { readonly after: Step };

/**
 * Collects edits of a JSON text, and makes them as splices of its bytes: what no edit is about stays as it is, byte for byte, number
 * spelling, white space, unknown fields and all. All places are those of the text as it was given.
 */
export class JsonEditor {
  private readonly edits: TextEdit[] = [];

  /**
   * @param bytes UTF-8, with or without a byte-order mark
   * @throws EditError when the bytes are no JSON text
   */
  constructor(private readonly bytes: Uint8Array) {
    const text = decodeUtf8(bytes.subarray(byteOrderMarkLength(bytes)));
    if (text === undefined) throw new EditError('the bytes are not UTF-8');
    if (!isJson(text)) throw new EditError('the bytes are not JSON');
  }

  /** Puts another value in the place of one. A list or object is laid out as the one that it replaces. */
  replace(at: At, value: JsonValue | Spelled): this {
    return this.add({ kind: 'replace', place: placeOf(at), by: newJson(value) });
  }

  /** Gives a member another key. */
  rename(at: At, key: string): this {
    return this.add({ kind: 'rename', place: placeOf(at), key });
  }

  /** Takes a member or element out, with its comma and white space. Of equal keys all go. */
  remove(at: At): this {
    return this.add({ kind: 'remove', place: placeOf(at) });
  }

  /**
   * Adds a member or element. The last step of `at` is the new key; in a list, the index before which to insert, or `-` for the end.
   *
   * @param beside the member or element next to it; without one, where the order of the keys wants it, else the end
   */
  insert(at: At, value: JsonValue | Spelled, beside?: Beside): this {
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

  /** Turns a value into a string that holds its JSON text, spelled as it is: what a `logic` value has to be. */
  embed(at: At): this {
    return this.add({ kind: 'embed', place: placeOf(at) });
  }

  /**
   * The edits as splices of the bytes: sorted, without overlap, their text escaped for the strings they stand in.
   *
   * @throws EditError when there is nothing at a place, or two edits change the same bytes
   */
  splices(): readonly Splice[] {
    return spliceText(this.bytes, this.edits);
  }

  /**
   * The text with all edits made.
   *
   * @throws EditError as {@link splices} does
   */
  result(): Uint8Array {
    return applySplices(this.bytes, this.splices());
  }

  private add(edit: TextEdit): this {
    this.edits.push(edit);
    return this;
  }
}

/** @throws RangeError for what is no JSON Pointer */
function placeOf(at: At): Place {
  const [pointer, ...embedded] = typeof at === 'string' ? ([at] as const) : at;
  let place = Place.root.along(parsePointer(pointer));
  for (const inner of embedded) place = place.inside().along(parsePointer(inner));
  return place;
}

function newJson(value: JsonValue | Spelled): NewJson {
  return value instanceof Spelled ? { kind: 'json', json: value.json } : { kind: 'value', value };
}
