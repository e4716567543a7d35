import { printable } from '../../bytes/json/quote.js';
import type { Finding } from '../lint/finding.js';
import type { FileReport, Reporter, Summary } from './report.js';

/** JUnit XML: one suite per file, one failed test per error, one passing test per other finding. */
export class JUnitReporter implements Reporter {
  private suites = 0;

  file({ path, findings, error }: FileReport): readonly string[] {
    const failures = findings.filter(({ level }) => level === 'error').length;
    const errors = error === undefined ? 0 : 1;
    const tests = Math.max(1, findings.length + errors);
    const parts = [
      this.suites++ === 0 ? HEAD : '',
      `  <testsuite name="${attribute(path)}" tests="${tests}" failures="${failures}" errors="${errors}" skipped="0" time="0">\n`,
    ];
    for (const finding of findings) parts.push(testCase(path, finding));
    if (error !== undefined)
      parts.push(
        `    <testcase name="check" classname="${attribute(path)}">\n      <error message="${attribute(error)}"/>\n    </testcase>\n`,
      );
    else if (findings.length === 0)
      parts.push(`    <testcase name="no findings" classname="${attribute(path)}"/>\n`);
    parts.push('  </testsuite>\n');
    return parts;
  }

  end(_summary: Summary): string {
    return `${this.suites === 0 ? HEAD : ''}</testsuites>\n`;
  }
}

/** Has no totals, because they are known only at the end, and the report is written piece by piece. */
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="roomlint">\n';

function testCase(path: string, { rule, level, message, start }: Finding): string {
  const place = `${path}:${start.line}:${start.column}`;
  const open = `    <testcase name="${attribute(`${rule} at line ${start.line}, column ${start.column}`)}" classname="${attribute(path)}"`;
  if (level === 'error') {
    const failure = `<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`;
    return `${open}>\n      ${failure}\n    </testcase>\n`;
  }
  return `${open}>\n      <system-out>${attribute(`${place} ${level} ${message}`)}</system-out>\n    </testcase>\n`;
}

/** Escapes text for XML 1.0, attributes included, and breaks up `##[`, a command for GitHub's runner. */
export function attribute(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/##([\w.]{0,20})\[/g, '##$1&#91;')
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd');
}
