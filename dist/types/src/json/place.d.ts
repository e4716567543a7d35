import { type Step } from './pointer.js';
/** Which part of a place is meant. `record` is its key, or its opening brace where it has no key. */
export type PlacePart = 'value' | 'key' | 'record';
/**
 * Where a value stands in a text: a chain of steps from the root, some of which lead into the JSON that a
 * string holds. Places are cheap (one link a step), know no offset, and are located together later.
 */
export declare class Place {
    readonly parent: Place | undefined;
    /** The step from the parent; undefined at the root of a text, be it the file or the JSON inside a string. */
    readonly step: Step | undefined;
    private constructor();
    static readonly root: Place;
    /** The member `step` (a key) or the element `step` (an index) of the value here. */
    at(step: Step): Place;
    /** The root of the JSON text that the string here holds. */
    inside(): Place;
    /** Follows several steps. */
    along(steps: readonly Step[]): Place;
    /** The string that holds the text in which this place stands; undefined for the file itself. */
    get holder(): Place | undefined;
    /** The steps within each text, the file first, then each embedded text inwards. */
    get paths(): Step[][];
    /** RFC 6901 pointer into the file, and the pointers inside strings that hold JSON, outermost first. */
    get pointers(): {
        pointer: string;
        embedded: string[];
    };
    /** The links from the root to this place. */
    chain(): Place[];
}
