import {
  type Draft,
  defineRule,
  isQuestIdShaped,
  keyAt,
  type QuestEntry,
  questLabel,
  quoteValue,
  textField,
} from '../kit.js';

export default defineRule({
  id: 'quest/id-matches-key',
  level: 'error',
  kinds: ['other-id', 'other-key', 'exchanged'],
  sentence: 'the id of an entry equals its key in quests',
  fix: 'none',
  summary: 'The id of a quest entry is its key in quests',
  source: 'quest and task records, part 2, quest entry fields',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      const { key, record, place } = entry;
      const id = textField(record, 'id');
      if (id === undefined || id === key) return;
      if (isQuestIdShaped(id) && !isQuestIdShaped(key)) {
        report(wrongKey(entry, id, quests.twinOf(entry) !== undefined));
        return;
      }
      const pair = quests.pairOf(entry);
      const twin = pair?.idsSwapped === true ? quests.twinOf(entry) : undefined;
      if (twin !== undefined) {
        // The lesser key leads, so that the finding stays known when the entries move.
        if (twin.key < key) return;
        report({
          at: place.at('id'),
          kind: 'exchanged',
          message: `the two entries of ${questLabel(entry)} have each other's id as their key: swap the two keys, or the two ids`,
          related: [{ at: twin.place.at('id'), message: 'the id of the other entry' }],
        });
        return;
      }
      report({
        at: place.at('id'),
        kind: 'other-id',
        message: `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`,
      });
    },
  },
});

/** @param hasTwin whether the other entry of the quest is in the file */
function wrongKey({ key, place, record }: QuestEntry, id: string, hasTwin: boolean): Draft {
  const isReplaced = key === record.EntryId && !hasTwin;
  const restored = isReplaced ? ', and restore the other entry, which had the same key' : '';
  return {
    at: keyAt(place),
    kind: 'other-key',
    message: `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${restored}`,
  };
}
