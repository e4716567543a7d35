import { defineRule, onBoth, quest, questsOnly, replaceValue } from '../kit.js';

export default defineRule({
  id: 'quest/no-auto-start',
  level: 'error',
  fix: 'safe',
  summary: 'AutoStart is false',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'AutoStart does not activate a quest, though its name says so. The quest stays in Not Active until a trigger activates it.',
  questEntry({ record, place }, report) {
    if (record.AutoStart !== true) return;
    const at = place.at('AutoStart');
    report({
      at,
      message: 'AutoStart is true and starts nothing: write false, a trigger is always needed',
      fix: replaceValue(at, 'false', 'safe', 'write AutoStart as false'),
    });
  },
  examples: () => ({
    good: [{ title: 'quests that wait for a trigger', text: questsOnly() }],
    bad: [
      {
        title: 'a quest that is meant to start by itself',
        text: quest('0_find_key', { AutoStart: true }),
        findings: onBoth(
          '0_find_key',
          'AutoStart',
          'true',
          'AutoStart is true and starts nothing: write false, a trigger is always needed',
        ),
        fixed: questsOnly(),
      },
    ],
  }),
});
