import type { Rule } from '../kit.js';
import { endlessChain, limitStopsLoop, refreshOverridesGroup, resetRacesCompletion } from './loops.js';
import {
  blockedRequirement,
  neverActivated,
  neverCompleted,
  unreachableEffect,
  unreachableTransition,
} from './never.js';

/** The rules of the family `flow`, in the order of the documentation. */
export const flowRules: readonly Rule[] = [
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
