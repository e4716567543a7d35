import { isObject, type JsonObject } from '../../bytes/json/value.js';
import { integerField } from './fields.js';
import type { Members } from './sections.js';

/** The field that names an item's parent (game-management API, part 2, item record fields). */
export const PARENT_FIELD = 'parentItemID';

/** The key of an item's parent; undefined where it has none. That 0 means none is public observation. */
export function parentOf(record: JsonObject): string | undefined {
  const parent = integerField(record, PARENT_FIELD);
  return parent === undefined || parent === 0 ? undefined : String(parent);
}

/** Items that are each other's parents, by key: each cycle from child to parent. */
export function findParentCycles({ keys, values }: Members): readonly (readonly string[])[] {
  const parents = new Map<string, string>();
  for (const [index, key] of keys.entries()) {
    const record = values[index];
    const parent = record !== undefined && isObject(record) ? parentOf(record) : undefined;
    if (parent !== undefined) parents.set(key, parent);
  }
  return cyclesOf(parents);
}

/** The cycles of parents, in one pass: each item has at most one parent. */
function cyclesOf(parents: ReadonlyMap<string, string>): string[][] {
  const cycles: string[][] = [];
  const seen = new Set<string>();
  for (const [start, parent] of parents) {
    // Most parents have none themselves.
    if (!parents.has(parent)) continue;
    const path: string[] = [];
    let key: string | undefined = start;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      path.push(key);
      key = parents.get(key);
    }
    const again = key === undefined ? -1 : path.lastIndexOf(key);
    if (again >= 0) cycles.push(path.slice(again));
  }
  return cycles;
}
