import { quoteValue } from '../json/quote.js';
import { type JsonObject, type JsonValue, jsonType } from '../json/value.js';
import { listed } from '../text/in-words.js';
import { didYouMean } from '../text/nearest.js';
import type { Schema, Tool } from './tool.js';

/** What is wrong with the arguments of a call, and what to do; undefined for what only the schema says. */
export function argumentFault(
  { name, input }: Pick<Tool, 'name' | 'input'>,
  given: JsonObject,
): string | undefined {
  const known = Object.keys(input.properties);
  const unknown = Object.keys(given).find((argument) => !known.includes(argument));
  if (unknown !== undefined)
    return `${name} has no argument ${quoteValue(unknown)}: ${meantArgument(unknown, known)}`;
  const missing = input.required.find((argument) => given[argument] === undefined);
  if (missing !== undefined)
    return `${name} needs ${quoteValue(missing)}${about(input.properties[missing] ?? {})}`;
  for (const argument of Object.keys(given)) {
    const schema = input.properties[argument];
    const fault = schema && valueFault(schema, given[argument] ?? null, argument);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Names that other tools have for an argument. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...{ file: 'path', filename: 'path', file_path: 'path', filePath: 'path', room: 'path', snapshot: 'path' },
  ...{ limit: 'max', count: 'max', skip: 'offset', start: 'offset', pointer: 'place', at: 'place' },
  ...{ edits: 'changes', operations: 'changes', other: 'against', before: 'against' },
};

function meantArgument(unknown: string, known: readonly string[]): string {
  const synonym = Object.hasOwn(SYNONYMS, unknown) ? (SYNONYMS[unknown] ?? '') : '';
  if (known.includes(synonym)) return `did you mean ${quoteValue(synonym)}?`;
  return didYouMean(unknown, known, `it takes ${known.join(', ')}`);
}

/** What is wrong with a value, in the words of its schema; undefined for what only other keywords say. */
function valueFault(schema: Schema, value: JsonValue, where: string): string | undefined {
  const { type, items, minItems, properties } = schema;
  const is = jsonType(value);
  const fits = type === 'integer' ? is === 'number' && Number.isInteger(value) : type === is;
  const isText = is === 'string' && (type === 'array' || type === 'object');
  if (typeof type === 'string' && !fits)
    return `${quoteValue(where)} must be ${TYPES[type] ?? type}${isText ? ', not a string that holds it' : ''}${about(schema)}`;
  const choices: readonly unknown[] = Array.isArray(schema.oneOf) ? schema.oneOf : [];
  const isNone = choices.every((each) => isSchema(each) && valueFault(each, value, where) !== undefined);
  if (choices.length > 0 && isNone) return `${quoteValue(where)} is not valid${about(schema)}`;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) {
    const words = schema.enum.map(String);
    return `${quoteValue(where)} must be ${listed(words, 'or')}: ${didYouMean(String(value), words, about(schema).slice(2))}`;
  }
  if (Array.isArray(value)) {
    if (typeof minItems === 'number' && value.length < minItems)
      return `${quoteValue(where)} is empty${about(schema)}`;
    for (const [index, element] of value.entries()) {
      const fault = isSchema(items) ? valueFault(items, element, `${where}[${index}]`) : undefined;
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  return isSchema(properties) && isJsonObject(value) ? membersFault(schema, value, where) : undefined;
}

function membersFault(schema: Schema, value: JsonObject, where: string): string | undefined {
  const properties = isSchema(schema.properties) ? schema.properties : {};
  const known = Object.keys(properties);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `${quoteValue(where)} has no field ${quoteValue(unknown)}: ${didYouMean(unknown, known, `it takes ${known.join(', ')}`)}`;
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const missing = required.find((name) => typeof name === 'string' && value[name] === undefined);
  if (typeof missing === 'string') {
    const described = properties[missing];
    return `${quoteValue(where)} needs ${quoteValue(missing)}${isSchema(described) ? about(described) : ''}`;
  }
  for (const [name, member] of Object.entries(value)) {
    const described = properties[name];
    const fault = isSchema(described) ? valueFault(described, member, `${where}.${name}`) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
};

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function about({ description }: Schema): string {
  return typeof description === 'string' ? `: ${description}` : '';
}

export function argumentsOf(given: unknown): JsonObject {
  return isJsonObject(given) ? given : {};
}

/** The protocol's messages are JSON. */
function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
