import type { Rule } from '../kit.js';
import contentString from './content-string.js';
import enemyGround from './enemy-ground.js';
import expectedFields from './expected-fields.js';
import extraDataJson from './extra-data-json.js';
import hiddenClick from './hidden-click.js';
import keyNumber from './key-number.js';
import logicKeyClash from './logic-key-clash.js';
import otherFormat from './other-format.js';
import parentCycle from './parent-cycle.js';
import parentExists from './parent-exists.js';
import portalDestination from './portal-destination.js';
import prefabName from './prefab-name.js';
import unitRotation from './unit-rotation.js';
import zeroScale from './zero-scale.js';

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
