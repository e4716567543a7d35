import { isObject, type PlainJson, type PlainObject } from '../../../src/bytes/json/value.js';
import type { RecordName } from '../../../src/model/schema/index.js';
import records from './valid-records.json' with { type: 'json' };

/** One valid example of each record. */
export const VALID = records as unknown as Readonly<Record<RecordName, PlainObject>>;

export type Path = readonly (string | number)[];

/** A copy with the value at the path replaced, or removed when there is no new one. */
export function changed(record: PlainJson, path: Path, replacement: PlainJson | undefined): PlainJson {
  const [step, ...rest] = path;
  if (step === undefined) return replacement ?? null;
  const isGone = rest.length === 0 && replacement === undefined;
  if (Array.isArray(record)) {
    const inside = changed(record[Number(step)] ?? null, rest, replacement);
    return isGone ? record.toSpliced(Number(step), 1) : record.with(Number(step), inside);
  }
  const copy = { ...(isObject(record) ? record : {}) };
  if (isGone) Reflect.deleteProperty(copy, step);
  else copy[step] = changed(copy[step] ?? null, rest, replacement);
  return copy;
}
