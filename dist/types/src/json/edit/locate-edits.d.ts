import { type Locations } from '../locate.js';
import type { Place } from '../place.js';
import type { InnerSpan } from '../place-query.js';
import { type Splice, type TextEdit } from './edit.js';
/** Locations of places, and the splices of the edits that were located with them. */
export interface LocatedEdits extends Locations {
    /**
     * The splices of the file that make all edits of one group: sorted, without overlap.
     *
     * @throws EditError when the text has no room for one of them, or two of them overlap
     */
    splicesOf(group: readonly TextEdit[]): readonly Splice[];
}
/**
 * Locates places and plans edits in the same pass.
 *
 * @param groups edits that are made together or not at all; no group knows of the others
 */
export declare function locateEdits(bytes: Uint8Array, places: Iterable<Place>, innerSpans: Iterable<InnerSpan>, groups: Iterable<readonly TextEdit[]>): LocatedEdits;
