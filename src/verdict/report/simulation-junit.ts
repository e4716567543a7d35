import type { Stop } from '../../model/flow/timeline.js';
import type { PlayedRun, PlayedScript } from '../play/play-script.js';
import { attribute } from './junit-report.js';

/** JUnit XML: one suite per run, one test per expectation, and one for the run itself. */
export function simulationJunit(path: string, { runs }: PlayedScript): string[] {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="roomlint simulate">\n',
    ...runs.flatMap((run, index) => suite(`${path} run ${index + 1}`, run)),
    '</testsuites>\n',
  ];
}

const ENDLESS = '<failure message="stopped: quests set each other off endlessly" type="endless"/>';
const STOPPED: Readonly<Record<Stop, string>> = {
  'at-once': ENDLESS,
  'in-time': ENDLESS,
  script: '<failure message="stopped: the script takes too many steps" type="too-long"/>',
};

function suite(name: string, { outcomes, stopped, line }: PlayedRun): string[] {
  const tests = outcomes.filter(({ kind }) => kind === 'held' || kind === 'failed');
  const failures = tests.filter(({ kind }) => kind === 'failed').length + (stopped === undefined ? 0 : 1);
  const suiteName = attribute(name);
  const testCase = (title: string, failure: string | undefined): string =>
    `    <testcase name="${title}" classname="${suiteName}"${failure === undefined ? '/>' : `>\n      ${failure}\n    </testcase>`}\n`;
  return [
    `  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`,
    ...tests.map((outcome) => {
      const title = attribute(`line ${outcome.line.line}: ${outcome.line.source}`);
      if (outcome.kind !== 'failed') return testCase(title, undefined);
      return testCase(title, `<failure message="${attribute(outcome.message)}" type="expect"/>`);
    }),
    testCase(`line ${line}: the run comes to an end`, stopped && STOPPED[stopped]),
    '  </testsuite>\n',
  ];
}
