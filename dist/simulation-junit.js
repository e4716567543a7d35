import { attribute } from "./shared.js";
// src/report/simulation-junit.ts
function* simulationJunit(path, { runs }) {
	yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"roomlint simulate\">\n";
	for (const [index, run] of runs.entries()) yield* suite(`${path} run ${index + 1}`, run);
	yield "</testsuites>\n";
}
function* suite(name, { outcomes, stopped, line }) {
	const tests = outcomes.filter(({ kind }) => kind === "held" || kind === "failed");
	const failures = tests.filter(({ kind }) => kind === "failed").length + (stopped ? 1 : 0);
	const suiteName = attribute(name);
	yield `  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`;
	for (const outcome of tests) {
		yield `    <testcase name="${attribute(`line ${outcome.line.line}: ${outcome.line.source}`)}" classname="${suiteName}"`;
		if (outcome.kind !== "failed") yield "/>\n";
		else yield `>\n      <failure message="${attribute(outcome.message)}" type="expect"/>\n    </testcase>\n`;
	}
	yield `    <testcase name="line ${line}: the run comes to an end" classname="${suiteName}"`;
	yield stopped ? ">\n      <failure message=\"stopped: quests set each other off endlessly\" type=\"endless\"/>\n    </testcase>\n" : "/>\n";
	yield "  </testsuite>\n";
}
export { simulationJunit };
