export { rulePack } from '../rules/index.js';
export { type LintResult, type LintSettings, lintText } from './lint/lint.js';
export { findSchemaFaults, type RecordName, type SchemaFault } from './schema/index.js';
