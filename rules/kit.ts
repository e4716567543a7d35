/* Everything that a rule is made of, in one import. Plugins import the same names from `roomlint`. */

export {
  ADDRESSABLE_NAMES,
  ANIMATION_FIELDS,
  ANIMATION_NAMES,
  COLOUR_SLIPS,
  EFFECT_NAMES,
  EFFECTS,
  ENEMY_GROUND,
  FOREIGN_SETTINGS,
  type KnownEffect,
  type KnownTrigger,
  PREFAB_NAMES,
  PREFABS,
  type Prefab,
  prefabNamed,
  TRIGGER_NAMES,
  TRIGGERS,
  type ValueKind,
} from '../src/catalog/catalog.js';
export { BUILT_IN_VARIABLES, type NameKind } from '../src/catalog/name-kinds.js';
export { NearNames } from '../src/catalog/near-names.js';
export { hexDigits, isOfKind } from '../src/catalog/value-kind.js';
export type { ExpressionFault } from '../src/expression/fault.js';
export {
  argumentCount,
  type ExpressionFunction,
  expressionFunction,
  isComputedText,
  meantFunction,
  STATE_TEXTS,
} from '../src/expression/functions.js';
export {
  type CallNode,
  type ExpressionNode,
  type OperationNode,
  type ReadNode,
  type StringNode,
  withoutBrackets,
} from '../src/expression/node.js';
export { parseExpression } from '../src/expression/parse-expression.js';
export {
  type EndlessChain,
  type Fact,
  type FlowChain,
  type FlowModel,
  type FlowQuest,
  type FlowTransition,
  type NeverActivated,
  type NeverCompleted,
  playText,
  stateName,
} from '../src/flow/index.js';
export { canonical } from '../src/json/canonical.js';
export type { NewJson, TextEdit } from '../src/json/edit/edit.js';
export { sameValue } from '../src/json/equality/values.js';
export type { NumberFault } from '../src/json/number.js';
export { beginsLikeJson, tryJsonParse } from '../src/json/parse-json.js';
export { Place } from '../src/json/place.js';
export { formatPointer, type Step } from '../src/json/pointer.js';
export { quoteValue } from '../src/json/quote.js';
export { isThroughout, SYNTAX_FAULT_KINDS, type SyntaxFault } from '../src/json/syntax/syntax-fault.js';
export type { SyntaxFix } from '../src/json/syntax/syntax-fix.js';
export { uuidVersion } from '../src/json/uuid.js';
export { isObject, type JsonObject, type JsonValue, jsonType, member } from '../src/json/value.js';
export {
  absentFrom,
  addMember,
  type Claim,
  cutFromString,
  type Draft,
  type EditDraft,
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
  type Target,
  wordsOf,
  writeValue,
} from '../src/lint/draft.js';
export type { EachSubscription } from '../src/lint/rule.js';
export {
  defineRule,
  type FixKind,
  type Report,
  type Rule,
  type RuleContext,
  type RuleListeners,
} from '../src/lint/rule.js';
export { SECRET_PATTERNS, SIGNED_URL } from '../src/scan/secrets.js';
export { SeenTexts } from '../src/scan/seen-texts.js';
export {
  AXES,
  aroundAxis,
  CHAIN_TYPE,
  COMPLETED_FIELDS,
  DOCUMENTED_TYPES,
  emptyJson,
  FIELDS,
  FIXED_FIELDS,
  fourDigits,
  isSubscriptionType,
  isWritten,
  MAX_DEGREES,
  meantType,
  NO_ROTATION,
  OWN_FIELDS,
  type OwnedComplaint,
  otherForm,
  type Quaternion,
  type RecordName,
  readKeys,
  SHARED_FIELDS,
  SLIPS,
  type TypeKind,
  turnText,
  VECTORS,
  vectorText,
} from '../src/schema/index.js';
export type { CopiedQuest } from '../src/snapshot/copied-quests.js';
export {
  type EmbeddedText,
  heldObject,
  syntaxFaultsIn,
  unwrapped,
} from '../src/snapshot/embedded-text.js';
export {
  arrayField,
  hasContent,
  hasField,
  integerField,
  numberField,
  objectField,
  textField,
} from '../src/snapshot/fields.js';
export { MAX_IMPORTED_BYTES, SURELY_IMPORTED_BYTES } from '../src/snapshot/import-limit.js';
export { COMMON_KEYS, type ItemLogic, isInViewNodes, isItemTasks } from '../src/snapshot/item-logic.js';
export { PARENT_FIELD, parentOf } from '../src/snapshot/item-parents.js';
export type { LostIds } from '../src/snapshot/lost-ids.js';
export type { Misplaced } from '../src/snapshot/misplaced-records.js';
export type { NameIndex, NamePlaces } from '../src/snapshot/name-reader.js';
export type { NearMiss } from '../src/snapshot/near-miss.js';
export type { MistypedPair } from '../src/snapshot/pair-faults.js';
export type { PlacedExpression } from '../src/snapshot/placed-expression.js';
export { idOf } from '../src/snapshot/quest-entries.js';
export {
  agreedName,
  type CompletePair,
  comparablePair,
  completePair,
  looksCompleted,
  mainEntry,
  type Quest,
  type QuestEntry,
  type QuestPair,
  type QuestStatus,
} from '../src/snapshot/quest-entry.js';
export { QUEST_KINDS, questReference } from '../src/snapshot/quest-reference.js';
export {
  QUEST_STATES,
  type QuestState,
  TRANSITION_CODES,
  type TransitionCode,
  targetState,
  transitionCode,
} from '../src/snapshot/quest-states.js';
export {
  bareName,
  endsInSpace,
  hasControlCharacter,
  isNumberedName,
  isPlaceholder,
  isQuestIdShaped,
  isSoundCreator,
  isSoundDescription,
  isSoundName,
  isUuid,
  isUuidVersion4,
} from '../src/snapshot/quest-values.js';
export type { QuestIndex } from '../src/snapshot/quests.js';
export { mayNameQuests, type QuestFunction } from '../src/snapshot/read-expression.js';
export type {
  OtherTask,
  PlacedSchemaFault,
  Subscription,
  SubscriptionKind,
} from '../src/snapshot/records.js';
export { TRIGGER_KINDS } from '../src/snapshot/records.js';
export { findRepeatedLogic } from '../src/snapshot/repeated-logic.js';
export { type QuestRequirement, requirementPlace } from '../src/snapshot/requirements.js';
export { MAX_LEVELS, MAX_RECORDS, SECTIONS, type SectionName } from '../src/snapshot/sections.js';
export type { Snapshot } from '../src/snapshot/snapshot.js';
export { type Lookalike, lookalike, strayRecord } from '../src/snapshot/snapshot-shape.js';
export { addTo, getOrInsert, groupedBy } from '../src/text/add-to.js';
export type { EncodingFault } from '../src/text/encoding.js';
export { counted, listed, withArticle } from '../src/text/in-words.js';
export { LookAlikes, lookAlikeNote } from '../src/text/look-alike.js';
export { nearest } from '../src/text/nearest.js';
export { type Span, span } from '../src/text/span.js';
export { BrokenTexts } from './wording/broken-texts.js';
export { fixIn, isDocumented } from './wording/documented-fields.js';
export { entryAround, valueDraft } from './wording/entry-draft.js';
export { inExpression, rewriting, shortQuote, writing } from './wording/expression-text.js';
export { ASKS_FLOW } from './wording/flow-knowledge.js';
export {
  blockedBy,
  circleOf,
  countedWords,
  fieldOf,
  flowName,
  MAX_RELATED,
  relatedRecords,
  repeatedCodes,
} from './wording/flow-wording.js';
export {
  brokenJson,
  heldJsonFault,
  heldObjectFault,
  misheldLogic,
  notAString,
  wrappedLogic,
} from './wording/held-json.js';
export { laterQuests } from './wording/later-quests.js';
export { keyNearMiss, typeNearMiss } from './wording/near-miss.js';
export { overwriteText } from './wording/overwrite-text.js';
export { otherQuestLabel, questLabel } from './wording/quest-label.js';
export { renaming } from './wording/renaming.js';
export { syntaxFixWords } from './wording/syntax-fix-words.js';
export { openedMessage, syntaxMessage } from './wording/syntax-message.js';
export { tieBetween } from './wording/tie-between.js';
export { CHOOSES_UUID_VERSION } from './wording/uuid-version.js';
export { KIND_WORDS } from './wording/value-kind.js';
export { knownPrefabOf, worksAnywhere, worksOnlyOn } from './wording/works-on.js';
