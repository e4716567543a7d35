import { defineRule, onFirst, quest, questsOnly, replaceValue, throughoutFile, valueDraft } from '../kit.js';

export default defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  kinds: { true: { sentence: 'AutoStart must be false' } },
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'AutoStart does not activate a quest. The quest stays in Not Active until a trigger changes it.',
  on: {
    questEntry(entry, report, { snapshot: { quests } }) {
      if (entry.record.AutoStart !== true) return;
      const at = entry.place.at('AutoStart');
      const draft = valueDraft(quests, entry, ['AutoStart'], {
        at,
        message: 'AutoStart has no effect: set it to false and add a trigger that activates the quest',
        fix: replaceValue(at, 'false', 'safe', 'set AutoStart to false'),
      });
      const subject = String(entry.record.EntryId ?? entry.key);
      report(throughoutFile({ ...draft, subject }, quests.pairs.length));
    },
  },
  examples: () => ({
    good: [{ title: 'quests that wait for a trigger', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is supposed to start by itself',
        text: quest('0_find_key', { AutoStart: true }),
        ...onFirst(
          '0_find_key',
          'AutoStart',
          'true',
          'AutoStart has no effect: set it to false and add a trigger that activates the quest',
        ),
        fixed: questsOnly(),
      },
    ],
  }),
});
