import { type JsonValue } from '../json/value.js';
import type { ValidationError } from './compiled/validators.js';
import type { RecordName } from './records.js';
type Path = readonly (string | number)[];
/** What is wrong with a value that is there: what it is, and what it must be. */
export declare function wrongValue(record: RecordName, path: Path, value: JsonValue, error: ValidationError): string;
/** A record, or an object in it, that lacks one field, or has it misspelled. */
export declare function missingField(record: RecordName, path: Path, field: string, holder: JsonValue): string;
/** A position, a rotation or the like that lacks one component or several. */
export declare function missingComponents(record: RecordName, path: Path, components: readonly string[]): string;
export {};
