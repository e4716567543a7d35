import type { ValueKind } from '../../src/catalog/catalog.js';
import type { JsonValue } from '../../src/json/value.js';

/** How messages call a kind of value. */
export const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  colour: 'a colour of 6 hex digits, as a string',
  '3 numbers': 'a list of 3 numbers',
  '4 numbers': 'a list of 4 numbers',
  any: 'any value',
};

/** Whether a value is of a kind. Whether a string is a colour is another question. */
export function isOfKind(value: JsonValue, kind: ValueKind): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'string':
    case 'colour':
      return typeof value === 'string';
    case 'number':
    case 'boolean':
      return typeof value === kind;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case '3 numbers':
      return isNumbers(value, 3, ['x', 'y', 'z']);
    case '4 numbers':
      return isNumbers(value, 4, ['x', 'y', 'z', 'w']);
  }
}

/** Numbers in a list, or as an object with an axis for each. */
function isNumbers(value: JsonValue, count: number, axes: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.length === count && value.every((each) => typeof each === 'number');
  return axes.every((axis) => typeof value[axis] === 'number');
}
