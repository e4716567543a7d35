import type { OffsetRange } from '../../bytes/text/span.js';
/** A part of an expression. Starts and ends are indexes into its text; the end is exclusive. */
export type ExpressionNode =
  | NumberNode
  | StringNode
  | ReadNode
  | NamedNode
  | CallNode
  | OnChangeNode
  | PrefixNode
  | OperationNode
  | ChoiceNode
  | GroupNode;

export interface NumberNode extends OffsetRange {
  readonly kind: 'number';
  readonly value: number;
}

export interface StringNode extends OffsetRange {
  readonly kind: 'string';
  /** The content, with its escapes resolved. */
  readonly value: string;
}

/** `$T{name}`, `$TN{name}`, `$N{name}`, `$S{name}`. */
export interface ReadNode extends OffsetRange {
  readonly kind: 'read';
  readonly letters: string;
  /** The trimmed name between the braces; undefined where another read is inside. */
  readonly name: string | undefined;
  readonly nameStart: number;
  readonly nameEnd: number;
}

/** A word without quotes, or a parameter: `[Players]` or `{Players}`. */
export interface NamedNode extends OffsetRange {
  readonly kind: 'name' | 'parameter';
  readonly name: string;
}

export interface CallNode extends OffsetRange {
  readonly kind: 'call';
  readonly name: string;
  readonly arguments: readonly ExpressionNode[];
}

/** `OnChange(…)`. The public sources disagree on the form of its arguments, so they are not read. */
export interface OnChangeNode extends OffsetRange {
  readonly kind: 'on-change';
  readonly arguments: readonly OpaqueArgument[];
}

export interface OpaqueArgument extends OffsetRange {
  /** The string that is the whole argument. */
  readonly string: StringNode | undefined;
}

export interface PrefixNode extends OffsetRange {
  readonly kind: 'prefix';
  readonly operators: readonly ExpressionOperator[];
  readonly operand: ExpressionNode;
}

/** Operands with operators of one precedence between them: one operator fewer than operands. */
export interface OperationNode extends OffsetRange {
  readonly kind: 'operation';
  readonly operators: readonly ExpressionOperator[];
  readonly operands: readonly ExpressionNode[];
}

export interface ExpressionOperator extends OffsetRange {
  /** In small letters: `==`, `and`, `not in`. */
  readonly text: string;
}

/** `condition ? value : condition ? value : otherwise`. */
export interface ChoiceNode extends OffsetRange {
  readonly kind: 'choice';
  readonly branches: readonly { readonly condition: ExpressionNode; readonly value: ExpressionNode }[];
  readonly otherwise: ExpressionNode;
}

/** `(a)`, or a list: `(a, b)`. */
export interface GroupNode extends OffsetRange {
  readonly kind: 'group';
  readonly parts: readonly ExpressionNode[];
}

/** The nodes directly inside a node, in order. */
export function partsOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.kind) {
    case 'call':
      return node.arguments;
    case 'group':
      return node.parts;
    case 'operation':
      return node.operands;
    case 'prefix':
      return [node.operand];
    case 'choice':
      return [...node.branches.flatMap(({ condition, value }) => [condition, value]), node.otherwise];
    default:
      return NOTHING;
  }
}

const NOTHING: readonly ExpressionNode[] = [];

/** All nodes of an expression, each before its parts, in the order of the text. Uses an explicit stack. */
export function nodesOf(root: ExpressionNode): readonly ExpressionNode[] {
  const nodes: ExpressionNode[] = [];
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    nodes.push(node);
    const parts = partsOf(node);
    for (let index = parts.length - 1; index >= 0; index--) open.push(parts[index] as ExpressionNode);
  }
  return nodes;
}

/** A node without the brackets around it. */
export function withoutBrackets(node: ExpressionNode): ExpressionNode {
  let inner = node;
  while (inner.kind === 'group' && inner.parts.length === 1) inner = inner.parts[0] as ExpressionNode;
  return inner;
}
