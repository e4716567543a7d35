import { quoteValue } from '../json/quote.js';
import { isObject, type JsonValue } from '../json/value.js';
import { misspelled } from '../text/nearest.js';
import type { ValidationError } from './compiled/validators.js';
import { fieldWords, RECORD_WORDS } from './field-words.js';
import type { RecordName } from './records.js';

type Path = readonly (string | number)[];

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text, in quotes',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** What is wrong with a value that is there: what it is, and what it must be. */
export function wrongValue(record: RecordName, path: Path, value: JsonValue, error: ValidationError): string {
  const what = `${fieldName(record, path)} ${isWhat(value, error)}`;
  return `${what}; it must be ${mustBe(record, path, value, error)}`;
}

/** A record, or an object in it, that lacks one field, or has it misspelled. */
export function missingField(record: RecordName, path: Path, field: string, holder: JsonValue): string {
  const slip = isObject(holder) ? misspelled(field, Object.keys(holder)) : undefined;
  if (slip !== undefined)
    return `${fieldName(record, path)} has no ${field}: correct the spelling of ${quoteValue(slip)}`;
  const todo = fieldWords(record, [...path, field]).missing;
  return `${fieldName(record, path)} has no ${field}${todo ? `: ${todo}` : ''}`;
}

/** A position, a rotation or the like that lacks one component or several. */
export function missingComponents(record: RecordName, path: Path, components: readonly string[]): string {
  const todo = fieldWords(record, path).missing;
  return `${fieldName(record, path)} has no ${list(components, 'or')}${todo ? `: ${todo}` : ''}`;
}

function isWhat(value: JsonValue, error: ValidationError): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'is an empty list';
    if (error.keyword !== 'minItems' && error.keyword !== 'maxItems') return 'is a list';
    return value.length === 1 ? 'holds 1 value' : `holds ${value.length} values`;
  }
  if (typeof value === 'object' && value !== null) return 'is an object';
  // Beside other texts the quotes say enough; beside true, 1 or {} a creator may overlook them.
  const overlooked = typeof value === 'string' && error.keyword === 'type';
  return `is ${overlooked ? 'the text ' : ''}${quoteValue(value)}`;
}

function mustBe(record: RecordName, path: Path, value: JsonValue, error: ValidationError): string {
  const words = fieldWords(record, path);
  if (error.keyword === 'minimum') return words.atLeast ?? `${String(error.params.limit)} or more`;
  const type = String(error.params.type);
  if (error.keyword === 'type' && typeof value === 'string' && isWritten(value, type)) {
    return `${TYPES[type] ?? type}, without quotes`;
  }
  return words.be ?? TYPES[type] ?? 'another value';
}

/** Whether the text would be a value of the type, were it not in quotes. */
function isWritten(text: string, type: string): boolean {
  if (type === 'boolean') return /^\s*(true|false)\s*$/i.test(text);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return type === 'integer' ? Number.isInteger(number) : type === 'number' && Number.isFinite(number);
}

/** The place within its record: `pos.x`, `_transformState.position[0]`. */
function fieldName(record: RecordName, path: Path): string {
  let name = '';
  for (const step of path) {
    if (typeof step === 'number') name += `[${step}]`;
    else name += name === '' ? step : `.${step}`;
  }
  return name === '' ? RECORD_WORDS[record] : name;
}

function list(names: readonly string[], conjunction: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}
