import {
  defineRule,
  isPlaceholder,
  isSoundCreator,
  onBoth,
  quest,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';
import { disagreements, onlyQuestDisagrees } from './agreement.js';

/** Who owns the example room. */
const OWNER = 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N';
const OTHER = 'Tz9PqW3eRt5YuI7oAs1DfG2hJk4L';

const withCreator = (creator: string): string => quest('1_open_door', { Creator: creator });
const onCreator = (creator: string, message: string) =>
  onBoth('1_open_door', 'Creator', JSON.stringify(creator), message);

export default defineRule({
  id: 'quest/creator',
  level: 'error',
  lenient: { level: 'warning' },
  fix: 'none',
  summary: 'Creator is the user id of the owner of the room, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Creator says to whom a quest belongs. A placeholder, or the id of somebody else, makes it a quest of nobody or of another room.',
  options: {
    owner: {
      type: 'string',
      default: '',
      description: 'The user id of the owner of the room. Unless it is set, any user id will do.',
    },
  },
  // Nearly all entries say the same: what was looked at last need not be looked at again.
  state: (): { sound: string | undefined } => ({ sound: undefined }),
  questEntry({ record, place }, report, { options: { owner }, state }) {
    const creator = textField(record, 'Creator');
    if (creator === undefined || creator === state.sound) return;
    if (isSoundCreator(creator) || (owner !== '' && creator === owner)) {
      state.sound = creator;
      return;
    }
    const what = isPlaceholder(creator) ? `still the placeholder ${quoteValue(creator)}` : 'empty';
    report({
      at: place.at('Creator'),
      message: `Creator is ${what}: write the user id of the owner of the room`,
    });
  },
  snapshotEnd({ quests }, report, { options: { owner }, inFileOrder }) {
    if (quests === undefined) return;
    if (owner === '') {
      for (const draft of disagreements(quests, 'Creator', inFileOrder)) report(draft);
      return;
    }
    if (onlyQuestDisagrees(quests, 'Creator')) return;
    for (const { record, place } of quests.entries) {
      const creator = textField(record, 'Creator');
      if (creator === undefined || creator === owner || !isSoundCreator(creator)) continue;
      report({
        at: place.at('Creator'),
        message: `Creator is ${quoteValue(creator)}: the owner of the room is ${quoteValue(owner)}`,
      });
    }
  },
  examples: () => ({
    good: [
      { title: 'one user id on all quests', text: questsOnly() },
      { title: 'the user id that the option names', text: questsOnly(), options: { owner: OWNER } },
    ],
    bad: [
      {
        title: 'a quest without a creator',
        text: withCreator(''),
        findings: onCreator('', 'Creator is empty: write the user id of the owner of the room'),
      },
      {
        title: 'a placeholder that was never filled in',
        text: withCreator('<OWNER_USER_ID>'),
        findings: onCreator(
          '<OWNER_USER_ID>',
          'Creator is still the placeholder "<OWNER_USER_ID>": write the user id of the owner of the room',
        ),
      },
      {
        title: 'two creators: of values that are equally common, the later one is reported',
        text: withCreator(OTHER),
        findings: onCreator(
          OTHER,
          `Creator is "${OTHER}" here and "${OWNER}" on other quests: write the same on all`,
        ),
      },
      {
        title: 'somebody else than the option names',
        text: withCreator(OTHER),
        options: { owner: OWNER },
        findings: onCreator(OTHER, `Creator is "${OTHER}": the owner of the room is "${OWNER}"`),
      },
    ],
  }),
});
