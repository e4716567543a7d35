import type { TextEdit } from '../json/edit/edit.js';
import type { LocatedEdits } from '../json/edit/locate-edits.js';
import type { EditDraft, FixDraft, NewIds } from './draft.js';
import type { Fix } from './finding.js';
/** A fix whose edits are known, and wait to be located. */
export interface OpenFix {
    readonly draft: FixDraft;
    readonly cuts: readonly (EditDraft & {
        kind: 'cut';
    })[];
    /** Located together: made together or not at all. */
    readonly edits: readonly TextEdit[];
}
/** The edits of a fix, with the new ids that they want. */
export declare function openFix(draft: FixDraft, ids: NewIds): OpenFix;
/**
 * Spells out a fix as edits of the file's bytes: sorted, escaped for the strings they stand in. There is none where a member would be
 * removed that is not the only one of its name: which of the two is wanted nobody knows.
 */
export declare function finishFix({ draft, cuts, edits }: OpenFix, locations: LocatedEdits): Fix | undefined;
