import { pairFields } from './compiled/record-table.js';
import { FIELDS } from './documented-fields.js';

/** The documented fields with one value on both entries (quest and task records, part 2, quest pair). */
export const SHARED_FIELDS: ReadonlySet<string> = new Set(pairFields.shared);
/** The fields that both entries have, each with a value of its own. */
export const OWN_FIELDS: ReadonlySet<string> = new Set(pairFields.own);
/** The fields that only the completed entry has. */
export const COMPLETED_FIELDS: readonly string[] = pairFields.completedOnly;
/** What a field of a completed entry holds, as JSON, when there is nothing to say. */
export function emptyJson(field: string): string {
  return FIELDS['quest-entry-completed'][field] === 'array' ? '[]' : '""';
}

/** The fields with one documented value. */
export const FIXED_FIELDS: ReadonlySet<string> = new Set(pairFields.fixed);
