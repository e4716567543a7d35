import type { Rule } from '../kit.js';
import bareNameUnique from './bare-name-unique.js';
import completedOnlyFields from './completed-only-fields.js';
import creator from './creator.js';
import description from './description.js';
import enabled from './enabled.js';
import entryIdUuid from './entry-id-uuid.js';
import extraTextJson from './extra-text-json.js';
import idFormat from './id-format.js';
import idMatchesKey from './id-matches-key.js';
import nameSpace from './name-space.js';
import nameUnique from './name-unique.js';
import noAutoStart from './no-auto-start.js';
import numberedName from './numbered-name.js';
import pairComplete from './pair-complete.js';
import pairSymmetry from './pair-symmetry.js';
import statusSwapped from './status-swapped.js';
import templateNameEmpty from './template-name-empty.js';

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
