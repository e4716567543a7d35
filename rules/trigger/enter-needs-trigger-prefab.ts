import { defineRule, found, objectField, quoteValue, room, task } from '../kit.js';

export default defineRule({
  id: 'trigger/enter-needs-trigger-prefab',
  level: 'error',
  fix: 'none',
  summary: 'OnEnterEvent stands on items with the prefabName Trigger only',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  why: 'Only a Trigger item notices who enters it. On any other item the event never happens, and nothing that waits for it does.',
  // The Trigger of a linked task is no event, whatever it holds.
  kinds: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  subscription({ record, place, itemKey }, report, { snapshot }) {
    if (objectField(record, 'Trigger')?.$type !== 'OnEnterEvent') return;
    const prefab = snapshot.prefabOf(itemKey);
    if (prefab === undefined || prefab === 'Trigger') return;
    report({
      at: place.at('Trigger').at('$type'),
      message: `OnEnterEvent never happens on item ${quoteValue(itemKey)} (${quoteValue(prefab)}): it needs an item with the prefabName "Trigger"`,
      related: [
        { at: snapshot.place.along(['roomItems', itemKey, 'prefabName']), message: 'what the item is' },
      ],
    });
  },
  examples: () => ({
    good: [{ title: 'OnEnterEvent on a Trigger item', text: room() }],
    bad: [
      {
        title: 'OnEnterEvent on a model',
        text: task('2', 0, { Trigger: { $type: 'OnEnterEvent' } }),
        findings: found(
          '/logic/2#/Tasks/0/Trigger/$type',
          '\\"OnEnterEvent\\"',
          'OnEnterEvent never happens on item "2" ("GLB"): it needs an item with the prefabName "Trigger"',
        ),
      },
    ],
  }),
});
