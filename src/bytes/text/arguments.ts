/* Checks of what untyped callers give the library, so that errors say what belongs there. */

import { listed } from './in-words.js';
import { didYouMean } from './nearest.js';

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
  // Neither a list nor a Map, a Date or the like, whose content would not be seen.
  is: (value) => Object.prototype.toString.call(value) === '[object Object]',
};
export const SIGNAL: Expected = {
  what: 'an AbortSignal',
  is: (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const { aborted, addEventListener, removeEventListener } = value as Record<string, unknown>;
    return typeof aborted === 'boolean' && FUNCTION.is(addEventListener) && FUNCTION.is(removeEventListener);
  },
};
export const BYTES: Expected = {
  what: 'the bytes of a file as a Uint8Array',
  is: (value) => isView(value) && !isGone(value),
};
/** For what is looked at elsewhere. */
export const ANYTHING: Expected = { what: 'anything', is: () => true };

/** Also those of another window or of a test runner, whose Uint8Array is another class. */
function isView(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]';
}

/** Whether its memory is no longer there: such an array looks like an empty one. */
function isGone(bytes: Uint8Array): boolean {
  if (bytes.length > 0) return false;
  try {
    Uint8Array.prototype.at.call(bytes, 0);
    return false;
  } catch {
    return true;
  }
}

export function oneOf(words: readonly (string | boolean)[]): Expected {
  const quoted = words.map((word) => JSON.stringify(word));
  return { what: listed(quoted, 'or'), is: (value) => words.some((word) => word === value) };
}

/** An object that has all these fields. */
export function objectWith(fields: Readonly<Record<string, Expected>>): Expected {
  const described = Object.entries(fields).map(([field, { what }]) => `${field} (${what})`);
  return {
    what: `an object with ${listed(described, 'and')}`,
    is: (value) =>
      OBJECT.is(value) &&
      Object.entries(fields).every(([field, { is }]) => is((value as Record<string, unknown>)[field])),
  };
}

export function listOf({ what, is }: Expected): Expected {
  const several = what.replace(/^an? (\w+)/, '$1s');
  return {
    what: `an array of ${several}`,
    is: (value) => Array.isArray(value) && Array.from(value).every(is),
  };
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

/**
 * The options of a call, each read once. One that is undefined or absent is optional.
 *
 * @param fields all options that there are
 * @throws TypeError, also for an option that there is not
 */
export function readOptions<Options extends object>(
  options: Options,
  fields: Readonly<Record<keyof Options, Expected>>,
): Options {
  requireArgument('options', options, OBJECT);
  const names = Object.keys(fields);
  for (const name of Object.keys(options))
    if (!Object.hasOwn(fields, name))
      throw new TypeError(
        names.length === 0
          ? `there is no option ${given(name)}: this function has none`
          : `there is no option ${given(name)}: ${didYouMean(name, names, `use ${listed(names, 'or')}`)}`,
      );
  const read = Object.fromEntries(
    names.flatMap((name) => {
      const value = options[name as keyof Options];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  requireFields('options', read, fields);
  return read as Options;
}

/** Bytes that a caller hands over again may have changed: each time, they are known by another object. */
const handedOver = new WeakMap<Uint8Array, object>();

/** Under this, what is found in bytes can be kept. */
export function identityOf(bytes: Uint8Array): object {
  return handedOver.get(bytes) ?? bytes;
}

/** The first argument of nearly every function. @throws TypeError */
export function requireBytes(bytes: unknown): void {
  if (isView(bytes) && !isGone(bytes)) {
    handedOver.set(bytes, {});
    return;
  }
  if (isView(bytes))
    throw new TypeError(
      'roomlint needs the bytes of a file, but those of this Uint8Array are gone: its ArrayBuffer was transferred or resized',
    );
  const what = typeof bytes === 'string' ? 'a string' : given(bytes);
  throw new TypeError(`roomlint needs ${BYTES.what}, not ${what}${adviceFor(bytes)}`);
}

interface JsonArgument {
  /** The words for what belongs there. */
  readonly what?: string;
  /** Whether members may be undefined, as if they were absent. */
  readonly mayLack?: boolean;
  /** Whether numbers may be infinite, as JSON.parse makes them of `1e999`. */
  readonly mayOverflow?: boolean;
  /** How deep lists and objects may be nested. */
  readonly maxDepth?: number;
}

/** Requires a value that JSON can hold. @throws TypeError for anything else, RangeError for one too deep */
export function requireJson(
  name: string,
  json: unknown,
  {
    what = 'a JSON value',
    mayLack = false,
    mayOverflow = false,
    maxDepth = Number.POSITIVE_INFINITY,
  }: JsonArgument = {},
): void {
  const left: { readonly value: unknown; readonly path: string; readonly level: number }[] = [];
  const around: unknown[] = [];
  const isAround = new Set<unknown>();
  const fail = (path: string, not: string): never => {
    throw new TypeError(`${name}${path === '' ? '' : ` at ${path}`} must be ${what}, not ${not}`);
  };
  left.push({ value: json, path: '', level: 0 });
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, level } = next;
    if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) continue;
    if (mayOverflow && typeof value === 'number' && !Number.isNaN(value)) continue;
    if (value === undefined && mayLack && level > 0) continue;
    if (!ARRAY.is(value) && !OBJECT.is(value)) fail(path, given(value));
    while (around.length > level) isAround.delete(around.pop());
    if (isAround.has(value)) fail(path, 'an object that contains itself');
    if (level >= maxDepth)
      throw new RangeError(
        `${name} must not be nested more than ${maxDepth.toLocaleString('en')} levels deep`,
      );
    around.push(value);
    isAround.add(value);
    const members = Array.isArray(value) ? Array.from(value).entries() : Object.entries(value as object);
    for (const [key, member] of members)
      left.push({ value: member, path: `${path}/${key}`, level: level + 1 });
  }
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
