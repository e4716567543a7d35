import { isSoundDescription } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, valueDraft } from '../kit.js';
import { otherQuests, type Wrong, whatToWrite, wrongValues } from './agreement.js';

const ADVICE = 'set it to "created in " and the lowercase name of the game editor';

const says = (wrong: Wrong) => `Description is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, ADVICE)}`;

export default defineRule({
  id: 'quest/description',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    'other-text': says,
    'other-editor': says,
    differs: ({ value, right, others }: Wrong) =>
      `Description is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`,
  },
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
    quests(quests, report, { options: { editor } }) {
      const wrong = wrongValues(quests, {
        field: 'Description',
        invalid: (value) => (isSoundDescription(value) ? undefined : 'other-text'),
        wanted: editor === '' ? '' : `created in ${editor}`,
        otherKind: 'other-editor',
      });
      for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ['Description'], fault));
    },
  },
});
