import type { Rule } from '../../src/lint/rule.js';
import expectedFields from './expected-fields.js';
import extraDataJson from './extra-data-json.js';
import logicKeyClash from './logic-key-clash.js';
import parentCycle from './parent-cycle.js';
import parentExists from './parent-exists.js';
import unitRotation from './unit-rotation.js';

/** The rules of the family `item`, in the order of the documentation. */
export const itemRules: readonly Rule[] = [
  expectedFields,
  parentExists,
  parentCycle,
  unitRotation,
  logicKeyClash,
  extraDataJson,
];
