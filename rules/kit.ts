/*
 * What most rules are made of: the contract, places and fixes, reading fields, words. Plugins import the same
 * names from `roomlint`. What only a few rules need, they import from where it is.
 */

export type { TextEdit } from '../src/bytes/json/edit/edit.js';
export { sameValue } from '../src/bytes/json/equality.js';
export {
  arrayField,
  hasMember,
  integerField,
  keysOf,
  member,
  membersOf,
  numberField,
  objectField,
  textField,
  valuesOf,
  withoutMember,
} from '../src/bytes/json/members.js';
export { beginsLikeJson } from '../src/bytes/json/parse-json.js';
export { Place } from '../src/bytes/json/place.js';
export { quoteValue } from '../src/bytes/json/quote.js';
export { isObject, type JsonObject, type JsonValue, type PlainObject } from '../src/bytes/json/value.js';
export { groupedBy } from '../src/bytes/text/add-to.js';
export { listed } from '../src/bytes/text/in-words.js';
export { LookAlikes, lookAlikeNote } from '../src/bytes/text/look-alike.js';
export { span } from '../src/bytes/text/span.js';
export { NearNames } from '../src/model/catalog/near-names.js';
export type { PlacedExpression } from '../src/model/snapshot/effect.js';
export type { ItemLogic } from '../src/model/snapshot/item-logic.js';
export { type CompletePair, completePair, type QuestEntry } from '../src/model/snapshot/quest-entry.js';
export { transitionCode } from '../src/model/snapshot/quest-states.js';
export { bareName, isNumberedName, isQuestIdShaped } from '../src/model/snapshot/quest-values.js';
export type { QuestIndex } from '../src/model/snapshot/quests.js';
export type { Subscription } from '../src/model/snapshot/records.js';
export { QUEST_KINDS, questReference } from '../src/model/snapshot/records.js';
export type { Snapshot } from '../src/model/snapshot/snapshot.js';
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
} from '../src/verdict/lint/draft.js';
export type { Kinds } from '../src/verdict/lint/kinds.js';
export {
  defineRule,
  type EachSubscription,
  type Report,
  type ReportedAs,
  type Rule,
  type RuleContext,
  type RuleListeners,
} from '../src/verdict/lint/rule.js';
export { fixIn, writeMeant } from './wording/near-miss.js';
export { otherQuestLabel, questLabel, valueDraft } from './wording/quest-entries.js';
