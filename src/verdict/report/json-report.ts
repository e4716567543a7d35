import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './file-json.js';
import type { FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

const HEAD = `{\n  "version": ${REPORT_VERSION},\n  "files": [`;

/** The machine-readable report: one indented JSON document. Each file is written as soon as it is checked. */
export class JsonReporter implements Reporter {
  private files = 0;

  constructor(private readonly pages: RulePages) {}

  file(report: FileReport): string[] {
    const start = this.files++ === 0 ? `${HEAD}\n    ` : ',\n    ';
    const { findings, ...about } = fileShape(report, this.pages);
    const shapes = findings.map((finding) => findingShape(finding, this.pages));
    return [start, indented({ ...about, findings: shapes }, '    ')];
  }

  end({ passedOver, ...summary }: Summary): string {
    const before = this.files === 0 ? HEAD : '\n  ';
    const member = (name: string, value: object): string => `  "${name}": ${indented(value, '  ')}`;
    const members = [member('passedOver', passedOver), member('summary', summaryShape(summary))];
    return `${before}],\n${members.join(',\n')}\n}\n`;
  }
}

/** A value whose first line continues a line. */
function indented(value: object, indent: string): string {
  return jsonWithoutCommands(value, 2).replaceAll('\n', `\n${indent}`);
}
