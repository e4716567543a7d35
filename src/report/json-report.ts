import type { Finding } from '../lint/finding.js';
import { fileShape, findingShape, REPORT_VERSION, summaryShape } from './file-json.js';
import { list } from './json-pieces.js';
import type { FileReport, Reporter, Summary } from './report.js';
import type { RulePages } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

const HEAD = `{\n  "version": ${REPORT_VERSION},\n  "files": [`;

/** What four arrays inside each other add before their innermost element, and again after it. */
const AROUND = '[\n  [\n    [\n      [\n'.length;

/** The machine-readable report: one indented JSON document. Each file is written as soon as it is checked. */
export class JsonReporter implements Reporter {
  private files = 0;

  constructor(private readonly pages: RulePages) {}

  file(report: FileReport): Iterable<string> {
    const before = this.files++ === 0 ? `${HEAD}\n` : ',\n';
    const { findings, ...about } = fileShape(report, this.pages);
    // All members except the findings, without the closing brace.
    const members = indent(jsonWithoutCommands(about, 2), '    ').slice(0, -'\n    }'.length);
    // Indented as it is written, in as many lists: moving its lines to the right afterwards takes as long
    // again.
    const textOf = (finding: Finding): string =>
      jsonWithoutCommands([[[[findingShape(finding, this.pages)]]]], 2).slice(AROUND, -AROUND);
    return list(`${before}${members},\n      "findings": `, findings, '      ', textOf, '\n    }');
  }

  end(summary: Summary): string {
    const before = this.files === 0 ? HEAD : '\n  ';
    const members = [member('passedOver', summary.passedOver), member('summary', summaryShape(summary))];
    return `${before}],\n${members.join(',\n')}\n}\n`;
  }
}

function member(name: string, value: object): string {
  return `  "${name}": ${indent(jsonWithoutCommands(value, 2), '  ').trimStart()}`;
}

function indent(text: string, by: string): string {
  return by + text.replaceAll('\n', `\n${by}`);
}
