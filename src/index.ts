/*
 * The public library. Everything here is pure: bytes in, values out, nothing of Node, so that it also runs in
 * a browser.
 */

import { rulePack } from '../rules/index.js';
import { readValue } from './bytes/json/parse-json.js';
import type { PlainJson } from './bytes/json/value.js';
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
} from './bytes/text/arguments.js';
import { brand } from './bytes/text/brand.js';
import { decodeLoosely } from './bytes/text/encoding.js';
import type { StopSignal } from './bytes/text/stop-signal.js';
import { type QuestGraph, questGraph } from './model/flow/graph.js';
import type { Found } from './model/flow/script-room.js';
import {
  findSchemaFaults as findFaults,
  RECORD_NAMES,
  type RecordName,
  type SchemaFault,
} from './model/schema/index.js';
import { type KnownFindings, unknownTo } from './verdict/lint/baseline.js';
import type { ConfigFault } from './verdict/lint/config.js';
import type { Finding } from './verdict/lint/finding.js';
import type { WantedFixes } from './verdict/lint/fix-rounds.js';
import { createLinter, type Linter } from './verdict/lint/linter.js';
import { plainFinding } from './verdict/lint/located-finding.js';
import { ownedComplaints } from './verdict/lint/pack.js';
import { placeMatcher } from './verdict/lint/place-glob.js';
import { pureSha256 } from './verdict/lint/pure-sha256.js';
import { readConfig } from './verdict/lint/read-config.js';
import { credentialMask } from './verdict/lint/redaction.js';
import type { Repair } from './verdict/lint/repair.js';
import type { LintResult } from './verdict/lint/result.js';
import { rulesForFile } from './verdict/lint/rule-settings.js';
import { outlineFor } from './verdict/play/outline-details.js';
import { checkRoom, readRoom } from './verdict/play/read-room.js';
import { dotGraph } from './verdict/report/graph-dot.js';
import { type GraphReport, graphReport } from './verdict/report/graph-json.js';
import { type ShowReport, showReport } from './verdict/report/show-report.js';
import { compareTexts } from './verdict/roundtrip/compare.js';
import { type Comparison, KEEPS, type Keep } from './verdict/roundtrip/difference.js';
import { findLoss } from './verdict/roundtrip/find-loss.js';
import { snapshotThread } from './world/threads/snapshot-checks.js';

export { rulePack } from '../rules/index.js';
/** What rules are made of: plugins get the kit of our own rules. */
export * from '../rules/kit.js';
export { EditError, type Splice } from './bytes/json/edit/edit.js';
export { type At, type Beside, JsonEditor, Spelled } from './bytes/json/edit/json-editor.js';
export { applySplices } from './bytes/json/edit/splices.js';
export type { PlainJson } from './bytes/json/value.js';
export {
  offsetsAt,
  type PlaceAtOffset,
  type PlacePointers,
  placeAt,
  positionsAt,
  spanOf,
  TextPlaces,
} from './bytes/places/text-places.js';
export type { Line, LineAndColumn, Position, Utf16Column } from './bytes/text/lines.js';
export type { ByteOffset, Span } from './bytes/text/span.js';
export type { Completion } from './front/assist/completions.js';
export {
  completionsAt,
  type Description,
  describeAt,
  SnapshotDocument,
} from './front/assist/snapshot-document.js';
export { ScriptError } from './model/flow/script.js';
export type { SchemaFault } from './model/schema/index.js';
export type { KnownFindings } from './verdict/lint/baseline.js';
export { BaselineError } from './verdict/lint/baseline.js';
export type { ConfigFault } from './verdict/lint/config.js';
export type { Finding, FindingPlace, Fix, FixSafety, Range, RelatedPlace } from './verdict/lint/finding.js';
export { RepairError, RepairError as RepairFault } from './verdict/lint/harmless-fixes.js';
export type { Level, RuleLevel } from './verdict/lint/levels.js';
export { credentialMask } from './verdict/lint/redaction.js';
export type { Repair, Repaired } from './verdict/lint/repair.js';
export type { LintResult, RuleCrash } from './verdict/lint/result.js';
export type { RuleContext, RuleDefinition } from './verdict/lint/rule.js';
export type { QuestAnalysis, StateVerdict } from './verdict/play/analyse.js';
export { SnapshotError } from './verdict/references/read-snapshot.js';
export {
  type ItemReferences,
  type QuestReferences,
  type Reference,
  type ReferenceIndex,
  referencesIn as references,
  rekeyItem,
  renameQuest,
} from './verdict/references/references.js';
export type { GraphReport, GraphReportEdge, GraphReportQuest } from './verdict/report/graph-json.js';
export type { PlanLine, PlanSymbol } from './verdict/report/plan-lines.js';
export type { PlayedQuest, PlayReport, PossibleStep } from './verdict/report/play-json.js';
export {
  type DiffOptions,
  fixDiff,
  type ReportNames,
  repairDiff,
  textReport,
} from './verdict/report/result-text.js';
export type { ShowFinding, ShowFindings, ShowReport } from './verdict/report/show-report.js';
export type { SimulationEvent, SimulationLine, SimulationReport } from './verdict/report/simulation-json.js';
export type { PlanInWords } from './verdict/report/snapshot-import.js';
export {
  describeImport,
  importSnapshot,
  mergeSnapshot,
  planImport,
} from './verdict/report/snapshot-import.js';
export { analyseSnapshot, SnapshotPlay, simulateSnapshot } from './verdict/report/snapshot-play.js';
export type * from './verdict/room/import-plan.js';
export { UnusableSnapshotError } from './verdict/room/snapshot-text.js';
export type {
  Comparison,
  Difference,
  DifferenceClass,
  DifferenceGroup,
  DifferencePlace,
  Keep,
  Verdict,
} from './verdict/roundtrip/difference.js';
export { NotJsonError } from './verdict/roundtrip/not-json.js';

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
  config: PlainJson = {},
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
  config: PlainJson = {},
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
  const { hasTree, shownBytes = copy, ...result } = await thread.run({ bytes: copy, config }, signal);
  const value = (): PlainJson | undefined => (hasTree ? readValue(decodeLoosely(copy)) : undefined);
  return { ...result, shownBytes, value };
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
  config: PlainJson = {},
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
  return graphReport(focusedGraph(bytes, options));
}

/**
 * The same for Graphviz, as `roomlint graph --format dot` prints it, with credentials covered. `@viz-js/viz`,
 * for one, makes an SVG of it.
 *
 * @param options as for {@link graphSnapshot}; `isNarrow`: drawn from top to bottom
 * @throws what {@link graphSnapshot} throws
 */
export function graphDot(
  bytes: Uint8Array,
  options: { readonly focus?: string; readonly depth?: number; readonly isNarrow?: boolean } = {},
): string {
  const graph = focusedGraph(bytes, options);
  return dotGraph(credentialMask(bytes)(graph), options.isNarrow).join('');
}

function focusedGraph(
  bytes: Uint8Array,
  options: { readonly focus?: string; readonly depth?: number; readonly isNarrow?: boolean },
): QuestGraph {
  requireBytes(bytes);
  const { focus, depth = 2 } = readOptions(options, { focus: STRING, depth: ANYTHING, isNarrow: BOOLEAN });
  requireWhole('depth', depth, 0);
  const { room } = readRoom(bytes);
  if (focus === undefined) return questGraph(room.analysis);
  return questGraph(room.analysis, { quests: [meant(room.quest(focus))], depth });
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
  config: PlainJson = {},
  options: { readonly item?: string; readonly quest?: string } = {},
): ShowReport {
  requireBytes(bytes);
  const { item, quest } = readOptions(options, { item: STRING, quest: STRING });
  if (item !== undefined && quest !== undefined) throw new RangeError('give item or quest, not both');
  const { result, playable } = checkRoom(bytes, linterFor(config));
  const outline = outlineFor(playable, { item, quest }, (_, fault) => new RangeError(fault));
  return showReport(outline, result);
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
export function findSchemaFaults(record: RecordName, value: PlainJson): readonly SchemaFault[] {
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

function linterFor(config: PlainJson): Linter {
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
