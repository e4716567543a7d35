import { Place } from '../json/place.js';
import type { Draft, EditDraft } from './draft.js';
import { movedEdit } from './moved-edit.js';

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
  if (fix === undefined) return draft;
  const { edits } = fix;
  const both = (all: readonly EditDraft[]): readonly EditDraft[] => [
    ...all,
    ...all.flatMap((edit) => copyOf(edit, repeated, spelled) ?? []),
  ];
  return {
    ...draft,
    fix: { ...fix, edits: typeof edits === 'function' ? (ids) => both(edits(ids)) : both(edits) },
  };
}

/** The same edit in extraData; undefined if there is no copy of what it changes. */
function copyOf(
  edit: EditDraft,
  repeated: RepeatedTasks,
  spelled: (place: Place) => Place,
): EditDraft | undefined {
  return edit.kind === 'bytes' ? undefined : movedEdit(edit, (place) => twinOf(place, repeated, spelled));
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
