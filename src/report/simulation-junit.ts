import type { PlayedRun, PlayedScript } from '../flow/play/play-script.js';
import type { Stop } from '../flow/timeline.js';
import { attribute } from './junit-report.js';

/** JUnit XML: one suite per run, one test per expectation, and one for the run itself. */
export function* simulationJunit(path: string, { runs }: PlayedScript): Iterable<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="roomlint simulate">\n';
  for (const [index, run] of runs.entries()) yield* suite(`${path} run ${index + 1}`, run);
  yield '</testsuites>\n';
}

const ENDLESS = '<failure message="stopped: quests set each other off endlessly" type="endless"/>';
const STOPPED: Readonly<Record<Stop, string>> = {
  'at-once': ENDLESS,
  'in-time': ENDLESS,
  script: '<failure message="stopped: the script takes too many steps" type="too-long"/>',
};

function* suite(name: string, { outcomes, stopped, line }: PlayedRun): Iterable<string> {
  const tests = outcomes.filter(({ kind }) => kind === 'held' || kind === 'failed');
  const failures = tests.filter(({ kind }) => kind === 'failed').length + (stopped === undefined ? 0 : 1);
  const suiteName = attribute(name);
  yield `  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`;
  for (const outcome of tests) {
    const title = attribute(`line ${outcome.line.line}: ${outcome.line.source}`);
    yield `    <testcase name="${title}" classname="${suiteName}"`;
    if (outcome.kind !== 'failed') yield '/>\n';
    else yield `>\n      <failure message="${attribute(outcome.message)}" type="expect"/>\n    </testcase>\n`;
  }
  yield `    <testcase name="line ${line}: the run comes to an end" classname="${suiteName}"`;
  yield stopped === undefined ? '/>\n' : `>\n      ${STOPPED[stopped]}\n    </testcase>\n`;
  yield '  </testsuite>\n';
}
