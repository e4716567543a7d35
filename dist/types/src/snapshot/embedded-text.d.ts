import type { Place } from '../json/place.js';
import type { SyntaxFault } from '../json/syntax/syntax-fault.js';
import type { JsonValue } from '../json/value.js';
import { type Prescan } from '../scan/prescan.js';
/** The strings that hold JSON, by the documents: `logic` values, `extraData`, `roomSettingsExtraData`, `EventData` in it, `ExtraText`. */
export type EmbeddedRole = 'logic' | 'extraData' | 'roomSettingsExtraData' | 'EventData' | 'ExtraText';
/** What reading a string as JSON gave. `too-deep` text is not read; `broken` text is not JSON. */
export type EmbeddedReading = {
    readonly kind: 'value';
    readonly value: JsonValue;
    readonly prescan: Prescan | undefined;
} | {
    readonly kind: 'empty';
} | {
    readonly kind: 'broken';
} | {
    readonly kind: 'too-deep';
};
/** A string in a place where the documents have JSON in a string. */
export interface EmbeddedText {
    readonly role: EmbeddedRole;
    readonly text: string;
    /** The place of the string; its content is `place.inside()`. */
    readonly place: Place;
    readonly reading: EmbeddedReading;
}
/** How a string that holds JSON is read. */
export interface EmbeddedReadingOptions {
    /** Levels of nesting beyond which nothing is read. */
    readonly maxDepth: number;
    /** The prescan of the file has vouched for the strings on its surface: only deeper ones are prescanned by themselves. */
    readonly surfacePrescanned: boolean;
}
export declare function readEmbeddedText(role: EmbeddedRole, text: string, place: Place, options: EmbeddedReadingOptions): EmbeddedText;
/** The bytes of the content, as the decoded string token has them. */
export declare function embeddedBytes(text: EmbeddedText): Uint8Array;
/** The first thing that keeps a broken text from being JSON; its span counts bytes of the content. */
export declare function firstSyntaxFault(text: EmbeddedText): SyntaxFault | undefined;
/** Most strings are short: they share one buffer, so that a prescan allocates nothing. */
export declare function prescanText(text: string): Prescan;
