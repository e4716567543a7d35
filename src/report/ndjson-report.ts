import type { Finding } from '../lint/finding.js';
import type { Evidence } from './evidence.js';
import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './file-json.js';
import { list } from './json-pieces.js';
import type { FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The JSON report as lines: one object for each file as soon as it is checked, and one for the whole at the end. */
export class NdjsonReporter implements Reporter {
  constructor(
    private readonly pages: RulePages,
    private readonly evidence: Evidence | undefined,
  ) {}

  file(report: FileReport): Iterable<string> {
    const { findings, ...about } = fileShape(report, this.evidence, this.pages);
    // All members except the findings, without the closing brace.
    const members = jsonWithoutCommands(about).slice(0, -1);
    const textOf = (finding: Finding): string => jsonWithoutCommands(findingShape(finding, this.pages));
    return list(`${members},"findings":`, findings, undefined, textOf, '}\n');
  }

  end(summary: Summary): string {
    const { passedOver, exit = 0 } = summary;
    const { evidence } = this;
    const last = {
      version: REPORT_VERSION,
      ...(evidence === undefined ? {} : { shard: evidence.shard }),
      passedOver,
      summary: summaryShape(summary),
      ...(evidence === undefined ? {} : { merge: evidence.close(exit) }),
    };
    return `${jsonWithoutCommands(last)}\n`;
  }
}
