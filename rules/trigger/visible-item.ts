import { defineRule, room, task } from '../kit.js';
import { basicTrigger, onTrigger } from './triggers.js';

export default defineRule({
  id: 'trigger/visible-item',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { invisible: {} },
  fix: 'none',
  summary: 'Triggers of the pointer are used on visible items',
  source: 'public material of the platform, triggers',
  why: 'Players cannot click or hover over an item that they do not see, such as a Trigger.',
  on: onTrigger(({ type, known: { never }, prefab, itemKey }, { labels }) => {
    if (!never.includes(prefab)) return undefined;
    return `${type} does not work on ${labels.text(itemKey)}, which players cannot see: move it to a visible item`;
  }),
  examples: () => ({
    good: [{ title: 'a click on a model', text: room() }],
    bad: [
      {
        title: 'a click on a zone',
        text: task('4', 3, basicTrigger('OnClickEvent')),
        at: '/logic/4#/Tasks/3/Trigger/$type',
        marks: '\\"OnClickEvent\\"',
        message:
          'OnClickEvent does not work on item 4 (Trigger), which players cannot see: move it to a visible item',
      },
    ],
  }),
});
