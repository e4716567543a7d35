import { counted } from '../../src/bytes/text/in-words.js';
import { nearest } from '../../src/bytes/text/nearest.js';
import {
  argumentCount,
  type ExpressionFunction,
  expressionFunction,
  isComputedText,
  meantFunction,
  STATE_TEXTS,
} from '../../src/model/expression/functions.js';
import {
  type CallNode,
  type ExpressionNode,
  type OperationNode,
  type StringNode,
  withoutBrackets,
} from '../../src/model/expression/node.js';
import { defineRule, type Kinds, listed, type PlacedExpression, quoteValue, type Report } from '../kit.js';
import { inExpression, rewriting } from '../wording/expression-text.js';

const EQUALITIES: ReadonlySet<string> = new Set(['==', '=', '!=', '<>']);
const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
const MEMBERSHIPS: ReadonlySet<string> = new Set(['in', 'not in']);
/** What `$T{}` gives: the states, and this where there is no such quest. */
const READABLE: ReadonlySet<string> = new Set([...STATE_TEXTS, 'Undefined']);
const ALL = listed(
  STATE_TEXTS.map((state) => `'${state}'`),
  'or',
);

interface OtherState {
  /** What has the state: `SetTask()`, `$T{door}`. */
  readonly by: string;
  readonly verb: 'sets' | 'is compared with';
  readonly state: string;
  readonly meant: string | undefined;
}

/** What `$T{name}` or `$TN{name}` is compared with. */
interface Compared {
  readonly name: string;
  readonly written: string;
  readonly meant: string | undefined;
}

const STATE_KINDS = {
  'unknown-state': ({ by, verb, state, meant }: OtherState) =>
    `${by} ${verb} ${quoteValue(state)}, which is not a state: write ${meant === undefined ? ALL : `'${meant}'`}`,
  'compared-with-number': ({ name, written, meant = 'Active' }: Compared) =>
    `$T{${name}} is compared with ${written}, but it is a string: write $TN{${name}}, or compare with '${meant}'`,
  'compared-with-string': ({ name, written, meant = 'a number' }: Compared) =>
    `$TN{${name}} is compared with ${written}, but it is a number: write $T{${name}}, or compare with ${meant}`,
  ordered: ({ name, operator }: { name: string; operator: string }) =>
    `$T{${name}} is a string, which ${operator} does not compare: write $TN{${name}}`,
} as const satisfies Kinds;

type ReportState = Report<typeof STATE_KINDS>;

export const state = defineRule({
  id: 'expression/state',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: STATE_KINDS,
  fix: 'unsafe',
  summary: 'Expressions write states as NotActive, Active or Completed',
  source: 'public material of the platform, function effects',
  on: {
    effect({ expression }, report) {
      if (expression === undefined) return;
      for (const node of expression.nodes)
        if (node.kind === 'call') setState(node, expression, report);
        else if (node.kind === 'operation') comparison(node, expression, report);
    },
  },
});

function setState(call: CallNode, expression: PlacedExpression, report: ReportState): void {
  const given = call.arguments[expressionFunction(call.name)?.state ?? Number.NaN];
  const node = given && withoutBrackets(given);
  if (node?.kind === 'string') judgeState(node, `${call.name}()`, 'sets', expression, report);
}

function comparison(
  { operators, operands }: OperationNode,
  expression: PlacedExpression,
  report: ReportState,
): void {
  const [operator] = operators;
  const [left, right] = operands.map(withoutBrackets);
  if (operator === undefined || left === undefined || right === undefined) return;
  const { text } = operator;
  const [read, other] = left.kind === 'read' ? [left, right] : [right, left];
  if (read.kind !== 'read' || read.name === undefined) return;
  const { name, letters } = read;
  const [isEquality, isOrder] = [EQUALITIES.has(text), ORDERS.has(text)];
  if (letters === 'T' && isOrder)
    report({ kind: 'ordered', at: inExpression(expression, operator), values: { name, operator: text } });
  else if (letters === 'T' && isEquality) compareState(name, other, expression, report);
  else if (letters === 'T' && MEMBERSHIPS.has(text) && other.kind === 'group')
    for (const part of other.parts) compareState(name, part, expression, report);
  else if (letters === 'TN' && (isEquality || isOrder) && isPlainText(other)) {
    const number = STATE_TEXTS.indexOf(other.value as (typeof STATE_TEXTS)[number]);
    const meant = number < 0 ? undefined : `${number}.0`;
    const values = { name, written: written(other, expression), meant };
    report({ kind: 'compared-with-string', at: inExpression(expression, other), values });
  }
}

function compareState(
  name: string,
  given: ExpressionNode,
  expression: PlacedExpression,
  report: ReportState,
): void {
  const other = withoutBrackets(given);
  if (other.kind === 'number') {
    const values = { name, written: written(other, expression), meant: STATE_TEXTS[other.value] };
    report({ kind: 'compared-with-number', at: inExpression(expression, other), values });
  } else if (other.kind === 'string')
    judgeState(other, `$T{${name}}`, 'is compared with', expression, report);
}

function judgeState(
  node: StringNode,
  by: string,
  verb: OtherState['verb'],
  expression: PlacedExpression,
  report: ReportState,
): void {
  const { value: state } = node;
  if (READABLE.has(state) || isComputedText(state)) return;
  const meant = nearest(state, STATE_TEXTS);
  report({
    kind: 'unknown-state',
    at: inExpression(expression, node),
    values: { by, verb, state, meant },
    fix: meant === undefined ? undefined : rewriting(expression, node, `'${meant}'`),
  });
}

function isPlainText(node: ExpressionNode): node is StringNode {
  return node.kind === 'string' && !isComputedText(node.value);
}

function written({ start, end }: ExpressionNode, { text }: PlacedExpression): string {
  return text.slice(start, end);
}

/** Words that are values without quotes. */
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'null', 'players']);
const STATES: ReadonlySet<string> = new Set(STATE_TEXTS);

export const quotes = defineRule({
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

type Call = Extract<ExpressionNode, { kind: 'call' | 'on-change' }>;

interface Count {
  readonly name: string;
  readonly count: number;
  readonly known: ExpressionFunction;
  /** The last two arguments, where they most likely are one number. */
  readonly split: readonly [whole: string, decimals: string] | undefined;
}

const CALL_KINDS = {
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

export const args = defineRule({
  id: 'expression/arguments',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: CALL_KINDS,
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

function judge(node: Call, expression: PlacedExpression, report: Report<typeof CALL_KINDS>): void {
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
