import type { Rule } from '../kit.js';
import enterNeedsTriggerPrefab from './enter-needs-trigger-prefab.js';
import { triggerPrefab, visibleItem } from './known-places.js';
import repeated from './repeated.js';

/** The rules of the family `trigger`, in the order of the documentation. */
export const triggerRules: readonly Rule[] = [enterNeedsTriggerPrefab, repeated, triggerPrefab, visibleItem];
