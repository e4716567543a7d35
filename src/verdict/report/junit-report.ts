import { printable } from '../../bytes/json/quote.js';
import type { Stop } from '../../model/flow/timeline.js';
import type { Finding } from '../lint/finding.js';
import type { PlayedRun, PlayedScript } from '../play/play-script.js';
import type { FileReport, Reporter } from './report.js';

/** JUnit XML: one suite per file, one failed test per error, one passing test per other finding. */
export class JUnitReporter implements Reporter {
  private suites = 0;

  file({ path, findings, error }: FileReport): readonly string[] {
    const tests = findings.map((finding) => findingTest(path, finding));
    if (error !== undefined) tests.push(testCase('check', path, `<error message="${attribute(error)}"/>`));
    else if (tests.length === 0) tests.push(testCase('no findings', path));
    const failures = findings.filter(({ level }) => level === 'error').length;
    const counts = { failures, errors: error === undefined ? 0 : 1 };
    return [this.suites++ === 0 ? head('roomlint') : '', ...suite(path, tests, counts)];
  }

  end(): string {
    return `${this.suites === 0 ? head('roomlint') : ''}${TAIL}`;
  }
}

function findingTest(path: string, { rule, level, message, start }: Finding): string {
  const place = `${path}:${start.line}:${start.column}`;
  const result =
    level === 'error'
      ? `<failure message="${attribute(message)}" type="${attribute(rule)}">${attribute(`${place} ${message}`)}</failure>`
      : `<system-out>${attribute(`${place} ${level} ${message}`)}</system-out>`;
  return testCase(`${rule} at line ${start.line}, column ${start.column}`, path, result);
}

/** A play as JUnit XML: one suite per run, one test per expectation, and one for the run itself. */
export function simulationJunit(path: string, { runs }: PlayedScript): string[] {
  return [
    head('roomlint simulate'),
    ...runs.flatMap((run, index) => runSuite(`${path} run ${index + 1}`, run)),
    TAIL,
  ];
}

const ENDLESS = '<failure message="stopped: quests set each other off endlessly" type="endless"/>';
const STOPPED: Readonly<Record<Stop, string>> = {
  'at-once': ENDLESS,
  'in-time': ENDLESS,
  script: '<failure message="stopped: the script takes too many steps" type="too-long"/>',
};

function runSuite(name: string, { outcomes, stopped, line }: PlayedRun): string[] {
  let failures = stopped === undefined ? 0 : 1;
  const tests = outcomes.flatMap((outcome) => {
    const title = `line ${outcome.line.line}: ${outcome.line.source}`;
    if (outcome.kind === 'held') return testCase(title, name);
    if (outcome.kind !== 'failed') return [];
    failures++;
    return testCase(title, name, `<failure message="${attribute(outcome.message)}" type="expect"/>`);
  });
  tests.push(testCase(`line ${line}: the run comes to an end`, name, stopped && STOPPED[stopped]));
  return suite(name, tests, { failures, errors: 0 });
}

/** Has no totals, because they are known only at the end, and the report is written piece by piece. */
function head(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${name}">\n`;
}

const TAIL = '</testsuites>\n';

function suite(
  name: string,
  tests: readonly string[],
  { failures, errors }: { readonly failures: number; readonly errors: number },
): string[] {
  return [
    `  <testsuite name="${attribute(name)}" tests="${tests.length}" failures="${failures}" errors="${errors}" skipped="0" time="0">\n`,
    ...tests,
    '  </testsuite>\n',
  ];
}

/** @param result what came of it, as XML; undefined for a test that passed */
function testCase(name: string, suiteName: string, result?: string): string {
  const open = `    <testcase name="${attribute(name)}" classname="${attribute(suiteName)}"`;
  return result === undefined ? `${open}/>\n` : `${open}>\n      ${result}\n    </testcase>\n`;
}

/** Escapes text for XML 1.0, attributes included, and breaks up `##[`, a command for GitHub's runner. */
function attribute(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/##([\w.]{0,20})\[/g, '##$1&#91;')
    .replaceAll(/[\ufffe\uffff]/g, '\ufffd');
}
