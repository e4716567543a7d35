import {
  counted,
  type Draft,
  defineRule,
  entries,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  isQuestIdShaped,
  keyAt,
  OPEN_DOOR,
  type QuestEntry,
  questLabel,
  questsOnly,
  quoteValue,
  renaming,
  textField,
  throughout,
} from '../kit.js';

/** The quests of the example room under other keys. */
const keyedBy = (key: (id: string) => string): string => {
  let text = questsOnly();
  for (const id of Object.keys(JSON.parse(text).quests)) text = text.replace(`"${id}": {`, `"${key(id)}": {`);
  return text;
};

export default defineRule({
  id: 'quest/id-matches-key',
  level: 'error',
  kinds: {
    'other-id': { sentence: 'the id of an entry equals its key in quests' },
    'other-key': { sentence: 'the id of an entry equals its key in quests' },
    exchanged: { sentence: 'the id of an entry equals its key in quests' },
  },
  fix: 'none',
  summary: 'The id of a quest entry is its key in quests',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'The id of an entry equals its key in quests. References use the id, and the documents do not say what they find when the key differs.',
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
        if (pair?.entries[0] !== entry) return;
        report({
          at: place.at('id'),
          kind: 'exchanged',
          message: `the two entries of ${questLabel(entry)} have each other's id as their key: swap the two keys, or the two ids`,
          related: [{ at: twin.place.at('id'), message: 'the id of the other entry' }],
        });
        return;
      }
      const alike = id === record.EntryId ? 'EntryId' : renaming(id, key);
      const draft: Draft = {
        at: place.at('id'),
        kind: 'other-id',
        // An id may be any string, also the cause of wrong keys.
        cause: `id ${id}`,
        subject: textField(record, 'EntryId') ?? key,
        message: ({ drafts, subjects }) =>
          drafts < 2
            ? `id is ${quoteValue(id)} and the key of the entry is ${quoteValue(key)}: use the same in both places`
            : `id is ${quoteValue(id)} on entries of ${counted(subjects, 'quest')}, which have other keys: use the key of each entry as its id`,
        again: { message: 'the same id' },
      };
      report(throughout(alike ?? 'other id', draft));
    },
  },
  examples: () => ({
    good: [{ title: 'entries whose id is their key', text: questsOnly() }],
    bad: [
      {
        title: 'an id that differs from the key',
        text: entries({ [OPEN_DOOR]: { id: 'mlh5m8r2t6y4zz' } }),
        at: `/quests/${OPEN_DOOR}/id`,
        marks: '"mlh5m8r2t6y4zz"',
        message: `id is "mlh5m8r2t6y4zz" and the key of the entry is "${OPEN_DOOR}": use the same in both places`,
      },
      {
        title: 'a key that is not an id, beside an id that is one',
        text: keyedBy((id) => (id === OPEN_DOOR ? '1_open_door' : id)),
        at: '/quests/1_open_door',
        marks: '"1_open_door"',
        message: `the key "1_open_door" is not the id of the entry: use "${OPEN_DOOR}" as the key`,
      },
      {
        title: "two entries under each other's id: one finding",
        text: questsOnly((quests) => {
          [quests[FIND_KEY], quests[FIND_KEY_COMPLETED]] = [
            quests[FIND_KEY_COMPLETED] ?? {},
            quests[FIND_KEY] ?? {},
          ];
        }),
        at: `/quests/${FIND_KEY}/id`,
        marks: `"${FIND_KEY_COMPLETED}"`,
        message: `the two entries of "0_find_key" have each other's id as their key: swap the two keys, or the two ids`,
      },
      {
        title: 'quests keyed by something else: one finding',
        text: keyedBy((id) => `quest ${id}`),
        at: `/quests/quest ${FIND_KEY}`,
        marks: `"quest ${FIND_KEY}"`,
        message: `the keys of 2 quests, such as "quest ${FIND_KEY}", are not the ids of their entries: use the id as the key, here "${FIND_KEY}"`,
      },
      {
        title: 'one id on three entries',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) entry.id = FIND_KEY;
        }),
        at: `/quests/${FIND_KEY_COMPLETED}/id`,
        marks: `"${FIND_KEY}"`,
        message: `id is "${FIND_KEY}" on entries of 2 quests, which have other keys: use the key of each entry as its id`,
      },
    ],
  }),
});

/** @param hasTwin whether the other entry of the quest is in the file */
function wrongKey({ key, place, record }: QuestEntry, id: string, hasTwin: boolean): Draft {
  const isReplaced = key === record.EntryId && !hasTwin;
  const restored = isReplaced ? ', and restore the other entry of each, which had the same key' : '';
  return {
    at: keyAt(place),
    kind: 'other-key',
    cause: isReplaced ? 'EntryIds as keys' : 'keys',
    subject: textField(record, 'EntryId') ?? key,
    message: ({ drafts, subjects }) =>
      drafts === 1
        ? `the key ${quoteValue(key)} is not the id of the entry: use ${quoteValue(id)} as the key${restored.replace(' of each', '')}`
        : `the keys of ${counted(subjects, 'quest')}, such as ${quoteValue(key)}, are not the ids of their entries: use the id as the key, here ${quoteValue(id)}${restored}`,
    again: { most: 0 },
  };
}
