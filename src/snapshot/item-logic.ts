import type { Place } from '../json/place.js';

/** Whether a place is the Tasks of an item, and not part of an effect. */
export function isItemTasks(tasks: Place): boolean {
  const value = tasks.parent;
  if (tasks.step !== 'Tasks' || value === undefined) return false;
  // The root of JSON in a string.
  if (value.step === undefined) return true;
  // Logic that is an object instead of a string is read as what it should be.
  const [section, , field] = value.holder === undefined ? (value.paths[0] ?? []) : [];
  return section === 'logic' ? field === undefined : section === 'roomItems' && field === 'extraData';
}
