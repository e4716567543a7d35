import { quoteValue } from '../../src/json/quote.js';
import { type Draft, keyAt, replaceValue } from '../../src/lint/draft.js';
import type { NearMiss } from '../../src/snapshot/spellings.js';

/** A misspelled key: the right name, and a fix that renames it. */
export function keyNearMiss(
  { place, field, spelled }: NearMiss & { kind: 'key' | 'section' },
  what: string,
): Draft {
  const at = place.at(spelled);
  return {
    at: keyAt(at),
    message: () => `${quoteValue(spelled)} is not a ${what}: rename it to ${field}`,
    fix: {
      safety: 'unsafe',
      description: `rename ${quoteValue(spelled)} to ${field}`,
      edits: [{ kind: 'rename', place: at, key: field }],
    },
  };
}

/** A misspelled `$type`: the right one, and a fix that writes it. */
export function typeNearMiss({ place, type, spelled }: NearMiss & { kind: 'type' }): Draft {
  const at = place.at('$type');
  return {
    at,
    message: `${quoteValue(spelled)} is not a documented $type: write "${type}"`,
    fix: replaceValue(at, JSON.stringify(type), 'unsafe', `write "${type}"`),
  };
}
