/*
 * The public library. Everything here is pure: bytes in, values out, nothing of Node, so that it also runs in a browser.
 */
import { rulePack } from '../rules/index.js';
import { limitsOf } from '../rules/limits.js';
import { type ConfigFault, readConfig } from './lint/config.js';
import { type LintResult, lintText } from './lint/lint.js';
import { rulesForFile } from './lint/rule-settings.js';
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
export class ConfigError extends Error {
  constructor(readonly faults: readonly ConfigFault[]) {
    super(faults.map(({ message }) => message).join('; '));
  }
}

/**
 * Checks the bytes of one snapshot, as `roomlint check` does.
 *
 * @param config what roomlint.config.json may hold, overrides with `files` aside: there is no file here
 * @throws ConfigError
 */
export function checkSnapshot(bytes: Uint8Array, config: JsonValue = {}): LintResult {
  const reading = readConfig(config, rulePack);
  if ('faults' in reading) throw new ConfigError(reading.faults);
  const rules = rulesForFile(
    rulePack,
    { config: reading, preset: undefined, commandLine: new Map() },
    () => false,
  );
  return lintText(bytes, { rules, ...limitsOf(rules) });
}
