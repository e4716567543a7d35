import { Place } from '../json/place.js';
import type { Spellings } from '../snapshot/spellings.js';
import type { Draft, EditDraft, FixDraft, Target } from './draft.js';
import { movedEdit } from './moved-edit.js';
import type { DraftGroup } from './together.js';

/** Groups of drafts whose places are those of the file. */
export function spelledGroups(groups: readonly DraftGroup[], spellings: Spellings): readonly DraftGroup[] {
  return groups.map((group) => {
    const [first, ...others] = group.drafts;
    const drafts = [spelledDraft(first, spellings), ...others.map((draft) => spelledDraft(draft, spellings))];
    return { ...group, drafts: drafts as [Draft, ...Draft[]] };
  });
}

/** A draft with places of the file. No fix in a misspelled record is safe; undocumented parts have none. */
export function spelledDraft(draft: Draft, spellings: Spellings): Draft {
  const { at, related, fix } = draft;
  return {
    ...draft,
    at: spelledTarget(at, spellings),
    ...(related && { related: related.map((one) => ({ ...one, at: spelledTarget(one.at, spellings) })) }),
    fix: fix && fixIn(at, fix, spellings),
  };
}

function fixIn(at: Target | Place, fix: FixDraft, spellings: Spellings): FixDraft | undefined {
  if (recordsOf(at, fix).some((place) => spellings.isUndocumented(place))) return undefined;
  const places = placesOf(at, fix);
  const isPresumed = places.some((place) => spellings.isPresumed(place));
  return { ...spelledFix(fix, spellings), safety: isPresumed ? 'unsafe' : fix.safety };
}

/** Where a finding is, and what its fix changes. */
function placesOf(at: Target | Place, fix: FixDraft): Place[] {
  return [at instanceof Place ? at : at.place, ...changedPlaces(fix, placeOf)].filter(isPresent);
}

/** The same, where the key of a value is part of the record around it. */
function recordsOf(at: Target | Place, fix: FixDraft): Place[] {
  const isKey = !(at instanceof Place) && at.kind === 'place' && at.part === 'key';
  const place = at instanceof Place ? at : at.place;
  const changed = changedPlaces(fix, (edit) => (edit.kind === 'rename' ? edit.place.parent : placeOf(edit)));
  return [isKey ? place?.parent : place, ...changed].filter(isPresent);
}

function isPresent(place: Place | undefined): place is Place {
  return place !== undefined;
}

function changedPlaces(
  { edits }: FixDraft,
  place: (edit: EditDraft) => Place | undefined,
): (Place | undefined)[] {
  // What is written with new ids is unsafe in any case.
  return typeof edits === 'function' ? [] : edits.map(place);
}

function placeOf(edit: EditDraft): Place | undefined {
  if (edit.kind === 'bytes') return undefined;
  if (edit.kind === 'cut') return edit.holder;
  return edit.kind === 'insert' ? edit.into : edit.place;
}

function spelledTarget(at: Target | Place, spellings: Spellings): Target | Place {
  if (at instanceof Place) return spellings.spelledPlace(at);
  if (at.kind === 'place') return { ...at, place: spellings.spelledPlace(at.place) };
  return {
    ...at,
    holder: at.holder && spellings.spelledPlace(at.holder),
    place: at.place && spellings.spelledPlace(at.place),
  };
}

function spelledFix(fix: FixDraft, spellings: Spellings): FixDraft {
  const { edits } = fix;
  const spelled = (all: readonly EditDraft[]): EditDraft[] =>
    all.map((edit) => movedEdit(edit, (place) => spellings.spelledPlace(place)) ?? edit);
  return { ...fix, edits: typeof edits === 'function' ? (ids) => spelled(edits(ids)) : spelled(edits) };
}
