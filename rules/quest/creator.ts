import {
  defineRule,
  entryDraft,
  everyQuest,
  isPlaceholder,
  isSoundCreator,
  onFirst,
  onQuests,
  quest,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';
import { reportDisagreements } from './agreement.js';

/** The owner of the example room. */
const OWNER = 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N';
const OTHER = 'Tz9PqW3eRt5YuI7oAs1DfG2hJk4L';

const withCreator = (creator: string): string => quest('1_open_door', { Creator: creator });
const onCreator = (creator: string, message: string) =>
  onFirst('1_open_door', 'Creator', JSON.stringify(creator), message);

export default defineRule({
  id: 'quest/creator',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    empty: { sentence: 'Creator is the user identifier of the room owner' },
    placeholder: { sentence: 'Creator is the user identifier of the room owner' },
    'other-owner': { sentence: 'Creator is the user identifier of the room owner' },
    differs: { sentence: 'Creator is the user identifier of the room owner' },
  },
  fix: 'none',
  summary: 'Creator is the user id of the room owner, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Creator is the user identifier of the room owner. A placeholder identifies nobody, and two different ids cannot both be the owner.',
  options: {
    owner: {
      type: 'string',
      default: '',
      description: 'The user id of the room owner. Unless it is set, any user id is accepted.',
    },
  },
  on: {
    questEntry(entry, report, { options: { owner } }) {
      const creator = textField(entry.record, 'Creator');
      if (creator === undefined || isSoundCreator(creator) || (owner !== '' && creator === owner)) return;
      const what = isPlaceholder(creator) ? `still the placeholder ${quoteValue(creator)}` : 'empty';
      report(
        entryDraft(entry, creator, {
          at: entry.place.at('Creator'),
          kind: isPlaceholder(creator) ? 'placeholder' : 'empty',
          message: (all) => `Creator is ${what}${onQuests(all)}: set it to the user id of the room owner`,
        }),
      );
    },
    *quests(quests, report, { options: { owner }, inFileOrder }) {
      const wanted = { value: owner, advice: `set it to ${quoteValue(owner)}, the room owner` };
      yield* reportDisagreements(quests, 'Creator', owner === '' ? undefined : wanted, report, inFileOrder);
    },
  },
  examples: () => ({
    good: [
      { title: 'one user id on all quests', text: questsOnly() },
      { title: 'the user id in the option', text: questsOnly(), options: { owner: OWNER } },
    ],
    bad: [
      {
        title: 'a quest without a creator',
        text: withCreator(''),
        ...onCreator('', 'Creator is empty: set it to the user id of the room owner'),
      },
      {
        title: 'a placeholder that was never filled in',
        text: withCreator('<OWNER_USER_ID>'),
        ...onCreator(
          '<OWNER_USER_ID>',
          'Creator is still the placeholder "<OWNER_USER_ID>": set it to the user id of the room owner',
        ),
      },
      {
        title: 'the same placeholder on all quests: one finding with the count',
        text: everyQuest({ Creator: 'your-firebase-uid' }),
        ...onFirst(
          '0_find_key',
          'Creator',
          '"your-firebase-uid"',
          'Creator is still the placeholder "your-firebase-uid" on 2 quests: set it to the user id of the room owner',
        ),
      },
      {
        title: 'two creators: of values that are equally common, the later one is reported',
        text: withCreator(OTHER),
        ...onCreator(
          OTHER,
          `Creator is "${OTHER}" here and "${OWNER}" on other quests: use the same on all quests`,
        ),
      },
      {
        title: 'a user id other than the option',
        text: withCreator(OTHER),
        options: { owner: OWNER },
        ...onCreator(OTHER, `Creator is "${OTHER}": set it to "${OWNER}", the room owner`),
      },
    ],
  }),
});
