export { CHAIN_TYPE, classify, isSubscriptionType } from './classify.js';
export {
  COMPLETED_FIELDS,
  DOCUMENTED_TYPES,
  emptyJson,
  FIELDS,
  FIXED_FIELDS,
  type FieldSetName,
  mayBeEmpty,
  OWN_FIELDS,
  RECORD_NAMES,
  type RecordName,
  SHARED_FIELDS,
  SLIPS,
  type TypeKind,
  VECTORS,
} from './documented-fields.js';
export { findSchemaFaults, isRequired, type SchemaFault } from './faults.js';
export {
  documentedFieldCount,
  type KeyReading,
  type KeySlip,
  meantName,
  meantType,
  nearestName,
  readKeys,
  type TypeSubject,
} from './near-miss.js';
export { NOTHING_OWNED, type OwnedComplaint, OwnedComplaints } from './owned-complaints.js';
export {
  AXES,
  aroundAxis,
  fourDigits,
  MAX_DEGREES,
  NO_ROTATION,
  otherForm,
  type Quaternion,
  turnText,
  vectorText,
} from './vectors.js';
