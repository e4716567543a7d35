import type { Location, Locations } from '../text/locate.js';
import type { Place } from '../text/place.js';
import { type Span, span } from '../text/span.js';
import type { EditDraft, FixDraft } from './draft.js';
import type { Edit, Fix } from './finding.js';

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
export function finishFix(draft: FixDraft, sources: FixSources): Fix | undefined {
  const revives = draft.edits.some(
    (edit) => edit.kind === 'remove' && located(edit.place, sources.locations).repeated,
  );
  if (revives) return undefined;
  const edits = draft.edits.map((edit) => finishEdit(edit, sources));
  edits.sort((a, b) => a.start - b.start);
  return { safety: draft.safety, description: draft.description, edits };
}

function finishEdit(edit: EditDraft, { bytes, locations, newUuid }: FixSources): Edit {
  switch (edit.kind) {
    case 'cut':
      return spliceOut(edit.span);
    case 'replace':
      return replacement(located(edit.place, locations), edit.json);
    case 'new-uuid':
      return replacement(located(edit.place, locations), JSON.stringify(newUuid(edit.place)));
    case 'embed': {
      const { value, depth } = located(edit.place, locations);
      // The bytes are JSON text as it stands `depth` strings deep; one more string is put around them.
      const raw = new TextDecoder().decode(bytes.subarray(value.start, value.end));
      const quote = escapeForStrings('"', depth);
      return { start: value.start, end: value.end, text: `${quote}${escapeForStrings(raw, 1)}${quote}` };
    }
    case 'remove': {
      const { removal } = located(edit.place, locations);
      if (removal === undefined)
        throw new Error(`${edit.place.pointers.pointer} cannot be removed from its text`);
      return spliceOut(removal);
    }
  }
}

function replacement({ value, depth }: Location, json: string): Edit {
  return { start: value.start, end: value.end, text: escapeForStrings(json, depth) };
}

function spliceOut(cut: Span): Edit {
  return { ...span(cut.start, cut.end), text: '' };
}

function located(place: Place, locations: Locations): Location {
  const location = locations.of(place);
  if (location === undefined) throw new Error(`${place.pointers.pointer} is not in the text`);
  return location;
}

/** JSON text as it is written inside `depth` strings that hold JSON. */
function escapeForStrings(json: string, depth: number): string {
  let escaped = json;
  for (let level = 0; level < depth; level++) escaped = JSON.stringify(escaped).slice(1, -1);
  return escaped;
}
