import type { Rule } from '../kit.js';
import { emptiesSettings, removesAllItems, removesAllQuests } from './emptied-sections.js';
import logicWithoutItems from './logic-without-items.js';
import misplacedRecords from './misplaced-records.js';
import missingLogic from './missing-logic.js';
import nothingToImport from './nothing-to-import.js';
import roomTasks from './room-tasks.js';
import sectionSpelling from './section-spelling.js';
import unknownSection from './unknown-section.js';

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
