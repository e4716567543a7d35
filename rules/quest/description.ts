import {
  type Draft,
  defineRule,
  everyQuest,
  isSoundDescription,
  onBoth,
  type Place,
  quest,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';
import { disagreements, onlyQuestDisagrees } from './agreement.js';

const onDescription = (description: string, message: string) =>
  onBoth('1_open_door', 'Description', JSON.stringify(description), message);

export default defineRule({
  id: 'quest/description',
  level: 'error',
  lenient: { level: 'warning' },
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
  // Nearly all entries have the same value: it is checked once.
  state: (): { sound: string | undefined } => ({ sound: undefined }),
  questEntry({ record, place }, report, { options: { editor }, state }) {
    const description = textField(record, 'Description');
    if (description === undefined || description === state.sound) return;
    if (isSoundDescription(description)) {
      state.sound = description;
      return;
    }
    if (editor === '') {
      report({
        at: place.at('Description'),
        message: `Description is ${quoteValue(description)}: set it to "created in " and the lowercase name of the game editor`,
      });
    } else if (description !== `created in ${editor}`) {
      report(otherEditor(place, description, editor));
    }
  },
  snapshotEnd({ quests }, report, { options: { editor }, inFileOrder }) {
    if (quests === undefined) return;
    if (editor === '') {
      for (const draft of disagreements(quests, 'Description', inFileOrder)) report(draft);
      return;
    }
    if (onlyQuestDisagrees(quests, 'Description')) return;
    for (const { record, place } of quests.entries) {
      const description = textField(record, 'Description');
      if (description === undefined || !isSoundDescription(description)) continue;
      if (description !== `created in ${editor}`) report(otherEditor(place, description, editor));
    }
  },
  examples: () => ({
    good: [
      { title: 'the same editor on all quests', text: questsOnly() },
      {
        title: 'the editor in the option',
        text: everyQuest({ Description: 'created in studio2' }),
        options: { editor: 'studio2' },
      },
    ],
    bad: [
      {
        title: 'a description for players',
        text: quest('1_open_door', { Description: 'Open the door' }),
        findings: onDescription(
          'Open the door',
          'Description is "Open the door": set it to "created in " and the lowercase name of the game editor',
        ),
      },
      {
        title: 'two editors: of values that are equally common, the later one is reported',
        text: quest('1_open_door', { Description: 'created in unreal' }),
        findings: onDescription(
          'created in unreal',
          'Description is "created in unreal" here and "created in unity" on other quests: use the same on all quests',
        ),
      },
      {
        title: 'an editor other than the option',
        text: quest('1_open_door', { Description: 'created in unreal' }),
        options: { editor: 'unity' },
        findings: onDescription(
          'created in unreal',
          'Description is "created in unreal": set it to "created in unity"',
        ),
      },
    ],
  }),
});

function otherEditor(place: Place, description: string, editor: string): Draft {
  return {
    at: place.at('Description'),
    message: `Description is ${quoteValue(description)}: set it to ${quoteValue(`created in ${editor}`)}`,
  };
}
