import {
  atExpression,
  type BadExample,
  bareName,
  cutFromString,
  defineRule,
  expression,
  type FixDraft,
  isInViewNodes,
  type Place,
  type QuestFunction,
  quoteValue,
  type Span,
  span,
  spanIn,
} from '../kit.js';

export default defineRule({
  id: 'expression/no-number-prefix',
  level: 'error',
  kinds: {
    numbered: {
      sentence: 'SetTask(), $T{} and OnChange() refer to a quest by its name without the numeric prefix',
    },
  },
  fix: 'safe',
  summary: 'Expressions use the Name of a quest without its number',
  source: 'quest and task records, part 2, quest names in expressions',
  why: 'SetTask(), $T{} and OnChange() refer to a quest by its Name without the number and the underscore: 0_collect is collect. The documents do not say what the full Name does there.',
  on: {
    quests({ expressionNames }, report, { snapshot }) {
      for (const expressed of snapshot.expressions) {
        const { by, name, holder } = expressed;
        if (expressionNames.isBare(name) || isInViewNodes(holder)) continue;
        const entry = expressionNames.byFullName(name);
        if (entry === undefined) continue;
        const where = expressed.span;
        report({
          at: spanIn(holder, where, holder),
          message: `${by} takes a quest's Name without its number: write ${quoteValue(bareName(name))} instead of ${quoteValue(name)}`,
          related: [{ at: entry.place.at('Name'), message: 'the quest' }],
          fix: expressionNames.isShared(bareName(name)) ? undefined : cutNumber(name, holder, where),
        });
      }
    },
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

/** Cuts the number off. A name that is spelled with backslashes has other bytes and no fix. */
function cutNumber(name: string, holder: Place, { start, end }: Span): FixDraft | undefined {
  if (new TextEncoder().encode(name).length !== end - start) return undefined;
  const number = name.length - bareName(name).length;
  return cutFromString(holder, span(start, start + number), 'safe', `write ${quoteValue(bareName(name))}`);
}

const bad = (by: QuestFunction, text: string): BadExample => ({
  title: `a Name with its number in ${by}`,
  text: expression(text),
  ...atExpression(
    '0_find_key',
    `${by} takes a quest's Name without its number: write "find_key" instead of "0_find_key"`,
  ),
  fixed: expression(text.replace('0_find_key', 'find_key')),
});
