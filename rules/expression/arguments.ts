import {
  argumentCount,
  type ExpressionFunction,
  expressionFunction,
  meantFunction,
} from '../../src/model/expression/functions.js';
import { type ExpressionNode, withoutBrackets } from '../../src/model/expression/node.js';
import { defineRule, type PlacedExpression, quoteValue, type Report } from '../kit.js';
import { inExpression, rewriting } from '../wording/expression-text.js';

type Call = Extract<ExpressionNode, { kind: 'call' | 'on-change' }>;

export default defineRule({
  id: 'expression/arguments',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['unknown-function', 'argument-count', 'text-delay'],
  fix: 'unsafe',
  summary: 'Functions in expressions are known and have their arguments',
  source: 'public material of the platform, function effects, and NCalc, functions',
  on: {
    effect({ expression }, report) {
      if (expression === undefined) return;
      for (const node of expression.nodes)
        if (node.kind === 'call' || node.kind === 'on-change') judge(node, expression, report);
    },
  },
});

function judge(node: Call, expression: PlacedExpression, report: Report): void {
  const name = node.kind === 'call' ? node.name : 'OnChange';
  const at = { start: node.start, end: node.start + name.length };
  const known = expressionFunction(name);
  const count = node.arguments.length;
  // With other arguments, a former function is rather a slip of one of today's.
  if (known === undefined || (known.isFormer === true && !takes(known, count))) {
    const meant = meantFunction(name);
    if (meant === undefined) return;
    report({
      at: inExpression(expression, at),
      kind: 'unknown-function',
      message: `${quoteValue(name)} is not a function: write ${meant}`,
      fix: rewriting(expression, at, meant),
    });
    return;
  }
  if (!takes(known, count)) {
    const says = `${name}() has ${count === 1 ? '1 argument' : `${count} arguments`} and takes ${argumentCount(known)}`;
    report({
      at: inExpression(expression, at),
      kind: 'argument-count',
      message: `${says}: ${advice(node, known, expression)}`,
    });
  }
  if (node.kind !== 'call' || known.delay === undefined) return;
  const delay = node.arguments[known.delay];
  if (delay === undefined || withoutBrackets(delay).kind !== 'string') return;
  const message = `${name}() has a string as its delay: write the seconds as a number, such as 0.0`;
  report({ at: inExpression(expression, delay), kind: 'text-delay', message });
}

function takes({ least, most, isOdd = false }: ExpressionFunction, count: number): boolean {
  return count >= least && count <= most && !(isOdd && count % 2 === 0);
}

function advice(node: Call, known: ExpressionFunction, { text }: PlacedExpression): string {
  const count = node.arguments.length;
  if (count < known.least) return 'add what is missing';
  if (known.isOdd === true) return 'end with the value for everything else';
  const lastTwo = text.slice(node.arguments.at(-2)?.start, node.arguments.at(-1)?.end);
  const decimal = /^(\d{1,9})\s*,\s*(\d{1,9})$/.exec(lastTwo);
  if (decimal !== null && takes(known, count - 1))
    return `write ${decimal[1]}.${decimal[2]}, not ${decimal[1]},${decimal[2]}`;
  return 'remove what it does not take';
}
