import { isObject, type JsonValue } from '../../src/json/value.js';

export type Path = readonly (string | number)[];

/** `pos/x` as the path of a fault in the record: array indexes are numbers. */
export function pathOf(record: JsonValue, pointer: string): Path {
  const path: (string | number)[] = [];
  let value: JsonValue | undefined = record;
  for (const step of pointer === '' ? [] : pointer.split('/')) {
    path.push(Array.isArray(value) ? Number(step) : step);
    value = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
  }
  return path;
}

/** A copy with the value at the path replaced, or removed when there is no new one. */
export function changed(record: JsonValue, path: Path, replacement: JsonValue | undefined): JsonValue {
  const [step, ...rest] = path;
  if (step === undefined) return replacement ?? null;
  const gone = rest.length === 0 && replacement === undefined;
  if (Array.isArray(record)) {
    const copy = [...record];
    if (gone) copy.splice(Number(step), 1);
    else copy[Number(step)] = changed(copy[Number(step)] ?? null, rest, replacement);
    return copy;
  }
  const copy = { ...(isObject(record) ? record : {}) };
  if (gone) Reflect.deleteProperty(copy, step);
  else copy[step] = changed(copy[step] ?? null, rest, replacement);
  return copy;
}
