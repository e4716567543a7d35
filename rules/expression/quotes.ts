import {
  atExpression,
  defineRule,
  type ExpressionNode,
  expression,
  expressionFunction,
  inExpression,
  rewriting,
  STATE_TEXTS,
} from '../kit.js';

/** Words that are values without quotes. */
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'players']);
const STATES: ReadonlySet<string> = new Set(STATE_TEXTS);

export default defineRule({
  id: 'expression/quotes',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { unquoted: {} },
  fix: 'unsafe',
  summary: 'Names in expressions have quotes',
  source: 'public material of the platform, function effects',
  why: 'In public material the names of quests, variables and states are in single quotes. Without them a word is a parameter of the expression, which nothing defines.',
  on: {
    expression(expression, report, { snapshot }) {
      const free = new Set<ExpressionNode>();
      for (const node of expression.nodes) {
        // Nobody knows what an unknown function takes.
        if (node.kind === 'call' && expressionFunction(node.name) === undefined)
          for (const each of node.arguments) free.add(each);
        if (node.kind !== 'name' || free.has(node) || WORDS.has(node.name.toLowerCase())) continue;
        const { name } = node;
        const isKnown = STATES.has(name) || snapshot.quests?.expressionNames.isBare(name) === true;
        report({
          at: inExpression(expression, node),
          message: `${name} has no quotes: write '${name}'`,
          fix: isKnown ? rewriting(expression, node, `'${name}'`) : undefined,
        });
      }
    },
  },
  examples: () => ({
    good: [
      { title: 'names in quotes', text: expression("SetTask('open_door', 'Active', 0.0)") },
      {
        title: 'words that are values',
        text: expression("SetPlayersParameters([Players], 'alive', true)"),
      },
      { title: 'what an unknown function takes', text: expression('Announce(open_door)') },
    ],
    bad: [
      {
        title: 'a quest without quotes',
        text: expression("SetTask(open_door, 'Active', 0.0)"),
        ...atExpression('open_door', "open_door has no quotes: write 'open_door'"),
        fixed: expression("SetTask('open_door', 'Active', 0.0)"),
      },
      {
        title: 'a variable without quotes',
        text: expression('SetVariable(coins, 1.0, 0.0)'),
        ...atExpression('coins', "coins has no quotes: write 'coins'"),
      },
    ],
  }),
});
