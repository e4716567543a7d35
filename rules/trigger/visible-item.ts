import { defineRule } from '../kit.js';
import { onTrigger } from './triggers.js';

export default defineRule({
  id: 'trigger/visible-item',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['invisible'],
  fix: 'none',
  summary: 'Triggers of the pointer are used on visible items',
  source: 'public material of the platform, triggers',
  on: onTrigger(({ type, known: { never }, prefab, itemKey }, { labels }) => {
    if (!never.includes(prefab)) return undefined;
    return `${type} does not work on ${labels.text(itemKey)}, which players cannot see: move it to a visible item`;
  }),
});
