import { type Finding, type FindingPlace, type OmittedFindings, totalOf } from '../lint/finding.js';
import type { FileReport, Reporter, Summary } from './report.js';
import { type RulePages, urlOf } from './rule-pages.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The version of the report's shape, which schemas/report.schema.json describes. */
export const REPORT_VERSION = 1;
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

/** The counts of a whole report. */
export function summaryShape({
  files,
  errors,
  warnings,
  infos,
  fixable,
  earlier,
}: Omit<Summary, 'passedOver'>) {
  return { files, errors, warnings, infos, fixable, ...(earlier !== undefined && { earlier }) };
}

/** All members of a file, with its findings as they are. Members that are undefined are not written. */
export function fileShape(
  report: FileReport,
  pages: RulePages,
): Readonly<Record<string, unknown>> & Pick<FileReport, 'findings'> {
  const { path, bytes, findings, omitted, earlier, uncovered, error } = report;
  return {
    path,
    bytes,
    error,
    omitted: omitted === undefined || omitted.size === 0 ? undefined : omittedShape(omitted),
    earlier,
    uncovered: uncovered?.map((finding) => findingShape(finding, pages)),
    findings,
  };
}

function omittedShape(omitted: OmittedFindings): Record<string, number> {
  const rules = [...omitted].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(rules.map(([rule, counts]) => [rule, totalOf(counts)]));
}

export function findingShape(finding: Finding, pages: RulePages): object {
  const { rule, kind, level, message, related, fix, notFixed, fingerprint } = finding;
  return {
    rule,
    kind,
    ...urlOf(pages, rule),
    level,
    message,
    ...placeShape(finding),
    related: related.map((other) => ({ message: other.message, ...placeShape(other) })),
    fix,
    notFixed,
    fingerprint,
  };
}

export function placeShape({ pointer, embedded, start, end }: FindingPlace): object {
  return { pointer, embedded, start, end };
}
