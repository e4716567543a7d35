import { quoteValue } from '../../src/bytes/json/quote.js';
import { lookAlikeNote } from '../../src/bytes/text/look-alike.js';
import type { NearMiss } from '../../src/model/snapshot/near-miss.js';
import { type FixDraft, keyAt, replaceValue } from '../../src/verdict/lint/draft.js';

type KeyMiss = NearMiss & { readonly kind: 'key' | 'section' };
type TypeMiss = NearMiss & { readonly kind: 'type' };

/** What is written, and what was meant. */
export interface Slip {
  readonly spelled: string;
  readonly meant: string;
}

/** What is said of a misspelled key of a record. */
export function fieldIsMisspelled({ spelled, meant }: Slip): string {
  return `${quoteValue(spelled)} is not a documented field: rename it to ${meant}${lookAlikeNote(spelled, meant)}`;
}

/** A misspelled key, with a fix that renames it. */
export function misspelledKey({ place, field, spelled }: KeyMiss) {
  const at = place.at(spelled);
  const fix: FixDraft = {
    safety: 'unsafe',
    description: `rename ${quoteValue(spelled)} to ${field}`,
    edits: [{ kind: 'rename', place: at, key: field }],
  };
  return { kind: 'misspelled', at: keyAt(at), values: { spelled, meant: field }, fix } as const;
}

/** What is said of a misspelled `$type`. */
export function typeIsMisspelled({ spelled, meant }: Slip): string {
  return `${quoteValue(spelled)} is not a documented $type: write "${meant}"${lookAlikeNote(spelled, meant)}`;
}

/** A misspelled `$type`. */
export function misspelledType({ place, type, spelled }: TypeMiss) {
  const at = place.at('$type');
  const fix = replaceValue(at, JSON.stringify(type), 'unsafe', `write "${type}"`);
  return { kind: 'misspelled', at, values: { spelled, meant: type }, fix } as const;
}
