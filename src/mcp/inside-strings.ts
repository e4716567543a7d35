import { holdsJson, tryParseJson } from '../json/parse-json.js';
import { formatPointer, type Step } from '../json/pointer.js';
import { isObject, type JsonValue } from '../json/value.js';
import { shownAt } from '../report/agent/place.js';

/** Places that are listed. */
const MAX_PLACES = 12;
/** Values that are looked at: of more, the first ones. */
const MAX_VALUES = 100_000;

/** The places of strings in a value that hold JSON, where `pointer` and `embedded` are those of the value. */
export function insideStrings(
  json: string,
  pointer: string,
  embedded: readonly string[],
): (string | string[])[] {
  const value = tryParseJson(json);
  const found: (string | string[])[] = [];
  const waiting: { readonly value: JsonValue; readonly steps: readonly Step[] }[] =
    value === undefined ? [] : [{ value, steps: [] }];
  for (let index = 0; index < waiting.length && index < MAX_VALUES && found.length < MAX_PLACES; index++) {
    const each = waiting[index];
    if (each === undefined) break;
    if (typeof each.value === 'string') {
      if (holdsJson(each.value)) found.push(placeOf(each.steps, pointer, embedded));
      continue;
    }
    const members = Array.isArray(each.value)
      ? each.value.entries()
      : isObject(each.value)
        ? Object.entries(each.value)
        : [];
    for (const [step, member] of members) {
      if (waiting.length > MAX_VALUES) break;
      if (typeof member === 'string' || typeof member === 'object')
        waiting.push({ value: member, steps: [...each.steps, step] });
    }
  }
  return found;
}

function placeOf(steps: readonly Step[], pointer: string, embedded: readonly string[]): string | string[] {
  const inner = formatPointer(steps);
  const last = embedded.at(-1);
  return last === undefined
    ? shownAt(pointer + inner)
    : shownAt(pointer, [...embedded.slice(0, -1), last + inner]);
}
