import { isObject, member } from '../json/value.js';
import { sameValue } from '../snapshot/same-value.js';
import { hasDoubtfulNumber, ObjectText } from './object-text.js';
import { type Content, memberContent, sameContent } from './same-content.js';

/** The names of the fields of a record that differ. All are empty when one of the two is not an object. */
export interface FieldChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export function fieldChanges(before: Content | undefined, after: Content | undefined): FieldChanges {
  const changes = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  if (!isObject(before?.value) || !isObject(after?.value)) return changes;
  // Where doubles are exact, comparing values is enough. That is so for most records, and takes a third of the time.
  if (!hasDoubtfulNumber(before.text) && !hasDoubtfulNumber(after.text)) {
    const [had, has] = [before.value, after.value];
    for (const [key, old] of Object.entries(had)) {
      const now = member(has, key);
      if (now === undefined) changes.removed.push(key);
      else if (!sameValue(old, now)) changes.changed.push(key);
    }
    for (const key of Object.keys(has)) if (!Object.hasOwn(had, key)) changes.added.push(key);
    return changes;
  }
  const [one, other] = [new ObjectText(before.text, 0), new ObjectText(after.text, 0)];
  for (const key of one.keys) {
    const [old, now] = [memberContent(one, before.value, key), memberContent(other, after.value, key)];
    if (now === undefined) changes.removed.push(key);
    else if (old !== undefined && !sameContent(old, now)) changes.changed.push(key);
  }
  for (const key of other.keys) if (one.find(key) === undefined) changes.added.push(key);
  return changes;
}
