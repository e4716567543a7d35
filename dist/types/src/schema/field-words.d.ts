import type { RecordName } from './records.js';
/** What messages say about one field, where its JSON type alone does not say it well. */
export interface FieldWords {
    /** Completes "it must be …". */
    readonly be?: string;
    /** Completes "it must be …" for a number that is too small. */
    readonly atLeast?: string;
    /** What to do about a missing field. */
    readonly missing?: string;
}
/** The words for a field, its path given in dotted form; those for the record itself under the empty path. */
export declare function fieldWords(record: RecordName, path: readonly (string | number)[]): FieldWords;
/** How a message speaks of a whole record. */
export declare const RECORD_WORDS: Readonly<Record<RecordName, string>>;
