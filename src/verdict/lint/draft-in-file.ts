import { Place } from '../../bytes/json/place.js';
import type { Spellings } from '../../model/snapshot/spellings.js';
import {
  type Claim,
  claimsOf,
  type Draft,
  type EditDraft,
  type FixDraft,
  fixAlsoAt,
  movedClaim,
  movedFix,
  placeOf,
} from './draft.js';

/*
 * Rules report places in the model, where misspelled names are read as the documented ones. Here drafts get the
 * places of the file.
 */

/**
 * A draft with the places of the file. A fix that relies on how a name was read is never safe, and one in an
 * undocumented part is left out.
 */
export function spelledDraft(draft: Draft, spellings: Spellings): Draft {
  const { related, fix } = draft;
  const [first, ...others] = claimsOf(draft);
  const spelled = (claim: Claim): Claim => movedClaim(claim, (place) => spellings.spelledPlace(place));
  return {
    ...draft,
    at: [spelled(first), ...others.map(spelled)],
    ...(related && { related: related.map((one) => ({ ...one, at: spelled(one.at) })) }),
    fix: fix && fixIn(claimsOf(draft), fix, spellings),
  };
}

function fixIn(at: readonly Claim[], fix: FixDraft, spellings: Spellings): FixDraft | undefined {
  if (recordsOf(at, fix).some((place) => spellings.isUndocumented(place))) return undefined;
  const places = placesOf(at, fix);
  const isPresumed = places.some((place) => spellings.isPresumed(place));
  const spelled = movedFix(fix, (place) => spellings.spelledPlace(place));
  return { ...spelled, safety: isPresumed ? 'unsafe' : fix.safety };
}

/** Where a finding is, and what its fix changes. */
function placesOf(at: readonly Claim[], fix: FixDraft): Place[] {
  return [...at.map(placeOf), ...changedPlaces(fix, changedPlace)].filter(isPresent);
}

/** Like {@link placesOf}, but with the record for a key: the key is part of it. */
function recordsOf(at: readonly Claim[], fix: FixDraft): Place[] {
  const claimed = at.map((claim) => {
    const isKey = !(claim instanceof Place) && claim.kind === 'place' && claim.part === 'key';
    return isKey ? claim.place.parent : placeOf(claim);
  });
  const changed = changedPlaces(fix, (edit) =>
    edit.kind === 'rename' ? edit.place.parent : changedPlace(edit),
  );
  return [...claimed, ...changed].filter(isPresent);
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

function changedPlace(edit: EditDraft): Place | undefined {
  if (edit.kind === 'bytes') return undefined;
  if (edit.kind === 'cut') return edit.holder;
  return edit.kind === 'insert' ? edit.into : edit.place;
}

/** Elements of Tasks in `logic` that extraData repeats: by item, their indexes there and here. */
type RepeatedTasks = ReadonlyMap<string, ReadonlyMap<number, number>>;

/**
 * A draft about a task in `logic` whose copy in extraData gets the same fix, so that both stay equal.
 *
 * @param draft with places of the file: equal elements have the same spellings
 * @param spelled the place in the file
 */
export function repeatedDraft(
  draft: Draft,
  repeated: RepeatedTasks,
  spelled: (place: Place) => Place,
): Draft {
  const { fix } = draft;
  return { ...draft, fix: fix && fixAlsoAt(fix, (place) => twinOf(place, repeated, spelled)) };
}

/** The place in extraData for one in a repeated task of `logic`. */
function twinOf(place: Place, repeated: RepeatedTasks, spelled: (place: Place) => Place): Place | undefined {
  const [[section, key, ...more], inner, ...deeper] = place.paths;
  if (more.length > 0 || inner === undefined) return undefined;
  if (section !== spelled(Place.root.at('logic')).step) return undefined;
  const [list, index, ...below] = inner;
  if (list !== 'Tasks' || typeof index !== 'number') return undefined;
  const twin = repeated.get(String(key))?.get(index);
  if (twin === undefined) return undefined;
  let at = spelled(Place.root.along(['roomItems', String(key), 'extraData']))
    .inside()
    .along(['Tasks', twin, ...below]);
  for (const steps of deeper) at = at.inside().along(steps);
  return at;
}
