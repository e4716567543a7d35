import {
  defineRule,
  entries,
  found,
  isQuestIdShaped,
  OPEN_DOOR,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';

export default defineRule({
  id: 'quest/id-matches-key',
  level: 'error',
  fix: 'none',
  summary: 'The id of a quest entry is its key in quests',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'The id of an entry equals its key in quests. References use the id, and the documents do not say what they find when the key differs.',
  questEntry({ key, record, place }, report) {
    const id = textField(record, 'id');
    if (id === undefined || id === key) return;
    // Then the key is wrong, and quest/id-format reports it.
    if (isQuestIdShaped(id) && !isQuestIdShaped(key)) return;
    report({
      at: place.at('id'),
      message: `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`,
    });
  },
  examples: () => ({
    good: [{ title: 'entries whose id is their key', text: questsOnly() }],
    bad: [
      {
        title: 'an id that differs from the key',
        text: entries({ [OPEN_DOOR]: { id: 'mlh5m8r2t6y4zz' } }),
        findings: found(
          `/quests/${OPEN_DOOR}/id`,
          '"mlh5m8r2t6y4zz"',
          `id is "mlh5m8r2t6y4zz" and the key of the entry is "${OPEN_DOOR}": use the same in both places`,
        ),
      },
    ],
  }),
});
