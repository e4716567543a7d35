import { type Step } from '../pointer.js';
import { type JsonValue } from '../value.js';
import { type Splice } from './edit.js';
/**
 * A place: an RFC 6901 pointer into the file, and for JSON in a string the pointer to the string, then the one inside it,
 * and so on: `'/settings/isNight'`, `['/logic/4', '/Tasks/0/TargetState']`.
 */
export type At = string | readonly [pointer: string, ...embedded: string[]];
/** JSON text to be written just as it is spelled, such as a number with all its digits. */
export declare class Spelled {
    readonly json: string;
    /** @throws EditError when the text is no JSON */
    constructor(json: string);
}
/** Where a new member goes among its neighbours. */
export type Beside = {
    readonly before: Step;
} | {
    readonly after: Step;
};
/**
 * Collects edits of a JSON text, and makes them as splices of its bytes: what no edit is about stays as it is, byte for byte, number
 * spelling, white space, unknown fields and all. All places are those of the text as it was given.
 */
export declare class JsonEditor {
    private readonly bytes;
    private readonly edits;
    /**
     * @param bytes UTF-8, with or without a byte-order mark
     * @throws EditError when the bytes are no JSON text
     */
    constructor(bytes: Uint8Array);
    /** Puts another value in the place of one. A list or object is laid out as the one that it replaces. */
    replace(at: At, value: JsonValue | Spelled): this;
    /** Gives a member another key. */
    rename(at: At, key: string): this;
    /** Takes a member or element out, with its comma and white space. Of equal keys all go. */
    remove(at: At): this;
    /**
     * Adds a member or element. The last step of `at` is the new key; in a list, the index before which to insert, or `-` for the end.
     *
     * @param beside the member or element next to it; without one, where the order of the keys wants it, else the end
     */
    insert(at: At, value: JsonValue | Spelled, beside?: Beside): this;
    /** Turns a value into a string that holds its JSON text, spelled as it is: what a `logic` value has to be. */
    embed(at: At): this;
    /**
     * The edits as splices of the bytes: sorted, without overlap, their text escaped for the strings they stand in.
     *
     * @throws EditError when there is nothing at a place, or two edits change the same bytes
     */
    splices(): readonly Splice[];
    /**
     * The text with all edits made.
     *
     * @throws EditError as {@link splices} does
     */
    result(): Uint8Array;
    private add;
}
