import { type JsonValue } from '../json/value.js';
import { type RecordName } from './records.js';
/**
 * One wrong value of a record. `path` leads from the record to the wrong value; `part` says where a finding points: at
 * the value, at its key, or, when a member is missing, at the record that lacks it (its key or its opening brace).
 */
export interface SchemaFault {
    readonly path: readonly (string | number)[];
    readonly part: 'value' | 'key' | 'record';
    readonly message: string;
}
/**
 * What is wrong with the shape of one record. The records nested in it are not looked into: each is a call of its own.
 * A field such as Effector or settings that holds no object is a fault of its holder, so callers go on into objects
 * only. An element of a collection (room items, quest entries, Tasks, Requirements, linkedTasks) that is no object is
 * a fault of that element's own call.
 * Faults that a named rule reports are left out.
 */
export declare function findSchemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[];
