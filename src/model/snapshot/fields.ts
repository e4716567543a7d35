import { isObject, type JsonObject, type JsonValue, member } from '../../bytes/json/value.js';

/* The value of a documented field if it has its documented type, else undefined: rules see no others. */

export function textField(record: JsonObject, name: string): string | undefined {
  const value = member(record, name);
  return typeof value === 'string' ? value : undefined;
}

export function numberField(record: JsonObject, name: string): number | undefined {
  const value = member(record, name);
  return typeof value === 'number' ? value : undefined;
}

export function integerField(record: JsonObject, name: string): number | undefined {
  const value = member(record, name);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

export function objectField(record: JsonObject, name: string): JsonObject | undefined {
  const value = member(record, name);
  return isObject(value) ? value : undefined;
}

export function arrayField(record: JsonObject, name: string): JsonValue[] | undefined {
  const value = member(record, name);
  return Array.isArray(value) ? value : undefined;
}

/** Whether a value is a string or container that is not empty. */
export function hasContent(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
