import type { Rule } from '../../src/lint/rule.js';
import chainPlacement from './chain-placement.js';
import emptyChain from './empty-chain.js';
import linkedTrigger from './linked-trigger.js';
import randomOfOne from './random-of-one.js';
import unknownType from './unknown-type.js';

/** The rules of the family `effect`, in the order of the documentation. */
export const effectRules: readonly Rule[] = [
  unknownType,
  emptyChain,
  randomOfOne,
  linkedTrigger,
  chainPlacement,
];
