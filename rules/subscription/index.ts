import type { Rule } from '../kit.js';
import { misplacedType, triggerForm, unknownType } from './form.js';
import { idUnique, idUuid } from './ids.js';
import questName from './quest-name.js';
import { inProgressId, knownQuest } from './quests.js';
import { advancingCode, effectorState, onePerState } from './states.js';

/** The rules of the family `subscription`, in the order of the documentation. */
export const subscriptionRules: readonly Rule[] = [
  idUuid,
  idUnique,
  effectorState,
  advancingCode,
  knownQuest,
  inProgressId,
  questName,
  onePerState,
  triggerForm,
  misplacedType,
  unknownType,
];
