import type { ExpressionFault } from '../../src/model/expression/fault.js';
import { parseExpression } from '../../src/model/expression/parse-expression.js';
import { mayNameQuests } from '../../src/model/snapshot/read-expression.js';
import { defineRule, type FixDraft, type PlacedExpression } from '../kit.js';
import { inExpression, shortQuote, writing } from '../wording/expression-text.js';

/** What is never closed: the expression is broken, whatever the rest of it is. */
const UNCLOSED: ReadonlySet<ExpressionFault['kind']> = new Set([
  'unclosed-bracket',
  'unclosed-quote',
  'unclosed-brace',
]);

export default defineRule({
  id: 'expression/syntax',
  level: 'warning',
  catalog: { options: { faults: 'all' } },
  kinds: [
    'unclosed-bracket',
    'unclosed-quote',
    'unclosed-brace',
    'extra-bracket',
    'no-dollar',
    'lone-dollar',
    'unknown-read',
    'curly-quotes',
    'no-operator',
    'no-value',
    'empty-argument',
    'comma',
    'semicolon',
    'operator',
    'character',
    'empty',
    'too-deep',
  ],
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
      const { parsed } = expression;
      const fault =
        parsed.kind === 'fault'
          ? parsed.fault
          : options.faults === 'all'
            ? singleEquals(expression)
            : undefined;
      if (fault === undefined || (options.faults === 'unclosed' && !UNCLOSED.has(fault.kind))) return;
      report({
        at: inExpression(expression, fault),
        kind: fault.kind,
        message: `this expression ${faultText(fault)}`,
        fix: fault.kind === 'curly-quotes' ? straightQuotes(expression) : undefined,
      });
    },
  },
});

function faultText(fault: ExpressionFault): string {
  switch (fault.kind) {
    case 'unclosed-bracket':
      return fault.of === undefined
        ? 'does not close this (: add )'
        : `does not close the ( of ${shortQuote(fault.of)}: add )`;
    case 'unclosed-quote':
      return `has a ${fault.quote} without its partner: put each name in ${fault.quote} ${fault.quote}`;
    case 'unclosed-brace':
      return `does not close ${fault.opening}: add ${fault.opening === '[' ? ']' : '}'}`;
    case 'extra-bracket':
      return 'closes more brackets than it opens: remove this )';
    case 'no-dollar':
      return `writes ${shortQuote(fault.text)} without its $: write ${shortQuote(`$${fault.text}`)}`;
    case 'lone-dollar':
      return 'has a $ without { }: write $N{name} or $T{name}';
    case 'unknown-read':
      return `reads $${shortQuote(fault.letters)}{}, which is not known: write $T{}, $TN{}, $N{} or $S{}`;
    case 'curly-quotes':
      return "has curly quotes: write '";
    case 'no-operator':
      return `lacks an operator before ${shortQuote(fault.before)}: ${OPERATOR_ADVICE[fault.meant ?? 'any']}`;
    case 'no-value':
      return fault.before === undefined
        ? 'ends where a value is missing: write it'
        : `lacks a value before ${shortQuote(fault.before)}: write it`;
    case 'empty-argument':
      return `has an empty argument in ${shortQuote(fault.of)}(): remove the comma, or write the value`;
    case 'comma':
      return 'has a comma outside a function: write + to do both';
    case 'semicolon':
      return 'has a ;: write + to do both, or remove it';
    case 'operator':
      return fault.text === '='
        ? 'compares with =: write =='
        : `has ${fault.text}, which is not an operator: write ${fault.meant}`;
    case 'character':
      return 'has a character that means nothing here: remove it';
    case 'empty':
      return 'is empty: write what it does';
    case 'too-deep':
      return 'is nested more than 256 levels deep, so it is not checked: split it';
  }
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
