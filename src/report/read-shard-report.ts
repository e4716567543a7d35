import { tryJsonParse } from '../json/parse-json.js';
import { isObject } from '../json/value.js';
import type { Finding, FindingCounts, FindingPlace, Fix } from '../lint/finding.js';
import type { Rule } from '../lint/rule.js';
import { type Position, positionAt } from '../text/lines.js';
import { type ByteOffset, byteOffset } from '../text/span.js';
import type { BytePosition } from './byte-positions.js';
import type { RuleShape } from './carried-evidence.js';
import type { CodeFrame } from './code-frame.js';
import type { ShardRun } from './evidence.js';
import { REPORT_VERSION } from './file-json.js';
import { FieldError, listOf, oneOf, optional, readCount, readObject, readText } from './read-fields.js';
import type { FileReport, Summary } from './report.js';

/** The report of one part of a check. */
export interface ShardReport extends ShardRun {
  readonly files: readonly FileReport[];
  readonly summary: Summary;
  readonly exit: number;
}

/** Why a text is not the report of a part of a check. */
export class ShardReportError extends Error {}

const TRUNCATED = 'the report is truncated or damaged: run its shard again';
const NO_REPORT =
  'this is not a JSON report of a shard: write it with roomlint check --shard 1/4 --format json=FILE';

/** Reads a report in the format json or ndjson. @throws ShardReportError */
export function readShardReport(text: string, rules: readonly Rule[]): ShardReport {
  if (text.trim() === '') throw new ShardReportError('the report is empty: run its shard again');
  try {
    const { files, ...rest } = documentOf(text);
    const report = readReport(rest, files);
    return { ...report, files: report.files.map((file) => ({ ...file, rules })) };
  } catch (error) {
    if (error instanceof FieldError) throw new ShardReportError(`${TRUNCATED} (${error.message})`);
    throw error;
  }
}

/** The members of a report. */
interface ReportDocument extends Readonly<Record<string, unknown>> {
  readonly files: readonly unknown[];
}

function documentOf(text: string): ReportDocument {
  const whole = parsed(text);
  if (whole !== undefined && isReport(whole)) {
    if (Array.isArray(whole.files)) return { ...whole, files: whole.files };
    if (!Object.hasOwn(whole, 'files')) return { ...whole, files: [] };
  }
  if (whole !== undefined) throw new ShardReportError(isLine(whole) ? TRUNCATED : NO_REPORT);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = parsed(lines[0] ?? '');
  if (first === undefined || !isLine(first))
    throw new ShardReportError(/^\s*\{\s*"(?:version": ?1|path":)/.test(text) ? TRUNCATED : NO_REPORT);
  const files: unknown[] = lines.slice(0, -1).map(parsed);
  const last = parsed(lines.at(-1) ?? '');
  if (last === undefined || !isReport(last)) throw new ShardReportError(TRUNCATED);
  return { ...last, files };
}

/** A line of ndjson about a file. */
function isLine(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.path === 'string' && Array.isArray(value.findings);
}

function isReport(value: Readonly<Record<string, unknown>>): boolean {
  return value.version === REPORT_VERSION && typeof value.summary === 'object';
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = tryJsonParse(text);
  return isObject(value) ? value : undefined;
}

function readReport(document: Readonly<Record<string, unknown>>, listed: readonly unknown[]): ShardReport {
  if (document.shard === undefined)
    throw new ShardReportError('this report is not of a shard: there is nothing to merge it with');
  const shard = readObject(document.shard, 'shard');
  const merge = readObject(document.merge, 'merge');
  const rules = new Map(listOf(readRule)(merge.rules, 'merge.rules').map((rule) => [rule.id, rule]));
  const files = listed.map((file, index) => readFile(file, `files[${index}]`, rules));
  const counts = readObject(document.summary, 'summary');
  const summary = {
    files: readCount(counts.files, 'summary.files'),
    ...readCounts(counts, 'summary'),
    ...optional(counts, 'earlier', readCount, 'summary'),
    unchecked: files.filter(({ bytes }) => bytes === undefined).length,
    passedOver: listOf(readText)(document.passedOver, 'passedOver'),
  };
  if (summary.files !== files.length)
    throw new FieldError(`summary.files is ${summary.files}, but the report has ${files.length}`);
  const { maxWarnings } = optional(merge, 'maxWarnings', readCount, 'merge');
  return {
    shard: { index: readCount(shard.index, 'shard.index'), count: readCount(shard.count, 'shard.count') },
    version: readText(merge.roomlint, 'merge.roomlint'),
    options: listOf(readText)(merge.options, 'merge.options'),
    maxWarnings,
    exit: readCount(merge.exit, 'merge.exit'),
    files,
    summary,
  };
}

function readCounts(fields: Readonly<Record<string, unknown>>, at: string): FindingCounts {
  const { errors, warnings, infos, fixable } = fields;
  return {
    errors: readCount(errors, `${at}.errors`),
    warnings: readCount(warnings, `${at}.warnings`),
    infos: readCount(infos, `${at}.infos`),
    fixable: readCount(fixable, `${at}.fixable`),
  };
}

function readRule(value: unknown, at: string): RuleShape {
  const rule = readObject(value, at);
  return { ...rule, id: readText(rule.id, `${at}.id`) };
}

function readFile(value: unknown, at: string, rules: ReadonlyMap<string, RuleShape>): FileReport {
  const file = readObject(value, at);
  const evidence = readObject(file.evidence, `${at}.evidence`);
  const frames = listOf(readFrame)(evidence.frames, `${at}.evidence.frames`);
  const read = listOf(readFinding)(file.findings, `${at}.findings`);
  const findings = read.map((finding, index) => ({ ...finding, ...frames[index]?.about }));
  const framed = findings.flatMap((finding, index) => {
    const frame = frames[index]?.frame;
    return frame === undefined ? [] : [[finding, frame] as const];
  });
  return {
    path: readText(file.path, `${at}.path`),
    bytes: optional(file, 'bytes', readCount, at).bytes,
    findings,
    omitted: new Map(listOf(readOmitted)(evidence.omitted, `${at}.evidence.omitted`)),
    ...optional(file, 'earlier', readCount, at),
    ...optional(file, 'uncovered', listOf(readFinding), at),
    ...optional(file, 'error', readText, at),
    ...(evidence.isStopped === true && { isStopped: true }),
    rules: [],
    shownBytes: new Uint8Array(),
    carried: {
      frames: new Map(framed),
      positions: new Map(listOf(readPosition)(evidence.positions, `${at}.evidence.positions`)),
      graph: optional(evidence, 'graph', readText, `${at}.evidence`).graph,
      rules,
    },
  };
}

interface FrameShape {
  readonly frame: CodeFrame;
  readonly about: Pick<Finding, 'subject' | 'briefPointers'>;
}

function readFrame(value: unknown, at: string): FrameShape {
  const frame = readObject(value, at);
  return {
    frame: {
      code: readText(frame.code, `${at}.code`),
      marks: readText(frame.marks, `${at}.marks`),
      quotes: listOf(readText)(frame.quotes, `${at}.quotes`),
    },
    about: {
      ...optional(frame, 'subject', readText, at),
      ...optional(frame, 'briefPointers', listOf(readText), at),
    },
  };
}

function readOmitted(value: unknown, at: string): readonly [string, FindingCounts] {
  const [rule, counts] = listOf((one: unknown) => one)(value, at);
  return [readText(rule, `${at}[0]`), readCounts(readObject(counts, `${at}[1]`), `${at}[1]`)];
}

function readPosition(value: unknown, at: string): readonly [number, BytePosition] {
  const [offset, line, column] = listOf(readCount)(value, at);
  if (offset === undefined || line === undefined || column === undefined)
    throw new FieldError(`${at} must have three numbers`);
  return [offset, { line, column }];
}

const readLevel = oneOf(['error', 'warning', 'info']);
const readSafety = oneOf(['safe', 'unsafe']);

function readFinding(value: unknown, at: string): Finding {
  const finding = readObject(value, at);
  return {
    rule: readText(finding.rule, `${at}.rule`),
    kind: readText(finding.kind, `${at}.kind`),
    level: readLevel(finding.level, `${at}.level`),
    message: readText(finding.message, `${at}.message`),
    ...readPlace(finding, at),
    related: listOf((other, where) => {
      const fields = readObject(other, where);
      return { message: readText(fields.message, `${where}.message`), ...readPlace(fields, where) };
    })(finding.related, `${at}.related`),
    ...optional(finding, 'fix', readFix, at),
    ...optional(finding, 'notFixed', readText, at),
    fingerprint: readText(finding.fingerprint, `${at}.fingerprint`),
    insideStrings: 0,
  };
}

function readPlace(fields: Readonly<Record<string, unknown>>, at: string): FindingPlace {
  return {
    pointer: readText(fields.pointer, `${at}.pointer`),
    embedded: listOf(readText)(fields.embedded, `${at}.embedded`),
    start: readSpot(fields.start, `${at}.start`),
    end: readSpot(fields.end, `${at}.end`),
  };
}

function readSpot(value: unknown, at: string): Position {
  const { offset, line, column } = readObject(value, at);
  return positionAt(
    readCount(offset, `${at}.offset`),
    readCount(line, `${at}.line`),
    readCount(column, `${at}.column`),
  );
}

function readOffset(value: unknown, at: string): ByteOffset {
  return byteOffset(readCount(value, at));
}

function readFix(value: unknown, at: string): Fix {
  const fix = readObject(value, at);
  return {
    safety: readSafety(fix.safety, `${at}.safety`),
    description: readText(fix.description, `${at}.description`),
    edits: listOf((edit, where) => {
      const { start, end, text } = readObject(edit, where);
      return {
        start: readOffset(start, `${where}.start`),
        end: readOffset(end, `${where}.end`),
        text: readText(text, `${where}.text`),
      };
    })(fix.edits, `${at}.edits`),
  };
}
