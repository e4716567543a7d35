import type { Location, Locations } from '../text/locate.js';
import type { Place } from '../text/place.js';
import { type Span, span } from '../text/span.js';
import type { EditDraft, FixDraft } from './draft.js';
import type { Edit, Fix } from './finding.js';

/** Spells out a fix as edits of the file's bytes: sorted, escaped for the strings they stand in. */
export function finishFix(bytes: Uint8Array, draft: FixDraft, locations: Locations): Fix {
  const edits = draft.edits.map((edit) => finishEdit(bytes, edit, locations));
  edits.sort((a, b) => a.start - b.start);
  return { safety: draft.safety, description: draft.description, edits };
}

function finishEdit(bytes: Uint8Array, edit: EditDraft, locations: Locations): Edit {
  switch (edit.kind) {
    case 'cut':
      return spliceOut(edit.span);
    case 'replace': {
      const { value, depth } = located(edit.place, locations);
      return { start: value.start, end: value.end, text: escapeForStrings(edit.json, depth) };
    }
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
