import type { Rule } from '../kit.js';
import {
  emptiesSettings,
  logicWithoutItems,
  missingLogic,
  removesAllItems,
  removesAllQuests,
  roomTasks,
} from './lacking.js';
import { misplacedRecords, nothingToImport, sectionSpelling, unknownSection } from './sections.js';

/** The rules of the family `snapshot`, in the order of the documentation. */
export const snapshotRules: readonly Rule[] = [
  unknownSection,
  sectionSpelling,
  misplacedRecords,
  nothingToImport,
  removesAllItems,
  removesAllQuests,
  emptiesSettings,
  logicWithoutItems,
  missingLogic,
  roomTasks,
];
