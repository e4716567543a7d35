import { defineRule, objectField, quoteValue } from '../kit.js';

/** The item, or only its prefabName where that is misspelled. */
type Values = { readonly item: string } | { readonly prefab: string };

export default defineRule({
  id: 'trigger/enter-needs-trigger-prefab',
  level: 'error',
  kinds: {
    'other-prefab': (values: Values) =>
      'item' in values
        ? `OnEnterEvent works only on items with the prefabName "Trigger", and not on ${values.item}: use OnClickEvent, or move this to a Trigger`
        : `OnEnterEvent does not work with the prefabName ${quoteValue(values.prefab)}: write "Trigger"`,
  },
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
        report({ kind: 'other-prefab', at: prefabPlace, values: { prefab } });
        return;
      }
      report({
        kind: 'other-prefab',
        at: place.at('Trigger').at('$type'),
        values: { item: snapshot.labels.text(itemKey) },
        related: [{ at: prefabPlace, message: 'the prefabName of the item' }],
      });
    },
  },
});
