import type { ValueKind } from '../../src/model/catalog/catalog.js';

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
