/*
 * What most rules are made of: the contract, places and fixes, reading fields, words. Plugins import the same
 * names from `roomlint`. What only a few rules need, they import from where it is.
 */

export { NearNames } from '../src/catalog/near-names.js';
export type { TextEdit } from '../src/json/edit/edit.js';
export { sameValue } from '../src/json/equality/values.js';
export { beginsLikeJson } from '../src/json/parse-json.js';
export { Place } from '../src/json/place.js';
export { quoteValue } from '../src/json/quote.js';
export { isObject, type JsonObject, type JsonValue, member } from '../src/json/value.js';
export {
  absentFrom,
  addMember,
  type Claim,
  cutFromString,
  type Draft,
  type FixDraft,
  keyAt,
  type NewIds,
  overwriteValue,
  recordAt,
  removeMember,
  renameMember,
  renewUuid,
  replaceValue,
  spanIn,
  writeValue,
} from '../src/lint/draft.js';
export {
  defineRule,
  type EachSubscription,
  type Report,
  type Rule,
  type RuleContext,
  type RuleListeners,
} from '../src/lint/rule.js';
export {
  arrayField,
  hasField,
  integerField,
  numberField,
  objectField,
  textField,
} from '../src/snapshot/fields.js';
export type { ItemLogic } from '../src/snapshot/item-logic.js';
export type { PlacedExpression } from '../src/snapshot/placed-expression.js';
export { type CompletePair, completePair, type QuestEntry } from '../src/snapshot/quest-entry.js';
export { QUEST_KINDS, questReference } from '../src/snapshot/quest-reference.js';
export { transitionCode } from '../src/snapshot/quest-states.js';
export { bareName, isNumberedName, isQuestIdShaped } from '../src/snapshot/quest-values.js';
export type { QuestIndex } from '../src/snapshot/quests.js';
export type { Subscription } from '../src/snapshot/records.js';
export type { Snapshot } from '../src/snapshot/snapshot.js';
export { groupedBy } from '../src/text/add-to.js';
export { listed } from '../src/text/in-words.js';
export { LookAlikes, lookAlikeNote } from '../src/text/look-alike.js';
export { span } from '../src/text/span.js';
export { fixIn } from './wording/documented-fields.js';
export { valueDraft } from './wording/entry-draft.js';
export { otherQuestLabel, questLabel } from './wording/quest-label.js';
