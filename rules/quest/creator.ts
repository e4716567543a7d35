import { isPlaceholder, isSoundCreator } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue } from '../kit.js';
import { reportRoomWide } from './agreement.js';

export default defineRule({
  id: 'quest/creator',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: ['empty', 'placeholder', 'other-owner', 'differs'],
  sentence: 'Creator is the user identifier of the room owner',
  fix: 'none',
  summary: 'Creator is the user id of the room owner, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  options: {
    owner: {
      type: 'string',
      default: '',
      description: 'The user id of the room owner. Unless it is set, any user id is accepted.',
    },
  },
  on: {
    quests(quests, report, { options: { owner } }) {
      reportRoomWide(
        quests,
        {
          field: 'Creator',
          invalid: (value) => {
            if (isSoundCreator(value)) return undefined;
            return isPlaceholder(value)
              ? { kind: 'placeholder', shown: `still the placeholder ${quoteValue(value)}` }
              : { kind: 'empty', shown: 'empty' };
          },
          wanted: owner,
          otherKind: 'other-owner',
          advice: 'set it to the user id of the room owner',
        },
        report,
      );
    },
  },
});
