import type { Rule } from '../kit.js';
import { chainPlacement, emptyChain, linkedTrigger, randomOfOne } from './chains.js';
import { equalLengths, parameters, prefab, unknownType } from './known-effects.js';

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
