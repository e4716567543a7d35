import { quoteValue } from '../../src/json/quote.js';
import { defineRule } from '../../src/lint/rule.js';
import { textField } from '../../src/snapshot/fields.js';
import { OPEN_DOOR, OPEN_DOOR_COMPLETED, questsOnly } from '../example-room.js';
import { isNumberedName } from './sound-values.js';

export default defineRule({
  id: 'quest/numbered-name',
  level: 'error',
  fix: 'none',
  summary: 'A quest Name is a number, an underscore and a name',
  source: 'quest and task records, part 2, quest entry fields',
  why: 'Expressions call a quest by what follows the number and the underscore. A Name without them is invalid, and such a quest cannot be called.',
  examples: () => ({
    good: [
      { title: 'a Name with its number', text: questsOnly() },
      {
        title: 'more underscores and digits after the number',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests))
            if (entry.Name === '1_open_door') entry.Name = '10_2nd_door, left';
        }),
      },
    ],
    bad: [
      {
        title: 'a Name without a number, on both entries of the quest',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests))
            if (entry.Name === '1_open_door') entry.Name = 'open_door';
        }),
        findings: [OPEN_DOOR, OPEN_DOOR_COMPLETED].map((key) => ({
          at: `/quests/${key}/Name`,
          marks: '"open_door"',
          message: 'Name is "open_door": write a number, an underscore and a name, such as "0_collect"',
        })),
      },
    ],
  }),
  questEntry({ record, place }, report) {
    const name = textField(record, 'Name');
    if (name === undefined || isNumberedName(name)) return;
    report({
      at: place.at('Name'),
      message: `Name is ${quoteValue(name)}: write a number, an underscore and a name, such as "0_collect"`,
    });
  },
});
