import type { Rule } from '../kit.js';
import { extraDataJson, foreignKey, variables } from './settings.js';

/** The rules of the family `settings`, in the order of the documentation. */
export const settingsRules: readonly Rule[] = [extraDataJson, variables, foreignKey];
