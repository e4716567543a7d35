import type { Rule } from '../kit.js';
import { completedOnlyFields, statusSwapped } from './completed-fields.js';
import { enabled, extraTextJson, noAutoStart, templateNameEmpty } from './fields.js';
import { entryIdUuid, idFormat, idMatchesKey } from './ids.js';
import { bareNameUnique, nameSpace, nameUnique, numberedName } from './names.js';
import { pairComplete } from './pair-complete.js';
import { pairSymmetry } from './pair-symmetry.js';
import { creator, description } from './room-wide.js';

/** The rules of the family `quest`, in the order of the documentation. */
export const questRules: readonly Rule[] = [
  pairComplete,
  pairSymmetry,
  completedOnlyFields,
  statusSwapped,
  idMatchesKey,
  idFormat,
  entryIdUuid,
  numberedName,
  nameSpace,
  nameUnique,
  bareNameUnique,
  description,
  enabled,
  noAutoStart,
  templateNameEmpty,
  creator,
  extraTextJson,
];
