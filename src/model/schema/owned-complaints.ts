import { addTo } from '../../bytes/text/add-to.js';
import type { ValidationError } from './compiled/validators.js';
import type { RecordName } from './documented-fields.js';

/** A complaint of a schema that somebody else reports, in better words. One root cause is one finding. */
export interface OwnedComplaint {
  readonly record: RecordName;
  readonly keyword: 'type' | 'required' | 'not';
  /** The field within the record, `*` for any name; empty for the record itself. */
  readonly field: readonly string[];
}

/** The complaints that others report, to be looked up fast. */
export class OwnedComplaints {
  private readonly byRecord = new Map<RecordName, OwnedComplaint[]>();

  constructor(owned: Iterable<OwnedComplaint>) {
    for (const complaint of owned) addTo(this.byRecord, complaint.record, complaint);
  }

  has(record: RecordName, error: ValidationError, path: readonly (string | number)[]): boolean {
    const owned = this.byRecord.get(record);
    if (owned === undefined) return false;
    const missing = error.keyword === 'required' ? String(error.params.missingProperty) : undefined;
    for (let index = 0; index < owned.length; index++) {
      const { keyword, field } = owned[index] as OwnedComplaint;
      if (keyword === error.keyword && isField(field, path, missing)) return true;
    }
    return false;
  }
}

/** @param missing the field that is missing from what is at the path */
function isField(
  field: readonly string[],
  path: readonly (string | number)[],
  missing: string | undefined,
): boolean {
  if (field.length !== path.length + (missing === undefined ? 0 : 1)) return false;
  return field.every((name, depth) => name === '*' || name === (depth < path.length ? path[depth] : missing));
}

export const NOTHING_OWNED = new OwnedComplaints([]);
