import {
  atExpression,
  type BadExample,
  bareName,
  defineRule,
  expression,
  type QuestFunction,
  quoteValue,
  spanIn,
} from '../kit.js';

export default defineRule({
  id: 'expression/no-number-prefix',
  level: 'error',
  fix: 'none',
  summary: 'Expressions use the Name of a quest without its number',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'SetTask(), $T{} and OnChange() refer to a quest by its Name without the number and the underscore: 0_collect is collect. The documents do not say what the full Name does there.',
  snapshotEnd({ quests, expressions }, report) {
    for (const { by, name, holder, span } of expressions) {
      if (quests === undefined || quests.expressionNames.isBare(name)) continue;
      const entry = quests.expressionNames.byFullName(name);
      if (entry === undefined) continue;
      report({
        at: spanIn(holder, span, holder),
        message: `${by} takes a quest's Name without its number: write ${quoteValue(bareName(name))} instead of ${quoteValue(name)}`,
        related: [{ at: entry.place.at('Name'), message: 'the quest' }],
      });
    }
  },
  examples: () => ({
    good: [
      {
        title: 'a Name without its number',
        text: expression("if($T{find_key} == 'Completed', SetTask('open_door', 'Active', 0.0), 0.0)"),
      },
    ],
    bad: [
      bad('SetTask()', "SetTask('0_find_key', 'Active', 0.0)"),
      bad('$T{}', "if($T{0_find_key} == 'Completed', 1.0, 0.0)"),
      bad('$TN{}', 'if($TN{0_find_key} > 1.0, 1.0, 0.0)'),
      bad('OnChange()', "OnChange('0_find_key', 'Completed')"),
    ],
  }),
});

const bad = (by: QuestFunction, text: string): BadExample => ({
  title: `a Name with its number in ${by}`,
  text: expression(text),
  findings: [
    atExpression(
      '0_find_key',
      `${by} takes a quest's Name without its number: write "find_key" instead of "0_find_key"`,
    ),
  ],
});
