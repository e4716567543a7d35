import { quoteValue } from '../../src/json/quote.js';
import { type Draft, keyAt, replaceValue, wordsOf } from '../../src/lint/draft.js';
import type { DeferredDraft } from '../../src/lint/rule.js';
import type { NearMiss } from '../../src/snapshot/near-miss.js';
import type { RepeatedSlip, SlipRecords } from '../../src/snapshot/repeated-slips.js';
import { lookAlikeNote } from '../../src/text/look-alike.js';
import { furtherPlaces } from './throughout.js';

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

/** A misspelled `$type`: the right one, and a fix that writes it. */
export function typeNearMiss({ place, type, spelled }: NearMiss & { kind: 'type' }): Draft {
  const at = place.at('$type');
  return {
    at,
    message: `${quoteValue(spelled)} is not a documented $type: write "${type}"${lookAlikeNote(spelled, type)}`,
    fix: replaceValue(at, JSON.stringify(type), 'unsafe', `write "${type}"`),
  };
}

/** A misspelled `$type`, or its slip where that is repeated throughout the file. */
export function typeSlip(
  miss: NearMiss & { kind: 'type' },
  slip: RepeatedSlip | undefined,
): Draft | DeferredDraft {
  return slip === undefined
    ? { make: () => typeNearMiss(miss) }
    : repeatedNearMiss(typeNearMiss(miss), miss, slip);
}

/** The same slip throughout the file, as one finding. */
export function repeatedNearMiss(
  draft: Draft,
  miss: NearMiss & { kind: 'section' | 'key' | 'type' },
  { cause, slip, records }: RepeatedSlip,
): Draft {
  const { kind, spelled } = miss;
  const name = kind === 'type' ? miss.type : miss.field;
  return {
    ...draft,
    cause,
    message: (all) => {
      const { drafts } = all;
      if (drafts < 2 || slip === 'one name') return `${wordsOf(draft)}${furtherPlaces(all)}`;
      const what = kind === 'type' ? '$types' : 'fields';
      return `${drafts} ${what} ${RECORDS[records]} ${SLIPS[slip]}, such as ${quoteValue(spelled)}: rename it to ${name}, and the others like it`;
    },
    again: { message: `rename ${quoteValue(spelled)} to ${name}`, most: 5 },
  };
}

const RECORDS: Readonly<Record<SlipRecords, string>> = {
  quests: 'of quests',
  items: 'of room items',
  settings: 'of settings',
  roomTasks: 'of roomTasks',
  logic: 'in the logic of items',
  several: 'in several sections',
};

const SLIPS: Readonly<Record<Exclude<RepeatedSlip['slip'], 'one name'>, string>> = {
  'letter case': 'are in another letter case',
  'separated words': 'are spelled differently',
  'other words': 'have other names',
};
