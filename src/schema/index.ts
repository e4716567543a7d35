export { CHAIN_TYPE, classify, isSubscriptionType } from './classify.js';
export type { FieldSetName } from './documented-fields.js';
export { findSchemaFaults, isRequired, type SchemaFault } from './faults.js';
export {
  documentedFieldCount,
  type KeyReading,
  type KeySlip,
  meantType,
  nearestName,
  readKeys,
  type TypeSubject,
} from './near-miss.js';
export { NOTHING_OWNED, type OwnedComplaint, OwnedComplaints } from './owned-complaints.js';
export { RECORD_NAMES, type RecordName } from './records.js';
export { DOCUMENTED_TYPES, type TypeKind } from './type-names.js';
export {
  AXES,
  aroundAxis,
  fourDigits,
  MAX_DEGREES,
  NO_ROTATION,
  type Quaternion,
  turnText,
  vectorText,
} from './vectors.js';
