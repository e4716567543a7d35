import { quoteValue } from '../../src/bytes/json/quote.js';
import { lookAlikeNote } from '../../src/bytes/text/look-alike.js';
import type { NearMiss } from '../../src/model/snapshot/near-miss.js';
import { type Draft, keyAt, replaceValue } from '../../src/verdict/lint/draft.js';

type TypeMiss = NearMiss & { readonly kind: 'type' };

/** A misspelled key: the right name, and a fix that renames it. */
export function keyNearMiss(
  { place, field, spelled }: NearMiss & { kind: 'key' | 'section' },
  what: string,
): Draft {
  const at = place.at(spelled);
  return {
    at: keyAt(at),
    message: () =>
      `${quoteValue(spelled)} is not a ${what}: rename it to ${field}${lookAlikeNote(spelled, field)}`,
    fix: {
      safety: 'unsafe',
      description: `rename ${quoteValue(spelled)} to ${field}`,
      edits: [{ kind: 'rename', place: at, key: field }],
    },
  };
}

export interface TypeSlip {
  readonly spelled: string;
  readonly meant: string;
}

/** What is said of a misspelled `$type`. */
export function typeIsMisspelled({ spelled, meant }: TypeSlip): string {
  return `${quoteValue(spelled)} is not a documented $type: write "${meant}"${lookAlikeNote(spelled, meant)}`;
}

/** A misspelled `$type`. */
export function misspelledType({ place, type, spelled }: TypeMiss) {
  const at = place.at('$type');
  const fix = replaceValue(at, JSON.stringify(type), 'unsafe', `write "${type}"`);
  return { kind: 'misspelled', at, values: { spelled, meant: type }, fix } as const;
}
