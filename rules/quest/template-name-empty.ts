import {
  defineRule,
  entryDraft,
  everyQuest,
  onFirst,
  onQuests,
  overwriteText,
  quest,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';

export default defineRule({
  id: 'quest/template-name-empty',
  level: 'error',
  kinds: { 'not-empty': { sentence: 'TemplateName is always empty' } },
  fix: 'mixed',
  summary: 'TemplateName is empty',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'TemplateName is always empty. The documents do not say what another value does. JSON in it is discarded by an unsafe fix only.',
  on: {
    questEntry(entry, report) {
      const name = textField(entry.record, 'TemplateName');
      if (name === undefined || name === '') return;
      const at = entry.place.at('TemplateName');
      report(
        entryDraft(entry, name, {
          at,
          message: (all) => `TemplateName is ${quoteValue(name)}${onQuests(all)}: set it to ""`,
          fix: overwriteText(at, name, '', 'set TemplateName to ""'),
        }),
      );
    },
  },
  examples: () => ({
    good: [{ title: 'quests without a template', text: questsOnly() }],
    bad: [
      {
        title: 'a quest with a template',
        text: quest('0_find_key', { TemplateName: 'Collect' }),
        ...onFirst('0_find_key', 'TemplateName', '"Collect"', 'TemplateName is "Collect": set it to ""'),
        fixed: questsOnly(),
      },
      {
        title: 'the same template on all quests: one finding',
        text: everyQuest({ TemplateName: 'Collect' }),
        ...onFirst(
          '0_find_key',
          'TemplateName',
          '"Collect"',
          'TemplateName is "Collect" on 2 quests: set it to ""',
        ),
        fixed: questsOnly(),
      },
      {
        title: 'a template that holds JSON: the fix is unsafe',
        text: quest('0_find_key', { TemplateName: '{"parts":[1,2]}' }),
        ...onFirst(
          '0_find_key',
          'TemplateName',
          String.raw`"{\"parts\":[1,2]}"`,
          String.raw`TemplateName is "{\"parts\":[1,2]}": set it to ""`,
        ),
        fixed: questsOnly(),
      },
    ],
  }),
});
