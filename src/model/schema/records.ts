import { type CompiledRecordName, recordWords } from './compiled/record-table.js';

export type RecordName = CompiledRecordName;

/** Every record that has a file in schemas/; the reports, which are no part of a snapshot, aside. */
export const RECORD_NAMES = Object.keys(recordWords) as readonly RecordName[];
