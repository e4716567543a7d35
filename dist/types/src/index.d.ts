import type { JsonValue } from './json/value.js';
import { type ConfigFault } from './lint/config.js';
import { type Repair } from './lint/repair.js';
import type { LintResult } from './lint/result.js';
import type { Comparison, Keep } from './roundtrip/difference.js';
export { rulePack } from '../rules/index.js';
export { EditError, type Splice, type TextEdit } from './json/edit/edit.js';
export { type At, type Beside, JsonEditor, Spelled } from './json/edit/json-editor.js';
export { applySplices } from './json/edit/splices.js';
export { Place } from './json/place.js';
export type { JsonObject, JsonValue } from './json/value.js';
export type { ConfigFault } from './lint/config.js';
export { addMember, type Draft, type EditDraft, type FixDraft, keyAt, type NewIds, recordAt, removeMember, renewUuid, replaceValue, type Target, } from './lint/draft.js';
export type { Edit, Finding, FindingPlace, Fix, FixSafety, Range, RelatedPlace } from './lint/finding.js';
export type { Level, RuleLevel } from './lint/level.js';
export { type Repair, RepairError, RepairError as RepairFault, type Repaired } from './lint/repair.js';
export type { LintResult } from './lint/result.js';
export { defineRule, type Report, type Rule, type RuleContext, type RuleDefinition } from './lint/rule.js';
export type { RuleCrash } from './lint/runner.js';
export type { Comparison, Difference, DifferenceClass, DifferenceGroup, DifferencePlace, Keep, Verdict, } from './roundtrip/difference.js';
export { NotJsonError } from './roundtrip/not-json.js';
export { findSchemaFaults, type RecordName, type SchemaFault } from './schema/index.js';
export type { Line, Position, Utf16Column } from './text/lines.js';
export type { ByteOffset, Span } from './text/span.js';
/** A config that cannot be used; `faults` say where and why. */
export declare class ConfigError extends Error {
    readonly faults: readonly ConfigFault[];
    readonly name = "ConfigError";
    constructor(faults: readonly ConfigFault[]);
}
/**
 * Checks the bytes of one snapshot, as `roomlint check` does.
 *
 * @param config what roomlint.config.json may hold, overrides with `files` aside: there is no file here
 * @throws ConfigError
 * @throws TypeError for anything but bytes
 */
export declare function checkSnapshot(bytes: Uint8Array, config?: JsonValue): LintResult;
/**
 * Repairs the bytes of one snapshot, as `roomlint check --fix` does: `after.bytes` is the repaired text, `splices` is what changed, and
 * `result` is what is found in it. Bytes outside the splices stay as they are.
 *
 * @param config as for {@link checkSnapshot}
 * @param options `unsafe`: make repairs, too, that may change a meaning
 * @throws ConfigError
 * @throws TypeError for anything but bytes
 * @throws RepairError when a repair would leave what cannot be read any more, which is a fault of roomlint
 */
export declare function repairSnapshot(bytes: Uint8Array, config?: JsonValue, { unsafe }?: {
    readonly unsafe?: boolean;
}): Repair;
/**
 * Compares two texts, as `roomlint roundtrip` does: what somebody's tool has made of a snapshot, for instance.
 *
 * @param options `keep`: what must be the same, `bytes` unless given; `allow`: pointer globs of parts that may differ, such as `/quests/**`
 * @throws NotJsonError when one of them is no JSON, unless both are the same
 * @throws RangeError for what is no pointer glob
 * @throws TypeError for anything but bytes
 */
export declare function compareSnapshots(before: Uint8Array, after: Uint8Array, { keep, allow }?: {
    readonly keep?: Keep;
    readonly allow?: readonly string[];
}): Comparison;
