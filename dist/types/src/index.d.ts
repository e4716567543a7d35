import { type ConfigFault } from './lint/config.js';
import { type LintResult } from './lint/lint.js';
import type { JsonValue } from './text/value.js';
export { rulePack } from '../rules/index.js';
export type { ConfigFault } from './lint/config.js';
export type { Edit, Finding, FindingPlace, Fix, FixSafety, Range, RelatedPlace } from './lint/finding.js';
export type { Level, RuleLevel } from './lint/level.js';
export type { LintResult } from './lint/lint.js';
export type { RuleCrash } from './lint/runner.js';
export { findSchemaFaults, type RecordName, type SchemaFault } from './schema/index.js';
export type { Line, Position, Utf16Column } from './text/lines.js';
export type { ByteOffset, Span } from './text/span.js';
/** A config that cannot be used; `faults` say where and why. */
export declare class ConfigError extends Error {
    readonly faults: readonly ConfigFault[];
    constructor(faults: readonly ConfigFault[]);
}
/**
 * Checks the bytes of one snapshot, as `roomlint check` does.
 *
 * @param config what roomlint.config.json may hold, overrides with `files` aside: there is no file here
 * @throws ConfigError
 */
export declare function checkSnapshot(bytes: Uint8Array, config?: JsonValue): LintResult;
