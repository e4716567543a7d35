import {
  atExpression,
  type BadExample,
  defineRule,
  type ExpressionFault,
  expression,
  type FixDraft,
  inExpression,
  mayNameQuests,
  type PlacedExpression,
  parseExpression,
  shortQuote,
  writing,
} from '../kit.js';

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
  kinds: {
    'unclosed-bracket': {},
    'unclosed-quote': {},
    'unclosed-brace': {},
    'extra-bracket': {},
    'no-dollar': {},
    'lone-dollar': {},
    'unknown-read': {},
    'curly-quotes': {},
    'no-operator': {},
    'no-value': {},
    'empty-argument': {},
    comma: {},
    semicolon: {},
    operator: {},
    character: {},
    empty: {},
    'too-deep': {},
  },
  fix: 'unsafe',
  summary: 'Expressions can be read',
  source:
    'quest and task records, part 2, quest names in expressions; public material of the platform, and NCalc',
  why: 'SetTask(), $T{} and OnChange() need their closing bracket, brace and quotes. The documents say no more of the language. In public material it is NCalc, with reads such as $N{coins}, and an expression that cannot be read does nothing.',
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
    expression(expression, report, { options }) {
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
  examples: () => ({
    good: [
      {
        title: 'an expression with conditions and calls',
        text: expression(
          "if($T{find_key} == 'Completed' && $N{coins} >= 10.0, SetTask('open_door', 'Active', 0.0), 0.0)",
        ),
        options: { faults: 'all' },
      },
    ],
    bad: [
      unclosed(
        'a bracket that is not closed',
        "SetTask('open_door', 'Active', 0.0",
        '(',
        'does not close the ( of SetTask: add )',
      ),
      unclosed(
        'a group that is not closed',
        "($T{find_key} == 'Active'",
        '(',
        'does not close this (: add )',
      ),
      unclosed(
        'a quote without its partner',
        "SetTask('open_door, 'Active', 0.0)",
        "'",
        "has a ' without its partner: put each name in ' '",
      ),
      unclosed('a brace that is not closed', '$T{find_key == 1.0', '$T{', 'does not close $T{: add }'),
      bad('a bracket too many', 'Floor(1.5))', ')', 'closes more brackets than it opens: remove this )'),
      bad('a read without its $', 'N{coins} + 1.0', 'N', 'writes N{coins} without its $: write $N{coins}'),
      bad('a $ by itself', '$coins + 1.0', '$', 'has a $ without { }: write $N{name} or $T{name}'),
      bad(
        'a read that is not known',
        '$V{coins} + 1.0',
        '$V{coins}',
        'reads $V{}, which is not known: write $T{}, $TN{}, $N{} or $S{}',
      ),
      {
        ...bad('curly quotes', 'PrintString(‘Hello’)', '‘', "has curly quotes: write '"),
        fixed: expression("PrintString('Hello')"),
      },
      bad(
        'two calls without an operator',
        "SetTask('find_key', 'Active', 0.0) PrintString('found')",
        'PrintString',
        'lacks an operator before PrintString: write + to do both',
      ),
      bad(
        'a missing comma',
        "SetVariable('coins' 1.0, 0.0)",
        '1.0',
        'lacks an operator before 1.0: write a comma between arguments',
      ),
      bad('a missing operator', '1.0 2.0', '2.0', 'lacks an operator before 2.0: write one, such as + or =='),
      bad('a missing value', '(1.0 + )', ')', 'lacks a value before ): write it'),
      bad('an end without a value', '1.0 +', '', 'ends where a value is missing: write it'),
      bad(
        'an empty argument',
        "SetVariable('coins',, 0.0)",
        ',',
        'has an empty argument in SetVariable(): remove the comma, or write the value',
      ),
      bad(
        'a comma outside a function',
        '1.0, 2.0',
        ',',
        'has a comma outside a function: write + to do both',
      ),
      bad('a semicolon', "PrintString('a');", ';', 'has a ;: write + to do both, or remove it'),
      bad(
        'an operator of another language',
        '1.0 === 2.0',
        '===',
        'has ===, which is not an operator: write ==',
      ),
      bad('a single =', '$N{coins} = 10.0', '=', 'compares with =: write =='),
      bad(
        'a character without a meaning',
        '1.0 # 2.0',
        '#',
        'has a character that means nothing here: remove it',
      ),
      bad('an empty expression', '', '', 'is empty: write what it does, or remove the effect'),
      bad(
        'brackets beyond the limit',
        `${'('.repeat(257)}1.0${')'.repeat(257)}`,
        '(',
        'is nested more than 256 levels deep, so it is not checked: split it',
      ),
    ],
  }),
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
      return 'is empty: write what it does, or remove the effect';
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

function unclosed(title: string, text: string, marks: string, message: string): BadExample {
  return { title, text: expression(text), ...atExpression(marks, `this expression ${message}`) };
}

function bad(title: string, text: string, marks: string, message: string): BadExample {
  return { ...unclosed(title, text, marks, message), options: { faults: 'all' } };
}
