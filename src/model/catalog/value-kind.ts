import { member } from '../../bytes/json/members.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { AXES } from '../schema/index.js';
import type { ValueKind } from './catalog.js';

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

/** Whether a value is of a kind, and a string that should be a colour is one; none is a colour as well. */
export function isFitting(value: JsonValue, kind: ValueKind): boolean {
  if (!isOfKind(value, kind)) return false;
  return kind !== 'colour' || typeof value !== 'string' || value === '' || hexDigits(value) === value;
}

/** The digits of a colour, without a `#` before them; undefined for another string. */
export function hexDigits(text: string): string | undefined {
  return /^#?([0-9a-f]{6})$/i.exec(text)?.[1];
}

/** Three numbers in a list, or as an object with an axis for each. */
function isVector(value: JsonValue): boolean {
  if (Array.isArray(value)) return value.length === 3 && value.every((each) => typeof each === 'number');
  return isObject(value) && AXES.every((axis) => typeof member(value, axis) === 'number');
}
