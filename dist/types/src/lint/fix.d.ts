import type { Locations } from '../text/locate.js';
import type { Place } from '../text/place.js';
import type { FixDraft } from './draft.js';
import type { Fix } from './finding.js';
/** What the edits of a fix are spelled out from. */
export interface FixSources {
    readonly bytes: Uint8Array;
    readonly locations: Locations;
    /** The UUID that the rule of the fix writes at a place. */
    readonly newUuid: (place: Place) => string;
}
/**
 * Spells out a fix as edits of the file's bytes: sorted, escaped for the strings they stand in. There is none where a member would be
 * removed that is not the only one of its name: an equal key before it would come to life.
 */
export declare function finishFix(draft: FixDraft, sources: FixSources): Fix | undefined;
