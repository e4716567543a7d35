import { isPlaceholder, isSoundCreator } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, textField, valueDraft } from '../kit.js';
import { reportDisagreements } from './agreement.js';

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
    questEntry(entry, report, { options: { owner }, snapshot: { quests } }) {
      const creator = textField(entry.record, 'Creator');
      if (creator === undefined || isSoundCreator(creator) || (owner !== '' && creator === owner)) return;
      const what = isPlaceholder(creator) ? `still the placeholder ${quoteValue(creator)}` : 'empty';
      report(
        valueDraft(quests, entry, ['Creator'], {
          kind: isPlaceholder(creator) ? 'placeholder' : 'empty',
          message: `Creator is ${what}: set it to the user id of the room owner`,
        }),
      );
    },
    quests(quests, report, { options: { owner } }) {
      const wanted = { value: owner, advice: `set it to ${quoteValue(owner)}, the room owner` };
      reportDisagreements(quests, 'Creator', owner === '' ? undefined : wanted, report);
    },
  },
});
