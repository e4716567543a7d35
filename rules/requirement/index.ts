import type { Rule } from '../kit.js';
import inProgressId from './in-progress-id.js';
import knownQuest from './known-quest.js';
import neverChecked from './never-checked.js';
import noCycle from './no-cycle.js';
import noDuplicate from './no-duplicate.js';
import reachableAmount from './reachable-amount.js';

/** The rules of the family `requirement`, in the order of the documentation. */
export const requirementRules: readonly Rule[] = [
  knownQuest,
  inProgressId,
  noCycle,
  reachableAmount,
  noDuplicate,
  neverChecked,
];
