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
  return typeof left === 'number' && typeof right === 'number' ? ofNumbers(operator, left, right) : undefined;
}

function ofNumbers(operator: string, left: number, right: number): Value | undefined {
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
    case '+':
      return finite(left + right);
    case '-':
      return finite(left - right);
    case '*':
      return finite(left * right);
    case '/':
      return finite(left / right);
    case '%':
      return finite(left % right);
    case '**':
      return finite(left ** right);
    default:
      return undefined;
  }
}

/** The value of a prefix operator or one of NCalc's functions; undefined where it is not known. */
export function calculate(name: string, first: Value | undefined, second?: Value): Value | undefined {
  if (name === '!' || name === 'not') return typeof first === 'boolean' ? !first : undefined;
  if (typeof first !== 'number') return undefined;
  switch (name) {
    case '-':
      return -first;
    case '+':
      return first;
    case 'Abs':
      return Math.abs(first);
    case 'Floor':
      return Math.floor(first);
    case 'Ceiling':
      return Math.ceil(first);
    case 'Min':
      return typeof second === 'number' ? Math.min(first, second) : undefined;
    case 'Max':
      return typeof second === 'number' ? Math.max(first, second) : undefined;
    default:
      return undefined;
  }
}

function finite(value: number): number | undefined {
  return Number.isFinite(value) ? value : undefined;
}
