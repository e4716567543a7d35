export { findSchemaFaults, type SchemaFault } from './faults.js';
export { exactRecord, RECORD_NAMES, type RecordName } from './records.js';
