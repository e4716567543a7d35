import type { Finding } from '../lint/finding.js';
import { Evidence, type EvidenceShape } from './evidence.js';
import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './file-json.js';
import type { CheckRun, FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import type { RuleShape } from './sarif-rule.js';
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
