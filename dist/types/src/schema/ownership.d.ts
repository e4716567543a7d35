import type { ValidationError } from './compiled/validators.js';
import type { RecordName } from './records.js';
/** The rule that reports this complaint instead; undefined when it is ours. */
export declare function ownerOf(record: RecordName, error: ValidationError, path: readonly (string | number)[]): string | undefined;
