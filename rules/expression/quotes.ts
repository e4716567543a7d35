import { expressionFunction, STATE_TEXTS } from '../../src/model/expression/functions.js';
import type { ExpressionNode } from '../../src/model/expression/node.js';
import { defineRule } from '../kit.js';
import { inExpression, rewriting } from '../wording/expression-text.js';

/** Words that are values without quotes. */
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'players']);
const STATES: ReadonlySet<string> = new Set(STATE_TEXTS);

export default defineRule({
  id: 'expression/quotes',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    unquoted: ({ name }: { name: string }) => `${name} has no quotes: write '${name}'`,
  },
  fix: 'unsafe',
  summary: 'Names in expressions have quotes',
  source: 'public material of the platform, function effects',
  on: {
    effect({ expression }, report, { snapshot }) {
      if (expression === undefined) return;
      const free = new Set<ExpressionNode>();
      for (const node of expression.nodes) {
        // Nobody knows what an unknown function takes.
        if (node.kind === 'call' && expressionFunction(node.name) === undefined)
          for (const each of node.arguments) free.add(each);
        if (node.kind !== 'name' || free.has(node) || WORDS.has(node.name.toLowerCase())) continue;
        const { name } = node;
        const isKnown = STATES.has(name) || snapshot.quests?.expressionNames.isBare(name) === true;
        report({
          kind: 'unquoted',
          at: inExpression(expression, node),
          values: { name },
          fix: isKnown ? rewriting(expression, node, `'${name}'`) : undefined,
        });
      }
    },
  },
});
