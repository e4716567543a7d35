import type { ValueKind } from '../../src/catalog/catalog.js';
import { isObject, type JsonValue } from '../../src/json/value.js';
import { AXES } from '../../src/schema/index.js';

/** How messages call a kind of value. */
export const KIND_WORDS: Readonly<Record<ValueKind, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  colour: 'a colour of 6 hex digits, as a string',
  '3 numbers': 'a list of 3 numbers',
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
      return isObject(value);
    case '3 numbers':
      return isVector(value);
  }
}

/** The digits of a colour, without a `#` before them; undefined for another string. */
export function hexDigits(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
}

/** Three numbers in a list, or as an object with an axis for each. */
function isVector(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 3 && value.every((each) => typeof each === 'number');
  return isObject(value) && AXES.every((axis) => typeof value[axis] === 'number');
}
