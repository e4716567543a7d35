import type { Rule } from '../kit.js';
import enterNeedsTriggerPrefab from './enter-needs-trigger-prefab.js';
import prefab from './prefab.js';
import repeated from './repeated.js';
import visibleItem from './visible-item.js';

/** The rules of the family `trigger`, in the order of the documentation. */
export const triggerRules: readonly Rule[] = [enterNeedsTriggerPrefab, repeated, prefab, visibleItem];
