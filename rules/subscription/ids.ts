import { uuidVersion } from '../../src/json/uuid.js';
import type { JsonValue } from '../../src/json/value.js';

/** What an Id looks like. The layout alone makes a UUID: published rooms have some of no version, and nil is one, too. */
export type IdForm = 'version 4' | 'other UUID' | 'no UUID';

export function idForm(id: string): IdForm {
  // Two rules ask about each Id, one after the other.
  if (id !== last.id) last = { id, form: formOf(id) };
  return last.form;
}

let last: { readonly id: string; readonly form: IdForm } = { id: '', form: 'no UUID' };

function formOf(id: string): IdForm {
  const version = uuidVersion(id);
  if (version === 4) return 'version 4';
  return version === undefined ? 'no UUID' : 'other UUID';
}

/** Whether subscription/id-uuid takes an Id of this form, given its option `version`. */
export function isAccepted(form: IdForm, version: JsonValue | undefined): boolean {
  return form === 'version 4' || (form === 'other UUID' && version === 'any');
}
