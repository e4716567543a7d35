import { editPlace, type Splice, type TextEdit } from '../json/edit/edit.js';
import type { LocatedEdits } from '../json/edit/locate-edits.js';
import { sortSplices } from '../json/edit/splices.js';
import type { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import type { ByteEdits, FixDraft, NewIds } from './draft.js';
import type { Fix } from './finding.js';

/** A fix whose edits are known, and wait to be located. */
export interface OpenFix {
  readonly draft: FixDraft;
  readonly ofBytes: readonly ByteEdits[];
  /** Bytes of the content of a string. */
  readonly cuts: readonly InnerSpan[];
  /** Located together: made together or not at all. */
  readonly edits: readonly TextEdit[];
  /** The places whose values the fix declares to remove. */
  readonly discards: readonly Place[];
}

/** The edits of a fix, with the new ids that they want. */
export function openFix(draft: FixDraft, ids: NewIds): OpenFix {
  const all = typeof draft.edits === 'function' ? draft.edits(ids) : draft.edits;
  const ofBytes = all.filter((edit) => edit.kind === 'bytes');
  const cuts = all.filter((edit) => edit.kind === 'cut').map(({ span, holder }) => ({ holder, inner: span }));
  const edits = all.filter((edit) => edit.kind !== 'cut' && edit.kind !== 'bytes');
  const discards = edits.filter((edit) => edit.discards === true).flatMap(changedPlaces);
  return { draft, ofBytes, cuts, edits, discards };
}

/** Where an edit changes something: a member that gets another name is new there. */
function changedPlaces(edit: TextEdit): readonly Place[] {
  const place = editPlace(edit);
  const renamed = edit.kind === 'rename' ? edit.place.parent?.at(edit.key) : undefined;
  return renamed === undefined ? [place] : [place, renamed];
}

/** A fix as sorted and escaped edits of the file; none that would remove one of two equal keys. */
export function finishFix(
  { draft, ofBytes, cuts, edits }: OpenFix,
  locations: LocatedEdits,
): Fix | undefined {
  const isAmbiguous = edits.some((edit) => edit.kind === 'remove' && locations.of(edit.place)?.repeated);
  if (isAmbiguous) return undefined;
  const splices: Splice[] = [...locations.splicesOf(edits)];
  for (const { replacements } of ofBytes)
    for (const { span, text } of replacements) {
      splices.push({ start: span.start, end: span.end, text });
    }
  for (const cut of cuts) {
    const where = locations.ofInner(cut);
    if (where === undefined) return undefined;
    splices.push({ start: where.start, end: where.end, text: '' });
  }
  return { safety: draft.safety, description: draft.description, edits: sortSplices(splices) };
}
