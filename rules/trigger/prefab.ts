import { defineRule, room, task, worksOnlyOn } from '../kit.js';
import { basicTrigger, onTrigger } from './triggers.js';

export default defineRule({
  id: 'trigger/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': {} },
  fix: 'none',
  summary: 'Triggers are used on prefabs on which they work',
  source: 'public material of the platform, triggers',
  why: 'Some triggers fire on items of some prefabs only. On any other item nothing ever happens. trigger/enter-needs-trigger-prefab reports OnEnterEvent.',
  on: onTrigger(({ type, known: { on }, prefab, itemKey }, { labels }) => {
    if (on === undefined || on.includes(prefab) || type === 'OnEnterEvent') return undefined;
    return worksOnlyOn(type, on, labels.text(itemKey));
  }),
  examples: () => ({
    good: [
      { title: 'triggers where they work', text: room() },
      { title: 'a trigger that is not known', text: task('3', 2, basicTrigger('OnWhistle')) },
    ],
    bad: [
      {
        title: 'a trigger of zones on a cube',
        text: task('3', 2, basicTrigger('OnExitEvent')),
        at: '/logic/3#/Tasks/2/Trigger/$type',
        marks: '\\"OnExitEvent\\"',
        message:
          'OnExitEvent works only on a Trigger, and this is item 3 (ResizableCube): move it to a Trigger',
      },
    ],
  }),
});
