import { nearest } from '../../src/bytes/text/nearest.js';
import { expressionFunction, isComputedText, STATE_TEXTS } from '../../src/model/expression/functions.js';
import {
  type CallNode,
  type ExpressionNode,
  type OperationNode,
  type ReadNode,
  type StringNode,
  withoutBrackets,
} from '../../src/model/expression/node.js';
import { defineRule, listed, type PlacedExpression, quoteValue, type Report } from '../kit.js';
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

export default defineRule({
  id: 'expression/state',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['unknown-state', 'compared-with-number', 'compared-with-string', 'ordered'],
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

function setState(call: CallNode, expression: PlacedExpression, report: Report): void {
  const given = call.arguments[expressionFunction(call.name)?.state ?? Number.NaN];
  const node = given && withoutBrackets(given);
  if (node?.kind !== 'string' || isState(node)) return;
  reportState(node, `${call.name}() sets`, expression, report);
}

function comparison(
  { operators, operands }: OperationNode,
  expression: PlacedExpression,
  report: Report,
): void {
  const [operator] = operators;
  const [left, right] = operands.map(withoutBrackets);
  if (operator === undefined || left === undefined || right === undefined) return;
  const { text } = operator;
  const [read, other] = left.kind === 'read' ? [left, right] : [right, left];
  if (read.kind !== 'read' || read.name === undefined) return;
  const letter = read.letters;
  if (letter === 'T' && ORDERS.has(text)) {
    const message = `${spelled(read)} is a string, which ${text} does not compare: write $TN{${read.name}}`;
    report({ at: inExpression(expression, operator), kind: 'ordered', message });
  } else if (letter === 'T' && EQUALITIES.has(text)) compareState(read, other, expression, report);
  else if (letter === 'T' && MEMBERSHIPS.has(text) && other.kind === 'group')
    for (const part of other.parts) compareState(read, part, expression, report);
  else if (letter === 'TN' && (EQUALITIES.has(text) || ORDERS.has(text)) && isPlainText(other)) {
    const number = STATE_TEXTS.indexOf(other.value as (typeof STATE_TEXTS)[number]);
    const with_ = number < 0 ? 'a number' : `${number}.0`;
    const message = `${spelled(read)} is compared with ${written(other, expression)}, but it is a number: write $T{${read.name}}, or compare with ${with_}`;
    report({ at: inExpression(expression, other), kind: 'compared-with-string', message });
  }
}

function compareState(
  read: ReadNode,
  given: ExpressionNode,
  expression: PlacedExpression,
  report: Report,
): void {
  const other = withoutBrackets(given);
  if (other.kind === 'number') {
    const state = STATE_TEXTS[other.value] ?? 'Active';
    const message = `${spelled(read)} is compared with ${written(other, expression)}, but it is a string: write $TN{${read.name}}, or compare with '${state}'`;
    report({ at: inExpression(expression, other), kind: 'compared-with-number', message });
  } else if (other.kind === 'string' && !isState(other))
    reportState(other, `${spelled(read)} is compared with`, expression, report);
}

function reportState(node: StringNode, what: string, expression: PlacedExpression, report: Report): void {
  const meant = nearest(node.value, STATE_TEXTS);
  const state = meant === undefined ? undefined : `'${meant}'`;
  report({
    at: inExpression(expression, node),
    kind: 'unknown-state',
    message: `${what} ${quoteValue(node.value)}, which is not a state: write ${state ?? ALL}`,
    fix: state === undefined ? undefined : rewriting(expression, node, state),
  });
}

function isState({ value }: StringNode): boolean {
  return READABLE.has(value) || isComputedText(value);
}

function isPlainText(node: ExpressionNode): node is StringNode {
  return node.kind === 'string' && !isComputedText(node.value);
}

function spelled({ letters, name = '' }: ReadNode): string {
  return `$${letters}{${name}}`;
}

function written({ start, end }: ExpressionNode, { text }: PlacedExpression): string {
  return text.slice(start, end);
}
