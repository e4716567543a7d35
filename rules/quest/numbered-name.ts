import { defineRule, isNumberedName, onBoth, quest, questsOnly, quoteValue, textField } from '../kit.js';

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  fix: 'none',
  summary: 'Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'A Name without a number and an underscore is invalid. Expressions reference a quest by the part after them.',
  questEntry({ record, place }, report) {
    const name = textField(record, 'Name');
    if (name === undefined || isNumberedName(name)) return;
    report({
      at: place.at('Name'),
      message: `Name is ${quoteValue(name)}: use a number, an underscore and a name, such as "0_collect"`,
    });
  },
  examples: () => ({
    good: [
      { title: 'a Name with its number', text: questsOnly() },
      {
        title: 'more underscores and digits after the number',
        text: quest('1_open_door', { Name: '10_2nd_door, left' }),
      },
    ],
    bad: [
      {
        title: 'a Name without a number, on both entries of the quest',
        text: quest('1_open_door', { Name: 'open_door' }),
        findings: onBoth(
          '1_open_door',
          'Name',
          '"open_door"',
          'Name is "open_door": use a number, an underscore and a name, such as "0_collect"',
        ),
      },
    ],
  }),
});
