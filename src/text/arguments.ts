/* Checks of what untyped callers give the library, so that errors say what belongs there. */

/** What an argument or option must be. */
export interface Expected {
  readonly what: string;
  is(value: unknown): boolean;
}

export const STRING: Expected = { what: 'a string', is: (value) => typeof value === 'string' };
export const BOOLEAN: Expected = { what: 'true or false', is: (value) => typeof value === 'boolean' };
export const FUNCTION: Expected = { what: 'a function', is: (value) => typeof value === 'function' };
export const NUMBER: Expected = { what: 'a number', is: (value) => typeof value === 'number' };
export const ARRAY: Expected = { what: 'an array', is: Array.isArray };
export const OBJECT: Expected = {
  what: 'an object',
  is: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
};
export const SIGNAL: Expected = {
  what: 'an AbortSignal',
  is: (value) =>
    OBJECT.is(value) && typeof (value as { throwIfAborted?: unknown }).throwIfAborted === 'function',
};
export const BYTES: Expected = {
  what: 'the bytes of a file as a Uint8Array',
  // Also those of another window or of a test runner, whose Uint8Array is another class.
  is: (value) => Object.prototype.toString.call(value) === '[object Uint8Array]',
};

export function oneOf(words: readonly (string | boolean)[]): Expected {
  const quoted = words.map((word) => JSON.stringify(word));
  const last = quoted.pop() ?? '';
  return {
    what: quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`,
    is: (value) => words.some((word) => word === value),
  };
}

/** An object that has all these fields. */
export function objectWith(fields: Readonly<Record<string, Expected>>): Expected {
  const names = Object.keys(fields)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ');
  return {
    what: `an object with ${names}`,
    is: (value) =>
      OBJECT.is(value) &&
      Object.entries(fields).every(([field, { is }]) => is((value as Record<string, unknown>)[field])),
  };
}

export function listOf({ what, is }: Expected): Expected {
  const several = what.replace(/^an? (\w+)/, '$1s');
  return { what: `an array of ${several}`, is: (value) => Array.isArray(value) && value.every(is) };
}

export function either(one: Expected, other: Expected): Expected {
  return { what: `${one.what} or ${other.what}`, is: (value) => one.is(value) || other.is(value) };
}

/** @throws TypeError that says what the argument must be and what it is */
export function requireArgument(name: string, value: unknown, { what, is }: Expected): void {
  if (!is(value)) throw new TypeError(`${name} must be ${what}, not ${given(value)}`);
}

/** Fields of an object such as options, each optional. @throws TypeError */
export function requireFields(
  name: string,
  value: unknown,
  fields: Readonly<Record<string, Expected>>,
): void {
  requireArgument(name, value, OBJECT);
  const record = value as Readonly<Record<string, unknown>>;
  for (const [field, expected] of Object.entries(fields))
    if (record[field] !== undefined) requireArgument(`${name}.${field}`, record[field], expected);
}

/** The first argument of nearly every function. @throws TypeError */
export function requireBytes(bytes: unknown): void {
  if (BYTES.is(bytes)) return;
  const what = typeof bytes === 'string' ? 'a string' : given(bytes);
  throw new TypeError(`roomlint needs ${BYTES.what}, not ${what}${adviceFor(bytes)}`);
}

/** @param most no limit unless given @throws TypeError, or RangeError for another number */
export function requireWhole(
  name: string,
  value: unknown,
  least: number,
  most = Number.POSITIVE_INFINITY,
): void {
  if (Number.isInteger(value) && Number(value) >= least && Number(value) <= most) return;
  const to = most === Number.POSITIVE_INFINITY ? '' : ` to ${most}`;
  const message = `${name} must be a whole number from ${least}${to}, not ${given(value)}`;
  throw typeof value === 'number' ? new RangeError(message) : new TypeError(message);
}

function adviceFor(value: unknown): string {
  if (typeof value === 'string') return ': pass new TextEncoder().encode(text)';
  if (value instanceof Promise) return ': await it';
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return /ArrayBuffer$/.test(kind) ? ': pass new Uint8Array(buffer)' : '';
}

/** A value in the words of a message. Long strings are not repeated. */
function given(value: unknown): string {
  if (typeof value === 'string')
    return value.length > MAX_SHOWN || value === '' ? 'a string' : JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'symbol' || typeof value === 'function') return `a ${typeof value}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  return kind === 'Object' ? 'an object' : `${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

const MAX_SHOWN = 40;
