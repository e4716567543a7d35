import { holdsJson, isJson } from '../../bytes/json/parse-json.js';
import { quoteValue } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { listed } from '../../bytes/text/in-words.js';
import { lookAlike, lookAlikeNote } from '../../bytes/text/look-alike.js';
import type { ValidationError } from './compiled/validators.js';
import { DOCUMENTED_TYPES, fieldWords, RECORD_WORDS, type RecordName, VECTORS } from './documented-fields.js';
import { rotationWithoutW, vectorInstead } from './vectors.js';

const ROTATIONS: ReadonlySet<string> = new Set(['rot', 'rotation']);

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
  const held = heldType(value, error);
  if (held !== undefined)
    return `${fieldName(record, path)} is a string that holds ${TYPES[held]}: write the ${held === 'array' ? 'list' : 'object'} itself, not as a string`;
  const what = `${fieldName(record, path)} ${isWhat(value, error)}`;
  const { missing, be } = fieldWords(record, path);
  // null counts as missing, and so does an empty string in a field that must say something.
  const isAbsent = value === null ? be === undefined : error.keyword === 'not' && value === '';
  if (isAbsent && missing !== undefined) return `${what}: ${missing}`;
  const alike = alikeHint(value, error);
  if (alike !== undefined) return `${what}: ${alike}`;
  return `${what}: it must be ${mustBe(record, path, value, error)}${vectorHint(path, value, error)}`;
}

/** The type that a value should have, if it is a string that holds JSON of this type. */
function heldType(value: JsonValue, { keyword, params }: ValidationError): 'array' | 'object' | undefined {
  if (keyword !== 'type' || typeof value !== 'string' || !holdsJson(value)) return undefined;
  const type = value.trimStart().startsWith('[') ? 'array' : 'object';
  return params.type === type ? type : undefined;
}

/** The allowed value that a string only looks like, and how they differ. */
function alikeHint(value: JsonValue, { keyword, params }: ValidationError): string | undefined {
  if (typeof value !== 'string' || keyword !== 'enum' || !Array.isArray(params.allowedValues))
    return undefined;
  const alike = params.allowedValues
    .filter((allowed) => typeof allowed === 'string')
    .find((allowed) => allowed !== '' && lookAlike(value, allowed) !== undefined);
  return alike === undefined ? undefined : `write ${quoteValue(alike)}${lookAlikeNote(value, alike)}`;
}

/** How to write a vector of another form. */
function vectorHint(path: Path, value: JsonValue, { keyword }: ValidationError): string {
  const name = String(path.at(-1));
  if (keyword !== 'type' || !VECTORS.has(name)) return '';
  const instead = vectorInstead(value, ROTATIONS.has(name));
  return instead === undefined ? '' : `, here ${instead}`;
}

/** More missing fields than these are named without saying what to write in each. */
const MAX_EXPLAINED = 3;

/** A record, or an object in it, that lacks one field or several. */
export function missingFields(
  record: RecordName,
  path: Path,
  fields: readonly string[],
  value?: JsonValue,
): string {
  const lack = `${fieldName(record, path)} has no ${listed(fields, 'or')}`;
  const whole = record === 'room-item' ? fieldWords(record, path).missing : undefined;
  const rotation =
    value !== undefined && fields.join() === 'w' && ROTATIONS.has(String(path.at(-1)))
      ? rotationWithoutW(value)
      : undefined;
  const todo = rotation ?? whole ?? whatToAdd(record, path, fields);
  return todo === undefined ? lack : `${lack}: ${todo}`;
}

function whatToAdd(record: RecordName, path: Path, fields: readonly string[]): string | undefined {
  const hint = (field: string): string | undefined => fieldWords(record, [...path, field]).missing;
  const [first = ''] = fields;
  if (fields.length === 1) return hint(first);
  if (fields.length > MAX_EXPLAINED)
    return `write them as another ${RECORD_WORDS[record].replace('this ', '')} has them${fields.includes('Id') ? ', with a new UUID v4 as Id' : ''}`;
  return fields.map((field) => `for ${field}, ${hint(field) ?? 'add a value'}`).join('; ');
}

/** The value that was certainly meant by a wrong one, as JSON. */
export function valueInstead(
  record: RecordName,
  path: Path,
  value: JsonValue,
  { keyword, params }: ValidationError,
): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (keyword === 'type') return unquoted(record, path, value, String(params.type));
  const allowed: unknown = keyword === 'enum' ? params.allowedValues : [params.allowedValue];
  if ((keyword !== 'enum' && keyword !== 'const') || !Array.isArray(allowed)) return undefined;
  const meant: unknown = allowed.find(
    (word: unknown) =>
      typeof word === 'string' && word !== '' && word.toLowerCase() === value.trim().toLowerCase(),
  );
  return meant === undefined ? undefined : JSON.stringify(meant);
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
  if (error.keyword === 'type' && unquoted(record, path, value, type) !== undefined)
    return `${words.only?.length === 1 ? words.only[0] : (TYPES[type] ?? type)}, without quotes`;
  const none = value === null && error.keyword === 'type' ? NONE[type] : undefined;
  if (words.be === undefined && none !== undefined) return `${TYPES[type] ?? type}, ${none} for none`;
  // A string that is the type of such an object says which one is meant.
  const kind = DOCUMENTED_TYPES.get(String(value));
  return (words.be ?? TYPES[type] ?? 'another value').replace(/(?<="\$type":")\w+/, (example) =>
    DOCUMENTED_TYPES.get(example) === kind ? String(value) : example,
  );
}

/** What is written where there is none. */
const NONE: Readonly<Record<string, string>> = { string: '""', array: '[]' };

/** What a string in quotes holds, if the field may have that number or boolean; otherwise undefined. */
function unquoted(record: RecordName, path: Path, value: JsonValue, type: string): string | undefined {
  if (typeof value !== 'string' || !isWritten(value, type)) return undefined;
  const { only, least } = fieldWords(record, path);
  const json = type === 'boolean' ? value.trim().toLowerCase() : value.trim();
  const held = type === 'boolean' ? json === 'true' : Number(json);
  if (!isJson(json)) return undefined;
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
  for (const step of path)
    if (typeof step === 'number') name += `[${step}]`;
    else name += name === '' ? step : `.${step}`;
  return name === '' ? RECORD_WORDS[record] : name;
}
