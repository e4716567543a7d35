import { defineRule, objectField, quoteValue } from '../kit.js';

export default defineRule({
  id: 'trigger/enter-needs-trigger-prefab',
  level: 'error',
  kinds: ['other-prefab'],
  sentence: 'OnEnterEvent works only on items whose prefabName is Trigger',
  fix: 'none',
  summary: 'OnEnterEvent is used only on items with the prefabName Trigger',
  source: 'quest and task records, part 2, TaskTriggerSubscription',
  // effect/linked-trigger reports an event in a linked task.
  subscriptions: ['quest-trigger', 'basic-trigger', 'undecided-trigger'],
  state: () => ({ misspelled: new Set<string>() }),
  on: {
    subscription({ record, place, itemKey }, report, { snapshot, state }) {
      if (objectField(record, 'Trigger')?.$type !== 'OnEnterEvent') return;
      const prefab = snapshot.prefabOf(itemKey);
      if (prefab === undefined || prefab === 'Trigger') return;
      const prefabPlace = snapshot.place.along(['roomItems', itemKey, 'prefabName']);
      if (prefab.trim().toLowerCase() === 'trigger') {
        // What is wrong is the item, however many events wait there.
        if (state.misspelled.has(itemKey)) return;
        state.misspelled.add(itemKey);
        report({
          at: prefabPlace,
          message: `OnEnterEvent does not work with the prefabName ${quoteValue(prefab)}: write "Trigger"`,
        });
        return;
      }
      // What is wrong is the item, however many events wait there.
      const wrong = {
        at: place.at('Trigger').at('$type'),
        message: `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${snapshot.labels.text(itemKey)}: use OnClickEvent, or move this to a Trigger`,
        related: [{ at: prefabPlace, message: 'the prefabName of the item' }],
      };
      report(wrong);
    },
  },
});
