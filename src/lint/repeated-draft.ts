import { Place } from '../json/place.js';
import type { Draft, EditDraft } from './draft.js';
import { movedEdit } from './moved-edit.js';

/** Elements of Tasks in `logic` that extraData repeats: by item, their indexes there and here. */
type RepeatedTasks = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** A draft about a task in `logic` whose copy in extraData gets the same fix, so that both stay equal. */
export function repeatedDraft(draft: Draft, repeated: RepeatedTasks): Draft {
  const { fix } = draft;
  if (fix === undefined) return draft;
  const { edits } = fix;
  const both = (all: readonly EditDraft[]): readonly EditDraft[] => [
    ...all,
    ...all.flatMap((edit) => copyOf(edit, repeated) ?? []),
  ];
  return {
    ...draft,
    fix: { ...fix, edits: typeof edits === 'function' ? (ids) => both(edits(ids)) : both(edits) },
  };
}

/** The same edit in extraData; undefined if there is no copy of what it changes. */
function copyOf(edit: EditDraft, repeated: RepeatedTasks): EditDraft | undefined {
  return edit.kind === 'bytes' ? undefined : movedEdit(edit, (place) => twinOf(place, repeated));
}

/** The place in extraData for one in a repeated task of `logic`. */
function twinOf(place: Place, repeated: RepeatedTasks): Place | undefined {
  const [[section, key, ...more], inner, ...deeper] = place.paths;
  if (section !== 'logic' || more.length > 0 || inner === undefined) return undefined;
  const [list, index, ...below] = inner;
  if (list !== 'Tasks' || typeof index !== 'number') return undefined;
  const twin = repeated.get(String(key))?.get(index);
  if (twin === undefined) return undefined;
  let at = Place.root
    .along(['roomItems', String(key), 'extraData'])
    .inside()
    .along(['Tasks', twin, ...below]);
  for (const steps of deeper) at = at.inside().along(steps);
  return at;
}
