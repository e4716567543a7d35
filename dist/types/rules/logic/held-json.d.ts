import { type JsonValue } from '../../src/json/value.js';
import { type Draft } from '../../src/lint/draft.js';
import { type EmbeddedText } from '../../src/snapshot/embedded-text.js';
/** A string that should hold a JSON object, in the words of messages. */
interface Words {
    /** What it is: `the logic of item "2"`. */
    readonly what: string;
    /** What to do when nothing is in it. */
    readonly whenEmpty: string;
}
/** What keeps a string from holding a JSON object; undefined when nothing does, or when that is for another rule to say. */
export declare function heldObjectFault(text: EmbeddedText, { what, whenEmpty }: Words): Draft | undefined;
/** The message for a value that stands where a string holding a JSON object belongs. */
export declare function notAText(what: string, value: JsonValue): string;
export {};
