import type { Rule } from '../kit.js';
import idUnique from './id-unique.js';
import idUuid from './id-uuid.js';
import inProgressId from './in-progress-id.js';
import knownQuest from './known-quest.js';
import misplacedType from './misplaced-type.js';
import onePerState from './one-per-state.js';
import questName from './quest-name.js';
import targetState from './target-state.js';
import transitionCode from './transition-code.js';
import triggerForm from './trigger-form.js';
import unknownType from './unknown-type.js';

/** The rules of the family `subscription`, in the order of the documentation. */
export const subscriptionRules: readonly Rule[] = [
  idUuid,
  idUnique,
  targetState,
  transitionCode,
  knownQuest,
  inProgressId,
  questName,
  onePerState,
  triggerForm,
  misplacedType,
  unknownType,
];
