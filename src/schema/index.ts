export { CHAIN_TYPE, classify, isSubscriptionType } from './classify.js';
export { findSchemaFaults, type SchemaFault } from './faults.js';
export { NOTHING_OWNED, type OwnedComplaint, OwnedComplaints } from './owned-complaints.js';
export { RECORD_NAMES, type RecordName } from './records.js';
export { DOCUMENTED_TYPES, type TypeKind } from './type-names.js';
