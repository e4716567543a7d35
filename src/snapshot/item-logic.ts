import type { JsonValue } from '../json/value.js';

/** Whether an extraData field has content that an import merges a logic entry into. */
export function hasContent(extraData: JsonValue | undefined): boolean {
  if (extraData === undefined || extraData === null) return false;
  if (typeof extraData === 'string') return !/^\s*(?:\{\s*\})?\s*$/.test(extraData);
  return typeof extraData !== 'object' || Object.keys(extraData).length > 0;
}
