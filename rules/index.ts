import type { RulePack } from '../src/verdict/lint/pack.js';
import { chainPlacement, emptyChain, linkedTrigger, randomOfOne } from './effect/chains.js';
import {
  unknownType as effectUnknownType,
  equalLengths,
  parameters,
  prefab,
} from './effect/known-effects.js';
import { knownQuest as expressionKnownQuest, noNumberPrefix } from './expression/quest-names.js';
import expressionSyntax from './expression/syntax.js';
import { args, quotes, state } from './expression/values.js';
import { endlessChain, limitStopsLoop, refreshOverridesGroup, resetRacesCompletion } from './flow/loops.js';
import {
  blockedRequirement,
  neverActivated,
  neverCompleted,
  unreachableEffect,
  unreachableTransition,
} from './flow/never.js';
import { contentString, hiddenClick, portalDestination } from './item/content.js';
import { extraDataJson as itemExtraDataJson, logicKeyClash } from './item/extra-data.js';
import { expectedFields, keyNumber, otherFormat, prefabName, zeroScale } from './item/fields.js';
import { enemyGround, parentCycle, parentExists } from './item/parents.js';
import unitRotation from './item/unit-rotation.js';
import spelling from './key/spelling.js';
import type { Rule } from './kit.js';
import { jsonString, knownItem } from './logic/entries.js';
import { colour, expectedKeys, fieldTypes, prefabKeys } from './logic/keys.js';
import { completedOnlyFields, statusSwapped } from './quest/completed-fields.js';
import { enabled, extraTextJson, noAutoStart, templateNameEmpty } from './quest/fields.js';
import { entryIdUuid, idFormat, idMatchesKey } from './quest/ids.js';
import { bareNameUnique, nameSpace, nameUnique, numberedName } from './quest/names.js';
import { pairComplete } from './quest/pair-complete.js';
import { pairSymmetry } from './quest/pair-symmetry.js';
import { creator, description } from './quest/room-wide.js';
import animation from './reference/animation.js';
import dialogueNode from './reference/dialogue-node.js';
import {
  cameraState,
  leaderboard,
  movementProfile,
  npc,
  spawnPoint,
  timer,
  variable,
} from './reference/names.js';
import {
  inProgressId as requirementInProgressId,
  knownQuest as requirementKnownQuest,
} from './requirement/ids.js';
import { neverChecked, noCycle, noDuplicate, reachableAmount } from './requirement/order.js';
import { schema } from './schema/schema.js';
import { foreignKey, extraDataJson as settingsExtraDataJson, variables } from './settings/settings.js';
import {
  emptiesSettings,
  logicWithoutItems,
  missingLogic,
  removesAllItems,
  removesAllQuests,
  roomTasks,
} from './snapshot/lacking.js';
import { misplacedRecords, nothingToImport, sectionSpelling, unknownSection } from './snapshot/sections.js';
import { misplacedType, unknownType as subscriptionUnknownType, triggerForm } from './subscription/form.js';
import { idUnique, idUuid } from './subscription/ids.js';
import questName from './subscription/quest-name.js';
import {
  inProgressId as subscriptionInProgressId,
  knownQuest as subscriptionKnownQuest,
} from './subscription/quests.js';
import { advancingCode, effectorState, onePerState } from './subscription/states.js';
import { depth, nearSizeLimit, size } from './text/limits.js';
import { encoding, syntax as textSyntax } from './text/reading.js';
import { decodedTwice, duplicateKey, loneSurrogate, secret, unsafeNumber } from './text/values.js';
import { enterNeedsTriggerPrefab, repeated, triggerPrefab, visibleItem } from './trigger/triggers.js';

/** Every rule, in the order of the documentation: by family, from the bytes to the whole. */
const RULES: readonly Rule[] = [
  encoding,
  textSyntax,
  size,
  nearSizeLimit,
  duplicateKey,
  unsafeNumber,
  loneSurrogate,
  depth,
  secret,
  decodedTwice,

  schema,

  unknownSection,
  sectionSpelling,
  misplacedRecords,
  nothingToImport,
  removesAllItems,
  removesAllQuests,
  emptiesSettings,
  logicWithoutItems,
  missingLogic,
  roomTasks,

  expectedFields,
  parentExists,
  parentCycle,
  unitRotation,
  otherFormat,
  logicKeyClash,
  itemExtraDataJson,
  prefabName,
  contentString,
  zeroScale,
  enemyGround,
  portalDestination,
  keyNumber,
  hiddenClick,

  spelling,

  jsonString,
  knownItem,
  expectedKeys,
  fieldTypes,
  colour,
  prefabKeys,

  settingsExtraDataJson,
  variables,
  foreignKey,

  pairComplete,
  pairSymmetry,
  completedOnlyFields,
  statusSwapped,
  idMatchesKey,
  idFormat,
  entryIdUuid,
  numberedName,
  nameSpace,
  nameUnique,
  bareNameUnique,
  description,
  enabled,
  noAutoStart,
  templateNameEmpty,
  creator,
  extraTextJson,

  requirementKnownQuest,
  requirementInProgressId,
  noCycle,
  reachableAmount,
  noDuplicate,
  neverChecked,

  idUuid,
  idUnique,
  effectorState,
  advancingCode,
  subscriptionKnownQuest,
  subscriptionInProgressId,
  questName,
  onePerState,
  triggerForm,
  misplacedType,
  subscriptionUnknownType,

  enterNeedsTriggerPrefab,
  repeated,
  triggerPrefab,
  visibleItem,

  effectUnknownType,
  emptyChain,
  randomOfOne,
  linkedTrigger,
  chainPlacement,
  parameters,
  prefab,
  equalLengths,

  noNumberPrefix,
  expressionKnownQuest,
  expressionSyntax,
  state,
  quotes,
  args,

  variable,
  timer,
  spawnPoint,
  cameraState,
  movementProfile,
  leaderboard,
  npc,
  animation,
  dialogueNode,

  neverActivated,
  neverCompleted,
  unreachableEffect,
  unreachableTransition,
  blockedRequirement,
  endlessChain,
  resetRacesCompletion,
  limitStopsLoop,
  refreshOverridesGroup,
];

export const rulePack: RulePack = new Map(RULES.map((rule) => [rule.id, rule]));
