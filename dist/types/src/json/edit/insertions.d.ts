import type { Place } from '../place.js';
import { type Found } from '../place-query.js';
import type { JsonValue } from '../value.js';
import { Container } from './container.js';
import { type PlannedSplice, type TextEdit } from './edit.js';
import { type Layout, TextLayout } from './layout.js';
import { TextSpelling } from './string-spelling.js';
type Insert = TextEdit & {
    kind: 'insert';
};
/** Something to be put into a container of the text. */
export interface Insertion {
    readonly edit: Insert;
    readonly container: Found;
    /** The JSON text to insert, laid out as asked. */
    readonly json: (layout: () => Layout) => string;
}
/** How a text is written and laid out. All that is learned from it is learned when it is first needed. */
export declare class TextStyle {
    private readonly bytes;
    readonly spelling: TextSpelling;
    private layoutOfText;
    private readonly containers;
    constructor(bytes: Uint8Array);
    get layout(): TextLayout;
    container({ offsets: [start, end], list }: Found): Container;
    spell(value: JsonValue, layout: Layout): string;
    /** The layout of what takes the place of a value: its own where it had lines, else that of where it stands. */
    ofReplacement([start, , keyStart, keyEnd]: readonly number[]): Layout;
    /** The lines of what begins at an offset, if a line begins there. */
    linesAround(memberStart: number): Layout['lines'];
}
/**
 * What insertions come to. `refilled` are the starts of removals that are not to be made: all that a container held goes, and
 * what comes has taken its place.
 *
 * @param gone where the members and elements begin that are removed at the same time
 * @param offsetsOf start and end of value and key at a place
 * @throws EditError for a key that is there already, a neighbour that is not, or an index beyond the end
 */
export declare function insertions(inserted: readonly Insertion[], style: TextStyle, gone: ReadonlySet<number>, offsetsOf: (place: Place) => readonly number[] | undefined): {
    made: PlannedSplice[];
    refilled: Set<number>;
};
export {};
