import type { Rule } from '../kit.js';
import { schema } from './schema.js';

/** The rules of the family `schema`, in the order of the documentation. */
export const schemaRules: readonly Rule[] = [schema];
