import { type JsonValue } from './value.js';
/**
 * A value as a message shows it: compact JSON of at most about 60 characters, an ellipsis where it was cut, and
 * everything that a terminal would obey or hide written as an escape. Takes no longer for a huge value.
 */
export declare function quoteValue(value: JsonValue): string;
/** The character, or the escape that stands for one that a terminal would obey or hide. */
export declare function visible(character: string): string;
/**
 * A text with nothing in it that a terminal would obey or hide.
 *
 * @param kept characters that stay as they are all the same, such as a tab
 */
export declare function printable(text: string, kept?: string): string;
