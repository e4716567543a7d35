import { type CompiledFieldWords, fieldWords as compiled, recordWords } from './compiled/record-table.js';
import type { RecordName } from './records.js';

/**
 * What messages say about a field where its JSON type is not enough: `be` and `atLeast` complete "it must be
 * …", the second for a number that is too small; `missing` is what to do about a missing field. A value in
 * quotes is one of `only`, where there are any, or wrong in itself.
 */
export type FieldWords = CompiledFieldWords;

const NONE: FieldWords = {};

/** The words for a field, its path given in dotted form; those for the record itself under the empty path. */
export function fieldWords(record: RecordName, path: readonly (string | number)[]): FieldWords {
  const words = compiled[record];
  const key = path.join('.');
  return (Object.hasOwn(words, key) ? words[key] : undefined) ?? NONE;
}

/** Whether a string may be empty: what to write for a missing one does not say otherwise. */
export function mayBeEmpty(record: RecordName, path: readonly (string | number)[]): boolean {
  const { missing } = fieldWords(record, path);
  return missing === undefined || missing.includes('""');
}

/** How a message speaks of a whole record. */
export const RECORD_WORDS: Readonly<Record<RecordName, string>> = recordWords;
