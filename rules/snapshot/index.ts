import type { Rule } from '../../src/lint/rule.js';
import nothingToImport from './nothing-to-import.js';

/** The rules of the family `snapshot`, in the order of the catalogue. */
export const snapshotRules: readonly Rule[] = [nothingToImport];
