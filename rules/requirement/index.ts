import type { Rule } from '../kit.js';
import { inProgressId, knownQuest } from './ids.js';
import { neverChecked, noCycle, noDuplicate, reachableAmount } from './order.js';

/** The rules of the family `requirement`, in the order of the documentation. */
export const requirementRules: readonly Rule[] = [
  knownQuest,
  inProgressId,
  noCycle,
  reachableAmount,
  noDuplicate,
  neverChecked,
];
