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
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
};

/** A wrong value: what it is, and what it must be. */
export function wrongValue(record: RecordName, path: Path, value: JsonValue, error: ValidationError): string {
  const what = `${fieldName(record, path)} ${isWhat(value, error)}`;
  return `${what}: it must be ${mustBe(record, path, value, error)}`;
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
  // Where another type belongs, quotes are easy to overlook.
  const overlooked = typeof value === 'string' && error.keyword === 'type';
  return `is ${overlooked ? 'the string ' : ''}${quoteValue(value)}`;
}

function mustBe(record: RecordName, path: Path, value: JsonValue, error: ValidationError): string {
  const words = fieldWords(record, path);
  if (error.keyword === 'minimum') return words.atLeast ?? `${String(error.params.limit)} or more`;
  const type = String(error.params.type);
  if (error.keyword === 'type' && unquoted(record, path, value, type) !== undefined) {
    return `${words.only?.length === 1 ? words.only[0] : (TYPES[type] ?? type)}, without quotes`;
  }
  return words.be ?? TYPES[type] ?? 'another value';
}

/**
 * The number or boolean that a string holds where one belongs, as JSON; undefined unless the field may have that value: the
 * advice to remove the quotes must not lead into another finding.
 */
function unquoted(record: RecordName, path: Path, value: JsonValue, type: string): string | undefined {
  if (typeof value !== 'string' || !isWritten(value, type)) return undefined;
  const { only, least } = fieldWords(record, path);
  const json = value.trim().toLowerCase();
  const held = type === 'boolean' ? json === 'true' : Number(json);
  if (only !== undefined && !only.includes(held)) return undefined;
  return least !== undefined && typeof held === 'number' && held < least ? undefined : json;
}

/** Whether the string holds a value of the type. */
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
