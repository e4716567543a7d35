import { quoteValue } from '../../src/json/quote.js';
import { type Draft, keyAt, replaceValue } from '../../src/lint/draft.js';
import type { Report } from '../../src/lint/rule.js';
import type { NearMiss } from '../../src/snapshot/near-miss.js';
import type { Snapshot } from '../../src/snapshot/snapshot.js';
import { lookAlikeNote } from '../../src/text/look-alike.js';
import { inPair } from './pair-draft.js';
import { throughout } from './throughout.js';

type KeyMiss = NearMiss & { readonly kind: 'key' };
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

/** Reports a misspelled key of a record. */
export function reportKeySlip(miss: KeyMiss, snapshot: Snapshot, report: Report): void {
  const at = miss.place.at(miss.field);
  const draft = { ...inPair(at, keyNearMiss(miss, 'documented field'), snapshot), kind: 'misspelled' };
  report(areTooMany(snapshot) ? draft : throughout(slipOf(miss.spelled, miss.field), draft));
}

/** Reports a misspelled `$type`. */
export function reportTypeSlip(miss: TypeMiss, snapshot: Snapshot, report: Report): void {
  if (areTooMany(snapshot)) report({ make: () => typeNearMiss(miss) });
  else report(throughout(slipOf(miss.spelled, miss.type), typeNearMiss(miss)));
}

function typeNearMiss({ place, type, spelled }: TypeMiss): Draft {
  const at = place.at('$type');
  return {
    at,
    message: `${quoteValue(spelled)} is not a documented $type: write "${type}"${lookAlikeNote(spelled, type)}`,
    fix: replaceValue(at, JSON.stringify(type), 'unsafe', `write "${type}"`),
  };
}

/** More near misses are reported one by one: a single finding would take gigabytes. */
const MAX_TOGETHER = 100_000;

function areTooMany({ spellings }: Snapshot): boolean {
  return spellings.nearMisses.length > MAX_TOGETHER;
}

/** What was done to a name. A script changes the letter case of all names alike, or adds characters. */
function slipOf(spelled: string, name: string): string {
  return lettersOf(spelled) === lettersOf(name) ? 'letter case' : JSON.stringify([spelled, name]);
}

function lettersOf(name: string): string {
  return name.replace(/[^A-Za-z\d$]/g, '').toLowerCase();
}
