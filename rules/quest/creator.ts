import { isPlaceholder, isSoundCreator } from '../../src/model/snapshot/quest-values.js';
import { defineRule, quoteValue, valueDraft } from '../kit.js';
import { otherQuests, type Wrong, whatToWrite, wrongValues } from './agreement.js';

const ADVICE = 'set it to the user id of the room owner';

export default defineRule({
  id: 'quest/creator',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    empty: (wrong: Wrong) => `Creator is empty: ${whatToWrite(wrong, ADVICE)}`,
    placeholder: (wrong: Wrong) =>
      `Creator is still the placeholder ${quoteValue(wrong.value)}: ${whatToWrite(wrong, ADVICE)}`,
    'other-owner': (wrong: Wrong) => `Creator is ${quoteValue(wrong.value)}: ${whatToWrite(wrong, ADVICE)}`,
    differs: ({ value, right, others }: Wrong) =>
      `Creator is ${quoteValue(value)} here and ${quoteValue(right)} on ${otherQuests(others)}: decide which is right and write it on all quests`,
  },
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
      const wrong = wrongValues(quests, {
        field: 'Creator',
        invalid(value) {
          if (isSoundCreator(value)) return undefined;
          return isPlaceholder(value) ? 'placeholder' : 'empty';
        },
        wanted: owner,
        otherKind: 'other-owner',
      });
      for (const { entry, ...fault } of wrong) report(valueDraft(quests, entry, ['Creator'], fault));
    },
  },
});
