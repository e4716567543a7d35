import type { Rule } from '../kit.js';
import { jsonString, knownItem } from './entries.js';
import { colour, expectedKeys, fieldTypes, prefabKeys } from './keys.js';

/** The rules of the family `logic`, in the order of the documentation. */
export const logicRules: readonly Rule[] = [
  jsonString,
  knownItem,
  expectedKeys,
  fieldTypes,
  colour,
  prefabKeys,
];
