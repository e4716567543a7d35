import type { Rule } from '../kit.js';
import blockedRequirement from './blocked-requirement.js';
import endlessChain from './endless-chain.js';
import limitStopsLoop from './limit-stops-loop.js';
import neverActivated from './never-activated.js';
import neverCompleted from './never-completed.js';
import refreshOverridesGroup from './refresh-overrides-group.js';
import resetRacesCompletion from './reset-races-completion.js';
import unreachableEffect from './unreachable-effect.js';
import unreachableTransition from './unreachable-transition.js';

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
