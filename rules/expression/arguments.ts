import { counted } from '../../src/bytes/text/in-words.js';
import {
  argumentCount,
  type ExpressionFunction,
  expressionFunction,
  meantFunction,
} from '../../src/model/expression/functions.js';
import { type ExpressionNode, withoutBrackets } from '../../src/model/expression/node.js';
import { defineRule, type Kinds, type PlacedExpression, quoteValue, type Report } from '../kit.js';
import { inExpression, rewriting } from '../wording/expression-text.js';

type Call = Extract<ExpressionNode, { kind: 'call' | 'on-change' }>;

interface Count {
  readonly name: string;
  readonly count: number;
  readonly known: ExpressionFunction;
  /** The last two arguments, where they most likely are one number. */
  readonly split: readonly [whole: string, decimals: string] | undefined;
}

const KINDS = {
  'unknown-function': ({ name, meant }: { name: string; meant: string }) =>
    `${quoteValue(name)} is not a function: write ${meant}`,
  'argument-count': ({ name, count, known, split }: Count) => {
    const what = `${name}() has ${counted(count, 'argument')} and takes ${argumentCount(known)}`;
    if (count < known.least) return `${what}: add what is missing`;
    if (known.isOdd === true) return `${what}: end with the value for everything else`;
    return split === undefined
      ? `${what}: remove what it does not take`
      : `${what}: write ${split.join('.')}, not ${split.join(',')}`;
  },
  'text-delay': ({ name }: { name: string }) =>
    `${name}() has a string as its delay: write the seconds as a number, such as 0.0`,
} as const satisfies Kinds;

export default defineRule({
  id: 'expression/arguments',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
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

function judge(node: Call, expression: PlacedExpression, report: Report<typeof KINDS>): void {
  const name = node.kind === 'call' ? node.name : 'OnChange';
  const range = { start: node.start, end: node.start + name.length };
  const at = inExpression(expression, range);
  const known = expressionFunction(name);
  const count = node.arguments.length;
  // A former function is still accepted, but with a wrong number of arguments a current one was probably meant.
  if (known === undefined || (known.isFormer === true && !takes(known, count))) {
    const meant = meantFunction(name);
    if (meant === undefined) return;
    const fix = rewriting(expression, range, meant);
    report({ kind: 'unknown-function', at, values: { name, meant }, fix });
    return;
  }
  if (!takes(known, count)) {
    const split = takes(known, count - 1) ? splitNumber(node, expression) : undefined;
    report({ kind: 'argument-count', at, values: { name, count, known, split } });
  }
  if (node.kind !== 'call' || known.delay === undefined) return;
  const delay = node.arguments[known.delay];
  if (delay === undefined || withoutBrackets(delay).kind !== 'string') return;
  report({ kind: 'text-delay', at: inExpression(expression, delay), values: { name } });
}

function takes({ least, most, isOdd = false }: ExpressionFunction, count: number): boolean {
  return count >= least && count <= most && !(isOdd && count % 2 === 0);
}

/** The two parts of a number with a decimal comma, which makes them the last two arguments. */
function splitNumber(node: Call, { text }: PlacedExpression): Count['split'] {
  const lastTwo = text.slice(node.arguments.at(-2)?.start, node.arguments.at(-1)?.end);
  const [, whole, decimals] = /^(\d{1,9})\s*,\s*(\d{1,9})$/.exec(lastTwo) ?? [];
  return whole === undefined || decimals === undefined ? undefined : [whole, decimals];
}
