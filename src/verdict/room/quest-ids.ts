import type { JsonValue } from '../../bytes/json/value.js';

const QUEST_ID = /"TaskTriggerId"\s*:\s*"([^"\\]+)"/g;

/** The quest ids that some strings name as TaskTriggerId, also where they are not JSON. */
export function questIdsIn(...strings: readonly (JsonValue | undefined)[]): string[] {
  const ids = new Set<string>();
  for (const string of strings) {
    if (typeof string !== 'string') continue;
    for (const [, id = ''] of string.matchAll(QUEST_ID)) ids.add(id);
  }
  return [...ids];
}
