import { isJson, tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { NONE, type PlaceTable } from '../../bytes/places/place-table.js';
import { addTo } from '../../bytes/text/add-to.js';
import { MAX_LEVELS } from '../../model/snapshot/sections.js';

/** The value of a text and of the JSON in its strings, as far as it can be read; null where it is invalid. */
export function readableValue(table: PlaceTable): JsonValue {
  const levels = levelsIn(table);
  /** What is in arrays and objects, in reverse order. */
  const parts = new Map<number, [name: string, value: JsonValue][]>();
  for (let entry = table.count - 1; entry > 0; entry--) {
    if (table.isKey(entry) || (levels[entry] ?? 0) > MAX_LEVELS) continue;
    const key = table.keyOf(entry);
    const part: [string, JsonValue] = [
      key === NONE ? '' : table.textOf(key),
      valueAt(table, entry, parts.get(entry)),
    ];
    parts.delete(entry);
    const around = table.parentOf(entry);
    addTo(parts, around, part);
  }
  return table.count === 0 ? null : valueAt(table, 0, parts.get(0));
}

/** How deep each entry is. */
function levelsIn(table: PlaceTable): Int32Array {
  const levels = new Int32Array(table.count);
  for (let entry = 1; entry < table.count; entry++) levels[entry] = (levels[table.parentOf(entry)] ?? 0) + 1;
  return levels;
}

function valueAt(table: PlaceTable, entry: number, parts: readonly [string, JsonValue][] = []): JsonValue {
  switch (table.kindOf(entry)) {
    case 'array':
      return parts.map(([, value]) => value).reverse();
    case 'object':
      return Object.fromEntries(parts.toReversed());
    case 'string':
      return readableText(table, entry);
    case 'number':
    case 'literal':
      return tryParseJson(table.textOf(entry)) ?? null;
    case 'invalid':
      return null;
  }
}

function readableText(table: PlaceTable, string: number): string {
  const text = table.textOf(string);
  const { inside } = table.heldBy(string);
  return inside === undefined || isJson(text) ? text : JSON.stringify(readableValue(inside));
}
