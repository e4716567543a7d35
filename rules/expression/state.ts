import { nearest } from '../../src/bytes/text/nearest.js';
import { expressionFunction, isComputedText, STATE_TEXTS } from '../../src/model/expression/functions.js';
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

const KINDS = {
  'unknown-state': ({ by, verb, state, meant }: OtherState) =>
    `${by} ${verb} ${quoteValue(state)}, which is not a state: write ${meant === undefined ? ALL : `'${meant}'`}`,
  'compared-with-number': ({ name, written, meant = 'Active' }: Compared) =>
    `$T{${name}} is compared with ${written}, but it is a string: write $TN{${name}}, or compare with '${meant}'`,
  'compared-with-string': ({ name, written, meant = 'a number' }: Compared) =>
    `$TN{${name}} is compared with ${written}, but it is a number: write $T{${name}}, or compare with ${meant}`,
  ordered: ({ name, operator }: { name: string; operator: string }) =>
    `$T{${name}} is a string, which ${operator} does not compare: write $TN{${name}}`,
} as const satisfies Kinds;

type ReportState = Report<typeof KINDS>;

export default defineRule({
  id: 'expression/state',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: KINDS,
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
