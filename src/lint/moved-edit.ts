import type { NewJson, TextEdit } from '../json/edit/edit.js';
import type { Place } from '../json/place.js';
import type { EditDraft } from './draft.js';

type Move = (place: Place) => Place | undefined;

/** The same edit at other places; undefined where one of its places has none. */
export function movedEdit(edit: EditDraft, move: Move): EditDraft | undefined {
  if (edit.kind === 'bytes') return edit;
  if (edit.kind !== 'cut') return movedTextEdit(edit, move);
  const holder = move(edit.holder);
  return holder && { ...edit, holder };
}

function movedTextEdit(edit: TextEdit, move: Move): TextEdit | undefined {
  if (edit.kind === 'insert') {
    const [into, json] = [move(edit.into), movedJson(edit.json, move)];
    const { beside } = edit;
    const step = beside && move(edit.into.at(beside.step))?.step;
    return (
      into && json && { ...edit, into, json, beside: beside && { ...beside, step: step ?? beside.step } }
    );
  }
  const place = move(edit.place);
  if (edit.kind !== 'replace') return place && { ...edit, place };
  const by = movedJson(edit.by, move);
  return place && by && { ...edit, place, by };
}

function movedJson(json: NewJson, move: Move): NewJson | undefined {
  if (json.kind !== 'copy') return json;
  const of = move(json.of);
  const edits = json.edits.map((edit) => movedTextEdit(edit, move));
  return of && edits.every((edit) => edit !== undefined) ? { ...json, of, edits } : undefined;
}
