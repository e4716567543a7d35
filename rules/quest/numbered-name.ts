import {
  defineRule,
  entryDraft,
  isNumberedName,
  onFirst,
  onQuests,
  quest,
  questsOnly,
  quoteValue,
  textField,
} from '../kit.js';
import { exchangedValues } from './exchanged-values.js';

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'A Name without a number and an underscore is invalid. Expressions reference a quest by the part after them.',
  snapshot(snapshot, report) {
    for (const draft of exchangedValues(snapshot, 'quest/numbered-name')) report(draft);
  },
  questEntry(entry, report) {
    const name = textField(entry.record, 'Name');
    if (name === undefined || isNumberedName(name)) return;
    // A placeholder may be on many quests.
    report(
      entryDraft(entry, name, {
        at: entry.place.at('Name'),
        message: (all) =>
          `Name is ${quoteValue(name)}${onQuests(all)}: use a number, an underscore and a name, such as "0_collect"`,
      }),
    );
  },
  examples: () => ({
    good: [
      { title: 'a Name with its number', text: questsOnly() },
      {
        title: 'more underscores and digits after the number',
        text: quest('1_open_door', { Name: '10_2nd_door, left' }),
      },
      { title: 'any character after the underscore', text: quest('1_open_door', { Name: '1_open\ndoor' }) },
    ],
    bad: [
      {
        title: 'a Name without a number, on both entries of the quest',
        text: quest('1_open_door', { Name: 'open_door' }),
        findings: onFirst(
          '1_open_door',
          'Name',
          '"open_door"',
          'Name is "open_door": use a number, an underscore and a name, such as "0_collect"',
        ),
      },
      {
        title: 'Name and Description exchanged',
        text: quest('1_open_door', { Name: 'created in unity', Description: '1_open_door' }),
        findings: onFirst(
          '1_open_door',
          'Name',
          '"created in unity"',
          'Name and Description are exchanged: use "1_open_door" as Name and "created in unity" as Description',
        ),
      },
    ],
  }),
});
