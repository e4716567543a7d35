import type { Finding } from '../lint/finding.js';
import { printable } from '../text/quote.js';
import type { FileReport, Reporter, Summary } from './report.js';

/**
 * JUnit's XML, for build servers: a suite a file, a failed test a finding. Warnings and infos pass, and say what they are; a file without
 * findings is one test that passes.
 */
export class JUnitReporter implements Reporter {
  private readonly suites: string[] = [];
  private tests = 0;
  private failures = 0;
  private failed = 0;

  file({ path, findings, error }: FileReport): Iterable<string> {
    const cases = findings.map((finding) => testCase(path, finding));
    if (error !== undefined)
      cases.push(
        `    <testcase name="check" classname="${attribute(path)}">\n      <error message="${attribute(error)}"/>\n    </testcase>\n`,
      );
    if (cases.length === 0) cases.push(`    <testcase name="no findings" classname="${attribute(path)}"/>\n`);
    const failures = findings.filter(({ level }) => level === 'error').length;
    const errors = error === undefined ? 0 : 1;
    this.tests += cases.length;
    this.failures += failures;
    this.failed += errors;
    this.suites.push(
      `  <testsuite name="${attribute(path)}" tests="${cases.length}" failures="${failures}" errors="${errors}" skipped="0" time="0">\n${cases.join('')}  </testsuite>\n`,
    );
    // The counts stand in front of everything.
    return [];
  }

  end(_summary: Summary): string {
    const head = `<testsuites name="roomlint" tests="${this.tests}" failures="${this.failures}" errors="${this.failed}" time="0">`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${this.suites.join('')}</testsuites>\n`;
  }
}

function testCase(path: string, { rule, level, message, start }: Finding): string {
  const place = `${path}:${start.line}:${start.column}`;
  const open = `    <testcase name="${attribute(`${rule} at line ${start.line}, column ${start.column}`)}" classname="${attribute(path)}"`;
  if (level === 'error') {
    const failure = `<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`;
    return `${open}>\n      ${failure}\n    </testcase>\n`;
  }
  return `${open}>\n      <system-out>${attribute(`${place} ${level} ${message}`)}</system-out>\n    </testcase>\n`;
}

/** Text in an attribute or an element. Control characters, which XML 1.0 has none of, are written as escapes. */
function attribute(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd');
}
