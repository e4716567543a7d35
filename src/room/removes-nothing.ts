import { tryParseJson } from '../json/parse-json.js';
import { isObject, type JsonObject, member } from '../json/value.js';

/** The sections whose records an import removes. */
const RECONCILED = ['roomItems', 'quests'] as const;

/** Whether an import surely removes no item and no quest: a quick look that makes a plan unnecessary where only removals are limited. */
export function removesNothing(current: Uint8Array, next: Uint8Array): boolean {
  const [before, after] = [parsed(current), parsed(next)];
  if (before === undefined || after === undefined) return false;
  return RECONCILED.every((name) => keepsRecords(before, after, name));
}

function parsed(bytes: Uint8Array): JsonObject | undefined {
  const value = tryParseJson(new TextDecoder().decode(bytes));
  return isObject(value) ? value : undefined;
}

function keepsRecords(before: JsonObject, after: JsonObject, name: string): boolean {
  const [was, is] = [member(before, name), member(after, name)];
  if (is === undefined) return true;
  if (!isObject(is) || (was !== undefined && !isObject(was))) return false;
  return Object.keys(was ?? {}).every((key) => Object.hasOwn(is, key));
}
