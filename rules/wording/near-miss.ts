import { textField } from '../../src/bytes/json/members.js';
import { beginsLikeJson, tryParseJson } from '../../src/bytes/json/parse-json.js';
import type { Place } from '../../src/bytes/json/place.js';
import { quoteValue } from '../../src/bytes/json/quote.js';
import { lookAlikeNote } from '../../src/bytes/text/look-alike.js';
import { DOCUMENTED_TYPES } from '../../src/model/schema/documented-fields.js';
import type { Subscription } from '../../src/model/snapshot/records.js';
import type { NearMiss } from '../../src/model/snapshot/spellings.js';
import { type FixDraft, keyAt, replaceValue, writeValue } from '../../src/verdict/lint/draft.js';

type KeyMiss = NearMiss & { readonly kind: 'key' | 'section' };
type TypeMiss = NearMiss & { readonly kind: 'type' };

/** What is written, and what was meant. */
export interface Slip {
  readonly spelled: string;
  readonly meant: string;
}

/** An unsafe fix that writes the text that was meant, where that is known. */
export function writeMeant(place: Place, meant: string | undefined): FixDraft | undefined {
  if (meant === undefined) return undefined;
  return replaceValue(place, JSON.stringify(meant), 'unsafe', `write ${quoteValue(meant)}`);
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
  return { kind: 'misspelled', at, values: { spelled, meant: type }, fix: writeMeant(at, type) } as const;
}

/** From the Tasks of an item to a subscription, by fields that the documents name. */
const DOCUMENTED_PATH = /^\d+(?:\/DirectEffector)?(?:\/Effector\/linkedTasks\/\d+)?$/;

/** The fix, unless the record is part of something undocumented, which no fix may change. */
export function fixIn(subscription: Subscription, fix: FixDraft | undefined): FixDraft | undefined {
  return isDocumented(subscription) ? fix : undefined;
}

/** Whether the documents name every record and field from the Tasks of an item to a subscription. */
export function isDocumented(subscription: Subscription): boolean {
  for (let each: Subscription | undefined = subscription; each !== undefined; each = each.holder) {
    const isElement = each.kind !== 'linked-task' && each.kind !== 'direct-effector';
    if (isElement && !DOCUMENTED_TYPES.has(textField(each.record, '$type') ?? '')) return false;
  }
  const steps = subscription.place.paths.at(-1) ?? [];
  const path = steps.slice(steps.indexOf('Tasks') + 1).join('/');
  return DOCUMENTED_PATH.test(path);
}

/** A fix that replaces a string, unsafe where it holds JSON. @param was the string that is there now */
export function overwriteText(place: Place, was: string, by: string, description: string): FixDraft {
  const edit = writeValue(place, by);
  const mayHoldJson = beginsLikeJson(was) || tryParseJson(was) !== undefined;
  if (!mayHoldJson) return { safety: 'safe', description, edits: [edit] };
  const discards = `${description}, and discard the JSON that is there`;
  return { safety: 'unsafe', description: discards, edits: [{ ...edit, discards: true }] };
}
