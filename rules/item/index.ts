import type { Rule } from '../kit.js';
import { contentString, hiddenClick, portalDestination } from './content.js';
import { extraDataJson, logicKeyClash } from './extra-data.js';
import { expectedFields, keyNumber, otherFormat, prefabName, zeroScale } from './fields.js';
import { enemyGround, parentCycle, parentExists } from './parents.js';
import unitRotation from './unit-rotation.js';

/** The rules of the family `item`, in the order of the documentation. */
export const itemRules: readonly Rule[] = [
  expectedFields,
  parentExists,
  parentCycle,
  unitRotation,
  otherFormat,
  logicKeyClash,
  extraDataJson,
  prefabName,
  contentString,
  zeroScale,
  enemyGround,
  portalDestination,
  keyNumber,
  hiddenClick,
];
