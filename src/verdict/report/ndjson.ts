import { tryJsonParse } from '../../bytes/json/parse-json.js';
import type { Finding, FindingCounts } from '../lint/finding.js';
import { graphOfFindings } from '../play/graph-of-findings.js';
import { positionsOf } from './byte-positions.js';
import { type CodeFrame, codeFrame, DEFAULT_COLUMNS, frameColumns } from './code-frame.js';
import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './json-report.js';
import { graphBlock, MAX_GRAPHS } from './markdown-graph.js';
import type { CheckRun, FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import { type RuleShape, ruleShape } from './sarif-rule.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** A line about a file. */
export interface FileLine
  extends Omit<FileReport, 'findings' | 'omitted' | 'rules' | 'shownBytes' | 'carried'> {
  readonly findings: readonly Omit<Finding, 'insideStrings'>[];
  readonly evidence?: EvidenceShape;
}

/** The last line: without it, a report is not complete. */
export interface EndLine {
  readonly version: typeof REPORT_VERSION;
  readonly passedOver: readonly string[];
  readonly summary: Omit<Summary, 'unchecked' | 'passedOver' | 'exit'>;
  readonly run: {
    readonly roomlint: string;
    readonly options: readonly string[];
    readonly maxWarnings?: number | undefined;
    readonly exit: number;
    readonly rules: readonly RuleShape[];
  };
}

/**
 * A line for each file as soon as it is checked, and one for the run at the end. `roomlint report` writes every
 * other format from them, so such reports can be concatenated.
 */
export class NdjsonReporter implements Reporter {
  private readonly evidence: Evidence;

  constructor(
    private readonly pages: RulePages,
    private readonly run: CheckRun,
  ) {
    this.evidence = new Evidence(pages);
  }

  file(report: FileReport): Iterable<string> {
    const { findings, ...about } = fileShape(report, this.pages);
    // All members except the findings, without the closing brace.
    const members = jsonWithoutCommands({ ...about, evidence: this.evidence.of(report) }).slice(0, -1);
    const shapes = findings.map((finding) => jsonWithoutCommands(findingShape(finding, this.pages)));
    return [`${members},"findings":[`, shapes.join(','), ']}\n'];
  }

  end(summary: Summary): string {
    const { passedOver, exit = 0 } = summary;
    const { version, options, maxWarnings } = this.run;
    const run = { roomlint: version, options, maxWarnings, exit, rules: this.evidence.pluginRules };
    const last: EndLine = { version: REPORT_VERSION, passedOver, summary: summaryShape(summary), run };
    return `${jsonWithoutCommands(last)}\n`;
  }
}

/** What a line of ndjson says of a file so that every other format can be written from it. */
interface EvidenceShape {
  readonly frames: readonly (CodeFrame & Pick<Finding, 'subject'>)[];
  readonly positions: readonly (readonly [offset: number, line: number, column: number])[];
  readonly omitted: readonly (readonly [rule: string, counts: FindingCounts])[];
  readonly graph?: string | undefined;
}

/** Gathers the evidence of files. */
class Evidence {
  private readonly rules = new Map<string, RuleShape>();
  private graphs = 0;

  constructor(private readonly pages: RulePages) {}

  /** What the file has to show; undefined where nothing was found in it. */
  of(report: FileReport): EvidenceShape | undefined {
    const { findings, shownBytes, omitted = new Map() } = report;
    if (findings.length === 0 && omitted.size === 0) return undefined;
    this.notePluginRules(report);
    const drawn = this.graphs < MAX_GRAPHS ? graphOfFindings(shownBytes, findings) : undefined;
    if (drawn !== undefined) this.graphs++;
    return {
      frames: shownBytes.length === 0 ? [] : findings.map((finding) => frameShape(shownBytes, finding)),
      positions: [...positionsOf(shownBytes, findings)].map(([offset, at]) => [offset, at.line, at.column]),
      omitted: [...omitted],
      graph: drawn && graphBlock(drawn),
    };
  }

  /** The rules of plugins that have found something. */
  get pluginRules(): readonly RuleShape[] {
    return [...this.rules.values()];
  }

  private notePluginRules({ findings, rules }: FileReport): void {
    for (const { rule: id } of findings) {
      if (this.rules.has(id) || this.pages.of(id) !== undefined) continue;
      const rule = rules.find((one) => one.id === id);
      if (rule !== undefined) this.rules.set(id, ruleShape(id, rule, this.pages));
    }
  }
}

function frameShape(bytes: Uint8Array, finding: Finding): EvidenceShape['frames'][number] {
  const frame = codeFrame(bytes, finding, frameColumns(finding, DEFAULT_COLUMNS));
  return { ...frame, subject: finding.subject };
}

/** What one or more ndjson reports say, one after the other. */
export interface NdjsonReport {
  readonly files: readonly FileReport[];
  readonly runs: readonly CheckEnd[];
}

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
  return isRecord(value) && typeof value.path === 'string' && Array.isArray(value.findings);
}

function isEnd(value: unknown): value is EndLine {
  return (
    isRecord(value) && value.version === REPORT_VERSION && isRecord(value.summary) && isRecord(value.run)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function checkEnd({ summary, passedOver, run }: EndLine): CheckEnd {
  const { roomlint: version, options, maxWarnings, exit } = run;
  return { version, options, maxWarnings, exit, summary: { ...summary, passedOver } };
}

function fileReport(line: FileLine, rules: ReadonlyMap<string, RuleShape>): FileReport {
  const { evidence = { frames: [], positions: [], omitted: [] }, findings: written, ...about } = line;
  const frames = new Map<Finding, CodeFrame>();
  const findings = written.map((finding, index) => {
    const { code, marks, ...more } = evidence.frames[index] ?? {};
    const read = { ...finding, ...more, insideStrings: 0 };
    if (code !== undefined && marks !== undefined) frames.set(read, { code, marks });
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
