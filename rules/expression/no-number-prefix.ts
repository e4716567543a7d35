import { quoteValue } from '../../src/json/quote.js';
import { type BadExample, defineRule } from '../../src/lint/rule.js';
import { bareName } from '../quest/quest-names.js';
import { roomWithExpression } from './example-expression.js';
import type { QuestFunction } from './read-expression.js';
import { noteReferences, referencesIn } from './references.js';

const bad = (by: QuestFunction, expression: string): BadExample => ({
  title: `a quest with its number in ${by}`,
  text: roomWithExpression(expression),
  findings: [
    {
      at: '/logic/2#/Tasks/1/Effector/V',
      marks: '0_find_key',
      message: `${by} names a quest without its number: write "find_key" in place of "0_find_key"`,
    },
  ],
});

export default defineRule({
  id: 'expression/no-number-prefix',
  level: 'error',
  fix: 'none',
  summary: 'Expressions name a quest without its number',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'In expressions a quest is known by its Name without the number and the underscore. By its full Name it is not found, and the expression does nothing or compares with nothing.',
  examples: () => ({
    good: [
      {
        title: 'a quest without its number',
        text: roomWithExpression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)"),
      },
    ],
    bad: [
      bad('SetTask()', "SetTask('0_find_key', 'Active', 0.0)"),
      bad('$T{}', "if($T{0_find_key} == 'Completed', 1.0, 0.0)"),
      bad('$TN{}', 'if($TN{0_find_key} > 1.0, 1.0, 0.0)'),
      bad('OnChange()', "OnChange('0_find_key', 'Completed')"),
    ],
  }),
  embeddedText(text, _report, { snapshot }) {
    noteReferences(text, snapshot);
  },
  rawEmbedded(raw, _report, { snapshot }) {
    noteReferences(raw, snapshot);
  },
  snapshotEnd(snapshot, report) {
    const { references = [], names } = referencesIn(snapshot) ?? {};
    for (const { by, name, at } of references) {
      const entry = names?.byFullName(name);
      if (entry === undefined) continue;
      report({
        at,
        message: `${by} names a quest without its number: write ${quoteValue(bareName(name))} in place of ${quoteValue(name)}`,
        related: [{ at: entry.place.at('Name'), message: 'the quest' }],
      });
    }
  },
});
