import { quoteValue } from '../json/quote.js';
import { type JsonObject, type JsonValue, jsonType } from '../json/value.js';
import { didYouMean } from '../text/nearest.js';
import type { ObjectSchema, Tool } from './tool.js';

/** What is wrong with the arguments of a call, and what to do; undefined for what only the schema says. */
export function argumentFault(
  { name, input }: Pick<Tool, 'name' | 'input'>,
  given: JsonObject,
): string | undefined {
  const known = Object.keys(input.properties);
  const unknown = Object.keys(given).find((argument) => !known.includes(argument));
  if (unknown !== undefined)
    return `${name} has no argument ${quoteValue(unknown)}: ${didYouMean(unknown, known, `it takes ${known.join(', ')}`)}`;
  const missing = input.required.find((argument) => given[argument] === undefined);
  if (missing !== undefined) return `${name} needs ${quoteValue(missing)}: ${descriptionOf(input, missing)}`;
  for (const argument of Object.keys(given)) {
    const fault = typeFault(input.properties[argument], given[argument]);
    if (fault !== undefined)
      return `${quoteValue(argument)} must be ${fault}: ${descriptionOf(input, argument)}`;
  }
  return undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  boolean: 'true or false',
  integer: 'a whole number',
  array: 'a list',
};

function typeFault(schema: unknown, value: JsonValue | undefined): string | undefined {
  if (value === undefined || typeof schema !== 'object' || schema === null || !('type' in schema))
    return undefined;
  const { type } = schema;
  const is = jsonType(value);
  const fits = type === 'integer' ? is === 'number' && Number.isInteger(value) : type === is;
  return fits || typeof type !== 'string' ? undefined : TYPES[type];
}

function descriptionOf({ properties }: ObjectSchema, name: string): string {
  const schema = properties[name];
  const { description } = schema ?? {};
  return typeof description === 'string' ? description : 'see the input schema';
}

/** Arguments as an object. */
export function argumentsOf(given: unknown): JsonObject {
  return isJsonObject(given) ? given : {};
}

/** The protocol's messages are JSON. */
function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
