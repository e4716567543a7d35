import type { Splice, TextEdit } from './edit.js';
/**
 * What edits of a JSON text come to, all together: splices of its bytes, sorted, without overlap. Bytes outside the
 * splices are not touched.
 *
 * @throws EditError when the text has no room for an edit, or two of them change the same bytes
 */
export declare function spliceText(bytes: Uint8Array, edits: readonly TextEdit[]): readonly Splice[];
