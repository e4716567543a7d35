import type { ExpressionFault } from '../../src/model/expression/fault.js';
import { parseExpression } from '../../src/model/expression/parse-expression.js';
import { mayNameQuests } from '../../src/model/snapshot/read-expression.js';
import { defineRule, type FixDraft, type PlacedExpression, type ReportedAs } from '../kit.js';
import { inExpression, shortQuote, writing } from '../wording/expression-text.js';

/** What is never closed: the expression is broken, whatever the rest of it is. */
const UNCLOSED: ReadonlySet<ExpressionFault['kind']> = new Set([
  'unclosed-bracket',
  'unclosed-quote',
  'unclosed-brace',
]);

type Fault<Kind extends ExpressionFault['kind']> = Extract<ExpressionFault, { kind: Kind }>;

/** A kind for each fault, with its details as the values. */
const KINDS = {
  'unclosed-bracket': ({ of }: Fault<'unclosed-bracket'>) =>
    `this expression does not close ${of === undefined ? 'this (' : `the ( of ${shortQuote(of)}`}: add )`,
  'unclosed-quote': ({ quote }: Fault<'unclosed-quote'>) =>
    `this expression has a ${quote} without its partner: put each name in ${quote} ${quote}`,
  'unclosed-brace': ({ opening }: Fault<'unclosed-brace'>) =>
    `this expression does not close ${opening}: add ${opening === '[' ? ']' : '}'}`,
  'extra-bracket': 'this expression closes more brackets than it opens: remove this )',
  'no-dollar': ({ text }: Fault<'no-dollar'>) =>
    `this expression writes ${shortQuote(text)} without its $: write ${shortQuote(`$${text}`)}`,
  'lone-dollar': 'this expression has a $ without { }: write $N{name} or $T{name}',
  'unknown-read': ({ letters }: Fault<'unknown-read'>) =>
    `this expression reads $${shortQuote(letters)}{}, which is not known: write $T{}, $TN{}, $N{} or $S{}`,
  'curly-quotes': "this expression has curly quotes: write '",
  'no-operator': ({ before, meant }: Fault<'no-operator'>) =>
    `this expression lacks an operator before ${shortQuote(before)}: ${OPERATOR_ADVICE[meant ?? 'any']}`,
  'no-value': ({ before }: Fault<'no-value'>) =>
    before === undefined
      ? 'this expression ends where a value is missing: write it'
      : `this expression lacks a value before ${shortQuote(before)}: write it`,
  'empty-argument': ({ of }: Fault<'empty-argument'>) =>
    `this expression has an empty argument in ${shortQuote(of)}(): remove the comma, or write the value`,
  comma: 'this expression has a comma outside a function: write + to do both',
  semicolon: 'this expression has a ;: write + to do both, or remove it',
  operator: ({ text, meant }: Fault<'operator'>) =>
    text === '='
      ? 'this expression compares with =: write =='
      : `this expression has ${text}, which is not an operator: write ${meant}`,
  character: 'this expression has a character that means nothing here: remove it',
  empty: 'this expression is empty: write what it does',
  'too-deep': 'this expression is nested more than 256 levels deep, so it is not checked: split it',
} as const satisfies {
  readonly [Kind in ExpressionFault['kind']]: string | ((fault: Fault<Kind>) => string);
};

export default defineRule({
  id: 'expression/syntax',
  level: 'warning',
  catalog: { options: { faults: 'all' } },
  kinds: KINDS,
  fix: 'unsafe',
  summary: 'Expressions can be read',
  source:
    'quest and task records, part 2, quest names in expressions; public material of the platform, and NCalc',
  options: {
    faults: {
      type: 'choice',
      choices: ['unclosed', 'all'],
      default: 'unclosed',
      description:
        'what is reported: brackets, braces and quotes that are not closed, where a function of the documents is used, or every fault',
    },
  },
  on: {
    effect({ expression }, report, { options }) {
      if (expression === undefined) return;
      if (options.faults === 'unclosed' && !mayNameQuests(expression.text)) return;
      const fault = faultOf(expression, options.faults === 'all');
      if (fault === undefined || (options.faults === 'unclosed' && !UNCLOSED.has(fault.kind))) return;
      const { kind } = fault;
      const fix = kind === 'curly-quotes' ? straightQuotes(expression) : undefined;
      // Each fault has what the words of its kind need.
      report({ kind, at: inExpression(expression, fault), values: fault, fix } as ReportedAs<typeof KINDS>);
    },
  },
});

function faultOf(expression: PlacedExpression, isStrict: boolean): ExpressionFault | undefined {
  const { parsed } = expression;
  if (parsed.kind === 'fault') return parsed.fault;
  return isStrict ? singleEquals(expression) : undefined;
}

const OPERATOR_ADVICE = {
  both: 'write + to do both',
  comma: 'write a comma between arguments',
  any: 'write one, such as + or ==',
} as const;

/** NCalc reads a single = like ==. The guides of the platform call it a mistake. */
function singleEquals({ nodes }: PlacedExpression): ExpressionFault | undefined {
  for (const node of nodes) {
    if (node.kind !== 'operation') continue;
    const single = node.operators.find(({ text }) => text === '=');
    if (single !== undefined)
      return { kind: 'operator', text: '=', meant: '==', start: single.start, end: single.end };
  }
  return undefined;
}

/** All curly quotes of the expression, unless it could not be read afterwards either. */
function straightQuotes(expression: PlacedExpression): FixDraft | undefined {
  const straight = expression.text.replace(/[‘’‚‛]/g, "'").replace(/[“”„‟]/g, '"');
  if (parseExpression(straight).kind === 'fault') return undefined;
  return writing(expression, straight, 'write straight quotes');
}
