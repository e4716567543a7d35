import type { JsonObject } from '../json/value.js';

const STATUSES: ReadonlySet<string> = new Set(['inProgress', 'completed']);

/**
 * Whether a quests section groups its entries by Status, as an older form of snapshots did. The documents
 * describe a flat object keyed by quest id.
 */
export function isGroupedByStatus(quests: JsonObject, keys: readonly string[]): boolean {
  if (keys.length === 0 || !keys.every((key) => STATUSES.has(key))) return false;
  return keys.every((key) => {
    const group = quests[key];
    return typeof group === 'object' && group !== null && !Object.hasOwn(group, 'Status');
  });
}
