import type { JsonValue } from '../json/value.js';

const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;

/**
 * The quest ids that the JSON in some strings names as TaskTriggerId, each once. Strings that are not JSON
 * are searched as well.
 */
export function questIdsIn(...strings: readonly (JsonValue | undefined)[]): string[] {
  const ids = new Set<string>();
  for (const string of strings) {
    if (typeof string !== 'string') continue;
    for (const [, id = ''] of string.matchAll(QUEST_ID)) ids.add(id);
  }
  return [...ids];
}
