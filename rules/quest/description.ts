import { isSoundDescription } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue } from '../kit.js';
import { reportRoomWide } from './agreement.js';

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
    quests(quests, report, { options: { editor } }) {
      reportRoomWide(
        quests,
        {
          field: 'Description',
          invalid: (value) =>
            isSoundDescription(value) ? undefined : { kind: 'other-text', shown: quoteValue(value) },
          wanted: editor === '' ? '' : `created in ${editor}`,
          otherKind: 'other-editor',
          advice: 'set it to "created in " and the lowercase name of the game editor',
        },
        report,
      );
    },
  },
});
