import type { Rule } from '../kit.js';
import colour from './colour.js';
import expectedKeys from './expected-keys.js';
import fieldTypes from './field-types.js';
import jsonString from './json-string.js';
import knownItem from './known-item.js';
import prefabKeys from './prefab-keys.js';

/** The rules of the family `logic`, in the order of the documentation. */
export const logicRules: readonly Rule[] = [
  jsonString,
  knownItem,
  expectedKeys,
  fieldTypes,
  colour,
  prefabKeys,
];
