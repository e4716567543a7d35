/*
 * The public library. Everything here is pure: bytes in, values out, nothing of Node, so that it also runs in a browser.
 */
export { rulePack } from '../rules/index.js';
export { type LintResult, type LintSettings, lintText } from './lint/lint.js';
export { findSchemaFaults, type RecordName, type SchemaFault } from './schema/index.js';
