import type { Splice, TextEdit } from './edit.js';
import { locateEdits } from './locate-edits.js';

/**
 * The splices that make edits of a JSON text: sorted, without overlap.
 *
 * @throws EditError when an edit cannot be made, or two of them change the same bytes
 */
export function spliceText(bytes: Uint8Array, edits: readonly TextEdit[]): readonly Splice[] {
  return edits.length === 0 ? [] : locateEdits(bytes, [], [], [edits]).splicesOf(edits);
}
