import { tryJsonParse } from '../../bytes/json/parse-json.js';
import type { Finding } from '../lint/finding.js';
import type { CodeFrame } from './code-frame.js';
import { REPORT_VERSION } from './json-report.js';
import type { EndLine, FileLine } from './ndjson-report.js';
import type { CheckRun, FileReport, Summary } from './report.js';
import type { RuleShape } from './sarif-rule.js';

/** What one or more ndjson reports say, one after the other. */
export interface NdjsonReport {
  readonly files: readonly FileReport[];
  readonly runs: readonly CheckEnd[];
}

/** The end of one check. */
export interface CheckEnd extends CheckRun {
  readonly summary: Omit<Summary, 'unchecked'>;
  readonly exit: number;
}

/** Why a text is not the complete report of a check. */
export class NdjsonError extends Error {}

/** Reads ndjson reports that were joined, or a single one. @throws NdjsonError unless each is complete */
export function readNdjson(text: string): NdjsonReport {
  const [lines, ends]: [FileLine[], EndLine[]] = [[], []];
  let wasEnd = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const value: unknown = tryJsonParse(line);
    wasEnd = isEnd(value);
    if (isEnd(value)) ends.push(value);
    else if (isFile(value)) lines.push(value);
    else if (lines.length + ends.length === 0) throw new NdjsonError(NO_REPORT);
    else throw new NdjsonError(`${INCOMPLETE} (line "${line.slice(0, 30)}…")`);
  }
  if (ends.length === 0 && lines.length === 0) throw new NdjsonError(`it is empty: ${AGAIN}`);
  const counted = ends.reduce((sum, { summary }) => sum + summary.files, 0);
  if (!wasEnd) throw new NdjsonError(INCOMPLETE);
  if (counted !== lines.length)
    throw new NdjsonError(`it has ${lines.length} files, but was written with ${counted}: ${AGAIN}`);
  const rules = new Map(ends.flatMap(({ run }) => run.rules.map((rule) => [rule.id, rule])));
  return { files: lines.map((line) => fileReport(line, rules)), runs: ends.map(checkEnd) };
}

const AGAIN = 'run its check again';
const INCOMPLETE = `its last line is missing or damaged: ${AGAIN}`;
const NO_REPORT = 'this is not a report in ndjson: write one with roomlint check --format ndjson=FILE';

function isFile(value: unknown): value is FileLine {
  if (typeof value !== 'object' || value === null || !('path' in value && 'findings' in value)) return false;
  return typeof value.path === 'string' && Array.isArray(value.findings);
}

function isEnd(value: unknown): value is EndLine {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === REPORT_VERSION &&
    'summary' in value &&
    'run' in value
  );
}

function checkEnd({ summary, passedOver, run }: EndLine): CheckEnd {
  const { roomlint: version, options, maxWarnings, exit } = run;
  return { version, options, maxWarnings, exit, summary: { ...summary, passedOver } };
}

function fileReport(line: FileLine, rules: ReadonlyMap<string, RuleShape>): FileReport {
  const { evidence = { frames: [], positions: [], omitted: [] }, findings: written, ...about } = line;
  const frames = new Map<Finding, CodeFrame>();
  const findings = written.map((finding, index) => {
    const { code, marks, quotes, ...more } = evidence.frames[index] ?? {};
    const read = { ...finding, ...more, insideStrings: 0 };
    if (code !== undefined && marks !== undefined && quotes !== undefined)
      frames.set(read, { code, marks, quotes });
    return read;
  });
  const positions = new Map(evidence.positions.map(([offset, line, column]) => [offset, { line, column }]));
  return {
    ...about,
    findings,
    omitted: new Map(evidence.omitted),
    rules: [],
    shownBytes: new Uint8Array(),
    carried: { frames, positions, graph: evidence.graph, rules },
  };
}
