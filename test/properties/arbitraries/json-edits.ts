import type { TextEdit } from '../../../src/bytes/json/edit/edit.js';
import type { Place } from '../../../src/bytes/json/place.js';
import type { Mark, Model } from './json.js';

/* What edits mean for the models of random-json.ts, where the last of equal keys counts. */

/** An edit, with what its new JSON means. */
export interface ModelEdit {
  readonly edit: TextEdit;
  readonly value: Model;
}

/** The model at a place; undefined when equal keys hide it. */
export function modelAt(model: Model, place: Place): Model | undefined {
  let here: Model | undefined = model;
  for (const link of place.chain().slice(1)) {
    if (here === undefined) return undefined;
    if (link.step === undefined) here = here.kind === 'inside' ? here.value : undefined;
    else if (here.kind === 'array') here = here.elements[Number(link.step)];
    else if (here.kind === 'object') here = new Map(here.members).get(String(link.step));
    else return undefined;
  }
  return here;
}

/** Whether a mark is what JSON.parse finds at its place: no equal key hides it. */
export function counts(model: Model, { place, model: own }: Mark): boolean {
  return modelAt(model, place) === own;
}

/** The model after an edit. Places of other edits do not change, except for elements that move in arrays. */
export function edited(model: Model, made: ModelEdit): Model {
  return changeAt(model, placeOf(made).chain().slice(1), made);
}

export const placeOf = ({ edit }: ModelEdit): Place => (edit.kind === 'insert' ? edit.into : edit.place);

function changeAt(here: Model, links: readonly Place[], made: ModelEdit): Model {
  const { edit, value } = made;
  const [link, ...rest] = links;
  if (link === undefined) {
    if (edit.kind === 'replace') return value;
    if (edit.kind === 'embed') return { kind: 'inside', value: here };
    if (edit.kind === 'insert') return inserted(here, edit.key, value);
    throw new Error(`${edit.kind} of a root`);
  }
  if (link.step === undefined) {
    if (here.kind !== 'inside') throw new Error('no text inside');
    return { kind: 'inside', value: changeAt(here.value, rest, made) };
  }
  if (here.kind === 'array') {
    const index = Number(link.step);
    if (rest.length === 0 && edit.kind === 'remove')
      return { kind: 'array', elements: here.elements.filter((_, other) => other !== index) };
    const elements = here.elements.map((element, other) =>
      other === index ? changeAt(element, rest, made) : element,
    );
    return { kind: 'array', elements };
  }
  if (here.kind !== 'object') throw new Error(`nothing is at ${link.step}`);
  const key = String(link.step);
  if (rest.length === 0 && edit.kind === 'remove')
    return { kind: 'object', members: here.members.filter(([other]) => other !== key) };
  if (rest.length === 0 && edit.kind === 'rename')
    return {
      kind: 'object',
      members: here.members.map(([other, held]) => [other === key ? edit.key : other, held]),
    };
  const last = here.members.findLastIndex(([other]) => other === key);
  const members = here.members.map(
    ([other, held], index) => [other, index === last ? changeAt(held, rest, made) : held] as const,
  );
  return { kind: 'object', members };
}

function inserted(here: Model, key: string, value: Model): Model {
  if (here.kind === 'object') return { kind: 'object', members: [...here.members, [key, value]] };
  if (here.kind !== 'array') throw new Error('inserted into no container');
  const at = key === '-' ? here.elements.length : Number(key);
  return { kind: 'array', elements: [...here.elements.slice(0, at), value, ...here.elements.slice(at)] };
}
