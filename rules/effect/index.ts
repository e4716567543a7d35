import type { Rule } from '../kit.js';
import chainPlacement from './chain-placement.js';
import emptyChain from './empty-chain.js';
import equalLengths from './equal-lengths.js';
import linkedTrigger from './linked-trigger.js';
import parameters from './parameters.js';
import prefab from './prefab.js';
import randomOfOne from './random-of-one.js';
import unknownType from './unknown-type.js';

/** The rules of the family `effect`, in the order of the documentation. */
export const effectRules: readonly Rule[] = [
  unknownType,
  emptyChain,
  randomOfOne,
  linkedTrigger,
  chainPlacement,
  parameters,
  prefab,
  equalLengths,
];
