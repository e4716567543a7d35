import { beginsLikeJson, tryParseJson } from '../json/parse-json.js';
import { formatPointer, parsePointer, type Step } from '../json/pointer.js';
import { quoteValue } from '../json/quote.js';
import { childOf, isObject, type JsonValue } from '../json/value.js';
import { atText, shownAt } from '../report/agent/place.js';
import { byteOrderMarkLength } from '../text/encoding.js';
import { textOf } from '../text/wtf8.js';

/** Keys that are listed. */
const MAX_KEYS = 20;

/** Says what is where a place should be, and which was meant. @param isNew only what is around it must be */
export function missingPlace(
  bytes: Uint8Array,
  pointers: readonly string[],
  isNew = false,
): string | undefined {
  let text = textOf(bytes.subarray(byteOrderMarkLength(bytes)));
  for (const [index, pointer] of pointers.entries()) {
    const outer = pointers.slice(0, index);
    const value = tryParseJson(text);
    if (value === undefined)
      return `${index === 0 ? 'the file' : `the string at ${placeText(outer)}`} is not JSON: check says where it breaks`;
    const steps = parsePointer(pointer);
    const isLast = index === pointers.length - 1;
    const needed = isLast && isNew ? steps.slice(0, -1) : steps;
    const { reached, count } = follow(value, needed);
    const isInString = typeof reached === 'string' && needed.length < steps.length;
    if (count < needed.length || isInString) return nothingAt(reached, outer, steps, count);
    if (isLast) return undefined;
    if (typeof reached !== 'string')
      return `${placeText([...outer, pointer])} is not a string, so there is no JSON in it: use one pointer to go further`;
    text = reached;
  }
  return undefined;
}

/** How far steps lead, and to what. */
function follow(
  root: JsonValue,
  steps: readonly Step[],
): { readonly reached: JsonValue; readonly count: number } {
  let reached = root;
  for (const [count, step] of steps.entries()) {
    const next = childOf(reached, step);
    if (next === undefined) return { reached, count };
    reached = next;
  }
  return { reached, count: steps.length };
}

function nothingAt(
  reached: JsonValue,
  outer: readonly string[],
  steps: readonly Step[],
  count: number,
): string {
  const where = placeText([...outer, formatPointer(steps)]);
  const found = steps.slice(0, count);
  const rest = steps.slice(count);
  if (typeof reached === 'string' && beginsLikeJson(reached)) {
    const meant = placeText([...outer, formatPointer(found), formatPointer(rest)]);
    return `there is nothing at ${where}: ${placeText([...outer, formatPointer(found)])} is a string that holds JSON. Write ${meant}`;
  }
  const step = String(rest[0] ?? '');
  if (step.trimEnd().endsWith('#')) {
    const string = step.trimEnd().slice(0, -1).trimEnd();
    const meant = [...outer, formatPointer([...found, string]), formatPointer(rest.slice(1))];
    return `there is nothing at ${where}: for JSON in a string, write ${placeText(meant)}`;
  }
  const has = Array.isArray(reached)
    ? `the list there has ${reached.length} elements`
    : isObject(reached)
      ? `the keys there are ${keysText(Object.keys(reached))}`
      : 'the value there has no members';
  return `there is nothing at ${where}: ${quoteValue(step)} does not exist, ${has}`;
}

function placeText([outer = '', ...inner]: readonly string[]): string {
  return atText(shownAt(outer, inner));
}

function keysText(keys: readonly string[]): string {
  const shown = keys.slice(0, MAX_KEYS).map(quoteValue).join(', ');
  return keys.length > MAX_KEYS ? `${shown} and ${keys.length - MAX_KEYS} more` : shown || 'none';
}
