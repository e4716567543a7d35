import type { JsonObject } from '../../src/json/value.js';
import { integerField } from '../../src/snapshot/fields.js';

export const PARENT = 'parentItemID';

/** The key of an item's parent (game-management API, part 2, item record fields); undefined where it has none: 0, by public observation. */
export function parentOf(record: JsonObject): string | undefined {
  const parent = integerField(record, PARENT);
  return parent === undefined || parent === 0 ? undefined : String(parent);
}
