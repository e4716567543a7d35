import { defineRule } from '../kit.js';
import { worksOnlyOn } from '../wording/works-on.js';
import { onTrigger } from './triggers.js';

export default defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['other-prefab'],
  fix: 'none',
  summary: 'Triggers are used on prefabs on which they work',
  source: 'public material of the platform, triggers',
  on: onTrigger(({ type, known: { on }, prefab, itemKey }, { labels }) => {
    if (on === undefined || on.includes(prefab) || type === 'OnEnterEvent') return undefined;
    return worksOnlyOn(type, on, labels.text(itemKey));
  }),
});
