import { type Finding, type FindingPlace, type OmittedFindings, totalOf } from '../lint/finding.js';
import type { FileReport, Reporter, Summary } from './report.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The version of the report's shape, which schemas/report.schema.json describes. */
const VERSION = 1;

/**
 * The length of what stands before an element of four lists that are one in another, and of what stands after
 * it.
 */
const AROUND = '[\n  [\n    [\n      [\n'.length;

/** The machine-readable report: one indented JSON document. Each file is written as soon as it is checked. */
export class JsonReporter implements Reporter {
  private files = 0;

  *file(report: FileReport): Iterable<string> {
    yield this.files++ === 0 ? `{\n  "version": ${VERSION},\n  "files": [\n` : ',\n';
    const { findings, ...about } = fileShape(report);
    // All members except the findings, without the closing brace.
    yield `${indent(jsonWithoutCommands(about, 2), '    ').slice(0, -'\n    }'.length)},\n      "findings": [`;
    let before = '\n';
    for (const finding of findings) {
      // Indented as it is written, in as many lists: moving its lines to the right afterwards takes as long
      // again.
      yield before + jsonWithoutCommands([[[[findingShape(finding)]]]], 2).slice(AROUND, -AROUND);
      before = ',\n';
    }
    yield findings.length === 0 ? ']\n    }' : '\n      ]\n    }';
  }

  end({ files, errors, warnings, infos, fixable, earlier, passedOver }: Summary): string {
    const counts = { files, errors, warnings, infos, fixable };
    const summary = earlier === undefined ? counts : { ...counts, earlier };
    const member = (name: string, value: object): string =>
      `  "${name}": ${indent(jsonWithoutCommands(value, 2), '  ').trimStart()}`;
    const before = this.files === 0 ? `{\n  "version": ${VERSION},\n  "files": [` : '\n  ';
    return `${before}],\n${member('passedOver', passedOver)},\n${member('summary', summary)}\n}\n`;
  }
}

function indent(text: string, by: string): string {
  return by + text.replaceAll('\n', `\n${by}`);
}

function fileShape({ path, bytes, findings, omitted, earlier, uncovered, error }: FileReport): FileShape {
  return {
    path,
    ...(bytes === undefined ? {} : { bytes }),
    ...(error === undefined ? {} : { error }),
    ...(omitted === undefined || omitted.size === 0 ? {} : { omitted: omittedShape(omitted) }),
    ...(earlier === undefined ? {} : { earlier }),
    ...(uncovered === undefined ? {} : { uncovered: uncovered.map(findingShape) }),
    findings,
  };
}

interface FileShape {
  readonly path: string;
  readonly bytes?: number;
  readonly error?: string;
  readonly omitted?: Readonly<Record<string, number>>;
  readonly earlier?: number;
  readonly uncovered?: readonly object[];
  readonly findings: readonly Finding[];
}

function omittedShape(omitted: OmittedFindings): Record<string, number> {
  const rules = [...omitted].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(rules.map(([rule, counts]) => [rule, totalOf(counts)]));
}

function findingShape(finding: Finding): object {
  const { rule, level, message, related, fix, notFixed, fingerprint } = finding;
  return {
    rule,
    level,
    message,
    ...placeShape(finding),
    related: related.map((other) => ({ message: other.message, ...placeShape(other) })),
    ...(fix === undefined ? {} : { fix }),
    ...(notFixed === undefined ? {} : { notFixed }),
    fingerprint,
  };
}

function placeShape({ pointer, embedded, start, end }: FindingPlace): object {
  return { pointer, embedded, start, end };
}
