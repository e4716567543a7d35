/** A value of an expression. */
export type Value = number | string | boolean;

/** The value of two values with an operator between them; undefined where it is not known. */
export function applyOperator(
  operator: string,
  left: Value | undefined,
  right: Value | undefined,
): Value | undefined {
  if (left === undefined || right === undefined || typeof left !== typeof right) return undefined;
  if (operator === '==' || operator === '=') return left === right;
  if (operator === '!=' || operator === '<>') return left !== right;
  if (typeof left === 'string' && typeof right === 'string')
    return operator === '+' ? left + right : undefined;
  return typeof left === 'number' && typeof right === 'number'
    ? finite(OF_NUMBERS.get(operator)?.(left, right))
    : undefined;
}

const OF_NUMBERS = new Map<string, (left: number, right: number) => Value>([
  ['<', (left, right) => left < right],
  ['<=', (left, right) => left <= right],
  ['>', (left, right) => left > right],
  ['>=', (left, right) => left >= right],
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['**', (left, right) => left ** right],
]);

/** The value of a prefix operator; undefined where it is not known. */
export function applyPrefix(operator: string, value: Value | undefined): Value | undefined {
  if (operator === '!' || operator === 'not') return typeof value === 'boolean' ? !value : undefined;
  if (typeof value !== 'number') return undefined;
  if (operator === '-') return -value;
  return operator === '+' ? value : undefined;
}

/** The functions of NCalc that are played, by their names. */
export const MATH: ReadonlyMap<string, (first: number, second: number) => number> = new Map([
  ['Abs', Math.abs],
  ['Floor', Math.floor],
  ['Ceiling', Math.ceil],
  ['Min', Math.min],
  ['Max', Math.max],
]);

function finite(value: Value | undefined): Value | undefined {
  return typeof value === 'number' && !Number.isFinite(value) ? undefined : value;
}
