"use strict";
const { attribute } = require("./command-report.js");
// src/report/simulation-junit.ts
function* simulationJunit(path, { runs }) {
	yield "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"roomlint simulate\">\n";
	for (const [index, run] of runs.entries()) yield* suite(`${path} run ${index + 1}`, run);
	yield "</testsuites>\n";
}
const ENDLESS = "<failure message=\"stopped: quests set each other off endlessly\" type=\"endless\"/>";
const STOPPED = {
	"at-once": ENDLESS,
	"in-time": ENDLESS,
	script: "<failure message=\"stopped: the script takes too many steps\" type=\"too-long\"/>"
};
function* suite(name, { outcomes, stopped, line }) {
	const tests = outcomes.filter(({ kind }) => kind === "held" || kind === "failed");
	const failures = tests.filter(({ kind }) => kind === "failed").length + (stopped === void 0 ? 0 : 1);
	const suiteName = attribute(name);
	yield `  <testsuite name="${suiteName}" tests="${tests.length + 1}" failures="${failures}" errors="0" skipped="0" time="0">\n`;
	for (const outcome of tests) {
		yield `    <testcase name="${attribute(`line ${outcome.line.line}: ${outcome.line.source}`)}" classname="${suiteName}"`;
		if (outcome.kind !== "failed") yield "/>\n";
		else yield `>\n      <failure message="${attribute(outcome.message)}" type="expect"/>\n    </testcase>\n`;
	}
	yield `    <testcase name="line ${line}: the run comes to an end" classname="${suiteName}"`;
	yield stopped === void 0 ? "/>\n" : `>\n      ${STOPPED[stopped]}\n    </testcase>\n`;
	yield "  </testsuite>\n";
}
exports.simulationJunit = simulationJunit;
