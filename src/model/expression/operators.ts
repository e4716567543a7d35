import type { ExpressionNode, ExpressionOperator, OperationNode } from './node.js';

/* The operators of expressions and their precedence, and how the parser joins operands by it. */

/** Levels of precedence, weakest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||', 'or', 'xor'],
  ['&&', 'and'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '=', '!=', '<>'],
  ['<', '<=', '>', '>=', 'in', 'like', 'not in', 'not like'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
  ['**'],
];
/** The level of precedence of each operator between two values. */
export const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap((texts, level) => texts.map((text) => [text, level] as const)),
);
/** Operators before a value, except `not`. */
export const PREFIXES: ReadonlySet<string> = new Set(['!', '-', '+', '~']);
/** Operators of other languages, and what is meant. */
export const NO_OPERATORS: ReadonlyMap<string, string> = new Map([
  ['===', '=='],
  ['!==', '!='],
  ['=>', '>='],
  ['=<', '<='],
]);

export interface LevelledOperator extends ExpressionOperator {
  readonly level: number;
}

/** An operation while it grows: a chain of a thousand terms is one node. */
interface OpenOperation extends OperationNode {
  readonly operators: LevelledOperator[];
  readonly operands: ExpressionNode[];
  end: number;
}

/** Replaces the last two operands by the operation of the last operator on them, and removes that operator. */
export function joinLast(operands: ExpressionNode[], operators: LevelledOperator[]): void {
  const operator = operators.pop();
  const right = operands.pop();
  const left = operands.pop();
  if (operator === undefined || left === undefined || right === undefined) return;
  const { start } = left;
  const { end } = right;
  if (isGrowing(left, operator.level)) {
    left.operators.push(operator);
    left.operands.push(right);
    left.end = end;
    operands.push(left);
    return;
  }
  const operation: OpenOperation = {
    kind: 'operation',
    operators: [operator],
    operands: [left, right],
    start,
    end,
  };
  operands.push(operation);
}

/** Whether a node is an operation of this precedence, without brackets around it. */
function isGrowing(node: ExpressionNode, level: number): node is OpenOperation {
  return node.kind === 'operation' && (node as OpenOperation).operators[0]?.level === level;
}
