import type { Rule } from '../../src/lint/rule.js';
import schema from './schema.js';

/** The rules of the family `schema`, in the order of the documentation. */
export const schemaRules: readonly Rule[] = [schema];
