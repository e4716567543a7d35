/*
 * The public library. Everything here is pure: bytes in, values out, nothing of Node, so that it also runs in
 * a browser.
 */

import { rulePack } from '../rules/index.js';
import { questGraph } from './flow/graph.js';
import { type Outline, outlineOf } from './flow/play/outline.js';
import { type FocusedOutline, outlineOfItem, outlineOfQuest } from './flow/play/outline-details.js';
import { checkRoom, readRoom } from './flow/play/read-room.js';
import type { Found } from './flow/script-room.js';
import { readValue } from './json/parse-json.js';
import type { JsonValue } from './json/value.js';
import { type KnownFindings, unknownTo } from './lint/baseline.js';
import { type ConfigFault, readConfig } from './lint/config.js';
import { NOTHING_FAILED } from './lint/failed-records.js';
import type { Finding } from './lint/finding.js';
import type { WantedFixes } from './lint/fix-rounds.js';
import { createLinter, type Linter } from './lint/linter.js';
import { plainFinding } from './lint/located-finding.js';
import { ownedComplaints } from './lint/pack.js';
import { placeMatcher } from './lint/place-glob.js';
import { pureSha256 } from './lint/pure-sha256.js';
import type { Repair } from './lint/repair.js';
import type { LintResult } from './lint/result.js';
import { rulesForFile } from './lint/rule-settings.js';
import { type GraphReport, graphReport } from './report/graph-json.js';
import { type ShowReport, showReport } from './report/show-report.js';
import { compareTexts } from './roundtrip/compare.js';
import { type Comparison, KEEPS, type Keep } from './roundtrip/difference.js';
import { findLoss } from './roundtrip/find-loss.js';
import {
  findSchemaFaults as findFaults,
  RECORD_NAMES,
  type RecordName,
  type SchemaFault,
} from './schema/index.js';
import {
  ANYTHING,
  BOOLEAN,
  type Expected,
  FUNCTION,
  listOf,
  objectWith,
  oneOf,
  readOptions,
  requireArgument,
  requireBytes,
  requireJson,
  requireWhole,
  SIGNAL,
  STRING,
} from './text/arguments.js';
import { brand } from './text/brand.js';
import { decodeLoosely } from './text/encoding.js';
import type { StopSignal } from './text/stop-signal.js';
import { snapshotThread } from './threads/snapshot-checks.js';

export { rulePack } from '../rules/index.js';
/** What rules are made of: plugins get the kit of our own rules. */
export * from '../rules/kit.js';
export type { Completion } from './assist/completions.js';
export {
  completionsAt,
  type Description,
  describeAt,
  SnapshotDocument,
} from './assist/snapshot-document.js';
export type { QuestAnalysis, StateVerdict } from './flow/play/analyse.js';
export { ScriptError } from './flow/play/play-script.js';
export { EditError, type Splice } from './json/edit/edit.js';
export { type At, type Beside, JsonEditor, Spelled } from './json/edit/json-editor.js';
export { applySplices } from './json/edit/splices.js';
export type { KnownFindings } from './lint/baseline.js';
export { BaselineError } from './lint/baseline.js';
export type { ConfigFault } from './lint/config.js';
export type { Finding, FindingPlace, Fix, FixSafety, Range, RelatedPlace } from './lint/finding.js';
export { RepairError, RepairError as RepairFault } from './lint/harmless-fixes.js';
export type { Level, RuleLevel } from './lint/levels.js';
export { credentialMask } from './lint/redaction.js';
export type { Repair, Repaired } from './lint/repair.js';
export type { LintResult, RuleCrash } from './lint/result.js';
export type { RuleContext, RuleDefinition } from './lint/rule.js';
export { offsetsAt, placeAt, positionsAt, spanOf } from './places/place-at.js';
export { type PlaceAtOffset, type PlacePointers, TextPlaces } from './places/text-places.js';
export { SnapshotError } from './references/read-snapshot.js';
export {
  type ItemReferences,
  type QuestReferences,
  type Reference,
  type ReferenceIndex,
  referencesIn as references,
  rekeyItem,
  renameQuest,
} from './references/references.js';
export type { GraphReport, GraphReportEdge, GraphReportQuest } from './report/graph-json.js';
export { drawSnapshot } from './report/picture/draw-snapshot.js';
export type { LayOut, LayoutEdge, LayoutNode } from './report/picture/layout.js';
export { TooLargeToDrawError } from './report/picture/picture.js';
export type { PlanLine, PlanSymbol } from './report/plan-lines.js';
export type { PlayedQuest, PlayReport, PossibleStep } from './report/play-json.js';
export { type DiffOptions, fixDiff, type ReportNames, repairDiff, textReport } from './report/result-text.js';
export type { ShowFinding, ShowFindings, ShowReport } from './report/show-report.js';
export type { SimulationEvent, SimulationLine, SimulationReport } from './report/simulation-json.js';
export type { PlanInWords } from './report/snapshot-import.js';
export {
  describeImport,
  importSnapshot,
  mergeSnapshot,
  planImport,
} from './report/snapshot-import.js';
export { analyseSnapshot, SnapshotPlay, simulateSnapshot } from './report/snapshot-play.js';
export type * from './room/import-plan.js';
export { UnusableSnapshotError } from './room/snapshot-text.js';
export type {
  Comparison,
  Difference,
  DifferenceClass,
  DifferenceGroup,
  DifferencePlace,
  Keep,
  Verdict,
} from './roundtrip/difference.js';
export { NotJsonError } from './roundtrip/not-json.js';
export type { SchemaFault } from './schema/index.js';
export type { Line, LineAndColumn, Position, Utf16Column } from './text/lines.js';
export type { ByteOffset, Span } from './text/span.js';

const KNOWN = objectWith({ baseline: STRING, file: STRING });

/** A config that cannot be used; `faults` say where and why. */
export class ConfigError extends Error {
  static {
    brand(ConfigError, 'ConfigError');
  }

  override readonly name = 'ConfigError';

  constructor(readonly faults: readonly ConfigFault[]) {
    super(faults.map(({ message }) => message).join('; '));
  }
}

/**
 * Checks the bytes of one snapshot, as `roomlint check` does.
 *
 * @param config what roomlint.config.json may hold, overrides with `files` aside: there is no file here
 * @param options `known`: findings that a baseline accepts are left out
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 */
export function checkSnapshot(
  bytes: Uint8Array,
  config: JsonValue = {},
  options: { readonly known?: KnownFindings | undefined } = {},
): LintResult {
  requireBytes(bytes);
  const { known } = readOptions(options, { known: KNOWN });
  return plainResult(without(known, linterFor(config).lint(bytes)));
}

/**
 * {@link checkSnapshot} for those who have to stay responsive: on a thread of its own, where there are threads. In
 * browsers, and in programs that a bundler has made one file, it works as {@link checkSnapshot} does.
 *
 * @param options `signal`: ends the check
 * @throws the reason of the signal, an AbortError unless it has another one, and what {@link checkSnapshot}
 *   throws
 */
export async function checkSnapshotAsync(
  bytes: Uint8Array,
  config: JsonValue = {},
  options: { readonly signal?: StopSignal | undefined } = {},
): Promise<LintResult> {
  requireBytes(bytes);
  const { signal } = readOptions(options, { signal: SIGNAL });
  if (signal !== undefined) refuseAborted(signal);
  const linter = linterFor(config);
  // The caller may change or transfer them meanwhile.
  const copy = new Uint8Array(bytes);
  const thread = snapshotThread();
  if (thread === undefined) {
    // The caller goes on before anything is done, and may stop it still.
    await undefined;
    if (signal !== undefined) refuseAborted(signal);
    return plainResult(linter.lint(copy));
  }
  const { hasTree, shownBytes = copy, ...result } = await thread.run({ bytes: copy, config }, { signal });
  const value = (): JsonValue | undefined => (hasTree ? readValue(decodeLoosely(copy)) : undefined);
  return { ...result, shownBytes, value, failedRecords: NOTHING_FAILED };
}

function refuseAborted({ aborted, reason }: StopSignal): void {
  if (aborted) throw reason;
}

/**
 * Repairs the bytes of one snapshot, as `roomlint check --fix` does: `after.bytes` is the repaired text,
 * `splices` is what changed, and `result` is what is found in it. Bytes outside the splices stay as they are.
 *
 * @param config as for {@link checkSnapshot}
 * @param options `unsafe`: make repairs, too, that may change a meaning; `only`: of all findings those that
 *   are to be repaired, each once; `known`: findings that a baseline accepts are not repaired
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 * @throws RepairError when a fix would leave a file that cannot be read: a bug in roomlint
 */
export function repairSnapshot(
  bytes: Uint8Array,
  config: JsonValue = {},
  options: {
    readonly unsafe?: boolean;
    readonly only?: (finding: Finding) => boolean;
    readonly known?: KnownFindings | undefined;
  } = {},
): Repair {
  requireBytes(bytes);
  const {
    unsafe = false,
    only,
    known,
  } = readOptions(options, { unsafe: BOOLEAN, only: FUNCTION, known: KNOWN });
  const linter = linterFor(config);
  const first = linter.lint(bytes);
  const chosen = only && new Set(first.findings.filter((finding) => only(plainFinding(finding))));
  const unknown = unknownTo(known);
  const wanted: WantedFixes = (findings) =>
    unknown(chosen === undefined ? findings : findings.filter((finding) => chosen.has(finding)));
  const repair = linter.repair(bytes, { unsafe, first, wanted, findLoss });
  const result = plainResult(repair.result);
  return { ...repair, result, refused: result.findings.filter(({ notFixed }) => notFixed !== undefined) };
}

/**
 * Compares two texts, as `roomlint roundtrip` does: what somebody's tool has made of a snapshot, for
 * instance.
 *
 * @param options `keep`: what must be the same, `bytes` unless given; `allow`: pointer globs of parts that
 *   may differ, such as `/quests/**`
 * @throws NotJsonError when one of them is not JSON, unless both are the same
 * @throws RangeError for an invalid pointer glob
 * @throws TypeError for an argument of another type
 */
export function compareSnapshots(
  before: Uint8Array,
  after: Uint8Array,
  options: { readonly keep?: Keep; readonly allow?: readonly string[] } = {},
): Comparison {
  requireBytes(before);
  requireBytes(after);
  const { keep = 'bytes', allow = [] } = readOptions(options, { keep: oneOf(KEEPS), allow: listOf(STRING) });
  return compareTexts(before, after, { keep, allow: allow.map(placeMatcher) });
}

/**
 * The quests of a room, everything that changes them, and what can never happen, as
 * `roomlint graph --format json` prints it.
 *
 * @param options `focus`: only the part around the quest with this Name, id, or Name without its number;
 *   `depth`: how many links away, 2 unless given
 * @throws RangeError when `focus` names no quest, or several, and when `depth` is not a whole number of 0 or
 *   more
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws TypeError for an argument of another type
 */
export function graphSnapshot(
  bytes: Uint8Array,
  options: { readonly focus?: string; readonly depth?: number } = {},
): GraphReport {
  requireBytes(bytes);
  const { focus, depth = 2 } = readOptions(options, { focus: STRING, depth: ANYTHING });
  requireWhole('depth', depth, 0);
  const { room } = readRoom(bytes);
  if (focus === undefined) return graphReport(questGraph(room.analysis));
  return graphReport(questGraph(room.analysis, { quests: [meant(room.quest(focus))], depth }));
}

/**
 * A room at a glance, as `roomlint show --format json` prints it: its items and quests, what can never
 * happen, and findings by rule.
 *
 * @param config as for {@link checkSnapshot}
 * @param options `item` (a key or label) or `quest` (a Name, id, or Name without its number): all about one
 *   of them instead
 * @throws RangeError when `item` or `quest` names none, or several, and when both are given
 * @throws SnapshotError when the bytes hold no snapshot
 * @throws ConfigError
 * @throws TypeError for an argument of another type
 */
export function outlineSnapshot(
  bytes: Uint8Array,
  config: JsonValue = {},
  options: { readonly item?: string; readonly quest?: string } = {},
): ShowReport {
  requireBytes(bytes);
  const { item, quest } = readOptions(options, { item: STRING, quest: STRING });
  if (item !== undefined && quest !== undefined) throw new RangeError('give item or quest, not both');
  const { result, playable } = checkRoom(bytes, linterFor(config));
  const outline = (): Outline | FocusedOutline => {
    if (item !== undefined) return outlineOfItem(playable, meant(playable.room.item(item)));
    if (quest !== undefined) return outlineOfQuest(playable, meant(playable.room.quest(quest)));
    return outlineOf(playable);
  };
  return showReport(outline(), result);
}

/** @throws RangeError for a name that means nothing, or several things */
function meant<Value>(found: Found<Value>): Value {
  if ('fault' in found) throw new RangeError(found.fault);
  return found.value;
}

const OWNED = ownedComplaints(rulePack);
const RECORD: Expected = { ...oneOf(RECORD_NAMES), what: 'one of the kinds of records' };

/**
 * What is wrong with the shape of one record, as the rule `schema` reports it: without the faults that other
 * rules report. The records nested in it are not checked; each is a call of its own.
 *
 * @throws TypeError for anything but the name of a kind of record
 */
export function findSchemaFaults(record: RecordName, value: JsonValue): readonly SchemaFault[] {
  requireArgument('record', record, RECORD);
  requireJson('value', value, { mayOverflow: true });
  const faults = findFaults(record, value, OWNED);
  return faults.length === 0 ? faults : faults.map(plainFault);
}

/** A fault with all its details as properties: inside, it words its message only when that is read. */
function plainFault(fault: SchemaFault): SchemaFault {
  return { ...fault, message: fault.message };
}

function without(known: KnownFindings | undefined, result: LintResult): LintResult {
  return known === undefined ? result : { ...result, findings: unknownTo(known)(result.findings) };
}

/** A result whose findings can be copied: details that are worked out on demand are read first. */
function plainResult(result: LintResult): LintResult {
  return { ...result, findings: result.findings.map(plainFinding) };
}

function linterFor(config: JsonValue): Linter {
  requireJson('config', config, { mayLack: true });
  const reading = readConfig(config, rulePack);
  if ('faults' in reading) throw new ConfigError(reading.faults);
  const sources = { config: reading, presets: undefined, commandLine: new Map() };
  return createLinter(
    rulePack,
    rulesForFile(rulePack, sources, () => false),
    pureSha256,
  );
}
