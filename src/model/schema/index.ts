export { CHAIN_TYPE, classify, isSubscriptionType } from './classify.js';
export { FIELDS, type FieldSetName, SLIPS, VECTORS } from './documented-fields.js';
export { findSchemaFaults, isRequired, type SchemaFault } from './faults.js';
export { mayBeEmpty } from './field-words.js';
export {
  documentedFieldCount,
  type KeyReading,
  type KeySlip,
  meantType,
  nearestName,
  readKeys,
  separatesWords,
  type TypeSubject,
} from './near-miss.js';
export { NOTHING_OWNED, type OwnedComplaint, OwnedComplaints } from './owned-complaints.js';
export { COMPLETED_FIELDS, emptyJson, FIXED_FIELDS, OWN_FIELDS, SHARED_FIELDS } from './pair-fields.js';
export { RECORD_NAMES, type RecordName } from './records.js';
export { DOCUMENTED_TYPES, type TypeKind } from './type-names.js';
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
