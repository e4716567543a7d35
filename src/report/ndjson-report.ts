import type { Evidence } from './evidence.js';
import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './file-json.js';
import type { FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The JSON report as lines: one object for each file as soon as it is checked, and one for the whole at the end. */
export class NdjsonReporter implements Reporter {
  constructor(
    private readonly pages: RulePages,
    private readonly evidence: Evidence | undefined,
  ) {}

  *file(report: FileReport): Iterable<string> {
    const { findings, ...about } = fileShape(report, this.evidence, this.pages);
    yield `${jsonWithoutCommands(about).slice(0, -1)},"findings":[`;
    let before = '';
    for (const finding of findings) {
      yield before + jsonWithoutCommands(findingShape(finding, this.pages));
      before = ',';
    }
    yield ']}\n';
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
