import { defineRule, isQuestIdShaped, keyAt, questLabel, quoteValue, textField } from '../kit.js';

interface Values {
  readonly id: string;
  readonly key: string;
}

export default defineRule({
  id: 'quest/id-matches-key',
  level: 'error',
  kinds: {
    'other-id': ({ id, key }: Values) =>
      `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`,
    'other-key': ({ id, key, isReplaced }: Values & { readonly isReplaced: boolean }) =>
      `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${isReplaced ? ', and restore the other entry, which had the same key' : ''}`,
    exchanged: ({ quest }: { quest: string }) =>
      `the two entries of ${quest} have each other's id as their key: swap the two keys, or the two ids`,
  },
  sentence: 'the id of an entry equals its key in quests',
  fix: 'none',
  summary: 'The id of a quest entry is its key in quests',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const { key, record, place } = entry;
      const id = textField(record, 'id');
      if (id === undefined || id === key) return;
      const twin = quests.twinOf(entry);
      if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
        const isReplaced = key === record.EntryId && twin === undefined;
        report({ kind: 'other-key', at: keyAt(place), values: { id, key, isReplaced } });
      } else if (twin === undefined || quests.pairOf(entry)?.idsSwapped !== true)
        report({ kind: 'other-id', at: place.at('id'), values: { id, key } });
      // The lesser key leads, so that the finding stays known when the entries move.
      else if (twin.key >= key)
        report({
          kind: 'exchanged',
          at: place.at('id'),
          values: { quest: questLabel(entry) },
          related: [{ at: twin.place.at('id'), message: 'the id of the other entry' }],
        });
    },
  },
});
