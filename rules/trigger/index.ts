import type { Rule } from '../kit.js';
import { enterNeedsTriggerPrefab, repeated, triggerPrefab, visibleItem } from './triggers.js';

/** The rules of the family `trigger`, in the order of the documentation. */
export const triggerRules: readonly Rule[] = [enterNeedsTriggerPrefab, repeated, triggerPrefab, visibleItem];
