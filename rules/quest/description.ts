import {
  type Draft,
  defineRule,
  entryDraft,
  everyQuest,
  isSoundDescription,
  onFirst,
  onQuests,
  type QuestEntry,
  quest,
  questsOnly,
  quoteValue,
  textField,
  throughoutFile,
} from '../kit.js';
import { reportDisagreements } from './agreement.js';

const onDescription = (description: string, message: string) =>
  onFirst('1_open_door', 'Description', JSON.stringify(description), message);

export default defineRule({
  id: 'quest/description',
  level: 'error',
  lenient: { level: 'warning' },
  kinds: {
    'other-text': {
      sentence: 'Description is the fixed string `created in ` and the lowercase name of the game editor',
    },
    'other-editor': {
      sentence: 'Description is the fixed string `created in ` and the lowercase name of the game editor',
    },
    differs: {
      sentence: 'Description is the fixed string `created in ` and the lowercase name of the game editor',
    },
  },
  fix: 'none',
  summary: 'Description is "created in " and the lowercase name of the game editor, the same on all quests',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Description is a fixed string that names the game editor. It does not describe the quest.',
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
      if (editor === '' || description !== `created in ${editor}`)
        report(throughoutFile(wrong(entry, description, advice), quests.pairs.length));
    },
    *quests(quests, report, { options: { editor }, inFileOrder }) {
      const value = `created in ${editor}`;
      const wanted = { value, advice: `set it to ${quoteValue(value)}` };
      yield* reportDisagreements(
        quests,
        'Description',
        editor === '' ? undefined : wanted,
        report,
        inFileOrder,
      );
    },
  },
  examples: () => ({
    good: [
      { title: 'the same editor on all quests', text: questsOnly() },
      {
        title: 'the editor in the option',
        text: everyQuest({ Description: 'created in studio2' }),
        options: { editor: 'studio2' },
      },
      {
        title: 'spaces, hyphens and digits in the name of the editor',
        text: everyQuest({ Description: 'created in map-maker 2 pro' }),
      },
    ],
    bad: [
      {
        title: 'a description for players',
        text: quest('1_open_door', { Description: 'Open the door' }),
        ...onDescription(
          'Open the door',
          'Description is "Open the door": set it to "created in " and the lowercase name of the game editor',
        ),
      },
      {
        title: 'the same text on all quests: one finding with the count',
        text: everyQuest({ Description: 'Created in Unity' }),
        ...onFirst(
          '0_find_key',
          'Description',
          '"Created in Unity"',
          'Description is "Created in Unity" on 2 quests: set it to "created in " and the lowercase name of the game editor',
        ),
      },
      {
        title: 'two editors: of values that are equally common, the later one is reported',
        text: quest('1_open_door', { Description: 'created in unreal' }),
        ...onDescription(
          'created in unreal',
          'Description is "created in unreal" here and "created in unity" on other quests: use the same on all quests',
        ),
      },
      {
        title: 'an editor other than the option',
        text: quest('1_open_door', { Description: 'created in unreal' }),
        options: { editor: 'unity' },
        ...onDescription(
          'created in unreal',
          'Description is "created in unreal": set it to "created in unity"',
        ),
      },
    ],
  }),
});

function wrong(entry: QuestEntry, description: string, advice: string): Draft {
  return entryDraft(entry, description, {
    at: entry.place.at('Description'),
    kind: 'other-text',
    message: (all) => `Description is ${quoteValue(description)}${onQuests(all)}: ${advice}`,
  });
}
