import type { Rule } from '../kit.js';
import extraDataJson from './extra-data-json.js';
import foreignKey from './foreign-key.js';
import variables from './variables.js';

/** The rules of the family `settings`, in the order of the documentation. */
export const settingsRules: readonly Rule[] = [extraDataJson, variables, foreignKey];
