import { isSoundDescription } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { reportDisagreements } from './agreement.js';

export default defineRule({
  id: 'quest/description',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: ['other-text', 'other-editor', 'differs'],
  sentence: 'Description is the fixed string `created in ` and the lowercase name of the game editor',
  fix: 'none',
  summary: 'Description is "created in " and the lowercase name of the game editor, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    editor: {
      type: 'string',
      default: '',
      description: 'The name of the game editor, in lowercase. Unless it is set, any name is accepted.',
    },
  },
  on: {
    questEntry(entry, report, { options: { editor }, snapshot: { quests } }) {
      const description = textField(entry.record, 'Description');
      if (description === undefined || isSoundDescription(description)) return;
      const usual = 'set it to "created in " and the lowercase name of the game editor';
      const advice = editor === '' ? usual : `set it to ${quoteValue(`created in ${editor}`)}`;
      if (editor !== '' && description === `created in ${editor}`) return;
      const message = `Description is ${quoteValue(description)}: ${advice}`;
      report(valueDraft(quests, entry, ['Description'], { kind: 'other-text', message }));
    },
    quests(quests, report, { options: { editor } }) {
      const value = `created in ${editor}`;
      const wanted = { value, advice: `set it to ${quoteValue(value)}` };
      reportDisagreements(quests, 'Description', editor === '' ? undefined : wanted, report);
    },
  },
});
