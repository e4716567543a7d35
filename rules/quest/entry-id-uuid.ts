import {
  CHOOSES_UUID_VERSION,
  defineRule,
  entryDraft,
  everyQuest,
  isUuid,
  isUuidVersion4,
  onFirst,
  quest,
  questsOnly,
  quoteValue,
  textField,
  throughout,
} from '../kit.js';

const withEntryId = (entryId: string): string => quest('1_open_door', { EntryId: entryId });
const onEntryId = (entryId: string, message: string) =>
  onFirst('1_open_door', 'EntryId', `"${entryId}"`, message);
const VERSION_1 = '6fa459ea-ee8a-11ca-894e-db77e160355e';

export default defineRule({
  id: 'quest/entry-id-uuid',
  level: 'error',
  kinds: {
    'no-uuid': { sentence: 'EntryId is a UUID v4' },
    'other-version': { sentence: 'EntryId is a UUID v4' },
  },
  fix: 'none',
  summary: 'EntryId is a UUID v4',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'EntryId is a UUID v4 that the two entries of a quest share. A made-up value may be on another quest as well.',
  ...CHOOSES_UUID_VERSION,
  on: {
    questEntry(entry, report, { options, snapshot: { quests } }) {
      const entryId = textField(entry.record, 'EntryId');
      if (entryId === undefined || isUuidVersion4(entryId)) return;
      const formed = isUuid(entryId);
      if (formed && options.version === 'any') return;
      // quest/pair-complete reports a mistyped EntryId that differs from its twin's.
      if (formed && quests.pairFaults.slips.has(entry)) return;
      const what = formed ? 'a UUID but not version 4' : 'not a UUID';
      report(
        throughout(
          what,
          {
            ...entryDraft(entry, entryId, {
              at: entry.place.at('EntryId'),
              kind: formed ? 'other-version' : 'no-uuid',
              message: ({ drafts, subjects }) =>
                drafts > 2 && subjects > 1
                  ? `EntryId is ${quoteValue(entryId)} on ${subjects} quests, ${what}: set a new UUID v4 for each quest, the same on both entries`
                  : `EntryId is ${quoteValue(entryId)}, ${what}: set the same new UUID v4 on both entries of the quest`,
            }),
            // Several quests have this EntryId.
            subject: textField(entry.record, 'Name') ?? entry.key,
          },
          quests.pairs.length,
        ),
      );
    },
  },
  examples: () => ({
    good: [
      { title: 'an EntryId of version 4', text: questsOnly() },
      {
        title: 'another version, where any is accepted',
        text: withEntryId(VERSION_1),
        options: { version: 'any' },
      },
      {
        title: 'the form of a UUID without a version, where any is accepted',
        text: withEntryId('aaa11111-0000-0000-0000-000000000001'),
        options: { version: 'any' },
      },
    ],
    bad: [
      {
        title: 'a placeholder on the entries of all quests: one finding',
        text: everyQuest({ EntryId: 'unique-uuid' }),
        ...onFirst(
          '0_find_key',
          'EntryId',
          '"unique-uuid"',
          'EntryId is "unique-uuid" on 2 quests, not a UUID: set a new UUID v4 for each quest, the same on both entries',
        ),
      },
      {
        title: 'an EntryId that is not a UUID',
        text: withEntryId('open-door'),
        options: { version: 'any' },
        ...onEntryId(
          'open-door',
          'EntryId is "open-door", not a UUID: set the same new UUID v4 on both entries of the quest',
        ),
      },
      {
        title: 'a UUID of another version',
        text: withEntryId(VERSION_1),
        ...onEntryId(
          VERSION_1,
          `EntryId is "${VERSION_1}", a UUID but not version 4: set the same new UUID v4 on both entries of the quest`,
        ),
      },
    ],
  }),
});
